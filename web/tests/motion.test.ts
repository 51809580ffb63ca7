import type { LogLine } from '../src/lib/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bidsOf, lastVerdict, Reveals } from '../src/games/container/reveals.svelte';
import { cruiseBeats, Cruises } from '../src/games/shipyard/cruises.svelte';
import type { GameTable } from '../src/games/game';
import type { View } from '../src/games/shipyard/view';
import { Berths, besideMiddle } from '../src/motion/berths';
import { between, revealing, seenBy, union } from '../src/motion/lens';
import { coins, movesOf } from '../src/motion/moves';
import { tempoOf, type Pace } from '../src/motion/pace';
import { paired, type Seen } from '../src/motion/pairs';
import { Turning } from '../src/motion/turning';
import { Updates } from '../src/motion/updates.svelte';

interface Told {
  version: number;
  beats: number;
  own: boolean;
}

/** A page that notes what it is shown. */
function page(pace: Pace, most = 60) {
  const shown: { version: number; asking: boolean; at: number }[] = [];
  const now = { pace };
  const updates = new Updates<Told>({
    present: ({ version }, asking) => shown.push({ version, asking, at: Date.now() }),
    beats: ({ beats }) => beats,
    own: ({ own }) => own,
    tempo: () => tempoOf(now.pace),
    most: () => most,
  });
  return { shown, updates, now, versions: () => shown.map(({ version }) => version) };
}

const others = (version: number, beats = 1): Told => ({ version, beats, own: false });
const mine = (version: number): Told => ({ version, beats: 1, own: true });

/** Numbers that look like chance and are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2654435761 + 1;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

describe('what others do', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown at once where nobody wants to wait', () => {
    const { shown, updates } = page('instant');
    for (const version of [1, 2, 3]) updates.add(others(version));
    expect(shown.map(({ version, asking }) => [version, asking])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(updates.showing).toBe(false);
  });

  it('is shown one action after the other, and asks when the last has been seen', () => {
    const { shown, updates } = page('brisk');
    for (const version of [1, 2, 3]) updates.add(others(version));
    const { beat } = tempoOf('brisk');
    vi.advanceTimersByTime(10 * (beat ?? 0));
    expect(shown.map(({ version, asking }) => [version, asking])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [3, true],
    ]);
    const times = shown.map(({ at }) => at - (shown[0]?.at ?? 0));
    expect(times).toEqual([0, 1, 2, 3].map((count) => count * (beat ?? 0)));
  });

  it('waits for a press, step by step', () => {
    const { versions, updates } = page('step');
    for (const version of [1, 2]) updates.add(others(version));
    vi.advanceTimersByTime(100_000);
    expect(versions()).toEqual([1]);
    expect(updates.waits).toBe(true);
    updates.next();
    expect(versions()).toEqual([1, 2]);
    updates.next();
    expect(versions()).toEqual([1, 2, 2]);
    expect(updates.showing).toBe(false);
  });

  it('does not keep what one does oneself waiting', () => {
    for (const pace of ['brisk', 'calm', 'step'] as const) {
      const { shown, updates } = page(pace);
      updates.add(mine(1));
      updates.add(mine(2));
      expect(shown.map(({ version, asking }) => [version, asking])).toEqual([
        [1, true],
        [2, true],
      ]);
      expect(updates.showing).toBe(false);
    }
  });

  it('passes over what nothing is to be seen of', () => {
    const { shown, updates } = page('calm');
    updates.add(others(1));
    updates.add(others(2, 0));
    updates.add(others(3));
    vi.advanceTimersByTime(1501);
    expect(shown.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('takes longer where there is more to see', () => {
    const { versions, updates } = page('brisk');
    updates.add(others(1, 5));
    updates.add(others(2));
    vi.advanceTimersByTime(5 * 600 - 1);
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(versions()).toEqual([1, 2]);
  });

  it('catches up at once when too much waits', () => {
    const { shown, updates } = page('step', 5);
    for (let version = 1; version <= 7; version += 1) updates.add(others(version));
    expect(shown.at(-1)).toMatchObject({ version: 7, asking: true });
    expect(updates.left).toBe(0);
  });

  it('keeps its order and loses nothing, whatever is pressed when', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const roll = dice(seed);
      const paces = ['instant', 'brisk', 'calm', 'step'] as const;
      const { shown, updates, now } = page(paces[roll(4)] ?? 'brisk', 3 + roll(20));
      let version = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        const act = roll(10);
        if (act < 5) updates.add({ version: (version += 1), beats: roll(4), own: roll(5) === 0 });
        else if (act < 8) vi.advanceTimersByTime(roll(2000));
        else if (act === 8) updates.next();
        else if (roll(4) === 0) {
          now.pace = paces[roll(4)] ?? 'brisk';
          updates.next();
        }
        const last = shown.at(-1);
        if (last !== undefined && last.version < version) expect(last.asking, `seed ${seed}`).toBe(false);
        expect(updates.left).toBeLessThanOrEqual(23);
      }
      updates.skip();
      const seen = shown.map((each) => each.version);
      expect([...new Set(seen)], `seed ${seed}`).toEqual(Array.from({ length: version }, (_, at) => at + 1));
      expect(seen, `seed ${seed}`).toEqual([...seen].sort((a, b) => a - b));
      if (version > 0) expect(shown.at(-1), `seed ${seed}`).toMatchObject({ version, asking: true });
      const count = shown.length;
      vi.advanceTimersByTime(100_000);
      expect(shown.length, `seed ${seed}`).toBe(count);
    }
  });
});

describe('pieces', () => {
  const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
  const seen = (key: string, x: number, at = ''): Seen => ({ key, at, box: box(x) });
  const spots: Record<string, number> = { supply: 500, 'seat:1': 900 };
  const spot = (name: string | undefined) => (name !== undefined && name in spots ? box(spots[name] ?? 0) : null);

  it('fly from where they were, if their place has changed and an event names them', () => {
    const before = [seen('ship:0', 1, 'sea'), seen('ship:1', 2, 'sea'), seen('ship:2', 3, 'sea')];
    const after = [seen('ship:0', 7, 'island'), seen('ship:1', 9, 'sea'), seen('ship:2', 8, 'island')];
    const flights = paired(before, after, [{ piece: 'ship:0' }], spot);
    expect(flights).toMatchObject([{ key: 'ship:0', from: box(1), to: box(7), drawn: 'after' }]);
    expect(paired(before, after, [{ piece: 'ship:1' }], spot)).toEqual([]);
  });

  it('that are alike fly from where one is missing to where there is one more', () => {
    const before = [seen('box/store/0', 1), seen('box/store/1', 2)];
    const after = [seen('box/store/0', 1), seen('box/hold/0', 40)];
    expect(paired(before, after, [{ piece: 'box', from: 'supply' }], spot)).toMatchObject([
      { key: 'box/hold/0', from: box(2), to: box(40), drawn: 'after' },
    ]);
  });

  it('that are not in sight before or after come from and go to their place', () => {
    const here = [seen('box/store/0', 1)];
    const move = { piece: 'box', from: 'supply', to: 'seat:1' };
    expect(paired([], here, [move], spot)).toMatchObject([{ from: box(500), to: box(1), drawn: 'after' }]);
    expect(paired(here, [], [move], spot)).toMatchObject([{ from: box(1), to: box(900), drawn: 'before' }]);
    expect(paired([], here, [{ piece: 'box', from: 'nowhere' }], spot)).toEqual([]);
  });

  it('are never more than the events name', () => {
    const before = [seen('box/a/0', 1), seen('box/a/1', 2), seen('box/a/2', 3)];
    const after = [seen('box/b/0', 4), seen('box/b/1', 5), seen('box/b/2', 6)];
    const flights = paired(before, after, [{ piece: 'box' }, { piece: 'box' }], spot);
    expect(flights.map(({ key }) => key)).toEqual(['box/b/0', 'box/b/1']);
  });

  it('and coins are named by events only, and nothing is no coin', () => {
    const choreography = { moves: { paid: (event: Record<string, unknown>) => coins(event.amount, 'purse:0') } };
    expect(
      movesOf(choreography, [{ event: 'paid', amount: 3 }, { event: 'told' }, { event: 'paid', amount: 0 }]),
    ).toEqual([{ token: 'coin', amount: 3, from: 'purse:0', to: undefined }]);
  });
});

describe('a game of several boards', () => {
  const PLACES = { moved: 'trail', sailed: 'sea', appointed: 'sea', hired: 'markets' };
  /** A table where the trail is asked about, drawn after each change. */
  function boards() {
    const game = {
      asked: 'trail',
      turned: null as string | null,
      get board(): string {
        return this.turned ?? this.asked;
      },
      boards: () => ['trail', 'sea'].map((id) => ({ id, label: id, icon: id })),
    };
    const turning = new Turning(game as unknown as GameTable, PLACES, () => 'desk');
    turning.drawn();
    /** Something happens, after which that board is asked about, or nothing is asked. */
    const happens = (event: string, next: string | null, flies = true): string[] => {
      const told = [{ event }];
      const own = next !== null;
      turning.ahead(told, own);
      turning.drawn();
      game.asked = next ?? 'trail';
      turning.happened(told, own, flies);
      turning.drawn();
      const flying = game.board;
      turning.settled(own);
      turning.drawn();
      return [flying, game.board];
    };
    return { game, turning, happens };
  }

  it('turns to where something happens, and then to what is asked', () => {
    const { happens } = boards();
    expect(happens('sailed', 'trail')).toEqual(['sea', 'trail']);
    expect(happens('moved', 'sea')).toEqual(['trail', 'sea']);
    expect(happens('appointed', 'trail')).toEqual(['sea', 'trail']);
    expect(happens('hired', 'trail')).toEqual(['trail', 'trail']); // no such board in this window
  });

  it('shows what is asked at once where nothing flies', () => {
    expect(boards().happens('moved', 'sea', false)).toEqual(['sea', 'sea']);
  });

  it('stays where others did something until they do something elsewhere, or somebody is asked', () => {
    const { game, turning, happens } = boards();
    expect(happens('sailed', null)).toEqual(['sea', 'sea']);
    expect(happens('moved', null)).toEqual(['trail', 'trail']);
    expect(happens('sailed', null)).toEqual(['sea', 'sea']);
    turning.happened([], true, true); // the question to what has just been shown
    expect(game.board).toBe('trail');
    turning.settled(true);
    expect(game.board).toBe('trail');
  });
});

describe('a narrow board', () => {
  const room = { width: 400, height: 300 };
  const camera = { scale: 1, x: 0, y: 0 };

  it('stays where it is while everything that happens can be seen', () => {
    expect(revealing(camera, { x: 100, y: 100, width: 50, height: 50 }, room, 0.1)).toBeNull();
  });

  it('goes to where something happens, and moves what is drawn with it', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const roll = dice(seed);
      const part = { x: 400 + roll(900), y: roll(900) - 400, width: 10 + roll(700), height: 10 + roll(500) };
      const to = revealing(camera, part, room, 0.1) ?? camera;
      const seen = seenBy(camera, to, part);
      expect(seen.x).toBeGreaterThanOrEqual(0);
      expect(seen.y).toBeGreaterThanOrEqual(0);
      expect(seen.x + seen.width).toBeLessThanOrEqual(room.width + 1e-6);
      expect(seen.y + seen.height).toBeLessThanOrEqual(room.height + 1e-6);
      expect(to.scale).toBeLessThanOrEqual(camera.scale);
      expect(between(camera, to, 0)).toEqual(camera);
      expect(between(camera, to, 1).x).toBeCloseTo(to.x);
    }
  });

  it('shows all of several pieces', () => {
    expect(union([])).toBeNull();
    const boxes = [
      { x: 1, y: 2, width: 3, height: 4 },
      { x: 10, y: 0, width: 2, height: 2 },
    ];
    expect(union(boxes)).toEqual({ x: 1, y: 0, width: 11, height: 6 });
  });
});

describe('berths', () => {
  it('are kept by whoever stays, and given to whoever comes', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const roll = dice(seed);
      const berths = new Berths();
      let before = new Map<number, string>();
      let settled = berths.settle(before);
      for (let turn = 0; turn < 40; turn += 1) {
        const where = new Map(before).set(roll(5), ['sea', 'island', 'A', 'B'][roll(4)] ?? 'sea');
        const next = berths.settle(where);
        const taken = new Set<string>();
        for (const [piece, space] of where) {
          const { berth = -1, berths: count = 0 } = next.get(piece) ?? {};
          expect(berth).toBeGreaterThanOrEqual(0);
          expect(berth).toBeLessThan(count);
          expect(taken.has(`${space} ${berth}`), `seed ${seed}`).toBe(false);
          taken.add(`${space} ${berth}`);
          if (before.get(piece) === space) expect(berth, `seed ${seed}`).toBe(settled.get(piece)?.berth);
        }
        [before, settled] = [where, next];
      }
    }
  });

  it('lie around the middle', () => {
    expect([0, 1, 2, 3, 4].map(besideMiddle)).toEqual([0, 1, -1, 2, -2]);
  });
});

describe('a cruise', () => {
  const canal = { canal: 'canal-01', x: 0, y: 0, turns: 0, spaces: {}, ports: [], links: [] };
  const player = { seat: 0, canals: [canal], figure: { canal: 'canal-01', space: 'north', stern: 'out' } };
  const view = { players: [player], ship: null } as unknown as View;
  const step = (number: number, space: string) => ({ event: 'step', seat: 0, step: number, canal: 'canal-01', space });
  const end = [
    { event: 'scored', seat: 0, crew: 4, equipment: 3, speed: 2, officials: 5, riband: 0 },
    { event: 'sailed', seat: 0, cards: 4, points: 14 },
  ];

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes space by space and is counted part by part, on the canals it began on', () => {
    const cruises = new Cruises();
    cruises.see(view, [], 600);
    const left = { players: [{ ...player, canals: [] }], ship: null } as unknown as View;
    const events = [
      step(1, 'centre'),
      { event: 'official', seat: 0, official: 'military', points: 5 },
      step(2, 'south'),
      ...end,
    ];
    cruises.see(left, events, 600);
    expect(cruises.cruise?.canals).toEqual([canal]);
    expect([cruises.sailed, cruises.met]).toEqual([0, 0]);
    vi.advanceTimersByTime(300);
    expect([cruises.sailed, cruises.met]).toEqual([1, 5]);
    vi.advanceTimersByTime(600);
    expect([cruises.sailed, cruises.counted]).toEqual([2, 1]);
    expect(cruises.arrived).toBe(false);
    vi.advanceTimersByTime(600 * cruiseBeats(events));
    expect(cruises.arrived).toBe(true);
    const parts = cruises.cruise?.parts ?? [];
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(cruises.cruise?.total);
    cruises.close();
    expect(cruises.cruise).toBeNull();
  });

  it('that has several parts goes on where it stopped, and whoever skips sees its end', () => {
    const cruises = new Cruises();
    cruises.see(view, [], 600);
    cruises.see(view, [step(1, 'centre')], 600);
    vi.advanceTimersByTime(5000);
    cruises.see(view, [step(2, 'south'), ...end], 600);
    expect([cruises.sailed, cruises.arrived]).toEqual([1, false]);
    cruises.finish();
    expect([cruises.sailed, cruises.counted, cruises.arrived]).toEqual([2, 5, true]);
  });

  it('is told until one goes on oneself, and not cut short by what others do', () => {
    const cruises = new Cruises();
    cruises.see(view, [], 600);
    cruises.see(view, [step(1, 'centre')], 600, true);
    cruises.see(view, [step(2, 'south'), ...end], 600, true);
    cruises.finish();
    cruises.see(view, [], 600);
    expect(cruises.arrived).toBe(true);
    cruises.see(view, [], 600, true);
    expect(cruises.cruise).toBeNull();
  });
});

describe('an auction', () => {
  it('ends in a verdict that is told until one goes on oneself, and not before it is there', () => {
    const line = (version: number, seat: number, event: string, undone = false): LogLine =>
      ({ id: String(version), version, kind: 'act', seat, at: 0, undone, event: { event, seat } }) as LogLine;
    const log = [line(1, 0, 'sailed'), line(2, 1, 'accepted'), line(3, 2, 'produced')];
    expect(lastVerdict(log, 0, 3)).toBe(2);
    expect(lastVerdict(log, 1, 3)).toBe(2); // who gave it has not gone on
    expect(lastVerdict(log, 2, 3)).toBeNull(); // has gone on since
    expect(lastVerdict(log, null, 3)).toBe(2);
    expect(lastVerdict(log, 0, 1)).toBeNull();
    expect(lastVerdict([], 0, 3)).toBeNull();
    expect(lastVerdict([line(1, 1, 'rejected', true)], 0, 3)).toBeNull();
  });

  it('is opened bid by bid', () => {
    vi.useFakeTimers();
    const bids = bidsOf([
      { event: 'bid', seat: 1, amount: 4, bluff: 0, worth: 4 },
      { event: 'tie', seat: 1 },
      { event: 'bid', seat: 2, amount: 7, bluff: 1, worth: 7 },
    ]);
    const reveals = new Reveals();
    const done = vi.fn();
    reveals.begin(bids, 100, done);
    const seen = [0, 100, 100, 50].map((time) => {
      vi.advanceTimersByTime(time);
      return reveals.turned;
    });
    expect(seen).toEqual([0, 1, 2, 2]);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
