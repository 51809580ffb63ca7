/** What is that? By hover, focus and tap, on the board, in panels and in the others' areas; the legend; the rules. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, GAMES, openBrowser, URL_OF_SERVER, visit, type Visitor } from './harbour';
import { againstBots } from './playing';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CARD = '[data-tip], [data-about-card]';
/** Something of each game that is on the board from the beginning, and a word of its card. */
const THINGS: Record<string, [thing: string, says: RegExp][]> = {
  container: [
    ['store:factory', /factory store/i],
    ['thing:supply', /Supply/],
    ['square:1', /Island square/],
  ],
  shipyard: [
    ['action:hire', /Hire Employee/],
    ['thing:gate', /lap/],
    ['market:bows', /rows cost/],
  ],
  newzealand: [
    ['place:wellington', /Wellington/],
    ['path:11', /step tile or your fee tile/],
    ['post:LP0', /trading post 0/i],
  ],
};

async function sitDown(visitor: Visitor, game: string): Promise<Page> {
  await againstBots(visitor, game, game === 'container' ? 2 : 1);
  await asked(visitor.page);
  return visitor.page;
}
const thing = (page: Page, key: string): Locator => page.locator(`[data-about="${key}"]:visible`).first();

/** Where a thing can be hit: drawings may lie over its middle. */
async function hit(page: Page, key: string): Promise<{ x: number; y: number }> {
  const at = await thing(page, key).evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (const across of [0.5, 0.1, 0.9, 0.3, 0.7]) {
      for (const down of [0.5, 0.1, 0.9, 0.3, 0.7]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-about]') === element) return { x, y };
      }
    }
    return null;
  });
  if (at === null) throw new Error(`nothing of ${key} can be hit`);
  return at;
}

describe.each(GAMES)('%s', (game) => {
  it('says what things are under the pointer, in the others’ areas too, with rules to follow', async () => {
    const visitor = await visit(browser);
    const page = await sitDown(visitor, game);
    for (const [key, says] of THINGS[game] ?? []) {
      const { x, y } = await hit(page, key);
      await page.mouse.move(x, y);
      await page.locator(CARD).filter({ hasText: says }).waitFor();
      await page.mouse.move(0, 0);
      await page.locator(CARD).waitFor({ state: 'detached' });
    }
    await page.locator('.strip').first().click();
    const inside = page.locator('dialog [data-about]').first();
    await inside.hover();
    const card = page.locator('dialog').locator(CARD);
    await card.waitFor();
    expect((await card.innerText()).length).toBeGreaterThan(20);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  it('says what things are under a finger, and under the keyboard', async () => {
    const visitor = await visit(browser, { phone: true });
    const page = await sitDown(visitor, game);
    await page
      .locator('[role="tab"], .tabs button')
      .filter({ hasText: /Others|Rivals/i })
      .first()
      .tap();
    await page.locator('.sheet [data-about]:visible').first().tap();
    await page.locator(CARD).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
    const keyboard = await visit(browser);
    const desk = await sitDown(keyboard, game);
    await desk.keyboard.press('Tab');
    const found = await desk.evaluate(() => {
      const targets = [...document.querySelectorAll<SVGElement>('.target.can, .strip')];
      const one = targets.find((each) => each.closest('[data-about]') ?? each.querySelector('[data-about]'));
      one?.focus();
      return one !== undefined;
    });
    expect(found).toBe(true);
    await desk.locator(CARD).waitFor();
    await desk.keyboard.press('Escape');
    await desk.locator(CARD).waitFor({ state: 'detached' });
    await desk.keyboard.press('i');
    await desk.locator(CARD).waitFor();
    const first = await desk.locator(CARD).innerText();
    await desk.keyboard.press('ArrowDown');
    await desk.waitForFunction(([card, text]) => document.querySelector<HTMLElement>(card)?.innerText !== text, [
      CARD,
      first,
    ] as const);
    await desk.keyboard.press('Escape');
    await desk.locator(CARD).waitFor({ state: 'detached' });
    await keyboard.context.close();
  });

  it('has a legend and rules with pictures, and finds rules by what people ask', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await page.goto(`${URL_OF_SERVER}/#/rules/${game}`);
    await page.locator('dd .piece').first().waitFor();
    await page.getByRole('searchbox').fill('how do I win');
    await page.locator('.answers dd').first().waitFor();
    expect(await page.locator('.answers').innerText()).toMatch(/win|most points|highest|richest/i);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Legend' }).click();
    await page.locator('details dl dt').first().waitFor({ state: 'attached' });
    expect(await page.locator('details dl dt').count()).toBeGreaterThan(40);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
});
