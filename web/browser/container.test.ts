import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, openBrowser, shot, visit, type Manner, type Visitor } from './harbour';
import { againstBots, byKeyboard, playOn, preferring } from './playing';

const SOON = { timeout: 30_000, interval: 100 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A table of Container against two bots that ends after some rounds. */
const shortGame = (visitor: Visitor, rounds: number): Promise<string> =>
  againstBots(visitor, 'container', 2, { round_limit: rounds, first: 'A' });

/** One that ends when the supply does. */
const wholeGame = (visitor: Visitor): Promise<string> => againstBots(visitor, 'container', 2, { first: 'A' });

/** Whatever leads on, and now and then something else. */
const choose = preferring([
  'produce',
  'price(',
  'make(',
  'buy(',
  'bid(',
  'done',
  'accept(',
  'reject',
  'end_turn',
  'place(',
  'discard(',
]);

/** Half of the turns are short, so that a game of many rounds takes reasonable time. */
const brisk = (all: string[], turn: number): string =>
  turn % 2 === 1 && all.includes('end_turn') ? 'end_turn' : choose(all, turn);

it('starts a game against bots with one click', async () => {
  const visitor = await visit(browser);
  await visitor.page.locator('.game .btn.primary').first().click();
  await visitor.page.waitForSelector('.table .decide');
  expect(await asked(visitor.page)).toBe('asked');
  await shot(visitor.page, 'first-table');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent.for<[string, Manner]>([
  ['by mouse', {}],
  ['on a phone, in Russian', { phone: true, language: 'ru' }],
])('plays a whole game %s, until the supply is out', async ([name, manner], { expect }) => {
  const visitor = await visit(browser, manner);
  await wholeGame(visitor);
  const moves = await playOn(visitor.page, { choose: brisk, most: 1500 });
  expect(moves).toBeGreaterThan(20);
  await visitor.page.waitForSelector('.scores table');
  await shot(visitor.page, `over ${name}`);
  expect(await visitor.page.locator('.scores tbody tr').count()).toBe(7);
  await visitor.page.locator('.scores a[href^="#/replay/"]').click();
  await visitor.page.waitForSelector('.replay');
  expect(await visitor.page.locator('.scores').count()).toBe(0);
  const slider = visitor.page.locator('.replay input');
  await visitor.page.waitForFunction(() => Number(document.querySelector('.replay input')?.getAttribute('max')) > 5);
  await slider.fill('5');
  await shot(visitor.page, `replay ${name}`);
  await expect
    .poll(async () => {
      await slider.fill((await slider.getAttribute('max')) ?? ''); // until the last steps have arrived
      return visitor.page.locator('.scores table').count();
    }, SOON)
    .toBe(1);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent('plays a whole game by keyboard, until the supply is out, and never loses the focus', async () => {
  const visitor = await visit(browser);
  await wholeGame(visitor);
  const { page } = visitor;
  await asked(page);
  await page.keyboard.press('Tab');
  const pressed = await playOn(page, { choose: brisk, press: byKeyboard, tiles: false });
  expect(pressed).toBeGreaterThan(20);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('chooses on the board, carries a ship, takes it back, and says why not', async () => {
  const visitor = await visit(browser);
  await shortGame(visitor, 3);
  const { page } = visitor;
  const log = (text: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelector('.log section')?.textContent?.includes(wanted), text);
  await asked(page);
  await page.locator('svg [data-action="sail(to=B)"]').click();
  await log('You sail to the harbour of Bosun');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.log .undone');
  await asked(page);

  const ship = await page.locator('.board .mine').boundingBox();
  const island = await page.locator('svg [data-action="sail(to=island)"]').boundingBox();
  if (ship === null || island === null) throw new Error('no ship or no island');
  await page.mouse.move(ship.x + 60, ship.y + 40);
  await page.mouse.down();
  await page.mouse.move(ship.x + 90, ship.y + 60, { steps: 3 });
  await page.mouse.move(island.x + 20, island.y + island.height / 2, { steps: 6 });
  await page.waitForSelector('.ghost');
  await page.mouse.up();
  await log('You sail to the foreign island');
  await page.getByRole('button', { name: 'Undo' }).click();
  await asked(page);

  await page.locator('.decide [data-action="produce"]').click();
  await page.waitForSelector('.decide [data-action^="price("]');
  const tray = await page.locator('.dock [aria-pressed]').first().boundingBox();
  const four = await page.locator('.dock [data-drop="factory:4"]').boundingBox();
  if (tray === null || four === null) throw new Error('no container or no price');
  await page.mouse.move(tray.x + 10, tray.y + 10);
  await page.mouse.down();
  await page.mouse.move(tray.x + 40, tray.y + 30, { steps: 3 });
  await page.mouse.move(four.x + four.width / 2, four.y + four.height / 2, { steps: 5 });
  await page.mouse.up();
  await log('at $4');
  await page.locator('.decide [data-action="done"]').click();
  const again = page.locator('.decide [data-action="produce"][aria-disabled]');
  await again.hover();
  await page.waitForSelector('.tip.why');
  expect(await page.textContent('.tip.why')).toContain('CT-8.1');
  await shot(page, 'why-not');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
