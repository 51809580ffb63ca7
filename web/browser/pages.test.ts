/** Finding one's game and the end of it: play now with choices, Sarah, waiting room, join page, result, replay, one's own page. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended } from './ended';
import { faultsOf, settled, SIZES } from './faults';
import { openBrowser, shot, URL_OF_SERVER, visit, type Manner } from './harbour';
import { seriousFaults } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SOON = { timeout: 60_000, interval: 100 };

/** The table the page is at, as the server tells it. */
function told(
  page: Page,
): Promise<{ game: string; options: Record<string, unknown>; seats: { bot: string | null }[] }> {
  return page.evaluate(async () => {
    const id = location.hash.split('/')[2]?.split('?')[0] ?? '';
    const answer = (await (await fetch(`/api/tables/${id}`)).json()) as { table: never };
    return answer.table;
  });
}

const atTable = (page: Page): Promise<void> => page.waitForURL(/#\/table\//);

it('begins what was chosen, and remembers it for one click', async () => {
  const { page, faults, context } = await visit(browser);
  const card = page.locator('article', { hasText: 'Container' });
  await card.locator('.choice').click();
  const dialog = page.locator('dialog');
  await dialog.locator('input[name=players][value="4"]').check();
  await dialog.locator('input[name=bot][value=beginner]').check();
  await dialog.getByLabel('With the Investment Bank').uncheck();
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'choices');
  await dialog.locator('.primary').click();
  await atTable(page);
  const first = await told(page);
  expect(first.seats.map((seat) => seat.bot)).toEqual([null, 'beginner', 'beginner', 'beginner']);
  expect(first.options.bank).toBe(false);
  await page.goto(URL_OF_SERVER);
  await expect.poll(() => card.locator('.choice').textContent(), SOON).toContain('3 bots, Beginner');
  await card.locator('.btn.primary').click();
  await atTable(page);
  expect((await told(page)).seats).toHaveLength(4);
  expect(faults).toEqual([]);
  await context.close();
});

it('offers Sarah by her name and with her levels', async () => {
  const { page, faults, context } = await visit(browser, { phone: true });
  await page.locator('article', { hasText: 'New Zealand' }).locator('.choice').click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Sarah, Hard').check();
  expect(await dialog.locator('input[name=bot]').count()).toBe(0);
  await dialog.getByLabel('First game').check();
  await shot(page, 'sarah-phone');
  await dialog.locator('.primary').click();
  await atTable(page);
  const { seats, options } = await told(page);
  expect(seats).toHaveLength(1);
  expect(options).toMatchObject({ difficulty: 'hard', neutral_buildings: 'beginner', private_sides: 'all_a' });
  await page.goto(URL_OF_SERVER);
  await expect.poll(() => page.locator('.lists').textContent(), SOON).toContain('Sarah, Hard');
  // Whoever comes back to a phone has the game before all covers; on a desk it is in sight anyway.
  const first = page.getByRole('region', { name: 'Go on with your game' });
  expect(await first.textContent()).toContain('Sarah, Hard');
  expect((await first.boundingBox())?.y).toBeLessThan(120);
  await page.setViewportSize({ width: 1440, height: 900 });
  await first.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('fills free seats with bots, and tells guests who invites them to what', async () => {
  const host = await visit(browser, { name: 'Mira' });
  const seats = [1, 2, 3].map(() => ({ kind: 'person' }));
  const clock = { seconds: 900, increment: 10 };
  const made = await host.page.evaluate(
    async (body) => {
      const send = async <T = unknown>(path: string, data: unknown): Promise<T> =>
        (await (
          await fetch(`/api${path}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(data),
          })
        ).json()) as T;
      await send('/guest', { name: 'Mira', language: 'en' });
      const { fresh } = await send<{ fresh: { table: { id: string } } }>('/tables', body);
      const { token } = await send<{ token: string }>(`/tables/${fresh.table.id}/seats/1/link`, {});
      return { id: fresh.table.id, token };
    },
    { game: 'container', seats, clock, public: false, options: { bank: false } },
  );
  await host.page.goto(`${URL_OF_SERVER}/#/table/${made.id}`);
  const rows = host.page.locator('.seats > ul > li');
  await host.page.locator('.terms').getByText('15 minutes each, and 10 seconds a move').waitFor();
  await host.page.locator('.terms').getByText('Play with the Investment Bank').waitFor();
  await rows.nth(2).getByRole('button', { name: 'Make it a bot' }).click();
  await rows.nth(2).locator('select').selectOption('beginner');
  await expect.poll(() => rows.nth(2).textContent(), SOON).toContain('bot · Beginner');
  await rows.nth(2).getByRole('button', { name: 'Free the seat' }).click();
  await rows.nth(2).getByRole('button', { name: 'Make it a bot' }).click();
  await rows.nth(2).locator('select').waitFor();
  // A bot that is another level's other name is nobody's choice, but whoever has it sits there.
  await host.page.evaluate(async (id) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ bot: 'greedy' });
    await fetch(`/api/tables/${id}/seats/2/bot`, { method: 'POST', headers, body });
  }, made.id);
  await expect.poll(() => rows.nth(2).locator('select').inputValue(), SOON).toBe('greedy');
  expect(await seriousFaults(host.page)).toEqual([]);
  await shot(host.page, 'waiting-room');

  const guest = await visit(browser);
  await guest.page.goto(`${URL_OF_SERVER}/join#${made.token}`);
  await guest.page.getByRole('heading', { name: 'Mira invites you to Container' }).waitFor();
  const said = await guest.page.locator('form').textContent();
  for (const part of ['15 minutes each', 'Play with the Investment Bank', 'Free seat', 'Mira']) {
    expect(said).toContain(part);
  }
  expect(await seriousFaults(guest.page)).toEqual([]);
  await guest.page.locator('form .primary').click();
  await atTable(guest.page);
  await expect.poll(() => host.page.locator('.btn.big').isEnabled(), SOON).toBe(true);
  await host.page.getByRole('button', { name: 'Abandon this table' }).click();
  await host.page.getByRole('button', { name: 'Really abandon it' }).click();
  await host.page.locator('article').first().waitFor();
  await expect.poll(() => host.page.locator(`.lists a[href="#/table/${made.id}"]`).count(), SOON).toBe(0);
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

it.each<[string, Manner]>([
  ['on a desktop', {}],
  ['on a phone, in Russian, in the dark', { phone: true, language: 'ru', theme: 'dark' }],
])('tells the end on a page of its own, and leads to every place and back %s', async (name, manner) => {
  const { page, faults, context } = await visit(browser, manner);
  const id = await ended(page);
  await page.goto(`${URL_OF_SERVER}/#/end/${id}`);
  await page.locator('.growth figure svg path.line').first().waitFor();
  const plot = await page.locator('.growth figure > svg').boundingBox();
  if (!manner.phone) expect((plot?.y ?? 9999) + (plot?.height ?? 0)).toBeLessThan(900); // above the fold
  // What the points come from adds up to the sheet.
  const sums = await page.evaluate(async (table) => {
    const scores = (await (await fetch(`/api/tables/${table}/scores`)).json()) as {
      parts: { seat: number; points: number }[];
      points: { scores: number[] }[];
    };
    return scores.points.at(-1)?.scores.map((total, seat) => ({
      total,
      sum: scores.parts.filter((part) => part.seat === seat).reduce((sum, part) => sum + part.points, 0),
    }));
  }, id);
  for (const { total, sum } of sums ?? []) expect(sum).toBe(total);
  const shown = await page.locator('article h3 b').allTextContents();
  expect(shown.map((text) => Number(text.replace('−', '-'))).sort()).toEqual(
    (sums ?? []).map(({ total }) => total).sort(),
  );
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, `end ${name}`);
  const usual = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await faultsOf(page), `${width}x${height}`).toEqual([]);
  }
  if (usual !== null) await page.setViewportSize(usual);
  const file = page.waitForEvent('download');
  await page.locator('.ways .export').click();
  expect((await file).suggestedFilename()).toBe(`quayside-container-${id}.json`);
  await page.locator('article a').first().click();
  await page.locator('.note a').waitFor();
  await page.locator('.ring').waitFor();
  await shot(page, `place ${name}`);
  await page.goBack();
  await page.locator('.ways a[href^="#/table/"]').click();
  const result = page.locator('.scores a[href^="#/end/"]');
  await result.waitFor();
  await page.waitForTimeout(1000); // a press this soon after the last one may count as a double press
  await result.click();
  await page.locator('.growth').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('is replayed by keys, by turns and steps, and with the eyes of others', async () => {
  const { page, faults, context } = await visit(browser);
  const id = await ended(page);
  await page.goto(`${URL_OF_SERVER}/#/replay/${id}`);
  const slider = page.locator('.replay input[type=range]');
  const at = async (): Promise<number> => Number(await slider.inputValue());
  const total = async (): Promise<number> => Number(await slider.getAttribute('max'));
  await expect.poll(total, SOON).toBeGreaterThan(5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at, SOON).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(at, SOON).toBeGreaterThan(1);
  const turn = await at();
  await page.keyboard.press('ArrowUp');
  await expect.poll(at, SOON).toBeLessThan(turn);
  await page.keyboard.press('End');
  await expect.poll(async () => (await at()) === (await total()), SOON).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(at, SOON).toBe(0);
  await page.locator('.replay select').first().selectOption('3');
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect.poll(at, SOON).toBeGreaterThan(3);
  await page.keyboard.press('ArrowDown'); // stops it, also where it has run to its end meanwhile
  await page.locator('.replay ol li').first().waitFor();
  // Another seat's secret card lies open now.
  await page.locator('.replay .eyes button').nth(1).click();
  await expect.poll(() => page.locator('.dock .title').textContent(), SOON).toBe('Bosun');
  await page.locator('.replay details summary').click();
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'replay-eyes');
  expect(faults).toEqual([]);
  await context.close();
});

it('leads whoever has an account from the first page to signing in', async () => {
  const { page, faults, context } = await visit(browser, { phone: true });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('main input[type=password]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('keeps a page for everybody: name, account, statistics, history; and lists can be cleared', async () => {
  const { page, faults, context } = await visit(browser, { name: 'Mira' });
  const id = await ended(page);
  await page.goto(URL_OF_SERVER);
  const row = page.locator('.lists li', { has: page.locator(`a[href="#/end/${id}"]`) });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/won|place \d of 3/);
  await row.locator('button').click();
  await row.waitFor({ state: 'detached' });
  await page.goto(`${URL_OF_SERVER}/#/me`);
  await page.locator(`a[href="#/end/${id}"]`).waitFor(); // the history still has it
  expect(await page.locator('tbody tr').first().textContent()).toContain('Container');
  const login = `mira${Date.now()}`;
  await page.getByLabel('Login name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText(`Signed in as ${login}`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'me');
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await page.getByLabel('Login name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The login name or the password is wrong.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator(`a[href="#/end/${id}"]`).waitFor();
  expect(faults.filter((fault) => !/40[13]/.test(fault))).toEqual([]);
  await context.close();
});

it('lists the people one has played with, rates them, makes friends, and lays a table for them again at a press', async () => {
  const host = await visit(browser, { name: 'Mira' });
  const guest = await visit(browser, { name: 'Tomas' });
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const post = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
    page.evaluate(
      async ([where, data]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await (await fetch(`/api${where}`, { method: 'POST', headers, body: data })).json()) as never;
      },
      [path, JSON.stringify(body)] as const,
    );
  for (const [name, { page }] of [['Mira', host] as const, ['Tomas', guest] as const]) {
    await post(page, '/guest', { name, language: 'en' });
    const login = `${name}${Date.now()}`;
    await post(page, '/account', { login, password: 'a long password' });
  }
  const wanted = { game: 'container', seats, options: { round_limit: 1 } };
  const made = await post<{ fresh: { table: { id: string } } }>(host.page, '/tables', wanted);
  const { id } = made.fresh.table;
  const { token } = await post<{ token: string }>(host.page, `/tables/${id}/seats/1/link`);
  await guest.page.goto(`${URL_OF_SERVER}/join#${token}`);
  await guest.page.locator('form .primary').click();
  await atTable(guest.page);
  await post(host.page, `/tables/${id}/start`);
  await host.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await host.page.locator('.table').waitFor();
  await host.page.locator('.strips .rating').first().waitFor(); // beside the name of the rival, where there is room
  for (const [width, height] of SIZES) {
    await host.page.setViewportSize({ width, height });
    await settled(host.page);
    expect(await faultsOf(host.page), `a table that counts ${width}x${height}`).toEqual([]);
  }
  await host.page.setViewportSize({ width: 1440, height: 900 });
  for (const [seat, { page }] of [host, guest].entries())
    await post(page, `/tables/${id}/hand`, { seat, bot: 'random' });
  const over = (): Promise<string> =>
    host.page.evaluate(async (table) => {
      const answer = (await (await fetch(`/api/tables/${table}`)).json()) as { table: { status: string } };
      return answer.table.status;
    }, id);
  await expect.poll(over, SOON).toBe('finished');
  await host.page.goto(`${URL_OF_SERVER}/#/me`);
  await expect
    .poll(() => host.page.locator('section', { hasText: 'People you played with' }).last().innerText(), SOON)
    .toMatch(/Tomas\s+one game, you finished ahead in [01]/);
  expect(await seriousFaults(host.page)).toEqual([]);
  await shot(host.page, 'companions');
  // Both have accounts, so it has counted.
  const rated = host.page.locator('section', { has: host.page.getByRole('heading', { name: 'Ratings' }) }).last();
  await expect.poll(() => rated.innerText(), SOON).toMatch(/Container\s+1500\s+± \d+\s+provisional\s+one result/);
  // Friends: asked here, accepted there, and a seat is kept.
  await host.page.getByRole('button', { name: 'Ask to be friends: Tomas' }).click();
  await host.page.getByText('asked', { exact: true }).first().waitFor();
  await guest.page.goto(`${URL_OF_SERVER}/#/me`);
  await guest.page.getByRole('button', { name: 'Accept: Mira' }).click();
  await guest.page.getByRole('button', { name: 'Remove: Mira' }).waitFor();
  expect(await seriousFaults(guest.page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await guest.page.setViewportSize({ width, height });
    await settled(guest.page);
    expect(await faultsOf(guest.page), `me ${width}x${height}`).toEqual([]);
  }
  await shot(guest.page, 'friends');
  const laid = await post<typeof made>(host.page, '/tables', { game: 'container', seats, public: false });
  await host.page.goto(`${URL_OF_SERVER}/#/table/${laid.fresh.table.id}`);
  await host.page.getByLabel('Invite a friend to seat 2').selectOption({ label: 'Tomas' });
  await host.page.getByRole('button', { name: 'Take the invitation back' }).waitFor();
  expect(await seriousFaults(host.page)).toEqual([]);
  await shot(host.page, 'invited');
  await guest.page.goto(URL_OF_SERVER);
  await guest.page.getByRole('heading', { name: 'Kept for you' }).waitFor();
  for (const [width, height] of SIZES) {
    await guest.page.setViewportSize({ width, height });
    await settled(guest.page);
    expect(await faultsOf(guest.page), `invited ${width}x${height}`).toEqual([]);
  }
  expect(await seriousFaults(guest.page)).toEqual([]);
  await shot(guest.page, 'kept');
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click();
  await atTable(guest.page);
  await expect.poll(() => host.page.locator('.seats').first().innerText(), SOON).toContain('Tomas');
  await host.page.goto(`${URL_OF_SERVER}/#/me`);
  await host.page.getByRole('button', { name: 'Play again with Tomas' }).click();
  await atTable(host.page);
  // Whoever goes back to the last page of that game finds the seat.
  await guest.page.goto(`${URL_OF_SERVER}/#/end/${id}`);
  await expect.poll(() => guest.page.locator('.scores li').count(), SOON).toBe(3); // two ratings, one companion
  expect(await seriousFaults(guest.page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await guest.page.setViewportSize({ width, height });
    await settled(guest.page);
    expect(await faultsOf(guest.page), `${width}x${height}`).toEqual([]);
  }
  await guest.page.getByRole('button', { name: 'Play again' }).first().click();
  await atTable(guest.page);
  await expect.poll(() => host.page.locator('.seats').first().innerText(), SOON).toContain('Tomas');
  expect([...host.faults, ...guest.faults].filter((fault) => !/40[139]/.test(fault))).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

it.each([
  ['en', ['#/', '#/learn/newzealand']],
  ['ru', ['#/', '#/me', '#/puzzles', '#/review/ENDED']],
  ['it', ['#/table/ROOM', 'join#TOKEN']],
] as const)('pages beside the tables fit every window in %s', async (language, places) => {
  const { page, faults, context } = await visit(browser, { name: 'Mira', language });
  const { id, token } = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const post = async <T>(path: string, body: unknown): Promise<T> =>
      (await (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
    await post('/guest', { name: 'Mira', language: 'en' });
    const seats = [1, 2, 3].map(() => ({ kind: 'person' }));
    const { fresh } = await post<{ fresh: { table: { id: string } } }>('/tables', { game: 'newzealand', seats });
    return { id: fresh.table.id, ...(await post<{ token: string }>(`/tables/${fresh.table.id}/seats/1/link`, {})) };
  });
  const played = language === 'ru' ? await ended(page) : '';
  for (const place of places) {
    await page.goto(`${URL_OF_SERVER}/${place.replace('ROOM', id).replace('TOKEN', token).replace('ENDED', played)}`);
    await page.reload(); // another part after the # alone loads nothing
    await page.locator('main .panel, main article').first().waitFor();
    if (played !== '' && ['#/', '#/me'].includes(place)) await page.locator(`a[href="#/end/${played}"]`).waitFor();
    if (place.startsWith('#/review/')) await page.locator('.panel table:visible').first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await faultsOf(page), `${place} ${width}x${height}`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${place} ${width}x${height} sideways`).toBeLessThanOrEqual(0);
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('says of addresses that lead nowhere that they do, within the window', async () => {
  const { page, context } = await visit(browser, { phone: true, language: 'ru' });
  for (const [place, word] of [
    ['#/table/nowhere', 'Такого стола нет'],
    ['#/end/nowhere', 'Такого стола нет'],
    ['#/replay/nowhere', 'Такого стола нет'],
    ['#/review/nowhere', 'Такого стола нет'],
    ['join#abcdefghijklmnopqrstuvwxyz', 'больше не действует'],
  ] as const) {
    await page.goto(`${URL_OF_SERVER}/${place}`);
    await page.reload();
    if (place.startsWith('join')) await page.locator('form .primary').click();
    await page.getByText(word).waitFor();
    for (const [width, height] of SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });
      expect(await faultsOf(page), `${place} ${width}x${height}`).toEqual([]);
    }
    const said = await page.getByText(word).boundingBox();
    expect(said?.x, place).toBeGreaterThanOrEqual(12);
  }
  await context.close();
});
