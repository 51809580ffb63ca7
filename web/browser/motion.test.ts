/** Pieces move where they go, others do not, and what others do is shown one action at a time. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, choices, openBrowser, visit } from './harbour';
import { againstBots, byMouse } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Flown {
  what: string;
  /** Where its middle was, frame by frame. */
  way: [number, number][];
}

/** Keep what flies over the page from now on. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flown: Flown[] = [];
    Object.assign(window, { flown });
    const layer = document.querySelector('.flights');
    if (layer === null) throw new Error('nothing can fly here');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        const { flight, token } = (node as HTMLElement).dataset;
        const found: Flown = { what: flight ?? `token:${token}`, way: [] };
        flown.push(found);
        const look = (): void => {
          if (!node.isConnected) return;
          const box = (node as HTMLElement).getBoundingClientRect();
          found.way.push([box.x + box.width / 2, box.y + box.height / 2]);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }
    }).observe(layer, { childList: true });
  });
}

const flown = (page: Page): Promise<Flown[]> => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);

async function landed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.flights')?.childElementCount === 0);
}

async function middleOf(page: Page, piece: string): Promise<[number, number]> {
  const box = await page.locator(`[data-piece="${piece}"]`).first().boundingBox();
  if (box === null) throw new Error(`no ${piece}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const far = ([ax, ay]: [number, number], [bx, by]: [number, number]): number => Math.hypot(ax - bx, ay - by);

/** It began at one place, was seen between both, and ended at the other. */
function expectWay({ way }: Flown, start: [number, number], end: [number, number]): void {
  const whole = far(start, end);
  const [first, last] = [way[0], way.at(-1)];
  expect(whole).toBeGreaterThan(20);
  expect(far(first ?? end, start)).toBeLessThan(0.1 * whole + 8);
  expect(far(last ?? start, end)).toBeLessThan(0.1 * whole + 8);
  const between = way.filter((at) => far(at, start) > 0.1 * whole && far(at, end) > 0.1 * whole);
  expect(between.length).toBeGreaterThan(0);
}

it('moves the ship that sails in Container, and nothing else', async () => {
  const visitor = await visit(browser, { pace: 'calm' });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2);
  await asked(page);
  await watchFlights(page);
  const start = await middleOf(page, 'ship:0');
  const others = [await middleOf(page, 'ship:1'), await middleOf(page, 'ship:2')];
  await page.locator('.decide [data-group="sail"]').click();
  const sail = (await choices(page)).find((action) => action.startsWith('sail(')) ?? '';
  await byMouse(page, sail);
  await page.waitForSelector('[data-flight="ship:0"]', { state: 'attached' });
  await landed(page);
  const [ship, ...more] = await flown(page);
  expect(more).toEqual([]);
  expect(ship?.what).toBe('ship:0');
  if (ship !== undefined) expectWay(ship, start, await middleOf(page, 'ship:0'));
  expect([await middleOf(page, 'ship:1'), await middleOf(page, 'ship:2')]).toEqual(others);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
