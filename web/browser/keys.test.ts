/** A table by single keys, and what those who listen hear of it. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, shot, URL_OF_SERVER, visit } from './harbour';
import { againstBots, playOn, preferring, seriousFaults } from './playing';
import { open, showStills } from './stills';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const versionOf = (page: Page): Promise<string | null> => page.getAttribute('.decide', 'data-version');
const focusedDigit = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-digit') ?? null);

/** Wait until the table has moved on from a version. */
async function movedOn(page: Page, from: string | null): Promise<void> {
  await page.waitForFunction((old) => document.querySelector('.decide')?.getAttribute('data-version') !== old, from);
  await asked(page);
}

it.each(GAMES)('%s: one key to the first answer, digits for answers, and back', async (game) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, game, 2, game === 'newzealand' ? {} : { first: 'A' });
  await asked(page);
  await page.waitForSelector('[data-digit="1"]');
  await page.keyboard.press('a');
  expect(await focusedDigit(page)).toBe('1');
  expect(await page.getAttribute('[data-digit="1"]', 'aria-keyshortcuts')).toBe('1');
  await shot(page, `keys-${game}`);
  expect(await seriousFaults(page)).toEqual([]);
  // A digit gives the answer itself, or opens what holds several.
  const before = await versionOf(page);
  for (let press = 0; press < 6 && (await versionOf(page)) === before; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? '1' : '2');
    await page.waitForTimeout(150);
  }
  expect(await versionOf(page)).not.toBe(before);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('lists its keys, undoes, ends the turn, and comes back to the first answer', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  await page.keyboard.press('?');
  const list = page.locator('dialog[open]');
  await list.waitFor();
  expect(await list.locator('dl > div').count()).toBeGreaterThan(8);
  await shot(page, 'keys-list');
  expect(await seriousFaults(page)).toEqual([]);
  const still = await versionOf(page);
  await page.keyboard.press('e'); // behind a dialog nothing listens
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await versionOf(page)).toBe(still);

  await page.locator('.decide [data-action="produce"]').click();
  await movedOn(page, still);
  await page.locator('.decide[aria-busy=false]').waitFor(); // a new question takes no answer at once
  await page.keyboard.press('u');
  await page.waitForSelector('.decide [data-action="produce"]');
  await page.keyboard.press('b');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('board'))).toBe(true);
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('log'))).toBe(true);

  // Pass and end: the focus is not on something that a second Enter would use, and one key is enough afterwards.
  await page.locator('.decide[aria-busy=false]').waitFor();
  const passing = await versionOf(page);
  await page.keyboard.press('e');
  await movedOn(page, passing);
  await page.locator('.decide[aria-busy=false]').waitFor();
  await page.keyboard.press('e');
  await page.waitForFunction(() => document.querySelector('.decide .answers') === null);
  await asked(page);
  await page.keyboard.press('a');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-digit') === '1');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('takes no key while somebody types, nor where keys are turned off', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  const before = await versionOf(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.locator('.rail input').first().fill('');
  await page.locator('.rail input').first().pressSequentially('a beautiful 1?');
  expect(await page.locator('.rail input').first().inputValue()).toBe('a beautiful 1?');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Single keys at the table').uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['a', '1', 'e', '?']) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await versionOf(page)).toBe(before);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

// -- what is heard ---------------------------------------------------------------------------------------------------

const SAMPLE = '../docs/heard.md';
const STILLS = ['container-main-4', 'shipyard-choose_card-3', 'newzealand-phase_a-2'];
const TURNS = ['container/factory', 'shipyard/track', 'newzealand/trail'];
const NAMES: Record<string, string> = { container: 'Container', shipyard: 'Shipyard', newzealand: 'New Zealand' };

/** The table in sentences, as headings and paragraphs. */
const sentences = (page: Page): Promise<string> =>
  page.$$eval('#heard > *', (parts) =>
    parts.map((part) => (part.tagName === 'H3' ? `**${part.textContent}**` : (part.textContent ?? ''))).join('\n\n'),
  );

/** The first steps of a lesson: what is asked, what is pressed, and what is told afterwards. */
async function turnOf(page: Page, lesson: string): Promise<string[]> {
  await page.goto(`${URL_OF_SERVER}/#/learn/${lesson}`);
  await page.locator('.coach .task').waitFor();
  const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const heard: string[] = [];
  for (let done = 0; done < 5; done += 1) {
    const action = await page.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { task: { action: string } | null }).task?.action,
      `/api/tutorials/${lesson}?done=${done}`,
    );
    const button = page.locator(`.decide .answers [data-action="${action}"]`).first();
    if ((await button.count()) === 0) await page.locator('.decide [data-group]').first().click();
    await page.locator('.decide[aria-busy=false]').waitFor(); // a new question takes no answer at once
    const question = await page.locator('.ask').textContent();
    const pressed = /"(.*?)"/.exec(await button.ariaSnapshot())?.[1] ?? ''; // its name, as it is read out
    await button.click();
    await page.waitForFunction((old) => document.querySelectorAll('.coach .steps .done').length > old, done);
    const told = await page.locator('[role=log]').first().textContent();
    heard.push(`- *${tidy(question)}* → ${tidy(pressed)}\n  ${tidy(told)}`);
  }
  return heard;
}

it('is heard as the page in docs says', async () => {
  const { page, context } = await visit(browser, { name: 'Mira' });
  const turns: string[][] = [];
  for (const lesson of TURNS) turns.push(await turnOf(page, lesson));
  await showStills(page);
  const parts: string[] = [];
  for (const [at, name] of STILLS.entries()) {
    await open(page, name);
    await page.waitForFunction(() => (document.querySelector('#heard')?.textContent ?? '').length > 100);
    const game = NAMES[name.split('-')[0] ?? ''] ?? '';
    parts.push(`## ${game}: how the table stands\n\n${await sentences(page)}`);
    parts.push(`## ${game}: a turn\n\n${(turns[at] ?? []).join('\n')}`);
  }
  const text = `# What is heard\n\nA table in English as a screen reader tells it: how it stands (key \`s\`, or the section “The table in sentences”), and a turn,\nwith what is asked, what is pressed and what is told afterwards. Made by \`browser/keys.test.ts\`; with\n\`QUAYSIDE_HEARD=write\` it writes this page anew.\n\n${parts.join('\n\n')}\n`;
  if (process.env.QUAYSIDE_HEARD === 'write') writeFileSync(SAMPLE, text);
  expect(readFileSync(SAMPLE, 'utf8')).toBe(text);
  await context.close();
});

it.each(GAMES)('%s: everything that can be pressed in a turn has a name to be read', async (game) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, game, 2, game === 'newzealand' ? {} : { first: 'A' });
  const said: string[] = [];
  const order = preferring(['produce', 'price', 'choose', 'move', 'end_turn', 'pass', 'done']);
  for (let step = 0; step < 6 && (await asked(page)) === 'asked'; step += 1) {
    said.push(await page.locator('body').ariaSnapshot());
    const nameless = await page.$$eval('button, a[href], [role=button], [role=tab], input', (all) =>
      all
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const title = each.querySelector('title')?.textContent ?? each.getAttribute('title') ?? '';
          const label = each.getAttribute('aria-label') ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? '';
          return `${each.textContent}${label}${title}`.trim() === '';
        })
        .map((each) => each.outerHTML.slice(0, 160)),
    );
    expect(nameless).toEqual([]);
    if (step === 1) expect(await seriousFaults(page)).toEqual([]);
    await playOn(page, { choose: order, stop: 1 });
  }
  mkdirSync('shots', { recursive: true });
  writeFileSync(`shots/heard-${game}.txt`, said.join('\n\n---\n\n'));
  expect(said.length).toBeGreaterThan(2);
  expect(said.join()).not.toMatch(/(container|shipyard|newzealand|web)-[a-z]+-[a-z]/); // a key instead of its message
  await visitor.context.close();
});
