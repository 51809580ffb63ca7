import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fresh, Replay, ReplayStep } from '../src/lib/protocol';
import { ReplayTable } from '../src/lib/replay.svelte';
import { words } from '../src/lib/words.svelte';
import { fixture } from './fixtures';

const now = fixture('main-4');
const steps: ReplayStep[] = [0, 1, 2, 3, 4].map((number) => ({
  number,
  seat: number === 0 ? null : 0,
  events: number === 0 ? [] : [{ event: `event-${number}` }],
  view: now.view ?? {},
}));
const replay: Replay = {
  game: now.table.game,
  players: 4,
  seat: 0,
  imported: false,
  steps,
  total: steps.length,
  result: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes('/replay') ? replay : now))),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('shows where something happens before it is seen, step by step and after a jump', async () => {
  const table = new ReplayTable('fixture0');
  await table.load();
  const heard: [string[], number | undefined][] = [];
  const before = ({ entries }: Fresh): void => {
    heard.push([entries.flatMap(({ events }) => events.map(({ event }) => String(event))), table.fresh?.version]);
  };
  table.watcher = { beats: () => 1, before };
  table.show(1);
  table.show(3);
  table.show(2);
  expect(heard).toEqual([
    [['event-1'], 0],
    [['event-3'], 1],
    [['event-2'], 3],
  ]);
  expect(table.fresh?.version).toBe(2);
});

it('lets only a single step be seen to happen', async () => {
  const table = new ReplayTable('fixture0');
  await table.load();
  table.show(1);
  expect(table.fresh?.entries).toHaveLength(1);
  table.show(3);
  expect(table.fresh?.entries).toHaveLength(0);
});

it('counts turns from the first, as the scores do', async () => {
  const turn = words.story(now.table.game).turn;
  const begins = steps.map((step) => (step.number === 2 ? { ...step, events: [{ event: turn }] } : step));
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes('/replay') ? { ...replay, steps: begins } : now))),
  );
  const table = new ReplayTable('fixture0');
  await table.load();
  const counted = [0, 1, 2, 4].map((at) => {
    table.show(at);
    return table.turns;
  });
  expect(counted).toEqual([1, 1, 2, 2].map((at) => ({ at, of: 2 })));
});
