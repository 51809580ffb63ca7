import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableModel } from '../src/lib/table.svelte';
import type { Fresh, WhyNot } from '../src/lib/protocol';
import { tips } from '../src/shell/tip.svelte';
import { fixture } from './fixtures';

class Asked extends TableModel {
  readonly questions: string[] = [];
  protected override askWhy(action: string): Promise<WhyNot> {
    this.questions.push(action);
    return Promise.resolve({ legal: false, reason: 'not-now', params: {}, rules: ['CT-1.1'], rule: 'CT-1.1' });
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
  expect(tips.shown?.because.rules).toEqual(['CT-1.1']);
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
