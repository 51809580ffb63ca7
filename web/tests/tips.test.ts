import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableModel } from '../src/lib/table.svelte';
import type { Foresight, Fresh, WhyNot } from '../src/lib/protocol';
import { tips } from '../src/shell/tip.svelte';
import { beside } from '../src/about/place';
import { fixture } from './fixtures';

class Asked extends TableModel {
  readonly questions: string[] = [];
  protected override askWhy(action: string): Promise<WhyNot> {
    this.questions.push(action);
    return Promise.resolve({ legal: false, reason: 'not-now', params: {}, rules: ['CT-1.1'], rule: 'CT-1.1' });
  }
  protected override askForesight(action: string): Promise<Foresight> {
    this.questions.push(`what ${action}`);
    const events = [
      { event: 'loan', seat: 0 },
      { event: 'turn', seat: 1, round: 3 },
    ];
    return Promise.resolve({ events, chance: true, points: -1 });
  }
  stands(fresh: Fresh): void {
    this.subscribed({ type: 'subscribed', id: '', fresh, chat: [], present: [], watching: 0 });
  }
}

const button = { getBoundingClientRect: () => ({ top: 0, bottom: 0, left: 0, width: 0 }) } as unknown as Element;
let table: Asked;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1000);
  table = new Asked('fixture0', null);
  table.stands(fixture('main'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  tips.hide();
});

it('asks nothing while the keyboard passes by, and once where it rests', async () => {
  for (let at = 0; at < 50; at += 1) {
    tips.look(table, `buy(colour=black, price=${at})`, button);
    await vi.advanceTimersByTimeAsync(100);
    tips.hide();
  }
  expect(table.questions).toEqual([]);
  tips.look(table, 'produce', button);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.questions).toEqual(['produce']);
  expect(tips.shown?.because?.rules).toEqual(['CT-1.1']);
});

it('asks once per action until the table moves on', async () => {
  for (let again = 0; again < 5; again += 1) {
    tips.look(table, 'produce', button);
    await vi.advanceTimersByTimeAsync(1000);
    tips.hide();
  }
  expect(table.questions).toEqual(['produce']);
  const later = fixture('main');
  table.stands({ ...later, version: later.version + 1 });
  tips.ask(table, 'produce', button);
  await vi.advanceTimersByTimeAsync(10);
  expect(table.questions).toEqual(['produce', 'produce']);
});

it('tells what may be done, and why what may not cannot', async () => {
  const legal = table.legal[0]?.action ?? '';
  tips.look(table, legal, button);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.questions).toEqual([`what ${legal}`]);
  expect(tips.shown?.because).toBe(null);
  const { foretold } = tips.shown ?? {};
  expect(foretold).toMatchObject({ chance: true, points: -1, next: 1 });
  expect(foretold?.lines).toHaveLength(1); // the next turn is another story
  await table.foresee(legal);
  expect(table.questions).toHaveLength(1);
});

it('stays while the pointer is on its way to it, and goes when it has left', async () => {
  tips.ask(table, 'produce', button);
  await vi.advanceTimersByTimeAsync(10);
  tips.leave();
  await vi.advanceTimersByTimeAsync(100);
  tips.stay();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tips.shown).not.toBe(null);
  tips.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tips.shown).toBe(null);
});

it('never lies over what it speaks of, nor out of the window', () => {
  const window = { width: 400, height: 700 };
  const card = { width: 200, height: 90 };
  let found = 0;
  for (let at = 0; at < 4000; at += 1) {
    const [left, top] = [(at * 37) % 400, (at * 91) % 700];
    const thing = { left, top, right: left + 10 + ((at * 13) % 180), bottom: top + 10 + ((at * 29) % 300) };
    const list = { left: Math.max(0, left - 60), top: 0, right: 400, bottom: 700 };
    for (const column of [null, list]) {
      const { x, y } = beside(thing, card, window, column);
      expect(x >= 0 && y >= 0 && x + card.width <= window.width && y + card.height <= window.height).toBe(true);
      const apart =
        x >= thing.right || x + card.width <= thing.left || y >= thing.bottom || y + card.height <= thing.top;
      if (thing.bottom - thing.top < 500) expect(apart).toBe(true);
      found += Number(apart);
    }
  }
  expect(found).toBeGreaterThan(1000);
});

it('lies over no other button of a list, where there is room beside the list', () => {
  const list = { left: 1100, top: 48, right: 1440, bottom: 700 };
  const last = { left: 1390, top: 300, right: 1426, bottom: 336 }; // of a row of prices
  const { x } = beside(last, { width: 300, height: 60 }, { width: 1440, height: 900 }, list);
  expect(x + 300).toBeLessThanOrEqual(list.left);
});
