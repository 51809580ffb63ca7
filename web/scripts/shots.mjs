// Pictures of seeded positions from the development server, for looking at: node scripts/shots.mjs [folder] [names...]
import { mkdirSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder = 'shots', ...only] = process.argv.slice(2);
const base = process.env.QUAYSIDE_WEB ?? 'http://localhost:5173';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
mkdirSync(folder, { recursive: true });
const names =
  only.length > 0
    ? only
    : readdirSync('fixtures')
        .map((file) => file.replace('.json', ''))
        .filter((name) => /-(main|over)$/.test(name));
for (const name of names) {
  const [fixture, ...flags] = name.split('+');
  const phone = flags.includes('phone');
  const [wide, high] = flags.find((flag) => /^\d+x\d+$/.test(flag))?.split('x') ?? [];
  const page = await browser.newPage({
    viewport: phone ? { width: 390, height: 844 } : { width: Number(wide ?? 1440), height: Number(high ?? 900) },
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
  });
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
  const kept = {
    theme: flags.includes('dark') ? 'dark' : 'light',
    language: flags.find((flag) => ['en', 'ru', 'it'].includes(flag)) ?? 'en',
  };
  await page.addInitScript((settings) => localStorage.setItem('quayside', JSON.stringify(settings)), kept);
  await page.goto(fixture === 'home' ? `${base}/` : `${base}/#/fixture/${fixture}`);
  await page.waitForSelector(fixture === 'home' ? '.game' : '.table', { timeout: 20000 });
  const tab = flags.find((flag) => flag.startsWith('tab'));
  if (tab !== undefined)
    await page
      .locator('[role=tab]')
      .nth(Number(tab.slice(3)))
      .click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
