import { openBrowser, visit, asked, choices, shot } from './harbour';
const browser = await openBrowser();
const phone = process.argv.includes('phone');
const v = await visit(browser, { name: 'Mira', phone, language: process.argv.includes('ru') ? 'ru' : 'en' });
const { page } = v;
await page.waitForSelector('.game');
await page.waitForTimeout(500);
await shot(page, 'live-home' + (phone ? '-phone' : ''));
await page.click('.game .btn.primary');
await page.waitForSelector('.table');
let n = 0; const steps = new Map<string, number>(); const lat: number[] = [];
const t0 = Date.now();
const limit = Number(process.env.LIMIT ?? 100000);
while (Date.now() - t0 < limit) {
  const s = await asked(page);
  if (s === 'over') break;
  const q = (await page.textContent('.ask')) ?? '';
  // open a random group if tiles
  const groups = await page.$$('.decide [data-group]');
  if (groups.length && Math.random() < 0.6) { const g = groups[Math.floor(Math.random() * groups.length)]; await g!.click(); }
  const all = await choices(page);
  if (all.length === 0) { continue; }
  const done = all.find((a) => a === 'done');
  const pick = done && Math.random() < 0.4 ? done : all.filter((a) => a !== 'pass' || all.length === 1 || Math.random() < 0.2)[Math.floor(Math.random() * all.length)] ?? all[0]!;
  const kind = pick.split('(')[0]!;
  const key = kind;
  steps.set(key, (steps.get(key) ?? 0) + 1);
  if (steps.get(key) === 1) await shot(page, `live-${kind}${phone ? '-phone' : ''}`);
  const before = Date.now();
  await page.click(`.decide [data-action="${pick}"]`).catch((e) => console.log('click', pick, e.message.slice(0, 200)));
  await page.waitForFunction((old) => document.querySelector('.decide')?.getAttribute('aria-busy') !== 'true', q, { polling: 5 }).catch(() => {});
  lat.push(Date.now() - before);
  n += 1;
}
lat.sort((a, b) => a - b);
console.log(n, 'moves', (Date.now() - t0) / 1000, 's', Object.fromEntries(steps), 'latency median', lat[Math.floor(lat.length / 2)], 'p95', lat[Math.floor(lat.length * 0.95)]);
await shot(page, 'live-end' + (phone ? '-phone' : ''));
console.log('faults', v.faults.slice(0, 8));
await browser.close();
