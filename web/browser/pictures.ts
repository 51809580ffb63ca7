/** `make screenshots`: every table there is, in the middle of a seeded game against the real server, for the README. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, play, URL_OF_SERVER, visit, type Manner } from './harbour';

const FOLDER = process.env.QUAYSIDE_PICTURES ?? resolve('../docs/pictures');
const PYTHON = process.env.QUAYSIDE_PYTHON ?? resolve('../.venv/bin/python');

interface Seeded {
  seats: number;
  dump: unknown;
  at: number;
}
let browser: Browser;
let seeded: Record<string, Seeded>;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await openBrowser();
  const games = execFileSync(PYTHON, ['browser/seeded.py', '0.5', ...GAMES], { maxBuffer: 1 << 28 });
  seeded = JSON.parse(games.toString()) as Record<string, Seeded>;
});
afterAll(() => browser.close());

/** The page as WebP: the browser itself is the encoder. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1200); // everything has come to rest
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const encoder = await browser.newPage();
  const webp = await encoder.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
  }, png);
  await encoder.close();
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(webp, 'latin1'));
}

const MANNERS: [string, Manner][] = [
  ['desktop', {}],
  ['phone', { phone: true, sharp: true }],
];

it.each(GAMES.flatMap((game) => MANNERS.map(([name, manner]) => [game, name, manner] as const)))(
  'takes a picture of %s, %s',
  async (game, name, manner) => {
    const position = seeded[game];
    if (position === undefined) throw new Error(`no seeded game of ${game}`);
    const visitor = await visit(browser, { ...manner, name: 'Mira' });
    const bots = Array.from({ length: position.seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }));
    const id = await play(visitor.page, '/tables/import', {
      name: 'Morning tide',
      seats: [{ kind: 'person' }, ...bots],
      public: false,
      dump: position.dump,
      at: position.at,
    });
    await visitor.page.goto(`${URL_OF_SERVER}/#/table/${id}`);
    expect(await asked(visitor.page)).toBe('asked');
    await keep(visitor.page, `${game}-${name}`);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  },
);

it('takes a picture of the home page', async () => {
  const visitor = await visit(browser, { name: 'Mira' });
  await visitor.page.waitForSelector('.game .btn.primary:enabled');
  await keep(visitor.page, 'home-desktop');
  await visitor.context.close();
});
