/**
 * The house in a tab: the folder of `make static` behind a plain file server, in a folder of it, and then without any.
 * `QUAYSIDE_TAB=all` plays whole games of each, at a desk and on a phone.
 */

import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, cutOff, finished, FOLDER, GAMES_IN_ORDER, GREEDY, served } from './folder';
import { asked, GAMES, openBrowser, shot, visit } from './harbour';
import { playOn } from './playing';

const WHOLE = process.env.QUAYSIDE_TAB === 'all';
const LONG = { timeout: WHOLE ? 7_200_000 : 900_000 }; // against hanging only: the machine may be busy
const ANSWER = '.decide .answers [data-action]:not([aria-disabled]):not(:disabled):visible';
const SOME = 8; // answers where no whole game is played

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

/** How the house began. */
async function began(page: Page): Promise<string[]> {
  const marks = page
    .workers()
    .map((worker) => worker.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name)));
  return (await Promise.all(marks)).flat();
}

describe.skipIf(!existsSync(FOLDER))('the house in a tab', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  for (const phone of WHOLE ? [false, true] : [false]) {
    it(
      `plays without a network ${phone ? 'on a phone' : 'at a desk'}, and a killed tab loses nothing`,
      LONG,
      async () => {
        const { page, context, faults } = await cutOff(browser, { phone, name: 'Ann' });
        expect(await began(page)).toContain('recalled'); // Python's memory was kept with the rest
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
      },
    );
  }

  it('lies covered between two who share the device', async () => {
    const folder = await served();
    const { page } = await visit(browser, { name: 'Ann' }, folder.url);
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
    await folder.close();
  });

  it('has a coach without a network: a review, a puzzle, a hint', LONG, async () => {
    const { page, faults } = await cutOff(browser, { name: 'Ann' });
    const home = `${page.url().replace(/#.*/, '')}#/`;
    for (const game of WHOLE ? GAMES_IN_ORDER : ['container']) {
      await page.locator('input[type=file]').setInputFiles(finished(game, WHOLE));
      await page.getByText('One game was brought.').waitFor();
      await page.locator('a[href^="#/review/"]').first().click();
      await page.locator('figure path.band').first().waitFor(LONG); // the first stage
      if (WHOLE) await page.locator('.moments > li').first().waitFor(LONG);
      await shot(page, `tab-review-${game}`);
      await page.goto(home);
      await page.waitForSelector('.games');
    }
    await page.goto(home.replace('#/', '#/puzzles'));
    await page.locator('a[href^="#/puzzle/"]').first().click();
    await page.locator('.task').waitFor(LONG);
    await page.locator(ANSWER).first().click();
    await page.locator('.task .good, .task .bad').waitFor(LONG);
    await shot(page, 'tab-puzzle');
    await page.goto(home.replace('#/', '#/learn/container'));
    await page.getByRole('button', { name: 'Practise' }).click();
    await page.waitForSelector('.table');
    await asked(page);
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await page.getByRole('button', { name: 'What would it be?' }).waitFor(LONG); // there is more of it
    await shot(page, 'tab-hint');
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
