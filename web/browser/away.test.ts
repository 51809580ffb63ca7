/** Pages of a server go on without it, and what was played then is at the server afterwards. */

import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, GREEDY } from './folder';
import { asked, openBrowser, shot, visit } from './harbour';
import { playOn } from './playing';
import { freeSite, serve } from './setup';

const LONG = { timeout: 300_000 };
const tableOf = (address: string): string => /#\/table\/(\w+)/.exec(address)?.[1] ?? '';

describe.skipIf(!existsSync('dist/engine.json'))('a server that is gone for a while', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('leaves the game against bots that somebody was in, to go on with here', async () => {
    const site = await freeSite();
    const before = await serve({}, site);
    const { page, context } = await visit(browser, { name: 'Ann' }, before.url);
    await page.getByRole('button', { name: 'Keep the games here' }).click();
    await page.getByRole('button', { name: 'Play without the server now' }).waitFor(LONG);
    await begin(page, 'container');
    const address = page.url();
    await playOn(page, { choose: GREEDY, stop: 2 });
    await asked(page);
    const there = await page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}`);
      return ((await answer.json()) as { view: unknown }).view;
    }, tableOf(address));
    await page.waitForFunction(() => localStorage.getItem('quayside-aside') !== null);
    await page.waitForLoadState('networkidle');
    await before.halt();
    await page.getByRole('button', { name: 'Go on with this game here' }).click(LONG);
    await page.waitForFunction((old) => /#\/table\//.test(location.href) && location.href !== old, address, LONG);
    await asked(page);
    await page.getByText('Imported').first().waitFor();
    await shot(page, 'going-on');
    await playOn(page, { choose: GREEDY, stop: 2 });
    await page.goto(`${before.url}/#/`);
    const after = await serve({}, site);
    await page.getByRole('button', { name: 'Back to the server' }).click();
    await page
      .locator(`a[href="#/table/${tableOf(address)}"]`)
      .first()
      .waitFor(LONG);
    const waits = await page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}`);
      return ((await answer.json()) as { view: unknown }).view;
    }, tableOf(address));
    expect(waits).toEqual(there); // the server's table is as it was
    await context.close();
    after.stop();
  });

  it('is not needed to play against bots', async () => {
    const site = await freeSite();
    const before = await serve({}, site);
    const { page, context } = await visit(browser, { name: 'Ann' }, before.url);
    await begin(page, 'container');
    await page.goto(`${before.url}/#/`);
    await page.getByRole('button', { name: 'Keep the games here' }).click();
    await page.getByRole('button', { name: 'Play without the server now' }).waitFor(LONG);
    await before.halt();
    await page.reload();
    await page.getByRole('button', { name: 'Play here without the server' }).click();
    await page.getByText('You are playing without the server').waitFor(LONG);
    await begin(page, 'container');
    await playOn(page, { choose: GREEDY, stop: 3 });
    await asked(page);
    const table = tableOf(page.url());
    await shot(page, 'away');
    await page.goto(`${before.url}/#/`);
    const after = await serve({}, site);
    await page.getByRole('button', { name: 'Back to the server' }).click();
    await page.getByText('One game that you played without the server is here now.').waitFor(LONG);
    const mine = await page.evaluate(async () => {
      const answer = await fetch('/api/my/tables');
      return ((await answer.json()) as { tables: { id: string; imported: boolean; rated: boolean }[] }).tables;
    });
    expect(mine.map(({ imported }) => imported).sort()).toEqual([false, true]);
    expect(mine.map(({ rated }) => rated)).toEqual([false, false]); // one person alone is compared with nobody
    expect(mine.map(({ id }) => id)).not.toContain(table); // it has a name of its own there
    const moved = mine.find(({ imported }) => imported)?.id ?? '';
    await page.goto(`${after.url}/#/table/${moved}`);
    await playOn(page, { choose: GREEDY, stop: 1 });
    await context.close();
    after.stop();
  });
});
