/** After a game: its review from the end page and the history, a moment tried again, and puzzles. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Insights } from '../src/lib/protocol';
import { ended } from './ended';
import { faultsOf, settled, SIZES } from './faults';
import { openBrowser, play, shot, URL_OF_SERVER, visit, type Manner } from './harbour';
import { seriousFaults } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LONG = { timeout: 120_000 };
const ANSWER = '.decide .answers [data-action]:not([aria-disabled]):not(:disabled):visible';

it.each<[string, Manner]>([
  ['on a desktop', {}],
  ['on a phone, in Russian, in the dark', { phone: true, language: 'ru', theme: 'dark' }],
])('reviews a game and lets its moments be tried again %s', async (name, manner) => {
  const { page, faults, context } = await visit(browser, manner);
  const id = await ended(page);
  await page.goto(`${URL_OF_SERVER}/#/end/${id}`);
  await page.locator(`.ways a[href="#/review/${id}"]`).click();
  await page.locator('.moments > li').first().waitFor(LONG);
  expect(await page.locator('figure path.band').count()).toBe(6); // two plots of three seats
  expect(await page.locator('progress').count()).toBe(0);
  expect(await page.locator('.moments > li').count()).toBeGreaterThan(0);
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, `review ${name}`);
  const usual = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await faultsOf(page), `${width}x${height}`).toEqual([]);
  }
  if (usual !== null) await page.setViewportSize(usual);
  const moment = page.locator('.moments > li').first();
  await moment.locator('a[href^="#/solve/"]').click();
  await page.locator('.task').waitFor();
  await page.locator(ANSWER).first().click();
  await page.locator('.task .good, .task .bad').waitFor(LONG);
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, `solved ${name}`);
  await page.locator('.task a.tool').click();
  await page.locator('.moments > li').first().locator('.ways button').click();
  await page.waitForURL(/#\/table\//, LONG);
  const kinds = await page.evaluate(async () => {
    const table = location.hash.split('/')[2] ?? '';
    const answer = (await (await fetch(`/api/tables/${table}`)).json()) as {
      table: { rated: boolean; seats: { kind: string }[] };
    };
    return [answer.table.rated, ...answer.table.seats.map((seat) => seat.kind)];
  });
  expect(kinds.sort()).toEqual(['bot', 'bot', false, 'person']);
  expect(faults).toEqual([]);
  await context.close();
});

it('says in a word where there is nothing to review, and shows no part of a page', async () => {
  const { page, context } = await visit(browser);
  const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
  const running = await play(page, '/tables', { game: 'container', seats });
  for (const table of [running, 'no-such-table']) {
    await page.goto(`${URL_OF_SERVER}/#/review/${table}`);
    await page.locator('main.alone h1').waitFor();
    expect(await page.locator('figure, progress').count()).toBe(0);
  }
  await context.close();
});

it('has puzzles, and remembers which are solved', async () => {
  const { page, faults, context } = await visit(browser);
  await page.goto(`${URL_OF_SERVER}/#/puzzles`);
  await page.locator('.today .primary').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'puzzles');
  await page.locator('.today .primary').click();
  await page.locator('.task').waitFor();
  await page.locator(ANSWER).first().click();
  await page.locator('.task .good, .task .bad').waitFor(LONG);
  await page.evaluate(async () => {
    const { today } = (await (await fetch('/api/puzzles')).json()) as { today: { game: string; name: string } };
    localStorage.setItem('quayside-puzzles', JSON.stringify({ solved: [`${today.game}/${today.name}`], days: [] }));
  });
  await page.reload();
  await page.locator('.task a.tool').click();
  const theme = page.locator('details', { has: page.locator('a.done') });
  expect(await theme.locator('summary').innerText()).toMatch(/^1 of/);
  await theme.locator('summary').click();
  await theme.locator('a.done').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it.each<[string, Manner, string]>([
  ['at a desk', { language: 'it' }, 'container'],
  ['on a phone, where what happened lies over the board', { phone: true }, 'newzealand'],
])('helps in a game against bots that is not rated, in three steps, %s', async (name, manner, game) => {
  const { page, faults, context } = await visit(browser, manner);
  await page.goto(`${URL_OF_SERVER}/#/learn/${game}`);
  await page.locator('main .row button').click();
  await page.waitForURL(/#\/table\//, LONG);
  const hint = page.locator('section.hint');
  for (const shown of [1, 2]) {
    await hint.locator('button').click();
    await expect.poll(() => hint.locator('p').count(), LONG).toBe(shown);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, `hint ${name}`);
  if ((await hint.locator('button').count()) > 0) {
    await hint.locator('button').click(); // the turn goes on
    await hint.locator('ol li').first().waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('tells what one does differently, as far as games tell', async () => {
  const { page, faults, context } = await visit(browser, { language: 'ru' });
  const id = await ended(page);
  await page.goto(`${URL_OF_SERVER}/#/me`);
  await page.locator('a[href="#/insights"]').click();
  await page.locator(`section a[href="#/review/${id}"]`).waitFor(); // it has no review yet
  expect(await seriousFaults(page)).toEqual([]);
  await page.route('**/api/my/insights*', (route) => route.fulfill({ json: told(id) }));
  await page.reload();
  await page.locator('table').first().waitFor();
  expect(await page.locator('table').count()).toBe(2);
  expect(await page.locator(`a[href="#/solve/${id}/4"]`).count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'insights');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await faultsOf(page), `${width}x${height}`).toEqual([]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** What the server tells of many games, which nobody can play here. */
function told(table: string): Insights {
  const own = { mean: 3.2, low: 1.1, high: 5.3 };
  const row = { games: 6, own, strong: 0.9, differs: 'more', example: null } as const;
  return {
    fewest: 5,
    games: [
      {
        game: 'container',
        reviewed: [{ table, ended_at: 1_700_000_000, score: 88, won: true, adjusted: 0.41 }],
        others: [table],
        rows: [
          { ...row, about: 'phase', name: 'opening', said: 'Начало', example: { table, entry: 4 } },
          { ...row, about: 'source', name: 'island', said: 'Контейнеры на острове', differs: 'alike' },
        ],
      },
    ],
  };
}
