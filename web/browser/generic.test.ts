/** The generic table in a real browser: a whole game on it, by mouse, by keyboard, on a narrow phone, by day and by night. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asked,
  choices,
  GAMES,
  openBrowser,
  play,
  shot,
  URL_OF_SERVER,
  visit,
  type Manner,
  type Visitor,
} from './harbour';
import { byKeyboard, expectWaysOn, playOn, preferring, seriousFaults } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A table against bots, shown as plain groups and buttons. */
async function plainTable(visitor: Visitor, game: string, options: Record<string, unknown> = {}): Promise<string> {
  const { page } = visitor;
  const games = await page.evaluate(
    async () => (await (await fetch('/api/games')).json()) as { id: string; players: [number, number] }[],
  );
  const least = games.find((each) => each.id === game)?.players[0] ?? 2;
  const bots = Array.from({ length: Math.max(1, least - 1) }, () => ({ kind: 'bot', bot: 'greedy' }));
  const id = await play(page, '/tables', { game, seats: [{ kind: 'person' }, ...bots], options });
  await page.goto(`${URL_OF_SERVER}/#/table/${id}?table=generic`);
  await page.waitForSelector('.table .flat');
  return id;
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

it('plays a whole game by mouse: buttons, undo, why not, scores and replay', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await plainTable(visitor, 'container', { round_limit: 2, first: 'A' });
  await asked(page);
  await shot(page, 'generic');
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.locator('.flat table tbody tr').count()).toBeGreaterThanOrEqual(3); // the players, by name
  expect(await page.textContent('.flat')).toContain('Mira');

  await page.locator('.decide [data-action="sail(to=island)"]').click();
  await page.waitForFunction(() =>
    document.querySelector('.log')?.textContent?.includes('You sail to the foreign island'),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.log .undone');
  await asked(page);

  // What was offered before and is not now says why.
  await page.locator('.decide [data-action="produce"]').click();
  await page.waitForSelector('.decide [data-action^="price("]');
  await playOn(page, { choose: preferring(['price(', 'done']), stop: 2 });
  const again = page.locator('.decide [data-action="produce"][aria-disabled]');
  await again.waitFor();
  await again.hover();
  await page.waitForSelector('.tip.why');
  expect(await page.textContent('.tip.why')).toContain('CT-8.1');

  await playOn(page, {
    choose: preferring(['end_turn', 'pass', 'bid(', 'reject', 'accept(', 'done', 'place(', 'discard(']),
  });
  await page.waitForSelector('.scores table');
  await expectWaysOn(page);
  await shot(page, 'generic-over');
  await page.locator('.scores a[href^="#/replay/"]').click();
  await page.waitForSelector('.replay');
  await page.goto(`${page.url()}?table=generic`);
  await page.waitForSelector('.flat');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('is played by keyboard alone, and never loses the focus', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await plainTable(visitor, 'container', { round_limit: 1, first: 'A' });
  await asked(page);
  await page.keyboard.press('Tab');
  const brisk = preferring(['end_turn', 'pass', 'bid(', 'reject', 'accept(', 'done', 'place(', 'discard(']);
  await playOn(page, { choose: brisk, press: byKeyboard });
  expect(await page.locator('.scores table').count()).toBe(1);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['by day, in Italian', { language: 'it' }],
  ['by night, in Russian', { phone: true, language: 'ru', theme: 'dark' }],
])('shows every game on a narrow phone %s', async (name, manner) => {
  const visitor = await visit(browser, { ...manner, phone: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const game of GAMES) {
    await plainTable(visitor, game);
    for (let turn = 0; turn < 3 && (await asked(page)) === 'asked'; turn += 1) {
      expect(await tooWide(page), game).toBeLessThanOrEqual(0);
      await playOn(page, { choose: (all) => all[(5 * turn) % all.length] ?? '', stop: 1 });
    }
    await asked(page);
    await shot(page, `generic-360-${game}-${manner.language}`);
    expect(await seriousFaults(page), `${game} ${name}`).toEqual([]);
    for (const tab of await page.locator('.sheet .tabs button').all()) {
      await tab.click();
      expect(await tooWide(page), game).toBeLessThanOrEqual(0);
    }
    await page.locator('.sheet .tabs button').nth(1).click();
    await shot(page, `generic-360-${game}-${manner.language}-mine`);
  }
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('is what people get who want tables plain, until they want them drawn again', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const id = await plainTable(visitor, 'container', { round_limit: 1, first: 'A' });
  await page.goto(`${URL_OF_SERVER}/#/table/${id}`);
  await page.waitForSelector('.board');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Plain tables').check();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.flat');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Plain tables').uncheck();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.board');
  expect((await choices(page)).length).toBeGreaterThan(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
