/** What lights up reacts, whole: every point inside the outline of a target belongs to it, on every board of every game. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settled } from './faults';
import { GAMES, openBrowser, visit } from './harbour';
import { open, showStills } from './stills';

/** Recorded positions in which somebody may do something. */
const STILLS = readdirSync('fixtures')
  .filter((file) => GAMES.some((game) => file.startsWith(`${game}-`)))
  .filter((file) => !readFileSync(`fixtures/${file}`, 'utf8').includes('"legal":[]'))
  .map((file) => file.replace('.json', ''));
const SIZES = { desk: [1440, 900], phone: [390, 844] } as const;
type Size = keyof typeof SIZES;
/** Points across and down that are tried inside the outline. */
const GRID = 9;

let browser: Browser;
const pages = new Map<Size, Page>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const size of Object.keys(SIZES) as Size[]) {
    const { page } = await visit(browser, { phone: size === 'phone' });
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await showStills(page);
    pages.set(size, page);
  }
});
afterAll(() => browser.close());

/** Lit targets with points inside their outline that something else takes, and what that is. */
async function deaf(page: Page): Promise<{ lit: number; faults: string[] }> {
  return page.evaluate((grid) => {
    const faults: string[] = [];
    const lit = [...document.querySelectorAll<SVGGElement>('.target.can')].filter((each) => each.checkVisibility());
    for (const target of lit) {
      const shape = target.querySelector<SVGGeometryElement>(':scope > .glow, :scope > .press > .glow');
      const matrix = shape?.getScreenCTM();
      const drawing = target.closest('svg:not(svg svg)');
      if (shape === null || matrix == null) continue;
      const box = shape.getBBox();
      let [tried, heard] = [0, 0];
      const takers = new Set<string>();
      for (let at = 0; at < grid * grid; at += 1) {
        const [column, row] = [at % grid, Math.floor(at / grid)];
        const inside = new DOMPoint(
          box.x + (box.width * (column + 0.5)) / grid,
          box.y + (box.height * (row + 0.5)) / grid,
        );
        if (!shape.isPointInFill(inside)) continue;
        const { x, y } = inside.matrixTransform(matrix);
        const there = document.elementFromPoint(x, y);
        // Where the window ends, or a part of the page lies over the drawing.
        if (there === null || there.closest('svg:not(svg svg)') !== drawing) continue;
        const other = there.closest('.target');
        if (other !== target && other?.classList.contains('can') === true) continue; // another lit target lies above
        if (other === null && there.closest('[data-carried]') !== null) continue; // a piece that passes a press on
        tried += 1;
        if (target.contains(there)) heard += 1;
        else
          takers.add(
            `${there.tagName}.${there.getAttribute('class') ?? ''} in ${there.parentElement?.outerHTML.slice(0, 60)}`,
          );
      }
      if (heard < tried) {
        const name = target.getAttribute('data-action') ?? target.getAttribute('aria-label');
        faults.push(`${name}: ${heard} of ${tried}; ${[...takers].slice(0, 3).join(' | ')}`);
      }
    }
    return { lit: lit.length, faults };
  }, GRID);
}

it.concurrent.each(Object.keys(SIZES) as Size[])('every outlined shape reacts all over, on a %s', async (size) => {
  const page = pages.get(size);
  if (page === undefined) throw new Error(`no ${size}`);
  const found: string[] = [];
  let lit = 0;
  for (const name of STILLS) {
    await open(page, name);
    await settled(page);
    const here = await deaf(page);
    lit += here.lit;
    found.push(...here.faults.map((fault) => `${name}: ${fault}`));
  }
  expect(lit).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

it('an auction hides nothing of the board: neither what is for sale nor the brokers', async () => {
  const { page, context } = await visit(browser);
  await showStills(page);
  const hidden: string[] = [];
  for (const name of ['container-sealed_bid', 'container-tie_round', 'container-decide']) {
    await open(page, name);
    for (const [width, height] of [SIZES.desk, [1280, 720], [1024, 768], [820, 1180], SIZES.phone] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await page.locator('.auction').count()).toBe(1);
      // A phone shows a part of the board: the ship for sale is in it.
      const wanted = width < 760 ? '.board .ship[data-sold]' : '.board .ship, .board .numeral';
      const covered = await page.$$eval(wanted, (things) =>
        things.flatMap((thing) => {
          const box = thing.getBoundingClientRect();
          const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.7);
          return there?.closest('.board > svg') == null ? [thing.textContent.trim()] : [];
        }),
      );
      hidden.push(...covered.map((what) => `${name} ${width}x${height}: ${what}`));
    }
  }
  expect(hidden).toEqual([]);
  await context.close();
});

it('a first choice on the board narrows the panel, says what is next, and one press widens it again', async () => {
  const { page, context } = await visit(browser);
  await showStills(page);
  await open(page, 'newzealand-use_location-widest');
  await settled(page);
  const answers = page.locator('.answers [data-action]:not([aria-disabled])');
  const before = await answers.count();
  await page.locator('.board .target.can[aria-pressed="false"]').first().click();
  await page.locator('.narrowed').waitFor();
  expect(await page.textContent('.narrowed')).toContain('Which building?');
  const kinds = await answers.evaluateAll((all) => all.map((each) => each.getAttribute('data-action')?.split('(')[0]));
  expect(new Set(kinds)).toEqual(new Set(['build', 'end_turn']));
  await page.locator('.narrowed button').click();
  await page.locator('.narrowed').waitFor({ state: 'detached' });
  expect(await answers.count()).toBe(before);
  await context.close();
});
