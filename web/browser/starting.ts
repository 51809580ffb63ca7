/**
 * `npm run starts`: how long it takes to the first move in the folder of `make static`, for somebody who comes for the
 * first time and with everything kept, and what the time goes into; and how long the browser's processes worked for it,
 * which beside other work says more. Figures, not a test of them.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, GREEDY, keptHere, served } from './folder';
import { asked, openBrowser, visit } from './harbour';
import { playOn } from './playing';

const TIMES = Number(process.env.QUAYSIDE_STARTS ?? 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Row = [what: string, milliseconds: number];

const TICK = 10; // milliseconds, what Linux counts in

/** Milliseconds of a processor that whatever was started from here has had. */
function worked(): number {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${id}/stat`, 'utf8');
      const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(id), Number(parent));
      times.set(Number(id), (Number(rest[9]) + Number(rest[10])) * TICK);
    } catch {
      // it has ended meanwhile
    }
  }
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && (id === process.pid || isOurs(parents.get(id)));
  return [...times].reduce((sum, [id, time]) => (id !== process.pid && isOurs(id) ? sum + time : sum), 0);
}

/** When the worker with the house had come how far, since the page was asked for. */
async function marks(page: Page): Promise<Row[]> {
  const since = await page.evaluate(() => performance.timeOrigin);
  const found = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() =>
          performance
            .getEntriesByType('mark')
            .map((mark) => [mark.name, performance.timeOrigin + mark.startTime] as const),
        ),
      ),
  );
  const house = found.find((each) => each.some(([name]) => name === 'open')) ?? [];
  return house.map(([name, at]) => [name, at - since]);
}

/** From the address to a move that is answered. */
async function firstMove(page: Page, go: () => Promise<unknown>): Promise<Row[]> {
  const before = worked();
  const since = performance.now();
  const rows: Row[] = [];
  const row = (what: string): void => void rows.push([what, performance.now() - since]);
  await go();
  await page.waitForSelector('.games button');
  row('first page');
  await begin(page, 'container');
  row('table');
  await asked(page);
  row('first question');
  await playOn(page, { choose: GREEDY, stop: 1 });
  row('first move');
  const work: Row = ['processor time', worked() - before];
  return [...[...rows, ...(await marks(page))].sort((a, b) => a[1] - b[1]), work];
}

function print(what: string, runs: Row[][]): void {
  console.log(`${what}, milliseconds, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (const [name] of runs[0] ?? []) {
    const each = runs.map((rows) => Math.round(rows.find(([other]) => other === name)?.[1] ?? NaN));
    console.log(`  ${name.padEnd(16)}${each.map((time) => String(time).padStart(7)).join('')}`);
  }
}

it('measures starts', async () => {
  const folder = await served();
  const first: Row[][] = [];
  const kept: Row[][] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { page, context }: { page: Page; context: BrowserContext } = await visit(
      browser,
      { name: 'Ann' },
      'about:blank',
    );
    first.push(await firstMove(page, () => page.goto(folder.url)));
    await page.goto(folder.url);
    await keptHere(page);
    const again = await context.newPage();
    again.setDefaultTimeout(60_000);
    await page.close();
    kept.push(await firstMove(again, () => again.goto(folder.url)));
    await context.close();
  }
  await folder.close();
  print('the first time', first);
  print('with everything kept', kept);
  expect(kept).toHaveLength(TIMES);
});
