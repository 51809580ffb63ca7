import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, shot, URL_OF_SERVER, visit, type Manner, type Visitor } from './harbour';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A table of Container against two bots that ends after some rounds. */
async function shortGame(visitor: Visitor, rounds: number): Promise<string> {
  const id = await visitor.page.evaluate(async (limit) => {
    const post = async (path: string, body?: unknown): Promise<{ fresh: { table: { id: string } } }> => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return (await answer.json()) as { fresh: { table: { id: string } } };
    };
    await post('/guest', { name: 'Mira', language: 'en' });
    const bot = { kind: 'bot', bot: 'greedy' };
    const options = { round_limit: limit, first: 'A' };
    const made = await post('/tables', { game: 'container', seats: [{ kind: 'person' }, bot, bot], options });
    await post(`/tables/${made.fresh.table.id}/start`);
    return made.fresh.table.id;
  }, rounds);
  await visitor.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await visitor.page.waitForSelector('.table');
  return id;
}

/** Which of the listed actions to take: whatever leads on, and now and then something else. */
function next(all: string[], turn: number): string {
  const order = [
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
  ];
  for (const start of order) {
    const found = all.filter((action) => action.startsWith(start));
    if (found.length > 0) return found[turn % found.length] ?? '';
  }
  return all[turn % all.length] ?? '';
}

async function playOn(
  page: Page,
  press: (page: Page, action: string) => Promise<void>,
  tilesToo = true,
): Promise<number> {
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await asked(page)) === 'over') return turn;
    const tiles = page.locator('.decide [data-group]');
    const count = await tiles.count();
    if (tilesToo && count > 0 && turn % 2 === 1) await tiles.nth(turn % count).click();
    const all = await choices(page);
    if (all.length === 0) continue;
    const before = await page.textContent('.decide');
    await press(page, next(all, turn));
    await page.waitForFunction((old) => document.querySelector('.decide')?.textContent !== old, before, {
      polling: 20,
    });
  }
  throw new Error('the game did not end');
}
const byMouse = (page: Page, action: string): Promise<void> =>
  page.locator(`.decide [data-action="${action}"]`).first().click();

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

it('starts a game against bots with one click', async () => {
  const visitor = await visit(browser);
  await visitor.page.locator('.game .btn.primary').first().click();
  await visitor.page.waitForSelector('.table .decide');
  expect(await asked(visitor.page)).toBe('asked');
  await shot(visitor.page, 'first-table');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['by mouse', {}],
  ['on a phone, in Russian', { phone: true, language: 'ru' }],
])('plays a whole short game %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  await shortGame(visitor, 2);
  const moves = await playOn(visitor.page, byMouse);
  expect(moves).toBeGreaterThan(3);
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
  await slider.fill((await slider.getAttribute('max')) ?? '');
  await visitor.page.waitForSelector('.scores table');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('plays a whole short game by keyboard, and never loses the focus', async () => {
  const visitor = await visit(browser);
  await shortGame(visitor, 1);
  const { page } = visitor;
  const focused = (): Promise<{ action: string; lost: boolean }> =>
    page.evaluate(() => ({
      action: document.activeElement?.closest('.decide')
        ? (document.activeElement.getAttribute('data-action') ?? '')
        : '',
      lost: document.activeElement === document.body,
    }));
  await asked(page);
  await page.keyboard.press('Tab');
  let pressed = 0;
  await playOn(
    page,
    async (_, action) => {
      let here = await focused();
      expect(here.lost, `focus lost before ${action}`).toBe(false);
      for (let tab = 0; here.action !== action && tab < 200; tab += 1) {
        await page.keyboard.press('Tab');
        here = await focused();
      }
      expect(here.action).toBe(action);
      await page.keyboard.press('Enter');
      pressed += 1;
      await page.waitForTimeout(100);
    },
    false,
  );
  expect(pressed).toBeGreaterThan(2);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('chooses on the board, carries a ship, takes it back, and says why not', async () => {
  const visitor = await visit(browser);
  await shortGame(visitor, 3);
  const { page } = visitor;
  const log = (text: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.querySelector('.log li')?.textContent?.includes(wanted), text);
  await asked(page);
  await page.locator('svg [data-action="sail(to=B)"]').click();
  await log('sails to Bosun');
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
  await log('sails to the island');
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
  await log('at 4');
  await page.locator('.decide [data-action="done"]').click();
  const again = page.locator('.decide [data-action="produce"][aria-disabled]');
  await again.hover();
  await page.waitForSelector('.why');
  expect(await page.textContent('.why')).toContain('CT-8.1');
  await shot(page, 'why-not');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('speaks another language at once, and keeps it', async () => {
  const visitor = await visit(browser);
  await shortGame(visitor, 3);
  const { page } = visitor;
  await asked(page);
  await page.locator('.lang select').selectOption('ru');
  await page.waitForFunction(() => document.querySelector('.ask')?.textContent?.includes('Ваш ход'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.ask')?.textContent?.includes('Ваш ход'));
  expect(await page.getAttribute('html', 'lang')).toBe('ru');
  await visitor.context.close();
});

it('comes back after a lost connection', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  let cut: () => void = () => undefined;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close({ code: 1011 });
    };
  });
  await shortGame(visitor, 3);
  await asked(page);
  cut();
  await page.waitForSelector('.lost');
  await shot(page, 'lost');
  await page.waitForSelector('.lost', { state: 'detached' });
  await page.locator('.decide [data-action="produce"]').click();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('produces'));
  await visitor.context.close();
});

it('seats a friend by link, and tells neither what the other may not know', async () => {
  const mira = await visit(browser, { name: 'Mira' });
  const tomas = await visit(browser, { name: 'Tomas' });
  const heard: string[] = [];
  tomas.page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  await mira.page.getByRole('button', { name: 'Invite friends' }).first().click();
  await mira.page.getByRole('button', { name: 'Lay the table' }).click();
  await mira.page.getByRole('button', { name: 'Invite' }).first().click();
  const link = await mira.page.locator('input[readonly]').inputValue();
  await shot(mira.page, 'waiting-room');
  expect(await seriousFaults(mira.page)).toEqual([]);
  await tomas.page.goto(link);
  expect(await seriousFaults(tomas.page)).toEqual([]);
  await tomas.page.getByRole('button', { name: 'Take your seat' }).click();
  await tomas.page.waitForSelector('.seats');
  await mira.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([mira, tomas].map((each) => each.page.waitForSelector('.table')));
  await tomas.page.waitForTimeout(500);
  const frames = heard.map(
    (text) =>
      JSON.parse(text) as { fresh?: { view?: { players: { seat: number; purse?: unknown; value_card?: unknown }[] } } },
  );
  const views = frames.flatMap((frame) => frame.fresh?.view?.players ?? []);
  expect(views.length).toBeGreaterThan(0);
  expect(
    views.filter((player) => player.seat !== 1 && (player.purse !== undefined || player.value_card !== undefined)),
  ).toEqual([]);
  expect([...mira.faults, ...tomas.faults]).toEqual([]);
  await mira.context.close();
  await tomas.context.close();
});

it.each<[string, Manner]>([
  ['light', {}],
  ['dark', { theme: 'dark' }],
  ['phone', { phone: true }],
])('has nothing serious for axe to find: %s', async (_name, manner) => {
  const visitor = await visit(browser, manner);
  await visitor.page.waitForSelector('.game .btn.primary:enabled');
  expect(await seriousFaults(visitor.page)).toEqual([]);
  await shortGame(visitor, 3);
  await asked(visitor.page);
  await visitor.page.waitForTimeout(700);
  expect(await seriousFaults(visitor.page)).toEqual([]);
  await visitor.context.close();
});
