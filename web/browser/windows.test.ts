/**
 * Every table in every window: nothing cut, nothing over something else, no text too small to read. The positions are
 * real ones, recorded: a few of each game, each in one of the languages and in every third window, so that each game is
 * seen in all of them, and with all of its boards. `QUAYSIDE_WINDOWS=all npm run windows` measures every position in
 * every language and every window.
 */

import { readdirSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended } from './ended';
import { faultsOf, isPhone, paint, settled, SIZES } from './faults';
import { asked, GAMES, openBrowser, play, shot, URL_OF_SERVER, visit } from './harbour';
import { open, showStills } from './stills';

const ALL = process.env.QUAYSIDE_WINDOWS === 'all';
const PICTURES = process.env.QUAYSIDE_WINDOWS_SHOTS !== undefined;
const LANGUAGES = ['en', 'ru', 'it'] as const;
type Language = (typeof LANGUAGES)[number];
/** Of the tabs of a phone's sheet: decide, mine, others. The log is measured by nobody: it may say anything. */
const SHEETS = [0, 1, 2];

/** The widths in which a rival is looked at closely: an upright tablet, one on its side, a desk. */
const RIVALS = [768, 1024, 1440];

/** One to five players, a full hand, a wide question, an auction, the other boards. */
const SOME: [string, Language][] = [
  ['container-main-5', 'ru'],
  ['container-main-4', 'it'],
  ['container-tie_round', 'en'],
  ['shipyard-choose_card-4', 'it'],
  ['shipyard-give_up_contracts-give_up', 'ru'],
  ['shipyard-lay_canal', 'en'],
  ['newzealand-phase_a-1', 'it'],
  ['newzealand-phase_a-2', 'ru'],
  ['newzealand-phase_a-4', 'en'],
  ['newzealand-ship', 'ru'],
  ['newzealand-choose_delivery', 'it'],
];
const EVERY = readdirSync('fixtures')
  .filter((file) => GAMES.some((game) => file.startsWith(`${game}-`)))
  .map((file) => file.replace('.json', ''))
  .flatMap((name) => LANGUAGES.map((language): [string, Language] => [name, language]));

let browser: Browser;
const pages = new Map<Language, Page>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const [at, language] of LANGUAGES.entries()) {
    const { page } = await visit(browser, { language, theme: at % 2 === 0 ? 'light' : 'dark' });
    await showStills(page);
    pages.set(language, page);
  }
});
afterAll(() => browser.close());

const gameOf = (name: string): string => name.split('-')[0] ?? '';

/** A window of that size; only what is pressed is painted. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await paint(page, false);
  await page.setViewportSize({ width, height });
}

async function press(page: Page, where: Locator): Promise<void> {
  await paint(page, true);
  await where.click();
  await paint(page, false);
}

/** All of them, or every third one, the others with the next positions of the game. */
function windowsFor(name: string): (typeof SIZES)[number][] {
  const turn = SOME.filter(([each]) => gameOf(each) === gameOf(name)).findIndex(([each]) => each === name);
  return SIZES.filter((_, at) => ALL || (at + turn) % 3 === 0);
}

/** The other boards of the game; the first position of each game shows them all. */
async function boardsFor(page: Page, name: string): Promise<string[]> {
  const first = SOME.find(([each]) => gameOf(each) === gameOf(name))?.[0];
  if (name !== first) return [];
  return page.locator('.boards button[aria-pressed=false]').allInnerTexts();
}

async function pageIn(language: Language): Promise<Page> {
  const page = pages.get(language);
  if (page === undefined) throw new Error(`nobody speaks ${language}`);
  return page;
}

async function measured(page: Page, name: string): Promise<string[]> {
  await settled(page);
  if (PICTURES) {
    await paint(page, true);
    await shot(page, `window-${name}`);
  }
  return (await faultsOf(page)).map((fault) => `${name}: ${fault}`);
}

it.each(ALL ? EVERY : SOME)('%s fits every window in %s', async (name, language) => {
  const page = await pageIn(language);
  await open(page, name);
  const found: string[] = [];
  for (const [width, height] of windowsFor(name)) {
    await resize(page, width, height);
    const here = `${name} ${language} ${width}x${height}`;
    found.push(...(await measured(page, here)));
    for (const sheet of isPhone(width) ? SHEETS.slice(1) : []) {
      await press(page, page.locator('.sheet [role=tab]').nth(sheet));
      found.push(...(await measured(page, `${here} ${sheet}`)));
    }
    if (isPhone(width)) await press(page, page.locator('.sheet [role=tab]').first());
    for (const board of await boardsFor(page, name)) {
      await press(page, page.locator('.boards button', { hasText: board }));
      found.push(...(await measured(page, `${here} ${board}`)));
    }
  }
  expect(found).toEqual([]);
});

/** No recorded position has clocks, or the names that bots have in each language. */
it.each(LANGUAGES)('a game of five begins with clocks in every window in %s', async (language) => {
  const visitor = await visit(browser, { language });
  const { page } = visitor;
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'greedy' }));
  const clock = { seconds: 36_000, increment: 10 };
  const wanted = { game: 'container', seats: [{ kind: 'person' }, ...bots], options: { first: 'A' }, clock };
  const id = await play(page, '/tables', wanted);
  await page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  expect(await asked(page)).toBe('asked');
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const [width, height] of SIZES.filter((_, at) => ALL || (at + LANGUAGES.indexOf(language)) % 3 === 0)) {
    await resize(page, width, height);
    found.push(...(await measured(page, `start ${language} ${width}x${height}`)));
    const clocks = isPhone(width) ? 1 : 5; // those of the others are on a page of a phone's
    expect(await page.locator('.clock:visible').count()).toBe(clocks);
  }
  expect(found).toEqual([]);
  await visitor.context.close();
});

it.each(LANGUAGES)('a replay fits every window in %s', async (language) => {
  const visitor = await visit(browser, { language });
  const { page } = visitor;
  await page.goto(`${URL_OF_SERVER}/#/replay/${await ended(page)}`);
  await page.waitForSelector('.replay input[type=range]');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const [width, height] of SIZES.filter((_, at) => ALL || (at + LANGUAGES.indexOf(language)) % 3 === 0)) {
    await resize(page, width, height);
    found.push(...(await measured(page, `replay ${language} ${width}x${height}`)));
  }
  expect(found).toEqual([]);
  await visitor.context.close();
});

it.each([
  ['container-main-5', 'it'],
  ['shipyard-choose_card-4', 'ru'],
  ['newzealand-phase_a-4', 'en'],
] as const)('%s shows a rival close by in every window', async (name, language) => {
  const page = await pageIn(language);
  await open(page, name);
  const found: string[] = [];
  for (const [width, height] of SIZES.filter(([wide]) => (ALL ? !isPhone(wide) : RIVALS.includes(wide)))) {
    await resize(page, width, height);
    await press(page, page.locator('.strip').first());
    await page.waitForSelector('dialog[open]');
    found.push(...(await measured(page, `${name} rival ${width}x${height}`)));
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});

it.each(['container-main-4', 'shipyard-choose_card-3', 'newzealand-phase_a-2'])(
  'what is mine grows with the window in %s',
  async (name) => {
    const page = await pageIn('en');
    await open(page, name);
    const grown = async (width: number, height: number): Promise<number> => {
      await resize(page, width, height);
      await settled(page);
      const box = await page.locator('.dock .drawing svg').first().boundingBox();
      return box?.height ?? 0;
    };
    const usual = await grown(1440, 900);
    expect(usual).toBeGreaterThan(40);
    expect(await grown(1920, 1080)).toBeGreaterThan(usual * 1.15);
    if (ALL) expect(await grown(2560, 1440)).toBeGreaterThan(usual * 1.5);
  },
);

/** What went away from under the pointer would come back once the pointer has left it, and go again, without an end. */
it.each([
  ['container-main-4', 'it'],
  ['shipyard-lay_canal', 'en'],
  ['newzealand-phase_a-2', 'ru'],
] as const)('%s stays where it is under the pointer', async (name, language) => {
  const page = await pageIn(language);
  await open(page, name);
  await paint(page, true);
  const found: string[] = [];
  for (const [width, height] of [SIZES[1], SIZES[4], SIZES[6]]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    // Without the sign for more: it goes away once one is at the end, as it should.
    for (const button of await page.locator('.decide button:not(.more *):visible').all()) {
      await button.scrollIntoViewIfNeeded();
      const before = await button.boundingBox();
      if (before === null) continue;
      await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const after = await button.boundingBox();
      if (JSON.stringify(after) === JSON.stringify(before)) continue;
      found.push(`${await button.innerText()}: ${JSON.stringify([before, after])} at ${width}x${height}`);
    }
  }
  expect(found).toEqual([]);
});

it('a tap on the board of a phone brings it near, and the next one back', async () => {
  const { page, context } = await visit(browser, { phone: true });
  await showStills(page);
  await open(page, 'newzealand-phase_a-2');
  await settled(page);
  const wide = async (): Promise<number> => (await page.locator('.board > svg > g').boundingBox())?.width ?? 0;
  const resting = await wide();
  /** A place of the board that does not answer by itself. */
  const tap = async (): Promise<void> => {
    const [x, y] = await page.evaluate(() => {
      const box = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      for (let at = 0; ; at += 7) {
        const [left, top] = [box.left + 10 + (at % (box.width - 20)), box.top + 80 + (at % (box.height - 140))];
        const around = [-18, 0, 18].flatMap((dx) => [-18, 0, 18].map((dy) => [left + dx, top + dy] as const));
        const plain = around.every(([nearX, nearY]) => {
          const there = document.elementFromPoint(nearX, nearY);
          return there?.closest('.board svg') != null && there.closest('[role=button], button') === null;
        });
        if (plain) return [left, top];
      }
    });
    await page.touchscreen.tap(x ?? 0, y ?? 0);
  };
  await tap();
  await expect.poll(wide).toBeGreaterThan(resting * 1.5);
  await tap();
  await expect.poll(wide).toBeLessThan(resting * 1.1);
  await context.close();
});

it('a phone shows all of a board at a press, goes back at the next, and stays where a tap acts', async () => {
  const { page, context } = await visit(browser, { phone: true });
  await showStills(page);
  await open(page, 'container-main-4');
  await settled(page);
  const drawn = async (): Promise<number> => (await page.locator('.board > svg > g').boundingBox())?.width ?? 0;
  const camera = (): Promise<string | null> => page.locator('.board > svg > g').getAttribute('transform');
  const [resting, wide] = [await camera(), await drawn()];
  await page.getByRole('button', { name: 'Show all' }).tap();
  await expect.poll(drawn).toBeLessThan(wide * 0.7);
  const supply = await page.locator('.board [data-about="thing:supply"]').first().boundingBox();
  const sheet = await page.locator('.sheet').boundingBox();
  expect((supply?.y ?? 9999) + (supply?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await page.getByRole('button', { name: 'Back to the usual view' }).tap();
  await expect.poll(camera).toBe(resting);
  await open(page, 'container-main-5');
  await settled(page);
  const before = await camera();
  const [factory] = await page.locator('.board .target[data-action^="buy_for_harbour"] [data-about^="box:"]').all();
  await (factory ?? page.locator('.board .target.can [data-about]').first()).tap();
  await page.waitForTimeout(300);
  expect(await camera()).toBe(before);
  await context.close();
});

it('what the others did is folded where the question has not room enough', async () => {
  const { page, context } = await visit(browser);
  await showStills(page);
  await open(page, 'container-main-5');
  await settled(page);
  const recap = page.locator('.since details');
  expect(await recap.getAttribute('open')).not.toBeNull();
  await page.locator('.rail .decide').evaluate((panel) => (panel.style.maxHeight = '200px'));
  await expect.poll(() => recap.getAttribute('open')).toBeNull();
  await page.locator('.since summary').click();
  await expect.poll(() => recap.getAttribute('open')).not.toBeNull(); // whoever wants it has it
  await context.close();
});

it.each(['light', 'dark'] as const)('dark corners are dark and light ones light, in the %s', async (theme) => {
  const { page, context } = await visit(browser, { theme });
  await showStills(page);
  await open(page, 'newzealand-choose_delivery');
  const brightness = await page.evaluate(() =>
    [...document.querySelectorAll('.corner')].map((corner) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(corner).fill.match(/\d+/g)?.map(Number) ?? [];
      return { dark: corner.matches('.dark, .black'), light: (red + green + blue) / 3 };
    }),
  );
  expect(brightness.some(({ dark }) => dark) && brightness.some(({ dark }) => !dark)).toBe(true);
  for (const { dark, light } of brightness) expect(light > 128).toBe(!dark);
  await context.close();
});
