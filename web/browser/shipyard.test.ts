import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fresh } from '../src/lib/protocol';
import type { View } from '../src/games/shipyard/view';
import { asked, openBrowser, shot, visit, type Manner, type Visitor } from './harbour';
import { againstBots, byKeyboard, byMouse, playOn, seriousFaults } from './playing';
import { open, showStills } from './stills';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A game of Shipyard against one bot, the shortest there is. */
function sitDown(visitor: Visitor): Promise<string> {
  return againstBots(visitor, 'shipyard', 1, { first: 'A' });
}

const WAYS_ON = ['perform', 'finish', 'done_loading', 'load(piece=captain)', 'pass', 'let_fail'];
/** The actions that are over soonest. */
const SHORT = ['choose(card=manufacture)', 'choose(card=recruit)', 'choose(card=exchange)', 'sell_rest'];

function shortest(all: string[]): string {
  return [...WAYS_ON, ...SHORT].find((action) => all.includes(action)) ?? all[0] ?? '';
}
/** The action that was taken least often so far, so that everything comes up; ships are loaded and sail. */
function variety(): (all: string[], turn: number) => string {
  const times = new Map<string, number>();
  return (all, turn) => {
    const load = all.filter((action) => action.startsWith('load('));
    const often = (action: string): number => times.get(action) ?? 0;
    const cards = all.filter((action) => action.startsWith('choose(')).sort((a, b) => often(a) - often(b));
    const action = [...load, ...WAYS_ON, ...cards].find((each) => all.includes(each)) ?? all[turn % all.length] ?? '';
    times.set(action, often(action) + 1);
    return action;
  };
}

it.concurrent('plays a whole game by mouse, on the board wherever it lights up, and hears nothing secret', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  const leaked: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => {
      const message = JSON.parse(String(frame.payload)) as {
        fresh?: { view?: { over: boolean; players: { contracts_held?: unknown }[] } } | null;
      };
      const view = message.fresh?.view;
      if (view?.over === false && view.players[1]?.contracts_held !== undefined) leaked.push(view.players[1]);
    }),
  );
  await sitDown(visitor);
  const taken = new Set<string>();
  let onBoard = 0;
  await playOn(page, {
    choose: variety(),
    press: async (_, action) => {
      taken.add(action.split('(')[0] ?? '');
      const piece = page.locator(`.stage g[data-action="${action}"].can`).first();
      if ((await piece.count()) === 0) return byMouse(page, action);
      onBoard += 1;
      await piece.click();
    },
  });
  expect(onBoard).toBeGreaterThan(30);
  expect(['choose', 'take', 'place', 'done_building'].filter((kind) => !taken.has(kind))).toEqual([]);
  await page.waitForSelector('.scores table');
  expect(await page.locator('.scores tbody tr').count()).toBe(9);
  await shot(page, 'shipyard over');
  expect(leaked).toEqual([]);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent('plays a whole game by keyboard, and never loses the focus', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.keyboard.press('Tab');
  expect(await playOn(page, { choose: shortest, press: byKeyboard })).toBeGreaterThan(50);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.concurrent('plays a whole game on a phone, in Italian', async () => {
  const visitor = await visit(browser, { phone: true, language: 'it' });
  const { page } = visitor;
  await sitDown(visitor);
  const answers = await playOn(page, {
    choose: shortest,
    press: (_, action) => page.locator(`.decide [data-action="${action}"]`).first().tap(),
  });
  expect(answers).toBeGreaterThan(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.waitForSelector('.scores table');
  await shot(page, 'shipyard over on a phone');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('asks from the beginning on a phone, and a first turn stays the first one until it is over', async () => {
  const { context, page, faults } = await visit(browser, { phone: true });
  await againstBots({ context, page, faults }, 'shipyard', 1, { first: 'B' });
  await asked(page);
  const past = page.locator('.since summary');
  expect(await past.textContent()).toContain('Before your first turn');
  const question = page.locator('.decide .ask');
  const first = await question.textContent();
  /** Press something far down; what is asked then is in sight. */
  const below = async (button: string): Promise<void> => {
    const sheet = page.locator('.sheet .content');
    await sheet.evaluate((scrolls) => (scrolls.scrollTop = scrolls.scrollHeight));
    expect(await sheet.evaluate((scrolls) => scrolls.scrollTop)).toBeGreaterThan(20);
    await page.locator(button).last().tap();
    await expect.poll(() => sheet.evaluate((scrolls) => scrolls.scrollTop)).toBe(0);
    await asked(page);
  };
  await below('.decide [data-action^="choose("]:not([aria-disabled])');
  expect(await question.textContent()).not.toBe(first);
  expect(await past.textContent()).toContain('Before your first turn');
  await below('.decide [data-press="undo"]');
  expect(await question.textContent()).toBe(first);
  expect(faults).toEqual([]);
  await context.close();
});

it('builds by carrying cards into the yard, takes it back, and says why not', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.locator('.stage g[data-action="choose(card=build)"]').click();
  await page.locator('.stage g[data-action="perform"]').click();
  const bow = page.locator('.stage g[data-action="take(column=bows, row=1)"]');
  await bow.waitFor();
  const from = await bow.boundingBox();
  const cell = await page.locator('.dock [data-drop="cell:2"]').boundingBox();
  if (from === null || cell === null) throw new Error('no card or no cell');
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 });
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 6 });
  await page.waitForSelector('.ghost');
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('add a bow to the yard'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.log .undone');
  await asked(page);
  await page.locator('.dock g[data-action="place(cell=9)"]').hover();
  await page.waitForSelector('.tip.why');
  expect(await page.textContent('.tip.why')).toContain('SY-');
  await shot(page, 'shipyard why not');
  await page.locator('.dock g[data-action="place(cell=3)"]').click();
  await page.waitForSelector('.decide [data-action="done_building"]:not([aria-disabled])');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it('lays a canal: turned, previewed, carried onto the map, and taken back', async () => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.locator('.stage g[data-action="choose(card=rent)"]').click();
  await page.locator('.stage g[data-action="perform"]').click();
  await page.locator('.stage g[data-action="rent_canal(row=1)"]').click();
  await page.locator('.stage g[data-action="lay_first(turns=0)"]').waitFor();
  await page.getByRole('button', { name: 'Turn to the right' }).last().click();
  const place = await page.locator('.stage g[data-action="lay_first(turns=1)"]').boundingBox();
  const hand = await page.getByRole('button', { name: 'Turn to the right' }).first().boundingBox();
  if (place === null || hand === null) throw new Error('no canal or no place');
  await page.mouse.move(hand.x + hand.width / 2, hand.y + hand.height / 2);
  await page.mouse.down();
  await page.mouse.move(hand.x + hand.width, hand.y + hand.height, { steps: 4 });
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.waitForSelector('.stage g[data-action^="start("].can');
  await shot(page, 'shipyard start');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.stage g[data-action^="lay_first("]');
  await page.getByRole('button', { name: 'Table' }).first().click();
  await page.waitForSelector('.stage g[data-action^="lay_first"]', { state: 'detached' });
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

it.each<[string, Manner]>([
  ['light', {}],
  ['dark', { theme: 'dark' }],
  ['phone', { phone: true }],
])('has nothing serious for axe to find: %s', async (name, manner) => {
  const visitor = await visit(browser, manner);
  const { page } = visitor;
  await sitDown(visitor);
  await asked(page);
  await page.waitForTimeout(500);
  expect(await seriousFaults(page)).toEqual([]);
  for (const action of ['choose(card=build)', 'perform', 'take(column=bows, row=1)']) {
    await playOn(page, { choose: () => action, stop: 1 });
    await asked(page);
    await page.waitForTimeout(400);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await shot(page, `shipyard ${name}`);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

/** Somebody with as many trains and employees as one may gather, and a fleet. */
function rich(fresh: Fresh): Fresh {
  const view = structuredClone(fresh.view) as unknown as View;
  const me = view.players.find(({ seat }) => seat === fresh.seat);
  if (me === undefined) throw new Error('nobody sits here');
  me.trains = [1, 6, 8, 10, 14].map((number) => ({
    id: `train-${String(number).padStart(2, '0')}`,
    cars: ['coal', 'steel', 'grain'],
  }));
  me.employees = ['helmsman', 'rigger', 'engineer_sail', 'builder_crew', 'trader_coal_1', 'recruiter_captain'];
  const [ship] = view.players.flatMap((player) => player.fleet);
  me.fleet = ship === undefined ? [] : [ship, ship, ship];
  return { ...fresh, view: view as unknown as Fresh['view'] };
}

it.each([
  ['shipyard-give_up_contracts-give_up', 'en'],
  ['shipyard-choose_card', 'ru'],
])('lets nothing of what is mine lie over anything else, however much it is: %s', async (name, language) => {
  const { context, page } = await visit(browser, { language });
  await showStills(page, rich);
  const found: string[] = [];
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, name);
    await page.waitForFunction(() => (document.querySelector('.dock .yard svg')?.clientHeight ?? 0) > 0);
    await shot(page, `rich ${name} ${width}`);
    const over = await page.evaluate(() => {
      const parts = [
        ...document.querySelectorAll(
          '.dock .me > *, .dock .yard .drawing > svg, .dock .belongings > *, .dock .contracts > *, .dock section.map',
        ),
      ].filter((part) => part.checkVisibility());
      const boxes = parts.map((part) => ({ name: part.className.toString(), box: part.getBoundingClientRect() }));
      const bottom = document.querySelector('.dock')?.getBoundingClientRect().bottom ?? 0;
      const low = boxes.filter(({ box }) => box.bottom > bottom + 1).map((each) => `${each.name} is below the edge`);
      const yard = document.querySelector('.dock .yard svg')?.getBoundingClientRect().height ?? 0;
      const flat = yard < 50 ? [`the yard is ${Math.round(yard)} high`] : [];
      const both = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
              Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1,
          )
          .map((other) => `${one.name} lies over ${other.name}`),
      );
      return [...low, ...flat, ...both];
    });
    found.push(...over.map((each) => `${width}: ${each}`));
  }
  expect(found).toEqual([]);
  await context.close();
});
