/** A look at something that may be pressed says what it would do; at something that may not, why. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, shot, visit } from './harbour';
import { againstBots } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * What an action would do has come. Before that the tip may say only what a thing is, which may be a larger or a smaller
 * thing, or on a busy machine the one that was passed on the way.
 */
const FORETOLD = '[data-tip] .says';

/** It stands in the window and beside what it speaks of. */
async function standsBeside(page: Page, target: Locator): Promise<void> {
  const [tip, thing] = [await page.locator('[data-tip]').boundingBox(), await target.boundingBox()];
  const window = page.viewportSize();
  if (tip === null || thing === null || window === null) throw new Error('nothing is drawn');
  expect(tip.x).toBeGreaterThanOrEqual(0);
  expect(tip.y).toBeGreaterThanOrEqual(0);
  expect(tip.x + tip.width).toBeLessThanOrEqual(window.width);
  expect(tip.y + tip.height).toBeLessThanOrEqual(window.height);
  const apart =
    tip.x >= thing.x + thing.width ||
    tip.x + tip.width <= thing.x ||
    tip.y >= thing.y + thing.height ||
    tip.y + tip.height <= thing.y;
  expect(apart, 'the tip lies over what it speaks of').toBe(true);
}

/** The middle of something that is drawn. */
async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it.each(GAMES)('tells what an action of %s would do, by mouse and by keyboard, and does nothing', async (game) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, game, 2);
  await asked(page);
  const version = await page.locator('.decide').getAttribute('data-version');
  const button = page.locator('.answers [data-action]:not([aria-disabled])').first();
  await button.hover();
  await page.waitForSelector(FORETOLD);
  await shot(page, `tip ${game}`);
  expect((await page.textContent('[data-tip]'))?.trim()).not.toBe('');
  await standsBeside(page, button);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-tip]', { state: 'detached' });
  const lit = page.locator('.target.can[data-action] > .press, .target.can[data-action][tabindex]').first();
  if ((await lit.count()) > 0) {
    await lit.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForSelector(FORETOLD);
    await standsBeside(page, lit);
  }
  expect(await page.locator('.decide').getAttribute('data-version')).toBe(version);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('goes with what it speaks of, and comes by itself to nothing that the page brings under a resting pointer', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  /** The page changes below the pointer, as it does where a busy machine is late. */
  const push = async (by: number): Promise<void> => {
    await page.$eval('.decide', (decide, far) => ((decide as HTMLElement).style.paddingTop = `${far}px`), by);
    await page.waitForTimeout(100);
  };
  const button = page.locator('.answers [data-action="produce"]');
  await button.hover();
  await page.waitForSelector('[data-tip]');
  /** How far below the top of the button it stands. */
  const below = async (): Promise<number> =>
    ((await page.locator('[data-tip]').boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0);
  const before = await below();
  await push(24); // the pointer is still on it
  await standsBeside(page, button);
  expect(await below()).toBeCloseTo(before, 0);
  await page.keyboard.press('Escape');
  const lit = page.locator('.target.can[data-action] > .press, .target.can[data-action][tabindex]').first();
  await page.keyboard.press('Tab'); // by the keyboard from here on
  await lit.focus();
  await page.waitForSelector(FORETOLD);
  const said = await page.textContent('[data-tip]');
  await push(60);
  await page.waitForTimeout(900); // longer than a look has to rest
  expect(await page.textContent('[data-tip]')).toBe(said);
  await standsBeside(page, lit);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('lies over no other answer of a phone, where the board has room', async () => {
  const visitor = await visit(browser, { phone: true });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  const point = await middle(page.locator('.answers [data-action="produce"]'));
  const finger = await visitor.context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForSelector('[data-tip]');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const [tip, sheet] = [await page.locator('[data-tip]').boundingBox(), await page.locator('.sheet').boundingBox()];
  expect((tip?.y ?? 999) + (tip?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await visitor.context.close();
});

it('keeps what it says within itself, however many rules it names', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await againstBots(visitor, 'newzealand', 1, { first: 'A' });
  await asked(page);
  await page.locator('.decide [data-action="uncover(disc=aux_cert_1)"]').click();
  await page.locator('.board [data-action="move(to=R1)"][aria-disabled]').hover();
  await page.waitForFunction(() => document.querySelectorAll('[data-tip] .rules a').length > 3);
  const [wide, room] = await page.$eval('[data-tip]', (tip) => [tip.scrollWidth, tip.clientWidth]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('asks by a long press on a phone and does not act; a short one acts', async () => {
  const visitor = await visit(browser, { phone: true });
  const { page } = visitor;
  await againstBots(visitor, 'container', 2, { first: 'A' });
  await asked(page);
  const decide = page.locator('.decide');
  const version = await decide.getAttribute('data-version');
  const button = page.locator('.answers [data-action="produce"]');
  const point = await middle(button);
  const finger = await visitor.context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForSelector('[data-tip]');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await shot(page, 'tip by a long press');
  await standsBeside(page, button);
  await page.waitForTimeout(300); // a click, if there were one, would have acted by now
  expect(await decide.getAttribute('data-version')).toBe(version);
  expect(await page.locator('[data-tip]').count()).toBe(1);
  await page.touchscreen.tap(point.x, point.y);
  await page.waitForFunction((old) => document.querySelector('.decide')?.getAttribute('data-version') !== old, version);
  expect(await page.locator('[data-tip]').count()).toBe(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
