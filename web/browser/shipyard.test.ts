import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, shot, URL_OF_SERVER, visit, type Manner, type Visitor } from './harbour';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Heard {
  /** Answers to what we did. */
  done: number;
  /** Contracts of the rival that reached this page. */
  leaked: unknown[];
}

/** A game of Shipyard against one bot, the shortest there is; what the server says is listened to. */
async function sitDown(visitor: Visitor): Promise<Heard> {
  const heard: Heard = { done: 0, leaked: [] };
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => {
      const message = JSON.parse(String(frame.payload)) as {
        type: string;
        fresh?: { view?: { over: boolean; players: { contracts_held?: unknown }[] } } | null;
      };
      if (message.type === 'done') heard.done += 1;
      const view = message.fresh?.view;
      if (view?.over === false && view.players[1]?.contracts_held !== undefined) heard.leaked.push(view.players[1]);
    }),
  );
  const id = await visitor.page.evaluate(async () => {
    const post = async (path: string, body?: unknown): Promise<{ fresh: { table: { id: string } } }> => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return (await answer.json()) as { fresh: { table: { id: string } } };
    };
    await post('/guest', { name: 'Mira', language: 'en' });
    const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }];
    const made = await post('/tables', { game: 'shipyard', seats, options: { first: 'A' } });
    await post(`/tables/${made.fresh.table.id}/start`);
    return made.fresh.table.id;
  });
  await visitor.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await visitor.page.waitForSelector('.table');
  return heard;
}

const WAYS_ON = ['perform', 'finish', 'done_loading', 'load(piece=captain)', 'pass', 'let_fail'];
/** The actions that are over soonest. */
const SHORT = ['choose(card=manufacture)', 'choose(card=recruit)', 'choose(card=exchange)', 'sell_rest'];
/** Ships, canals and crew in turns, so that everything comes up. */
const CARDS = ['build', 'rent', 'recruit', 'build', 'manufacture', 'hire', 'purchase', 'exchange'];

function shortest(all: string[]): string {
  return [...WAYS_ON, ...SHORT].find((action) => all.includes(action)) ?? all[0] ?? '';
}
function varied(all: string[], turn: number): string {
  const wanted = CARDS.map((_, at) => `choose(card=${CARDS[(turn + at) % CARDS.length]})`);
  const load = all.find((action) => action.startsWith('load('));
  const first = [...(load === undefined ? [] : [load]), ...WAYS_ON, ...wanted];
  return first.find((action) => all.includes(action)) ?? all[turn % all.length] ?? '';
}

async function playOn(
  page: Page,
  heard: Heard,
  pick: (all: string[], turn: number) => string,
  press: (action: string) => Promise<void>,
): Promise<string[]> {
  const taken: string[] = [];
  for (let turn = 0; turn < 600; turn += 1) {
    if ((await asked(page)) === 'over') return taken;
    const all = await choices(page);
    if (all.length === 0) continue;
    const before = heard.done;
    const action = pick(all, turn);
    await press(action);
    await expect.poll(() => heard.done, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
    taken.push(action);
  }
  throw new Error('the game did not end');
}
const kinds = (actions: string[]): Set<string> => new Set(actions.map((action) => action.split('(')[0] ?? ''));

async function seriousFaults(page: Page): Promise<string[]> {
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

it('plays a whole game by mouse, on the board wherever it lights up', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const heard = await sitDown(visitor);
  let onBoard = 0;
  const taken = await playOn(page, heard, varied, async (action) => {
    const piece = page.locator(`.stage g[data-action="${action}"].can`).first();
    if ((await piece.count()) > 0) {
      onBoard += 1;
      await piece.click();
    } else {
      await page.locator(`.decide [data-action="${action}"]`).first().click();
    }
  });
  expect(onBoard).toBeGreaterThan(40);
  const wanted = ['choose', 'take', 'place', 'rent_canal', 'lay_first', 'start', 'recruit', 'hire', 'buy_train'];
  expect(wanted.filter((kind) => !kinds(taken).has(kind))).toEqual([]);
  expect(kinds(taken)).toContain('done_loading');
  await page.waitForSelector('.scores table');
  expect(await page.locator('.scores tbody tr').count()).toBe(9);
  await shot(page, 'shipyard over');
  expect(heard.leaked).toEqual([]);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('plays a whole game by keyboard, and never loses the focus', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const heard = await sitDown(visitor);
  await asked(page);
  await page.keyboard.press('Tab');
  const focused = (): Promise<{ action: string; lost: boolean }> =>
    page.evaluate(() => ({
      action: document.activeElement?.closest('.decide')
        ? (document.activeElement.getAttribute('data-action') ?? '')
        : '',
      lost: document.activeElement === document.body,
    }));
  const taken = await playOn(page, heard, shortest, async (action) => {
    let here = await focused();
    expect(here.lost, `focus lost before ${action}`).toBe(false);
    for (let tab = 0; here.action !== action && tab < 300; tab += 1) {
      await page.keyboard.press('Tab');
      here = await focused();
    }
    expect(here.action).toBe(action);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  });
  expect(taken.length).toBeGreaterThan(50);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('plays a whole game on a phone, in Italian', async () => {
  const visitor = await visit(browser, { phone: true, language: 'it' });
  const { page } = visitor;
  const heard = await sitDown(visitor);
  const taken = await playOn(page, heard, shortest, (action) =>
    page.locator(`.decide [data-action="${action}"]`).first().tap(),
  );
  expect(taken.length).toBeGreaterThan(50);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.waitForSelector('.scores table');
  await shot(page, 'shipyard over on a phone');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('builds by carrying cards into the yard, takes it back, and says why not', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.locator('.stage g[data-action="choose(card=build)"]').click();
  await page.locator('.stage g[data-action="perform"]').click();
  const bow = page.locator('.stage g[data-action="take(column=bows, row=1)"]');
  await bow.waitFor();
  const from = await bow.boundingBox();
  const cell = await page.locator('.dock [data-drop="cell:2"]').boundingBox();
  if (from === null || cell === null) throw new Error('no card or no cell');
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 });
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 6 });
  await page.waitForSelector('.ghost');
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('places a bow in cell 2'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.log .undone');
  await asked(page);
  await page.locator('.dock g[data-action="place(cell=9)"]').hover();
  await page.waitForSelector('.why');
  expect(await page.textContent('.why')).toContain('SY-');
  await shot(page, 'shipyard why not');
  await page.locator('.dock g[data-action="place(cell=3)"]').click();
  await page.waitForSelector('.decide [data-action="done_building"]:not([aria-disabled])');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('lays a canal: turned, previewed, carried onto the map, and taken back', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.locator('.stage g[data-action="choose(card=rent)"]').click();
  await page.locator('.stage g[data-action="perform"]').click();
  await page.locator('.stage g[data-action="rent_canal(row=1)"]').click();
  await page.locator('.stage g[data-action="lay_first(turns=0)"]').waitFor();
  await page.getByRole('button', { name: 'Turn to the right' }).last().click();
  const place = await page.locator('.stage g[data-action="lay_first(turns=1)"]').boundingBox();
  const hand = await page.getByRole('button', { name: 'Turn to the right' }).first().boundingBox();
  if (place === null || hand === null) throw new Error('no canal or no place');
  await page.mouse.move(hand.x + hand.width / 2, hand.y + hand.height / 2);
  await page.mouse.down();
  await page.mouse.move(hand.x + hand.width, hand.y + hand.height, { steps: 4 });
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.waitForSelector('.stage g[data-action^="start("].can');
  await shot(page, 'shipyard start');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.stage g[data-action="lay_first(turns=1)"]');
  await page.getByRole('button', { name: 'Table' }).first().click();
  await page.waitForSelector('.stage g[data-action^="lay_first"]', { state: 'detached' });
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['light', {}],
  ['dark', { theme: 'dark' }],
  ['phone', { phone: true }],
])('has nothing serious for axe to find: %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  const heard = await sitDown(visitor);
  await asked(page);
  await page.waitForTimeout(500);
  expect(await seriousFaults(page)).toEqual([]);
  for (const action of ['choose(card=build)', 'perform', 'take(column=bows, row=1)']) {
    const before = heard.done;
    await page.locator(`.decide [data-action="${action}"]`).click();
    await expect.poll(() => heard.done, { timeout: 20_000 }).toBeGreaterThan(before);
    await asked(page);
    await page.waitForTimeout(400);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await shot(page, `shipyard ${name}`);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
