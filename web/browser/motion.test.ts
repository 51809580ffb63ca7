/** Pieces move where they go, others do not, and what others do is shown one action at a time. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, URL_OF_SERVER, visit } from './harbour';
import { againstBots, byMouse, endTurn } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Flown {
  what: string;
  /** Where its middle was, frame by frame. */
  way: [number, number][];
  /** Where pieces lay when it began: the board may have turned to something else when a busy machine asks later. */
  places: Record<string, [number, number]>;
}

/** Keep what flies over the page from now on. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flown: Flown[] = [];
    Object.assign(window, { flown });
    const layer = document.querySelector('.flights');
    if (layer === null) throw new Error('nothing can fly here');
    const middle = (node: Element): [number, number] => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const places = (): Record<string, [number, number]> =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-piece]')]
          .reverse() // the first of a name counts
          .map((piece) => [piece.dataset.piece ?? '', middle(piece)]),
      );
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        const { flight, token } = (node as HTMLElement).dataset;
        const found: Flown = { what: flight ?? `token:${token}`, way: [], places: places() };
        flown.push(found);
        const look = (): void => {
          if (!node.isConnected) return;
          found.way.push(middle(node as HTMLElement));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }
    }).observe(layer, { childList: true });
  });
}

const flown = (page: Page): Promise<Flown[]> => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);

async function landed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.flights')?.childElementCount === 0);
}

async function middleOf(page: Page, piece: string): Promise<[number, number]> {
  const box = await page.locator(`[data-piece="${piece}"]`).first().boundingBox();
  if (box === null) throw new Error(`no ${piece}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const far = ([ax, ay]: [number, number], [bx, by]: [number, number]): number => Math.hypot(ax - bx, ay - by);

/** It began at one place, was seen between both, and ended at the other. */
function expectWay({ way }: Pick<Flown, 'way'>, start: [number, number], end: [number, number]): void {
  const whole = far(start, end);
  const [first, last] = [way[0], way.at(-1)];
  expect(whole).toBeGreaterThan(20);
  expect(far(first ?? end, start)).toBeLessThan(0.1 * whole + 8);
  expect(far(last ?? start, end)).toBeLessThan(0.1 * whole + 8);
  const between = way.filter((at) => far(at, start) > 0.1 * whole && far(at, end) > 0.1 * whole);
  expect(between.length).toBeGreaterThan(0);
}

it('moves the ship that sails in Container, and nothing else', async () => {
  const visitor = await visit(browser, { pace: 'calm' });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2);
  await asked(page);
  await watchFlights(page);
  const start = await middleOf(page, 'ship:0');
  const others = [await middleOf(page, 'ship:1'), await middleOf(page, 'ship:2')];
  await page.locator('.decide [data-group="sail"]').click();
  const sail = (await choices(page)).find((action) => action.startsWith('sail(')) ?? '';
  await byMouse(page, sail);
  await page.waitForSelector('[data-flight="ship:0"]', { state: 'attached' });
  await landed(page);
  const [ship, ...more] = await flown(page);
  expect(more).toEqual([]);
  expect(ship?.what).toBe('ship:0');
  if (ship !== undefined) expectWay(ship, start, await middleOf(page, 'ship:0'));
  expect([await middleOf(page, 'ship:1'), await middleOf(page, 'ship:2')]).toEqual(others);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

/** What the server told since a version, as this page may know it. */
async function eventsSince(page: Page, table: string, since: number): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    async ([id, from]) => {
      const fresh = (await (await fetch(`/api/tables/${id}?since=${from}`)).json()) as {
        entries: { version: number; events: Record<string, unknown>[] }[];
      };
      const [first] = fresh.entries.filter(({ version }) => version > Number(from));
      return first?.events ?? [];
    },
    [table, since] as const,
  );
}

const versionOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.decide', 'data-version'));

/** Take an action and wait until everything that it moves has arrived. */
async function takeAndLand(page: Page, action: string): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { flown: Flown[] }).flown.length = 0;
  });
  await byMouse(page, action);
  await page.waitForFunction(() => (window as unknown as { flown: Flown[] }).flown.length > 0);
  await landed(page);
}

it('moves the figure onto the card that is chosen in Shipyard, with its income, and nothing else', async () => {
  const visitor = await visit(browser, { pace: 'calm' });
  const { page } = visitor;
  const table = await againstBots(visitor, 'shipyard', 1);
  await asked(page);
  await watchFlights(page);
  for (let turn = 0; turn < 12; turn += 1) {
    await asked(page);
    const all = await choices(page);
    const choose = all.find((action) => action.startsWith('choose('));
    if (choose === undefined) {
      await byMouse(page, all[0] ?? '');
      continue;
    }
    const before = await versionOf(page);
    await takeAndLand(page, choose);
    const events = await eventsSince(page, table, before);
    const chosen = events.find(({ event }) => event === 'chosen');
    const pushed = events.filter(({ event }) => event === 'pushed' || event === 'advanced');
    const all_flown = await flown(page);
    const pieces = all_flown.filter(({ what }) => !what.startsWith('token:'));
    expect(pieces.map(({ what }) => what.split('/')[0]).sort()).toEqual(
      [...pushed.map(({ card }) => `action:${String(card)}`), 'figure:0'].sort(),
    );
    expect(all_flown.length - pieces.length).toBe(Number(chosen?.income) > 0 ? 1 : 0);
    const figure = pieces.find(({ what }) => what.startsWith('figure:0/'));
    const { way } = figure ?? { way: [] };
    if (figure !== undefined && way[0] !== undefined) expectWay(figure, way[0], await middleOf(page, figure.what));
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
    return;
  }
  throw new Error('no card was to be chosen');
});

it('moves the runholder in New Zealand, and what the events name besides', async () => {
  const visitor = await visit(browser, { pace: 'calm' });
  const { page } = visitor;
  const table = await againstBots(visitor, 'newzealand', 1);
  await asked(page);
  await watchFlights(page);
  for (let turn = 0; turn < 30; turn += 1) {
    await asked(page);
    const all = await choices(page);
    const move = all.find((action) => action.startsWith('move('));
    const stands = (await page.locator('[data-piece="runholder:0"]').count()) > 0;
    if (move === undefined || !stands) {
      const tile = page.locator('.decide [data-group][aria-expanded="false"]').first();
      if (all.length === 0) await tile.click();
      else await byMouse(page, move ?? all[0] ?? '');
      continue;
    }
    const before = await versionOf(page);
    const start = await middleOf(page, 'runholder:0');
    await takeAndLand(page, move);
    const events = await eventsSince(page, table, before);
    const moved = events.filter(({ event }) => event === 'moved');
    const paid = events.filter(({ event }) => ['fee', 'pounds', 'gold', 'certificates'].includes(String(event)));
    const seen = await flown(page);
    const runholders = seen.filter(({ what }) => what === 'runholder:0');
    expect(runholders.length).toBe(moved.length);
    expect(seen.length).toBe(moved.length + paid.length);
    const [hat] = runholders;
    // The next question may turn to another board, as in Wellington: then another move is looked at.
    if ((await page.locator('[data-piece="runholder:0"]').count()) === 0) continue;
    if (hat !== undefined) expectWay(hat, start, await middleOf(page, 'runholder:0'));
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
    return;
  }
  throw new Error('nothing was to be moved');
});

it('sails the own ship in New Zealand before the eyes, though the next question is about the trail', async () => {
  const visitor = await visit(browser, { pace: 'calm' });
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1);
  const WANTED = ['sail(', 'aux(action=ship', 'uncover(disc=aux_ship', 'move(to=N'];
  for (let turn = 0; turn < 30; turn += 1) {
    await asked(page);
    const all = await choices(page);
    const found = WANTED.map((start) => all.find((action) => action.startsWith(start))).find((each) => each);
    if (found?.startsWith('sail(') === true) {
      await page.waitForSelector('[data-piece="boat:0"]'); // where a ship may be sailed, the sea is in sight
      await watchFlights(page);
      const start = await middleOf(page, 'boat:0');
      const other = await middleOf(page, 'boat:1');
      await byMouse(page, found);
      const sailed = async (): Promise<number> => {
        await endTurn(page); // where sailing ends the turn it waits for that press
        return (await flown(page)).length;
      };
      await expect.poll(sailed, { timeout: 60_000 }).toBeGreaterThan(0);
      await landed(page);
      const boats = (await flown(page)).filter(({ what }) => what === 'boat:0');
      expect(boats).toHaveLength(1);
      const [{ places, ...sailing }] = boats as [Flown];
      expect(far(places['boat:1'] ?? start, other)).toBeLessThan(1); // who stays, stays, to the pixel
      expectWay(sailing, start, places['boat:0'] ?? start);
      await page.waitForSelector('[data-piece="runholder:0"]'); // then the trail, of which the question is
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
      return;
    }
    const tile = page.locator('.decide [data-group][aria-expanded="false"]').first();
    if (found === undefined && all.length === 0) await tile.click();
    else await byMouse(page, found ?? all[0] ?? '');
  }
  throw new Error('no ship was to be sailed');
});

it('moves pieces in a replay, a step on, and not when it jumps', async () => {
  const visitor = await visit(browser, { pace: 'brisk' });
  const { page } = visitor;
  const table = await againstBots(visitor, 'container', 2);
  await asked(page);
  await byMouse(page, 'produce');
  await page.waitForTimeout(1500);
  await page.goto(`${URL_OF_SERVER}/#/replay/${table}`);
  await page.waitForSelector('.flights', { state: 'attached' });
  await page.keyboard.press('End'); // a step on, if there is only one
  await page.waitForTimeout(1000);
  await page.waitForFunction(() => document.querySelector('.flights')?.childElementCount === 0);
  await watchFlights(page);
  await page.keyboard.press('Home');
  expect(await flown(page)).toEqual([]);
  const some = async (): Promise<number> => {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(100);
    return (await flown(page)).length;
  };
  await expect.poll(some, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('moves pieces in a lesson, too', async () => {
  const visitor = await visit(browser, { pace: 'brisk' });
  const { page } = visitor;
  await page.goto(`${URL_OF_SERVER}/#/learn/container/factory`);
  await page.waitForSelector('.flights', { state: 'attached' });
  await watchFlights(page);
  for (let task = 0; task < 4 && (await flown(page)).length === 0; task += 1) {
    await asked(page);
    await page.locator('.decide .answers [data-action]:not([aria-disabled])').first().click();
    await page.waitForTimeout(1000);
  }
  expect((await flown(page)).length).toBeGreaterThan(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('asks once for what happened before, not with everything that happens', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const asks: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tables\/[^/]+\?since=/.test(request.url())) asks.push(request.url());
  });
  await againstBots(visitor, 'container', 2);
  for (let turn = 0; turn < 4; turn += 1) {
    await asked(page);
    const all = await choices(page);
    await byMouse(page, all.find((action) => /^(produce|price|done|end_turn)/.test(action)) ?? all.at(-1) ?? '');
    await page.waitForTimeout(300);
  }
  expect(asks).toHaveLength(1);
  await visitor.context.close();
});

it('shows what others do one action at a time, by a press or a key, and asks only then', async () => {
  const visitor = await visit(browser, { pace: 'step' });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2);
  const told = page.locator('.telling');
  const answers = page.locator('.decide .answers [data-action], .decide .answers [data-group]');
  for (let turn = 0; turn < 8; turn += 1) {
    // On a busy machine what others do may come late: then nothing is asked until it is told.
    await told.or(answers.first()).first().waitFor();
    if ((await told.count()) > 0) break;
    await asked(page);
    const all = await choices(page);
    await byMouse(page, all.find((action) => /^(pass|end_turn|done|produce)/.test(action)) ?? all.at(-1) ?? '');
    await page.waitForTimeout(1500);
  }
  await told.waitFor();
  const before = await versionOf(page);
  expect(await answers.count()).toBe(0);
  await page.waitForTimeout(1500);
  expect(await versionOf(page)).toBe(before);
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => versionOf(page), { timeout: 60_000 }).toBeGreaterThan(before);
  // While a bot thinks there is nothing to skip; step by step, its next action waits again until there is none.
  const skipped = async (): Promise<number> => {
    await told
      .getByRole('button', { name: 'Skip' })
      .click({ timeout: 500 })
      .catch(() => undefined);
    return answers.count();
  };
  await expect.poll(skipped, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
