/** A game of another distribution, whose table nobody has drawn: found, offered and played to its end in a real browser. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, openBrowser, play, shot, visit } from './harbour';
import { expectWaysOn, playOn, seriousFaults } from './playing';
import { serve } from './setup';

let browser: Browser;
let server: { url: string; stop: () => void };
const folder = mkdtempSync(join(tmpdir(), 'quayside-fourth-'));

beforeAll(async () => {
  const [source, installed] = [join(folder, 'source'), join(folder, 'installed')];
  cpSync(resolve('../tests/fourth'), source, { recursive: true });
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-deps', '--no-build-isolation'];
  execFileSync(resolve('../.venv/bin/python'), [...pip, '--target', installed, source]);
  server = await serve({ PYTHONPATH: installed });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('plays a whole game of Cove by mouse, against bots, with its own words', async () => {
  const visitor = await visit(browser, {}, server.url);
  const { page } = visitor;
  await page.getByText('Bid in the dark, sell at the right hour.').first().waitFor(); // on the first page
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'club' }, { kind: 'bot', bot: 'expert' }];
  const id = await play(page, '/tables', { game: 'cove', seats, options: { nights: 2 } });
  await page.goto(`${server.url}/#/table/${id}`);
  await page.waitForSelector('.table .flat');
  await asked(page);
  expect(await page.textContent('.decide')).toContain('What is your secret bid for the goods on the beach?');
  expect(await page.textContent('.flat')).toContain('Cards in the bag');
  expect(await seriousFaults(page)).toEqual([]);
  await shot(page, 'fourth');
  const answers = await playOn(page, { choose: (all, turn) => all[(2 * turn) % all.length] ?? '' });
  expect(answers).toBeGreaterThan(3);
  await page.waitForSelector('.scores table');
  await expectWaysOn(page);
  await shot(page, 'fourth-over');
  expect(await page.textContent('.log')).toContain('the last night is over');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
