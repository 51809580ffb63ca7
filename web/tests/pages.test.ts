/** Finding one's game, its end, and looking at it again. */

import { beforeAll, describe, expect, it } from 'vitest';
import { grouped, manifold } from '../src/after/end';
import { keyOf } from '../src/after/replay-keys';
import { place as inContainer } from '../src/games/container/places';
import { chosen, isFirst, levelsOf, sizesOf, soloLevel, summary, tableFor, withFirst } from '../src/lib/choices';
import { awaited, mySeat, outcome } from '../src/lib/names';
import type { GameInfo, ScorePart, SeatInfo, TableInfo } from '../src/lib/protocol';
import { placeOf, pointingAt } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { locale } from './fixtures';

const OPEN = { choices: null, low: null, high: null };
const BOTS = ['random', 'grandmaster', 'master', 'club', 'beginner', 'expert', 'casual', 'lively'];
const container: GameInfo = {
  id: 'container',
  players: [3, 5],
  rules: '1',
  options: [{ name: 'bank', default: true, rule: 'CT-13.1', ...OPEN }],
  bots: BOTS,
};
const newzealand: GameInfo = {
  id: 'newzealand',
  players: [1, 4],
  rules: '1',
  options: [
    {
      name: 'neutral_buildings',
      default: 'random',
      rule: 'NZ-2.2',
      choices: ['beginner', 'random'],
      low: null,
      high: null,
    },
    {
      name: 'private_sides',
      default: 'mixed',
      rule: 'NZ-3.2',
      choices: ['all_a', 'all_b', 'mixed'],
      low: null,
      high: null,
    },
    {
      name: 'difficulty',
      default: 'medium',
      rule: 'NZ-1.1',
      choices: ['easy', 'medium', 'hard'],
      low: null,
      high: null,
    },
  ],
  bots: BOTS,
};

beforeAll(() => {
  settings.language = 'en';
  for (const file of ['web', 'container-card', 'newzealand-card']) words.add('en', locale('en', file));
});

describe('play now', () => {
  it('is a middling table against a sensible bot until something else is chosen', () => {
    expect(chosen(container, {})).toEqual({ players: 3, bot: 'club', options: {} });
    expect(levelsOf(container)).toEqual(['beginner', 'casual', 'club', 'expert', 'master', 'grandmaster']);
    expect(summary(container, chosen(container, {}))).toEqual(['2 bots, Club player', 'With the Investment Bank']);
  });

  it('keeps what was chosen as far as the game offers it', () => {
    const kept = { players: 5, bot: 'expert', options: { bank: false, gone: true } };
    expect(chosen(container, kept)).toEqual({ players: 5, bot: 'expert', options: { bank: false } });
    expect(chosen(container, { players: 9, bot: 'nobody', options: { bank: 'yes' } })).toEqual(chosen(container, {}));
    expect(summary(container, chosen(container, kept))).toEqual(['4 bots, Expert']);
  });

  it('offers Sarah by name, with her levels, and a table for one', () => {
    expect(sizesOf(newzealand)).toEqual([1, 2, 3, 4]);
    expect(sizesOf({ ...container, players: [1, 3] })).toEqual([2, 3]); // nobody to meet
    const alone = chosen(newzealand, { players: 1, options: { difficulty: 'hard' } });
    expect(soloLevel(newzealand, alone)).toBe('hard');
    expect(summary(newzealand, alone)).toEqual(['Sarah, Hard']);
    expect(tableFor(newzealand, alone).seats).toEqual([{ kind: 'person' }]);
    expect(soloLevel(newzealand, chosen(newzealand, {}))).toBeNull();
  });

  it('sets up a first game, and takes that back without a trace', () => {
    const plain = chosen(newzealand, { options: { difficulty: 'easy' } });
    expect(isFirst(newzealand, plain)).toBe(false);
    const first = withFirst(newzealand, plain, true);
    expect(first.options).toEqual({ difficulty: 'easy', neutral_buildings: 'beginner', private_sides: 'all_a' });
    expect(isFirst(newzealand, first)).toBe(true);
    expect(withFirst(newzealand, first, false)).toEqual(plain);
    expect(isFirst(container, chosen(container, {}))).toBe(false); // it has no such set-up
  });
});

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ seat: number, kind: 'bot', name: null, bot: 'club', driven: true, resigned: false },
  ...{ invited: false, you: false, agreed: true },
  ...more,
});
const table = (more: Partial<TableInfo>): TableInfo =>
  ({ status: 'playing', pending: [], unconfirmed: null, result: null, seats: [], ...more }) as TableInfo;

describe('lists', () => {
  it('tell whom a running game waits for', () => {
    expect(awaited(table({ pending: [1, 2] }))).toEqual([1, 2]);
    expect(awaited(table({ pending: [1], unconfirmed: 0 }))).toEqual([0]);
    expect(awaited(table({ pending: [1], status: 'paused' }))).toEqual([]);
  });

  it('tell my place and points, also beside somebody without a seat', () => {
    const seats = [seat(0, { you: true, kind: 'person', name: 'Mira', bot: null })];
    const over = table({ status: 'finished', seats, result: { ranks: [2, 1], scores: [80, 90] } });
    expect(mySeat(over)).toBe(0);
    expect(outcome(over)).toEqual({ rank: 2, of: 2, points: 80 });
    expect(outcome({ ...over, result: null })).toBeNull();
    expect(outcome({ ...over, seats: [seat(0)] })).toBeNull();
  });
});

describe('what points come from', () => {
  const part = (who: number, item: string, thing: string, points: number): ScorePart => ({
    ...{ seat: who, item, thing, points, count: 1, how: null },
  });
  const ships = [
    part(0, 'crew', 'fleet:1', 2),
    part(0, 'speed', 'fleet:1', 3),
    part(0, 'crew', 'fleet:2', 4),
    part(0, 'traders', 'employee:trader', 1),
    part(1, 'crew', 'fleet:1', 5),
  ];

  it('stands by things that score in several ways, and by items else', () => {
    expect([...manifold(ships)]).toEqual(['fleet']);
    expect(grouped(ships, 0).map(({ id, of, points }) => [id, of, points])).toEqual([
      ['fleet:1', 'thing', 5],
      ['fleet:2', 'thing', 4],
      ['traders', 'item', 1],
    ]);
    expect(grouped(ships, 1).map(({ id, points }) => [id, points])).toEqual([['fleet:1', 5]]);
  });

  it('leads to its place on the board', () => {
    const hash = pointingAt('abc', { seat: 1, item: 'island', thing: 'box:black' });
    const found = placeOf('/', hash);
    expect(found).toMatchObject({ page: 'table', id: 'abc', show: { seat: 1, item: 'island', thing: 'box:black' } });
    expect(inContainer(null, { seat: 1, item: 'island', thing: 'box:black' }).keys).toContain('square:1');
    expect(placeOf('/', '#/table/abc')).toMatchObject({ show: null });
    expect(placeOf('/', '#/table/abc?show=x/island/box:black')).toMatchObject({ show: null });
  });
});

describe('addresses', () => {
  it('lead to the end of a game, one’s own page, a new password and a replay with other eyes', () => {
    expect(placeOf('/', '#/end/abc')).toEqual({ page: 'end', id: 'abc' });
    expect(placeOf('/', '#/me')).toEqual({ page: 'me' });
    expect(placeOf('/', '#/reset/some-token')).toEqual({ page: 'reset', token: 'some-token' });
    expect(placeOf('/', '#/replay/abc/7?eyes=2')).toMatchObject({ page: 'replay', step: 7, eyes: 2 });
    expect(placeOf('/', '#/replay/abc?eyes=all')).toMatchObject({ step: null, eyes: null });
  });
});

describe('the keys of a replay', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
    ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;

  it('step, turn, run and change the speed', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ', '[', ']', 'x'];
    expect(keys.map((key) => keyOf(press(key), null))).toEqual([
      ...['back', 'on', 'turn-back', 'turn-on', 'begin', 'end', 'run', 'slower', 'faster', null],
    ]);
  });

  it('belong to what has the focus where that uses them', () => {
    const focus = (kind: string): Pick<Element, 'closest'> => ({
      closest: (selector: string) => (selector.includes(kind) ? ({} as Element) : null),
    });
    expect(keyOf(press('ArrowLeft'), focus('select'))).toBeNull();
    expect(keyOf(press(' '), focus('button'))).toBeNull();
    expect(keyOf(press('ArrowLeft'), focus('button'))).toBe('back');
  });

  it('are left alone with Ctrl and the like', () => {
    expect(keyOf(press('ArrowLeft', { altKey: true }), null)).toBeNull();
    expect(keyOf(press('End', { ctrlKey: true }), null)).toBeNull();
  });
});
