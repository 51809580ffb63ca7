/** What can be amiss in a browser: each gets a clear word, and nothing is lost by it. */

import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, FOLDER, GREEDY, served, WORKER, type Folder } from './folder';
import { asked, openBrowser, visit } from './harbour';
import { playOn } from './playing';

/** Which state a page asks about; 0 while it asks nothing. */
const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.decide')?.getAttribute('data-version') ?? 0));
/** The browser's storage as one that keeps nothing. */
const REFUSED = `Object.defineProperty(self, 'indexedDB', { value: undefined });\n`;
/** The browser's storage as one that a test can fill up. */
const FILLED = `{
  let full = false;
  const add = IDBObjectStore.prototype.add;
  new BroadcastChannel('test').onmessage = ({ data }) => (full = data);
  IDBObjectStore.prototype.add = function (...given) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return add.apply(this, given);
  };
}\n`;

/** A worker that a test can break. */
const BREAKING = `new BroadcastChannel('test').onmessage = () => { throw new Error('broken'); };\n`;

describe.skipIf(!existsSync(FOLDER))('troubles of a house in a tab', () => {
  let browser: Browser;
  const folders: Folder[] = [];
  const opened = async (worker = ''): Promise<string> => {
    const folder = await served(worker);
    folders.push(folder);
    return folder.url;
  };
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    for (const folder of folders) await folder.close();
  });

  it.each([
    ['WebAssembly', 'WebAssembly is missing'],
    ['DecompressionStream', 'This browser is too old'],
  ])('says what a browser without %s lacks', async (lacking, word) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript((name) => {
      Reflect.deleteProperty(globalThis, name);
    }, lacking);
    await page.goto(await opened());
    await page.getByRole('alert').getByText(word).waitFor();
    expect(await page.locator('.games .primary').first().isDisabled()).toBe(true); // there is nothing to wait for
    await context.close();
  });

  it('says so in every language where a browser cannot even read the pages', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'what is this?' }),
    );
    await page.goto(await opened());
    for (const word of ['This browser is too old', 'слишком старый', 'troppo vecchio'])
      await page.getByText(word).waitFor();
    await context.close();
  });

  it('plays where the pages cannot be kept, and says that each visit needs the network', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(await opened());
    await page.getByText('each visit needs the network').waitFor({ timeout: 300_000 });
    await begin(page, 'container');
    await playOn(page, { choose: GREEDY, stop: 1 });
    await context.close();
  });

  it('knows its files of games from others', async () => {
    const { page, context } = await visit(browser, { name: 'Ann' }, await opened());
    await page.waitForFunction(() => document.querySelector('.games .choice:disabled') === null);
    for (const text of ['hello', '{"a": 1}', '[]', '{"quayside": "house", "me": {"id": "x"}, "tables": [{}]}']) {
      const buffer = Buffer.from(text);
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      await page.getByText('This is not a file of games').waitFor();
      await page.locator('input[type=file]').setInputFiles([]);
    }
    await context.close();
  });

  it('begins anew when its engine breaks down, and loses nothing', async () => {
    const { page, context } = await visit(browser, { name: 'Ann' }, await opened(BREAKING));
    await begin(page, 'container');
    await playOn(page, { choose: GREEDY, stop: 1 });
    await asked(page);
    const version = await page.getAttribute('.decide', 'data-version');
    const another = page.waitForEvent('worker', (worker) => WORKER.test(worker.url()));
    await page.evaluate(() => new BroadcastChannel('test').postMessage('break'));
    await another;
    await playOn(page, { choose: GREEDY, stop: 1 });
    await asked(page);
    expect(Number(await page.getAttribute('.decide', 'data-version'))).toBeGreaterThan(Number(version));
    await context.close();
  });

  it('plays on where the browser keeps nothing, and says so', async () => {
    const { page, context } = await visit(browser, { name: 'Ann' }, await opened(REFUSED));
    await page.getByText('This browser keeps nothing').waitFor({ timeout: 300_000 });
    await begin(page, 'container');
    await playOn(page, { choose: GREEDY, stop: 2 });
    await context.close();
  });

  it('does nothing that it cannot keep, and goes on when there is room', async () => {
    const { page, context } = await visit(browser, { name: 'Ann' }, await opened(FILLED));
    await begin(page, 'container');
    await playOn(page, { choose: GREEDY, stop: 2 });
    await asked(page);
    const version = await page.getAttribute('.decide', 'data-version');
    const fill = (full: boolean): Promise<void> =>
      page.evaluate((data) => new BroadcastChannel('test').postMessage(data), full);
    await fill(true);
    await page.locator('.decide .answers [data-action]:not([aria-disabled]):visible').first().click();
    await page.getByText('The browser has no room left').first().waitFor();
    expect(await page.getAttribute('.decide', 'data-version')).toBe(version);
    await fill(false);
    await playOn(page, { choose: GREEDY, stop: 1 });
    await asked(page);
    expect(Number(await page.getAttribute('.decide', 'data-version'))).toBeGreaterThan(Number(version));
    await context.close();
  });

  it('shows one game alike in two tabs, whichever is played in', async () => {
    const { page, context } = await visit(browser, { name: 'Ann' }, await opened());
    await begin(page, 'container');
    await asked(page);
    const other = await context.newPage();
    other.setDefaultTimeout(60_000);
    await other.goto(page.url());
    await asked(other);
    for (const [mine, theirs] of [
      [page, other],
      [other, page],
    ] as const) {
      const before = await versionOf(mine);
      await playOn(mine, { choose: GREEDY, stop: 1 });
      // What was pressed may take a while to be answered, in either of them: until then both show the last question.
      const alike = async (): Promise<boolean> => {
        const here = await versionOf(mine);
        return here > before && (await versionOf(theirs)) === here;
      };
      await expect.poll(alike, { timeout: 300_000 }).toBe(true);
    }
    await context.close();
  });
});
