import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runsLow } from '../src/lib/clock';
import type { Connection, Saying } from '../src/lib/connection';
import { pressed } from '../src/lib/presses';
import { Refused } from '../src/lib/problem';
import type { Done, Fresh, Problem } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableModel } from '../src/lib/table.svelte';
import { fixture } from './fixtures';

/** What a server would do, as far as a table needs it. */
class House {
  said: Saying[] = [];
  answer: (saying: Saying) => Fresh | Problem = () => this.fresh;
  constructor(public fresh: Fresh) {}
  change(saying: Saying): Promise<Done> {
    this.said.push(saying);
    const answer = this.answer(saying);
    if ('kind' in answer) return Promise.reject(new Refused(answer));
    this.fresh = answer;
    return Promise.resolve({ version: answer.version, repeated: false, fresh: answer });
  }
}

const first = fixture('main-4');
const [one, two] = first.legal.map((offer) => offer.action) as [string, string];
const endsTurn: Problem = {
  kind: 'refused',
  reason: 'ends-turn',
  message: '',
  rule: null,
  rules: [],
  params: { passes: 'turn' },
  fresh: null,
};
const later = (fresh: Fresh, more: Partial<Fresh> = {}): Fresh => ({
  ...fresh,
  version: fresh.version + 1,
  forced: null,
  entries: [],
  ...more,
});

let house: House;
let table: TableModel;

beforeEach(() => {
  settings.quick = false;
  house = new House({ ...first, forced: null, undo_end: null, undo: 0 });
  table = new TableModel('fixture0', house as unknown as Connection);
  table.take(house.fresh);
});

describe('a turn', () => {
  it('ends by a press where the server holds the last choice', async () => {
    house.answer = (saying) => ('hold' in saying && saying.hold === true ? endsTurn : later(house.fresh));
    expect(await table.act(one)).toBe(false);
    expect(table.held?.offer.action).toBe(one);
    expect(table.because).toBeNull();
    expect(await table.endTurn()).toBe(true);
    expect(table.held).toBeNull();
    expect(house.said.map((each) => 'hold' in each && each.hold)).toEqual([true, false]);
  });

  it('goes on with another choice, which is asked about by itself', async () => {
    house.answer = () => endsTurn;
    await table.act(one);
    await table.act(two);
    expect(table.held?.offer.action).toBe(two);
    expect(await table.undo()).toBe(true);
    expect(table.held).toBeNull();
    expect(house.said).toHaveLength(2); // nothing had been done that a server could take back
  });

  it('ends at once for the quick, also at a table where turns are confirmed', async () => {
    settings.quick = true;
    house.answer = (saying) => later(house.fresh, { can_confirm: saying.type === 'act' });
    await table.act(one);
    expect(house.said.map((each) => each.type)).toEqual(['act', 'confirm']);
    expect(house.said[0]).toMatchObject({ hold: false });
  });

  it('is not confirmed a second time after a press that says so', async () => {
    const offer = { action: 'end_turn', kind: 'end_turn', args: {} };
    table.take(later(first, { legal: [offer] }));
    house.answer = (saying) => later(house.fresh, { can_confirm: saying.type === 'act' });
    await table.act('end_turn');
    expect(house.said.map((each) => each.type)).toEqual(['act', 'confirm']);
  });
});

describe('a choice that is none', () => {
  it('is made by itself, and taken back with the choice before it', async () => {
    house.answer = (saying) =>
      saying.type === 'act' && saying.action === one
        ? later(house.fresh, { undo: 1, forced: two })
        : later(house.fresh, { undo: 2 });
    await table.act(one);
    await vi.waitFor(() => expect(house.said).toHaveLength(2));
    await vi.waitFor(() => expect(table.fresh?.undo).toBe(2));
    expect(house.said[1]).toMatchObject({ type: 'act', action: two, hold: true });
    house.answer = () => later(house.fresh, { undo: 0, forced: two });
    await table.undo();
    expect(house.said[2]).toMatchObject({ type: 'undo', steps: 2 });
    await Promise.resolve();
    expect(house.said).toHaveLength(3); // after taking back nothing goes on by itself
  });
});

describe('a new question', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const unasked: Fresh = { ...first, decision: null, legal: [] };
  const other: Fresh = { ...later(later(first)), legal: first.legal.slice(1) };
  const laid = (fresh: Fresh): TableModel => {
    const table = new TableModel('fixture0', null);
    table.take(fresh);
    return table;
  };

  it('takes no answer for a moment; the same one stays open', () => {
    const table = laid(first);
    vi.advanceTimersByTime(400);
    table.take(later(first));
    expect(table.settling).toBe(false);
    table.take(other);
    expect(table.settling).toBe(true);
    vi.advanceTimersByTime(400);
    expect(table.settling).toBe(false);
  });
  it('takes one at once where it is the first of a table that was just opened', () => {
    expect(laid(first).settling).toBe(false);
    const begun = laid(unasked);
    vi.advanceTimersByTime(200);
    begun.take(later(first));
    expect(begun.settling).toBe(false);
    begun.take(other); // whoever answered so quickly may have pressed twice
    expect(begun.settling).toBe(true);
  });
  it('takes none where the table could be looked at for long before it asked', () => {
    const begun = laid(unasked);
    vi.advanceTimersByTime(400);
    begun.take(later(first));
    expect(begun.settling).toBe(true);
  });
  it('takes none of a double press on what opened the table', () => {
    pressed();
    vi.advanceTimersByTime(200);
    const table = laid(first);
    expect(table.settling).toBe(true);
    expect(table.opensAt).toBeGreaterThan(performance.now());
    vi.advanceTimersByTime(200);
    expect(table.settling).toBe(false);
    expect(table.opensAt).toBeLessThan(performance.now());
  });
});

describe('what is unread', () => {
  it('is what others have written', () => {
    const line = (id: number, seat: number | null) => ({ id, name: '', seat, text: 'x', at: 0 });
    const say = (id: number, seat: number | null): void =>
      table.told({ type: 'chat', table: 'fixture0', line: line(id, seat) });
    say(1, table.seat);
    expect(table.unread).toBe(0);
    say(2, (table.seat ?? 0) + 1);
    say(3, null);
    expect(table.unread).toBe(2);
  });
});

describe('a clock', () => {
  it('runs low in its last minute or its last fifth, and only while it runs', () => {
    const clock = { seconds: 600, increment: 0, left: [70, 50], since: [1000, null] };
    expect(runsLow(clock, 0, 1005)).toBe(false);
    expect(runsLow(clock, 0, 1015)).toBe(true);
    expect(runsLow(clock, 1, 1015)).toBe(false);
    expect(runsLow({ ...clock, seconds: 100 }, 0, 1015)).toBe(false);
  });
});
