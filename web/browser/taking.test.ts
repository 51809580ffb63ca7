/** Pressing twice, taking back, ending a turn, and what is told when time or the connection runs out. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, play, shot, URL_OF_SERVER, visit, type Visitor } from './harbour';
import { againstBots, preferring } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Entry {
  kind: string;
  seat: number | null;
}

/** What the first seat has done so far: actions, and how often it took something back. */
async function done(page: Page, id: string): Promise<{ act: number; undo: number }> {
  const entries = await page.evaluate(
    async (table) => ((await (await fetch(`/api/tables/${table}?since=0`)).json()) as { entries: Entry[] }).entries,
    id,
  );
  const count = (kind: string): number => entries.filter((entry) => entry.seat === 0 && entry.kind === kind).length;
  return { act: count('act'), undo: count('undo') };
}

/** The page listens to the present question. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.decide[aria-busy="false"]');
}

async function end(visitor: Visitor): Promise<void> {
  // A browser notes every refusal; the seat is asked for until the bot has answered.
  expect(visitor.faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  await visitor.context.close();
}

type Timeless = Visitor & { wait: (milliseconds: number) => Promise<void> };

/** Somebody whose time passes only when the test says so. */
async function outOfTime(): Promise<Timeless> {
  const visitor = await visit(browser, { hasty: true });
  await visitor.page.addInitScript(() => {
    const time = { now: 1000 };
    Object.assign(window, { time });
    performance.now = () => time.now;
  });
  await visitor.page.reload();
  const wait = (milliseconds: number): Promise<void> =>
    visitor.page.evaluate((more) => {
      (window as unknown as { time: { now: number } }).time.now += more;
    }, milliseconds);
  return { ...visitor, wait };
}

const UNDO = '[data-press="undo"]:not([aria-disabled])';

/** Press what is there, when the page listens, and again at the same place after a while. */
async function press({ page, wait }: Timeless, selector: string, again?: number): Promise<void> {
  await settled(page);
  await wait(400);
  await page.locator(`.table:has(.decide[aria-busy="false"]) ${selector}`).first().click();
  if (again === undefined) return;
  await wait(again);
  await page.mouse.down();
  await page.mouse.up();
}

it('acts once for two presses, on the board, in the panel, on undo, by mouse and by a held key', async () => {
  const visitor = await outOfTime();
  const { page, wait } = visitor;
  const id = await againstBots(visitor, 'shipyard', 2);
  const undo = async (again?: number): Promise<void> => {
    await press(visitor, UNDO, again);
    await page.waitForSelector('[data-press="undo"][aria-disabled]');
    await settled(page);
  };
  /** What one press leads to: the action, and those without an alternative that follow by themselves. */
  const led = async (selector: string): Promise<number> => {
    const before = await done(page, id);
    await press(visitor, selector);
    await page.waitForSelector(UNDO);
    await settled(page);
    const after = await done(page, id);
    await undo();
    return after.act - before.act;
  };
  await asked(page);
  for (const [number, pause] of [0, 60, 200, 300].entries()) {
    const choice = `${number % 2 === 1 ? '.stage' : '.decide'} [data-action^="choose"]:not([aria-disabled])`;
    const acts = await led(choice);
    const before = await done(page, id);
    await press(visitor, choice, pause);
    await page.waitForSelector(UNDO);
    await settled(page);
    expect((await done(page, id)).act).toBe(before.act + acts);
    await undo(pause);
    expect(await done(page, id)).toEqual({ act: before.act + acts, undo: before.undo + 1 });
  }
  const acts = await led('.decide [data-action^="choose"]:not([aria-disabled])');
  const before = await done(page, id);
  await page.locator('.decide [data-action^="choose"]:not([aria-disabled])').first().focus();
  await settled(page);
  await wait(400);
  await page.keyboard.down('Enter');
  for (let each = 0; each < 12; each += 1) {
    await wait(60);
    await page.keyboard.down('Enter'); // a key that is held repeats itself
  }
  await page.keyboard.up('Enter');
  await settled(page);
  expect((await done(page, id)).act).toBe(before.act + acts);
  await wait(400);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.waitForSelector('[data-digit="1"][data-action^="choose"]');
  await settled(page);
  await wait(400);
  await page.keyboard.press('1');
  await wait(100);
  await page.keyboard.press('1');
  await page.waitForSelector(UNDO);
  await settled(page);
  expect(await done(page, id)).toEqual({ act: before.act + 2 * acts, undo: before.undo + 1 });
  await end(visitor);
});

it('answers the first question of a table at once, but not with the press that opened the table', async () => {
  const ANSWER = '.decide .answers [data-action]:not([aria-disabled])';
  const id = (page: Page): string => page.url().replace(/.*\//, '');
  for (const waits of [true, false]) {
    const visitor = await outOfTime();
    const { page, wait } = visitor;
    await page.locator('.games .primary').first().click();
    if (waits) await wait(400);
    const answer = page.locator(ANSWER).first();
    await answer.click();
    if (!waits) {
      await settled(page); // until then the page was deaf
      expect((await done(page, id(page))).act).toBe(0);
      await wait(400);
      await answer.click();
    }
    await expect.poll(async () => (await done(page, id(page))).act).toBe(1);
    await end(visitor);
  }
});

it('begins a game that was pressed before the games were known, unless somebody has gone elsewhere', async () => {
  for (const stays of [true, false]) {
    const visitor = await visit(browser, {}, `${URL_OF_SERVER}/#/rules/container`);
    const { page } = visitor;
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => (answer = go));
    await page.route('**/api/games', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${URL_OF_SERVER}/#/`);
    await page.locator('.games .primary').first().click();
    await page.locator('.games .primary:disabled').first().waitFor();
    if (!stays) await page.goto(`${URL_OF_SERVER}/#/rules/container`);
    const told = page.waitForResponse('**/api/games');
    answer();
    await told;
    if (stays) await asked(page);
    else {
      const tables = await page.evaluate(async () => {
        await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
        return (await fetch('/api/my/tables')).status;
      });
      expect(tables).toBe(401); // nobody has sat down anywhere
      expect(page.url()).toContain('#/rules/');
    }
    await end(visitor);
  }
});

it('ends a turn of Shipyard by one press, and takes the whole turn back until then', async () => {
  const visitor = await outOfTime();
  const { page } = visitor;
  const id = await againstBots(visitor, 'shipyard', 2);
  const choose = preferring(['choose', 'perform', 'bonus']); // after the bonus action nothing is left to choose
  let action = '';
  for (let step = 0; step < 40; step += 1) {
    await asked(page);
    action = choose(await choices(page), step);
    const version = await page.getAttribute('.decide', 'data-version');
    await press(visitor, `.decide .answers [data-action="${action}"]`);
    await page.waitForFunction(
      (old) =>
        document.querySelector('[data-press="end-turn"]') !== null ||
        document.querySelector('.decide')?.getAttribute('data-version') !== old,
      version,
      { polling: 30 },
    );
    if ((await page.locator('[data-press="end-turn"]').count()) > 0) break;
  }
  expect(await page.locator('[data-press="end-turn"]').count()).toBe(1);
  await shot(page, 'taking-held');
  const before = await done(page, id);
  await press(visitor, UNDO, 120); // gives up the held choice only
  await asked(page);
  expect(await done(page, id)).toEqual(before);
  await press(visitor, `.decide .answers [data-action="${action}"]`);
  await page.waitForSelector('[data-press="end-turn"]');
  if (before.act > 0) {
    await press(visitor, '[data-press="reset"]');
    await asked(page);
    expect((await done(page, id)).undo).toBe(before.undo + 1);
    expect(await page.locator('[data-press="undo"]').getAttribute('aria-disabled')).toBe('true');
    await page.locator('[data-press="undo"]').hover();
    await page.waitForFunction(() => document.querySelector('#why-no-undo:not(.unseen)')?.textContent !== '');
    expect(await page.locator('#why-no-undo').textContent()).toContain('nothing yet');
  } else await press(visitor, '[data-press="end-turn"]');
  await end(visitor);
});

it('ends a turn of Container once: its own action is the press, and no free play gets the focus', async () => {
  const visitor = await outOfTime();
  const { page, wait } = visitor;
  const seats = [{ kind: 'person' }, ...Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const id = await play(page, '/tables', { game: 'container', seats, options: { first: 'A' }, confirm: true });
  await page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await asked(page);
  await press(visitor, '.decide [data-action="pass"]');
  await page.waitForSelector('.decide[aria-busy="false"] [data-action="end_turn"]');
  await page.locator('.decide [data-action="end_turn"]').focus();
  await wait(400);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-action="end_turn"]') === null);
  expect(await page.locator('[data-press="end-turn"], [data-press="confirm"]').count()).toBe(0);
  const before = await done(page, id);
  for (let each = 0; each < 6; each += 1) {
    await page.keyboard.press('Enter');
    await wait(50);
  }
  expect((await done(page, id)).act).toBe(before.act);
  expect(await page.evaluate(() => document.activeElement?.closest('.free') ?? null)).toBeNull();
  await end(visitor);
});

it('says that an answer is late, what becomes of the move, and that all is well again', async () => {
  const visitor = await visit(browser, { hasty: true });
  const { page } = visitor;
  let stalled = false;
  const kept: (() => void)[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => (stalled ? kept.push(() => server.send(text)) : server.send(text)));
  });
  await page.reload();
  const id = await againstBots(visitor, 'shipyard', 2);
  await asked(page);
  await settled(page);
  const before = await done(page, id);
  stalled = true;
  await page.locator('.decide .answers [data-action^="choose"]').first().click();
  const place = await page.locator('.decide').boundingBox();
  await page.waitForSelector('[data-notice="late"]', { timeout: 10_000 });
  expect(await page.locator('.decide').boundingBox()).toEqual(place); // nothing goes away from under the pointer
  expect(await page.locator('[data-notice="late"]').textContent()).toContain('Your move is kept');
  await shot(page, 'taking-late');
  stalled = false;
  for (const send of kept) send();
  await page.waitForSelector('[data-notice="returned"]');
  await page.waitForSelector('[data-notice="late"]', { state: 'detached' });
  expect((await done(page, id)).act).toBe(before.act + 1);
  await end(visitor);
});

it('warns before the time is up, says that a bot plays, and gives the seat back on a press', async () => {
  const visitor = await visit(browser, { hasty: true });
  const { page } = visitor;
  const seats = [{ kind: 'person' }, ...Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'random' }))];
  const clock = { seconds: 14, increment: 1 };
  const id = await play(page, '/tables', { game: 'container', seats, options: { first: 'A' }, clock });
  await page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await asked(page);
  expect(await page.locator('.strip .clock').count()).toBe(2);
  await page.waitForSelector('[data-notice="hurry"]', { timeout: 30_000 });
  await shot(page, 'taking-hurry');
  await page.waitForSelector('[data-notice="driven"]', { timeout: 30_000 });
  await shot(page, 'taking-driven');
  await page.locator('[data-notice="driven"] button').click();
  await page.waitForSelector('[data-notice="driven"]', { state: 'detached' });
  await asked(page);
  await end(visitor);
});

it('has the purse beside the question on a phone, and the chat one press away', async () => {
  const visitor = await visit(browser, { phone: true, hasty: true });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  expect(await page.locator('.sheet .mine').isVisible()).toBe(true);
  await shot(page, 'taking-phone');
  await page.locator('.sheet .tabs [role="tab"]', { hasText: 'Chat' }).click();
  await page.locator('.sheet .chat input').fill('Ahoy');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet .chat li:has-text("Ahoy")');
  await page.locator('.sheet .tabs [role="tab"]').first().click();
  expect(await page.locator('.sheet .tabs').textContent()).not.toContain('1');
  await shot(page, 'taking-phone-chat');
  await end(visitor);
});
