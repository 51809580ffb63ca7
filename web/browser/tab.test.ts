/**
 * The house in a tab: the folder of `make static` behind a plain file server, in a folder of it, and then without any.
 * `QUAYSIDE_TAB=all` plays whole games of each, at a desk and on a phone.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, shot, visit, type Visitor } from './harbour';
import { playOn, preferring } from './playing';

const FOLDER = resolve(process.env.QUAYSIDE_STATIC ?? '../build/static');
const WHOLE = process.env.QUAYSIDE_TAB === 'all';
const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
const SOME = 8; // answers where no whole game is played

/** A file server that knows nothing but files, under /club/house/. */
function served(): Promise<Server> {
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname.replace(/^\/club\/house\//, '');
    const file = join(FOLDER, path === '' ? 'index.html' : path);
    const found = request.url?.startsWith('/club/house/') && existsSync(file) && statSync(file).isFile();
    answer.writeHead(found ? 200 : 404, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' });
    answer.end(found ? readFileSync(file) : '');
  });
  return new Promise((ready) => server.listen(0, () => ready(server)));
}

const GREEDY = preferring(['end_turn', 'done', 'pass']);

async function begin(page: Page, game: string): Promise<void> {
  await page.locator(`.games > *`).nth(GAMES_IN_ORDER.indexOf(game)).getByRole('button').first().click();
  await page.waitForSelector('.table');
}
const GAMES_IN_ORDER = ['container', 'shipyard', 'newzealand'];

/** A visitor who has come once, and whose network is gone for good. */
async function cutOff(browser: Browser, phone: boolean): Promise<Visitor> {
  const server = await served();
  const visitor = await visit(browser, { phone, name: 'Ann' }, `http://localhost:${portOf(server)}/club/house/`);
  await visitor.page.getByText('Everything is here now').waitFor({ timeout: 300_000 });
  await visitor.context.setOffline(true);
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await visitor.page.reload();
  await visitor.page.getByText('Everything is here now').waitFor({ timeout: 300_000 });
  return visitor;
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Wait until the device is to be passed on, or somebody who has it is asked. */
async function coveredOrAsked(page: Page): Promise<'covered' | 'asked'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.cover .primary') !== null) return 'covered';
      const ready = document.querySelector('.decide')?.getAttribute('aria-busy') !== 'true';
      return ready && document.querySelector('.decide .answers [data-action], .decide .answers [data-group]')
        ? 'asked'
        : null;
    },
    undefined,
    { timeout: 60_000, polling: 50 },
  );
  return (await found.jsonValue()) as 'covered' | 'asked';
}

describe.skipIf(!existsSync(FOLDER))('the house in a tab', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  for (const phone of WHOLE ? [false, true] : [false]) {
    it(`plays without a network ${phone ? 'on a phone' : 'at a desk'}, and a killed tab loses nothing`, async () => {
      const { page, context, faults } = await cutOff(browser, phone);
      expect(GAMES.sort()).toEqual([...GAMES_IN_ORDER].sort());
      for (const game of WHOLE ? GAMES_IN_ORDER : ['container']) {
        await begin(page, game);
        await playOn(page, { choose: GREEDY, stop: SOME });
        await asked(page);
        const version = await page.getAttribute('.decide', 'data-version');
        await shot(page, `tab-${game}${phone ? '-phone' : ''}`);
        const again = await context.newPage();
        const address = page.url();
        await again.goto(address);
        await asked(again);
        expect(await again.getAttribute('.decide', 'data-version')).toBe(version);
        await again.close();
        if (WHOLE) {
          await playOn(page, { choose: GREEDY, most: 2000 });
          await page.locator('.scores').waitFor();
        }
        await page.goto(page.url().replace(/#.*/, '#/'));
        await page.waitForSelector('.games');
      }
      expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    });
  }

  it('lies covered between two who share the device', async () => {
    const server = await served();
    const { page } = await visit(browser, { name: 'Ann' }, `http://localhost:${portOf(server)}/club/house/`);
    await page.locator('.games > *').first().getByRole('button', { name: 'Play at one device' }).click();
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ben');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const took = new Set<string>();
    for (let turn = 0; turn < 12 && took.size < 2; turn += 1) {
      const take = page.getByRole('button', { name: /^I am / });
      if ((await coveredOrAsked(page)) === 'covered') {
        expect(await page.locator('.table').count()).toBe(0); // nothing lies behind the cover
        took.add((await take.first().innerText()).trim());
        await shot(page, 'tab-cover');
        await take.first().click();
        await page.waitForSelector('.table');
      }
      if ((await coveredOrAsked(page)) === 'asked') await playOn(page, { choose: GREEDY, stop: 1 });
    }
    expect([...took].sort()).toEqual(['I am Ann', 'I am Ben']);
    server.close();
    server.closeAllConnections();
  });
});
