/** The folder of `make static` behind a plain file server, as visitors of a house in a tab meet it. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preferring } from './playing';
import { visit, type Manner, type Visitor } from './harbour';

export const FOLDER = resolve(process.env.QUAYSIDE_STATIC ?? '../build/static');
export const GAMES_IN_ORDER = ['container', 'shipyard', 'newzealand'];
export const GREEDY = preferring(['end_turn', 'done', 'pass']);
const PLACE = '/club/house/';
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};
export const WORKER = /worker-[^/]*\.js$/;

export interface Folder {
  url: string;
  /** Nobody is there any more. */
  close: () => Promise<void>;
}

/** A file server that knows nothing but files, under a path of its own. `worker` comes first in the house's worker. */
export async function served(worker = ''): Promise<Folder> {
  const server = await new Promise<Server>((ready) => {
    const made = createServer((request, answer) => {
      const path = new URL(request.url ?? '/', 'http://here').pathname;
      const file = join(FOLDER, path === PLACE ? 'index.html' : path.slice(PLACE.length));
      const found = path.startsWith(PLACE) && existsSync(file) && statSync(file).isFile();
      answer.writeHead(found ? 200 : 404, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' });
      if (found && WORKER.test(file)) answer.write(worker);
      answer.end(found ? readFileSync(file) : '');
    }).listen(0, () => ready(made));
  });
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${PLACE}`, close };
}

/** Everything lies in the browser. */
export const keptHere = (page: Page): Promise<void> =>
  page.getByText('Everything is here now').waitFor({ timeout: 300_000 });

/** A visitor who has come once, and whose network is gone for good. */
export async function cutOff(browser: Browser, manner: Manner): Promise<Visitor> {
  const folder = await served();
  const visitor = await visit(browser, manner, folder.url);
  await keptHere(visitor.page);
  await visitor.context.setOffline(true);
  await folder.close();
  await visitor.page.reload();
  await keptHere(visitor.page);
  return visitor;
}

/** A new game against bots, from the first page. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.locator(`.games > *`).nth(GAMES_IN_ORDER.indexOf(game)).getByRole('button').first().click();
  await page.waitForSelector('.table');
}

/** A finished game as the file in which somebody brings it: a whole one, or one of a few rounds where a game can end so. */
export function finished(game: string, whole: boolean): { name: string; mimeType: string; buffer: Buffer } {
  const python = resolve('../.venv/bin/python');
  const buffer = execFileSync(python, ['browser/kept_game.py', game, ...(whole ? [] : ['3'])], { maxBuffer: 1 << 26 });
  return { name: 'games.json', mimeType: 'application/json', buffer };
}
