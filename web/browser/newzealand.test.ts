import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, shot, visit, type Manner } from './harbour';
import { open, showStills } from './stills';
import { againstBots, byKeyboard, byMouse, carry, expectWaysOn, playOn, preferring, seriousFaults } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The quickest way to the end: as far as the legs carry, and nothing on the way. */
const QUICK = preferring([
  'move(to=wellington)',
  ...['reveal_all', 'done', 'spend(certificates=0)', 'end_turn', 'decline', 'deliver(', 'forecast(', 'discard('],
  ...['uncover(', 'take_blind', 'via(', 'place_joker(', 'flip(', 'store(', 'pick_worker(', 'add_best'],
]);
/** Moves are listed by their steps: the last is the farthest. */
function quickly(all: string[], turn: number): string {
  const moves = all.filter((action) => action.startsWith('move('));
  return (all.includes('move(to=wellington)') ? undefined : moves.at(-1)) ?? QUICK(all, turn);
}

/** On the board if the action stands there, else in the list. */
async function onBoard(page: Page, action: string): Promise<void> {
  const piece = page.locator(`.board [data-action="${action}"]:not([aria-disabled])`).first();
  if ((await piece.count()) > 0) await piece.click();
  else await byMouse(page, action);
}

async function endsWell(page: Page, rows: number): Promise<void> {
  await page.waitForSelector('.scores table');
  expect(await page.locator('.scores tbody tr').count()).toBeGreaterThanOrEqual(rows);
}

it.concurrent('plays a whole game against Sarah by mouse, on the boards', async () => {
  const visitor = await visit(browser);
  await againstBots(visitor, 'newzealand', 0, { difficulty: 'easy' });
  expect(await visitor.page.locator('.strip').textContent()).toContain('Sarah');
  const moves = await playOn(visitor.page, { choose: quickly, press: onBoard });
  expect(moves).toBeGreaterThan(40);
  await endsWell(visitor.page, 12);
  expect(await visitor.page.locator('.scores thead').textContent()).toContain('Sarah');
  await shot(visitor.page, 'newzealand over');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent('plays a whole game on a phone, in Russian', async () => {
  const visitor = await visit(browser, { phone: true, language: 'ru' });
  await againstBots(visitor, 'newzealand', 1);
  const moves = await playOn(visitor.page, { choose: quickly });
  expect(moves).toBeGreaterThan(40);
  await endsWell(visitor.page, 12);
  await shot(visitor.page, 'newzealand over phone');
  await expectWaysOn(visitor.page);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent('plays a whole game by keyboard, and never loses the focus', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 0, { difficulty: 'easy' });
  await asked(page);
  await page.keyboard.press('Tab');
  let answers = 0;
  for (; answers < 200 && (await asked(page)) === 'asked'; answers += 1) {
    if ((await choices(page)).every((action) => !action.startsWith('deliver')) && (await openGroup(page))) continue;
    await playOn(page, { choose: quickly, press: byKeyboard, tiles: false, stop: 1 });
  }
  expect(answers).toBeGreaterThan(40);
  await endsWell(page, 12);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

/** Where something has to be picked before there is anything to answer: tab to it and press Enter. */
async function openGroup(page: Page): Promise<boolean> {
  if ((await page.locator('.decide [data-group^="post:"]').count()) === 0) return false;
  for (let tab = 0; tab < 300; tab += 1) {
    await page.keyboard.press('Tab');
    const group = await page.evaluate(() => document.activeElement?.getAttribute('data-group') ?? '');
    if (group.startsWith('post:')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.decide [data-action^="deliver"]');
  return true;
}

it('chooses on the trail, takes it back, turns to other boards, and says why not', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1, { first: 'A', neutral_buildings: 'beginner' });
  await asked(page);
  await page.locator('.dock [data-action="uncover(disc=aux_cert_1)"]').click();
  await page.locator('.board [data-action="move(to=NA)"]').click();
  await page.waitForSelector('.decide [data-action^="use("], .decide [data-action^="use_with("]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.log .undone');
  await page.locator('.board [data-action="move(to=NG)"]').click();
  await page.waitForSelector('.decide [data-action="use(cell=1, half=1)"]');

  // The ship's action, from the tile on the trail: the question brings its board with it.
  await page.locator('.board [data-action="use(cell=1, half=1)"]').click();
  await page.waitForSelector('.board [data-action="sail(to=w1)"]:not([aria-disabled])');
  expect(await page.getAttribute('.boards button[aria-pressed="true"]', 'aria-pressed')).toBe('true');
  const far = page.locator('.board [data-action="sail(to=E7)"]');
  expect(await far.getAttribute('aria-disabled')).toBe('true');
  await far.hover();
  await page.waitForSelector('.tip.why');
  expect(await page.textContent('.tip.why')).toMatch(/NZ-17/);
  await shot(page, 'newzealand why-not');
  await page.locator('.board [data-action="sail(to=w1)"]').click();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('sail to open water West 1'));

  await page.locator('.boards button').nth(2).click();
  await page.waitForFunction(() => document.querySelectorAll('.board .stage').length === 4);
  await page.locator('.boards button').nth(0).click();
  await page.waitForFunction(() => document.querySelectorAll('.board .stage').length === 0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('names places for the ship only with the sea in sight', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1, { first: 'A', neutral_buildings: 'beginner' });
  await asked(page);
  await page.locator('.dock [data-action="uncover(disc=aux_cert_1)"]').click();
  await page.locator('.board [data-action="move(to=NB)"]').click();
  const places = page.locator('.decide [data-group="2/1"]');
  await places.waitFor();
  expect((await choices(page)).filter((action) => action.startsWith('sail('))).toEqual([]);
  await places.click();
  await page.waitForSelector('.decide [data-action="sail(to=w1)"]');
  await page.waitForSelector('.board [data-action="sail(to=w1)"]:not([aria-disabled])');
  await page.waitForSelector('.board [data-piece="boat:0"]');
  await places.click();
  await page.waitForSelector('.board [data-piece="runholder:0"]');
  await places.click();
  await page.locator('.decide [data-action="sail(to=w1)"]').click();
  await page.waitForSelector('.board [data-piece="runholder:0"]'); // what is left to do is on the trail
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('carries the runholder along the trail and the ship over the sea', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1, { first: 'A', neutral_buildings: 'beginner' });
  await asked(page);
  await page.locator('.dock [data-action="uncover(disc=aux_ship_1)"]').click();
  await page.locator('.board [data-action="move(to=NA)"]').click();
  await page.locator('.decide [data-action="end_turn"]').click();
  const reach = page.locator('.board [data-action^="move("]:not([aria-disabled])');
  await reach.first().waitFor();

  const piece = page.locator('.board .mine');
  await carry(page, piece, page.locator('.board [data-drop="runholder:wellington"]'));
  await page.waitForSelector('.because');
  expect(await page.textContent('.because')).toMatch(/NZ-5/);
  const to = await reach.first().getAttribute('data-drop');
  await carry(page, piece, page.locator(`.board [data-drop="${to}"]`));
  await page.locator('.decide [data-action="aux(action=ship, times=single)"]').click();

  const near = page.locator('.board [data-action^="sail("]:not([aria-disabled])').first();
  await near.waitFor();
  expect(await near.getAttribute('aria-label')).toMatch(/one step/);
  const sea = await near.getAttribute('data-drop');
  await carry(page, piece, page.locator('.board [data-drop="ship:E7"]'));
  await page.waitForFunction(() => document.querySelector('.because')?.textContent?.includes('NZ-17'));
  await carry(page, piece, page.locator(`.board [data-drop="${sea}"]`));
  await page.waitForFunction(() =>
    /sail to [a-z ]+ (West|East|North|South) \d/.test(document.querySelector('.log')?.textContent ?? ''),
  );
  await shot(page, 'newzealand carried');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['light', {}],
  ['dark', { theme: 'dark' }],
  ['phone', { phone: true }],
])('has nothing serious for axe to find on any board: %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1);
  await playOn(page, { choose: quickly, stop: 4 });
  await asked(page);
  const boards = page.locator('.boards button');
  for (let at = 0; at < (await boards.count()); at += 1) {
    await boards.nth(at).click();
    await page.waitForTimeout(400);
    await shot(page, `newzealand ${name} ${at}`);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await visitor.context.close();
});

it('lets leaving it stand out only where it is what there is to do', async () => {
  const { context, page } = await visit(browser);
  await showStills(page);
  for (const [name, out, filled] of [
    ['newzealand-building', 'decline', 0],
    ['newzealand-income', 'done', 1],
  ] as const) {
    await open(page, name);
    await page.waitForSelector(`.decide [data-action="${out}"]`);
    expect(await page.locator(`.decide [data-action="${out}"].end`).count()).toBe(filled);
  }
  await context.close();
});

it.each(['en', 'ru', 'it'])('wraps long choices at a building within their column, in %s', async (language) => {
  const { context, page } = await visit(browser, { language });
  await showStills(page);
  await open(page, 'newzealand-use_location-use_part'); // it offers objectives, the longest texts there are
  await page.waitForSelector('.decide [data-action^="take_objective"]');
  const over = await page.$$eval('.decide button', (buttons) => {
    const edge = document.querySelector('.decide')?.getBoundingClientRect().right ?? 0;
    const runs = (each: Element): boolean => each.scrollWidth > each.clientWidth + 1;
    return buttons
      .filter((button) => button.getBoundingClientRect().right > edge || runs(button))
      .map((button) => button.textContent);
  });
  expect(over).toEqual([]);
  await context.close();
});
