/** What every table shares: two people at one table, secrets, losing the server, languages, watching, settings. */

import { get } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, play, shot, URL_OF_SERVER, visit, type Manner, type Visitor } from './harbour';
import { againstBots, playOn, seriousFaults } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shortGame = (visitor: Visitor): Promise<string> =>
  againstBots(visitor, 'container', 2, { round_limit: 3, first: 'A' });

/** Wait until an element holds a text. */
async function reads(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([where, wanted]) => document.querySelector(where)?.textContent?.includes(wanted),
    [selector, text] as const,
    { polling: 50 },
  );
}

/** The actions of all buttons in the decision, with every tile opened in turn. */
async function everyButton(page: Page): Promise<string[]> {
  const now = (): Promise<string[]> =>
    page.$$eval('.decide [data-action]:not([aria-disabled])', (all) =>
      all.flatMap((each) => [
        each.getAttribute('data-action') ?? '',
        ...(each.getAttribute('data-twins') ?? '').split('; '),
      ]),
    );
  const found = await now();
  const tiles = await page.$$eval('.decide [data-group]', (all) => all.map((each) => each.getAttribute('data-group')));
  for (const tile of tiles) {
    await page.locator(`.decide [data-group="${tile}"]`).click();
    found.push(...(await now()));
  }
  return found;
}

/** Boxes of the page whose content is wider than they are, though nobody would think of scrolling them sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.$$eval('html, main, dialog, .bar, .rail > *, .sheet > *, .sheet .content > *', (all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} in ${each.clientWidth}`),
  );
}

/** A socket that can be cut and mended, between the page and the server. */
async function cable(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  const open = new Set<() => void>();
  let broken = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (broken) {
      void socket.close({ code: 1011 });
      return;
    }
    const server = socket.connectToServer();
    open.add(() => {
      void server.close();
      void socket.close({ code: 1011 });
    });
  });
  return {
    cut: () => {
      broken = true;
      for (const close of open) close();
      open.clear();
    },
    mend: () => (broken = false),
  };
}

/** How many bytes travel for a file, compressed where the server does so. */
function weight(url: string): Promise<number> {
  return new Promise((weighed, failed) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => weighed(bytes));
    }).on('error', failed);
  });
}

/** What a page has asked for so far, but for what the server says of games and people. */
function listen(page: Page): Set<string> {
  const wanted = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) wanted.add(request.url());
  });
  return wanted;
}
const weights = (files: Iterable<string>): Promise<number[]> => Promise.all([...files].map(weight));
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

async function firstPage(page: Page): Promise<void> {
  await page.goto(URL_OF_SERVER, { waitUntil: 'networkidle' });
  await page.waitForSelector('.game .btn.primary:enabled');
  await page.evaluate(() => document.fonts.ready);
}

it('sends at most 180 kB for the first page, words, fonts and pictures included', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wanted = listen(page);
  await firstPage(page);
  const files = [...wanted];
  const sizes = await weights(files);
  const total = sum(sizes);
  console.log(`first page: ${files.length} files, ${total} bytes as they travel`);
  expect(files.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(total).toBeLessThan(180_000);
  await context.close();
});

it.each(GAMES)('sends at most 150 kB more for a table of %s', async (game) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wanted = listen(page);
  await firstPage(page);
  const first = new Set(wanted);
  const bot = { kind: 'bot', bot: 'greedy' };
  const id = await play(page, '/tables', { game, seats: [{ kind: 'person' }, bot, bot] });
  await page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await asked(page);
  await page.waitForLoadState('networkidle');
  const files = [...wanted].filter((url) => !first.has(url));
  const total = sum(await weights(files));
  console.log(`table of ${game}: ${files.length} more files, ${total} bytes as they travel`);
  expect(files.length).toBeGreaterThan(0);
  expect(total).toBeLessThan(150_000);
  await context.close();
});

it('speaks another language at once, on every page, and keeps it', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.locator('.lang select').selectOption('it');
  await reads(page, '.games', 'Gioca subito');
  await shortGame(visitor);
  await asked(page);
  await page.locator('.lang select').selectOption('ru');
  await reads(page, '.ask', 'Ваш ход');
  await page.reload();
  await reads(page, '.ask', 'Ваш ход');
  expect(await page.getAttribute('html', 'lang')).toBe('ru');
  await page.goto(`${URL_OF_SERVER}/#/rules/container`);
  await reads(page, 'main', 'Контейнер');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('says that the connection is lost, comes back by itself and has caught up', async () => {
  const visitor = await visit(browser, { hasty: true });
  const { page } = visitor;
  const line = await cable(page);
  const id = await shortGame(visitor);
  await asked(page);
  line.cut();
  await page.waitForSelector('[data-notice="lost"]');
  await shot(page, 'lost');
  // The table moves on meanwhile, from another window of the same person.
  const elsewhere = await visitor.context.newPage();
  await elsewhere.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await asked(elsewhere);
  await elsewhere.locator('.decide [data-action="produce"]').click();
  await reads(elsewhere, '.log', 'You produce');
  expect(await page.locator('.log').textContent()).not.toContain('You produce');
  line.mend();
  await reads(page, '.log', 'You produce');
  await page.waitForSelector('[data-notice="lost"]', { state: 'detached' });
  await page.waitForSelector('.decide [data-action^="price("]');
  await visitor.context.close();
});

it('refuses gracefully while the server is gone, and keeps what was chosen', async () => {
  const visitor = await visit(browser, { hasty: true });
  const { page } = visitor;
  const line = await cable(page);
  await shortGame(visitor);
  await asked(page);
  line.cut();
  await page.route('**/api/**', (route) => route.abort());
  await page.waitForSelector('[data-notice="lost"]');
  // A choice made now waits for the server instead of being lost.
  await page.locator('.decide [data-action="produce"]').click();
  await page.waitForSelector('.decide[aria-busy="true"]');
  await page.goto(`${URL_OF_SERVER}/#/`);
  await page.waitForSelector('.problem[role="alert"]');
  await reads(page, '.problem', 'The server does not answer');
  expect(await seriousFaults(page)).toEqual([]);
  await page.unroute('**/api/**');
  line.mend();
  await page.locator('.problem .btn').click();
  await page.waitForSelector('.problem', { state: 'detached' });
  await page.locator('.list a[href^="#/table/"]').first().click();
  await reads(page, '.log', 'You produce');
  await visitor.context.close();
});

it('says so when a table or an invitation does not exist', async () => {
  const visitor = await visit(browser);
  await visitor.page.goto(`${URL_OF_SERVER}/#/table/nowhere0`);
  await reads(visitor.page, 'main', 'There is no such table');
  await visitor.page.goto(`${URL_OF_SERVER}/join#${'x'.repeat(43)}`);
  await visitor.page.getByRole('button', { name: 'Take your seat' }).click();
  await reads(visitor.page, 'main', 'no longer works');
  await visitor.context.close();
});

it('opens itself anew where the server has been renewed meanwhile, and says so where a page does not come', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.waitForSelector('.games');
  let asked = 0;
  await page.route('**/assets/RulesPage-*.js', async (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto(`${URL_OF_SERVER}/#/rules/container`);
  await page.getByRole('heading', { level: 1 }).waitFor(); // the old page is gone, and the new one has its parts
  expect(asked).toBe(2);
  await page.route('**/assets/PuzzlesPage-*.js', (route) => route.abort());
  await page.goto(`${URL_OF_SERVER}/#/puzzles`);
  await page.getByRole('alert').getByRole('button').waitFor();
  await page.goto(`${URL_OF_SERVER}/#/rules/container`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await visitor.context.close();
});

it('seats a friend by link, and tells neither what the other may not know', async () => {
  const mira = await visit(browser, { name: 'Mira' });
  const tomas = await visit(browser, { name: 'Tomas' });
  const heard: string[] = [];
  tomas.page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))));
  tomas.page.on('response', (answer) => {
    if (answer.url().includes('/api/')) void answer.text().then((text) => heard.push(text));
  });
  await mira.page.getByRole('button', { name: 'Invite friends' }).first().click();
  await mira.page.getByRole('button', { name: 'Lay the table' }).click();
  await mira.page.getByRole('button', { name: 'Invite' }).first().click();
  const link = await mira.page.locator('input[readonly]').inputValue();
  await mira.page.waitForSelector('.link svg');
  await shot(mira.page, 'waiting-room');
  expect(await seriousFaults(mira.page)).toEqual([]);
  await tomas.page.goto(link);
  expect(await seriousFaults(tomas.page)).toEqual([]);
  await tomas.page.getByRole('button', { name: 'Take your seat' }).click();
  await tomas.page.waitForSelector('.seats');
  await mira.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([mira, tomas].map((each) => each.page.waitForSelector('.table')));

  // A word from one is read by the other, so the game has certainly arrived.
  await mira.page.getByRole('tab', { name: /Chat/ }).click();
  await mira.page.getByPlaceholder('Say something').fill('good wind');
  await mira.page.keyboard.press('Enter');
  await tomas.page.getByRole('tab', { name: /Chat/ }).click();
  await reads(tomas.page, '.chat', 'good wind');

  // In the traffic: neither purse nor value card of anybody else.
  const views = heard
    .map((text) => JSON.parse(text) as { fresh?: { view?: { players: Record<string, unknown>[] } } })
    .flatMap((message) => message.fresh?.view?.players ?? []);
  expect(views.filter((player) => player.seat === 1 && player.value_card !== undefined).length).toBeGreaterThan(0);
  expect(
    views.filter((player) => player.seat !== 1 && (player.purse !== undefined || player.value_card !== undefined)),
  ).toEqual([]);
  // In the page: one's own values, and only once; of the other only how many cards there are.
  const values = (page: Page): Promise<number> => page.locator('.dock').getByText('Your values').count();
  expect(await Promise.all([values(mira.page), values(tomas.page)])).toEqual([1, 1]);
  await tomas.page.locator('.strip').first().click();
  await tomas.page.waitForSelector('dialog');
  expect(await tomas.page.locator('dialog').textContent()).not.toContain('values');
  expect([...mira.faults, ...tomas.faults]).toEqual([]);
  await mira.context.close();
  await tomas.context.close();
});

it('lets others watch, tells how many they are, and shows them no secrets', async () => {
  const mira = await visit(browser, { name: 'Mira' });
  const guest = await visit(browser, { name: 'Olga' });
  const bot = { kind: 'bot', bot: 'greedy' };
  const id = await play(mira.page, '/tables', {
    game: 'container',
    name: 'Glass wall',
    public: true,
    seats: [{ kind: 'person' }, bot, bot],
  });
  await mira.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await asked(mira.page);
  await guest.page.reload();
  await guest.page.locator('li', { hasText: 'Glass wall' }).getByRole('link', { name: /Watch/ }).click();
  await reads(guest.page, '.decide', 'You are watching');
  expect(await guest.page.locator('.dock').count()).toBe(0);
  expect(await guest.page.locator('[data-action]').count()).toBe(0);
  await reads(mira.page, '.bar', '1');
  await mira.page.getByRole('button', { name: 'Menu' }).click();
  await reads(mira.page, 'dialog', 'one is watching');
  expect(await seriousFaults(guest.page)).toEqual([]);
  expect([...mira.faults, ...guest.faults]).toEqual([]);
  await mira.context.close();
  await guest.context.close();
});

it('remembers light, motion and sound, and rings only when asked to', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { rung: started });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      started.push(when ?? 0);
      start.call(this, when);
    };
  });
  const rung = (): Promise<number> => page.evaluate(() => (window as unknown as { rung: number[] }).rung.length);
  await page.reload();
  await shortGame(visitor);
  await asked(page);
  await page.locator('.decide [data-action="produce"]').click();
  await reads(page, '.log', 'You produce');
  expect(await rung()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Sounds').check();
  await page.getByLabel('Moving pieces').uncheck();
  await page.locator('dialog').getByRole('button', { name: 'Light or dark' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const before = await rung();
  expect(before).toBeGreaterThan(0);
  await page.locator('.decide [data-action^="price("]').first().click();
  await expect.poll(rung, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.reload();
  await asked(page);
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  expect(await page.getAttribute('html', 'data-motion')).toBe('none');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.getByLabel('Sounds').isChecked()).toBe(true);
  await visitor.context.close();
});

it('lays a table with chosen bots, options and a clock, and begins at once where nobody else is expected', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Invite friends' }).first().click();
  await page.getByLabel('People', { exact: true }).fill('1');
  await page.getByLabel('Bots', { exact: true }).fill('3');
  await page.getByLabel('Strength of bot 2').selectOption('random');
  await page.getByText('More options').click();
  await page.getByLabel('Most rounds before the game is scored').fill('7');
  await page.getByLabel('First player').selectOption({ label: 'Seat 1' });
  await page.getByLabel('Clock').selectOption('quick');
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await asked(page)).toBe('asked');
  const id = new URL(page.url()).hash.replace('#/table/', '');
  const table = await page.evaluate(
    async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { table: Record<string, unknown> }).table,
    id,
  );
  expect(table.options).toMatchObject({ round_limit: 7, first: 'A' });
  expect(table.seats).toMatchObject([{ bot: null }, {}, { bot: 'random' }, {}]);
  expect(table.clock).toMatchObject({ seconds: 900, increment: 10 });
  await page.waitForFunction(() => /1[45]:\d\d/.test(document.querySelector('header')?.textContent ?? ''));
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each(GAMES)('has a button for every legal action of %s', async (game) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const id = await againstBots(visitor, game, 1 + Number(game === 'container'));
  for (let turn = 0; turn < 12 && (await asked(page)) === 'asked'; turn += 1) {
    const [version, legal] = await page.evaluate(async (table) => {
      const fresh = (await (await fetch(`/api/tables/${table}`)).json()) as {
        version: number;
        legal: { action: string }[];
      };
      return [fresh.version, fresh.legal.map((offer) => offer.action)] as const;
    }, id);
    const buttons = new Set(await everyButton(page));
    if ((await page.getAttribute('.decide', 'data-version')) !== String(version)) continue; // the table moved on
    // A bid is one button; its amount and bluff cards are set beside it.
    const bidding = (await page.locator('.decide .bid [data-action]').count()) > 0;
    const others = legal.filter((action) => !(bidding && /^bid(_money)?\(/.test(action)));
    // A delivery shows one of the two discs over one auxiliary action: nobody can tell them apart.
    const twin = (action: string): string => action.replace(/disc=(aux_\w+)_2\)$/, 'disc=$1_1)');
    expect(others.filter((action) => !buttons.has(action) && !buttons.has(twin(action)))).toEqual([]);
    await playOn(page, { choose: (all) => all[(7 * turn) % all.length] ?? '', stop: 1 });
  }
  await visitor.context.close();
});

it('moves and scales the board by wheel, drag, keys and buttons, and shows all of it again', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await shortGame(visitor);
  await asked(page);
  const camera = (): Promise<string> => page.locator('.board svg > g').first().getAttribute('transform') as never;
  const changes = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await camera();
    await act();
    await expect.poll(camera, { timeout: 10_000 }).not.toBe(before);
  };
  const whole = await camera();
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('no board');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await changes(() => page.mouse.wheel(0, -500));
  await changes(async () => {
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 80, box.y + 60, { steps: 4 });
    await page.mouse.up();
  });
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await changes(() => page.keyboard.press('ArrowRight'));
  await changes(() => page.keyboard.press('+'));
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(camera, { timeout: 10_000 }).toBe(whole);
  await visitor.context.close();
});

it('points at what a line of the log speaks of', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await shortGame(visitor);
  await asked(page);
  await page.locator('.decide [data-group="sail"], .decide [data-action^="sail("]').first().click();
  const sail = page.locator('.decide [data-action="sail(to=island)"]');
  if ((await sail.count()) > 0) await sail.click();
  await reads(page, '.log', 'You sail to');
  await page.locator('.log li', { hasText: 'You sail to' }).first().hover();
  await page.waitForSelector('.ship.pointed');
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['light', {}],
  ['dark, in Italian', { theme: 'dark', language: 'it' }],
  ['phone, in Russian', { phone: true, language: 'ru' }],
])('cuts nothing off and has nothing serious for axe to find on any page: %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  const clean = async (what: string): Promise<void> => {
    await page.waitForFunction(
      () => document.getAnimations().every((each) => each.effect?.getComputedTiming().iterations === Infinity),
      undefined,
      { polling: 50 },
    ); // colours that are still changing have no contrast of their own
    expect(await cutOff(page), what).toEqual([]);
    expect(await seriousFaults(page), what).toEqual([]);
  };
  await page.waitForSelector('.game .btn.primary:enabled');
  await clean('home');
  await page.locator('.game .btn:not(.primary)').first().click();
  await page.waitForSelector('dialog');
  await page.locator('dialog summary').click();
  await shot(page, `new table, ${name}`);
  await clean('new table');
  await page.keyboard.press('Escape');
  const id = await shortGame(visitor);
  await asked(page);
  await clean('table');
  await page.locator('header button').last().click();
  await page.waitForSelector('dialog');
  await clean('menu');
  await page.goto(`${URL_OF_SERVER}/#/rules/container/CT-8.1`);
  await reads(page, 'main', 'CT-8.1');
  await clean('rules');
  await page.goto(`${URL_OF_SERVER}/#/learn/newzealand`);
  await page.waitForSelector('main ol .panel');
  await clean('lessons');
  await page.goto(`${URL_OF_SERVER}/#/replay/${id}`);
  await page.waitForSelector('.replay');
  await clean('replay');
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['desktop, in Russian', { language: 'ru' }],
  ['phone, in Italian', { phone: true, language: 'it' }],
])('cuts nothing off and has nothing serious for axe to find on the score sheet: %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  const id = await againstBots(visitor, 'container', 2, { round_limit: 1, first: 'A' });
  await page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/hand`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 0 }),
      }),
    id,
  );
  await page.waitForSelector('.scores table', { timeout: 60_000 });
  await shot(page, `scores, ${name}`);
  expect(await cutOff(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  await visitor.context.close();
});
