/** Playing whole games through the page's own buttons: by mouse, by keyboard, with whatever is asked. */

import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, choices, play, URL_OF_SERVER, type Visitor } from './harbour';

/** A table against greedy bots, begun and open; its id. */
export async function againstBots(
  visitor: Visitor,
  game: string,
  bots: number,
  options: Record<string, unknown> = {},
): Promise<string> {
  const seats = [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const id = await play(visitor.page, '/tables', { game, seats, options });
  await visitor.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await visitor.page.waitForSelector('.table');
  return id;
}

/** Which of the listed actions to take: the first beginning in this order that fits; equals in turn. */
export function preferring(order: readonly string[]): (all: string[], turn: number) => string {
  return (all, turn) => {
    for (const start of order) {
      const found = all.filter((action) => action.startsWith(start));
      if (found.length > 0) return found[turn % found.length] ?? '';
    }
    return all[turn % all.length] ?? '';
  };
}

export interface Playing {
  choose: (all: string[], turn: number) => string;
  press?: (page: Page, action: string) => Promise<void>;
  /** Open a tile with several answers now and then. */
  tiles?: boolean;
  /** Most answers before the game has to be over. */
  most?: number;
  /** Stop after so many answers of our own. */
  stop?: number;
}

/** Answer whatever is asked until the game is over; how many answers that took. */
export async function playOn(page: Page, { choose, press = byMouse, tiles = true, most = 400, stop }: Playing) {
  for (let turn = 0; turn < most; turn += 1) {
    if (turn === stop || (await asked(page)) === 'over') return turn;
    const groups = page.locator('.decide [data-group][aria-expanded="false"]');
    const count = await groups.count();
    if (tiles && count > 0 && (turn % 2 === 1 || (await choices(page)).length === 0)) {
      await groups.nth(turn % count).click();
    }
    const open = page.locator('.decide fieldset:not(:has(input:checked)) input'); // nothing is chosen beforehand
    while ((await open.count()) > 0) await open.first().check();
    const all = await choices(page);
    if (all.length === 0) continue;
    await answer(page, choose(all, turn), press);
  }
  throw new Error('the game did not end');
}

/**
 * Press until the table has moved on. A press that meets a table just being drawn anew is made again, as people do; where
 * there is another question by then, that one is looked at.
 */
async function answer(page: Page, action: string, press: (page: Page, action: string) => Promise<void>): Promise<void> {
  const before = await page.getAttribute('.decide', 'data-version');
  for (let attempt = 1; ; attempt += 1) {
    // On a busy machine a tap may last so long that it asks instead: what is said then is put away, as people do.
    if ((await page.locator('[data-tip]').count()) > 0) await page.keyboard.press('Escape');
    try {
      await press(page, action);
    } catch (error) {
      if (!(await choices(page)).includes(action)) return;
      if (attempt === 3) throw error;
      continue;
    }
    const moved = page.waitForFunction(
      (old) =>
        document.querySelector('.scores, [data-press="end-turn"]') !== null ||
        document.querySelector('.decide')?.getAttribute('data-version') !== old,
      before,
      { polling: 30, timeout: 20_000 },
    );
    if (attempt === 3) await moved;
    const done = await moved.then(
      () => true,
      () => false,
    );
    await endTurn(page);
    if (done || !(await choices(page)).includes(action)) return;
  }
}

/** Where the last choice waits for a press: press it, once the page listens. */
export async function endTurn(page: Page): Promise<void> {
  const button = page.locator('.decide[aria-busy="false"] [data-press="end-turn"]');
  if ((await page.locator('[data-press="end-turn"]').count()) === 0) return;
  await button.click();
  await page.waitForFunction(() => document.querySelector('[data-press="end-turn"]') === null, undefined, {
    polling: 30,
  });
}

export const byMouse = (page: Page, action: string): Promise<void> =>
  page.locator(`.decide [data-action="${action}"]`).first().click();

/** Where the keyboard is. */
async function focused(page: Page): Promise<{ action: string; lost: boolean }> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const action = here?.closest('.decide') ? (here.getAttribute('data-action') ?? '') : '';
    return { action, lost: here === document.body };
  });
}

/** Tab to the action and press Enter; the focus must never have been lost on the way. */
export async function byKeyboard(page: Page, action: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body, undefined, { polling: 30 });
  let here = await focused(page);
  for (let tab = 0; here.action !== action && tab < 300; tab += 1) {
    await page.keyboard.press('Tab');
    here = await focused(page);
  }
  expect(here.action).toBe(action);
  await page.keyboard.press('Enter');
}

/** Take a piece with the pointer, carry it over to something else and put it down in its middle. */
export async function carry(page: Page, piece: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await piece.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error('nothing to carry, or nowhere to carry it');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12, { steps: 3 });
  await page.waitForSelector('.ghost');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** After the game: what can be done next is in sight without scrolling, beside the board and on the page it leads to. */
export async function expectWaysOn(page: Page): Promise<void> {
  // Looked at in one go: the one page gives way to the other by itself.
  const seen = await page.waitForFunction(() => {
    const next = document.querySelector('.scores .ways .primary')?.getBoundingClientRect();
    const tabs = document.querySelector('.sheet .tabs, .rail .tabs')?.getBoundingClientRect();
    return next === undefined ? null : { end: next.bottom, room: tabs?.top ?? innerHeight };
  });
  const { end, room } = (await seen.jsonValue()) ?? { end: Infinity, room: 0 };
  expect(end).toBeLessThanOrEqual(room + 1);
}

/** What axe finds serious in the page as it is. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; 0`);
  const found = await page.evaluate(async () => {
    const runner = (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      }
    ).axe;
    return (await runner.run()).violations;
  });
  return found
    .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
    .map((fault) => `${fault.id}: ${fault.nodes[0]?.html.slice(0, 160)}`);
}
