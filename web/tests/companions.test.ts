/** The people one has played with come from the games that are over. */

import { expect, it } from 'vitest';
import { companions } from '../src/people/companions';
import type { SeatInfo, TableInfo } from '../src/lib/protocol';
import { fixture } from './fixtures';

const ANY = fixture('main').table;

function seat(at: number, name: string | null, you = false): SeatInfo {
  const kind = name === null ? 'bot' : 'person';
  const bot = name === null ? 'club' : null;
  return { seat: at, kind, name, bot, driven: false, resigned: false, invited: false, you, agreed: false };
}
function ended(id: string, at: number, ranks: number[], names: (string | null)[]): TableInfo {
  const seats = names.map((name, place) => seat(place, name, name === 'Me'));
  const result = ANY.result ?? { scores: ranks, ranks, reason: 'over' };
  return { ...ANY, id, seats, status: 'finished', result: { ...result, ranks, scores: ranks }, ended_at: at };
}

it('lists people, the latest first, with how often one was ahead of them', () => {
  const found = companions([
    ended('old', 100, [1, 2, 3], ['Me', 'Mira', null]),
    ended('new', 200, [2, 1, 1], ['Me', 'Tomas', 'Mira']),
    ended('bots', 300, [1, 2, 2], ['Me', null, null]),
    ended('watched', 400, [1, 2, 2], ['Tomas', 'Mira', null]),
    { ...ended('file', 500, [1, 2, 2], ['Me', 'Mira', null]), imported: true },
    { ...ended('left', 600, [1, 2, 2], ['Me', 'Mira', null]), result: null },
  ]);
  expect(found.map(({ name, games, ahead, last }) => [name, games, ahead, last.id])).toEqual([
    ['Tomas', 1, 0, 'new'],
    ['Mira', 2, 1, 'new'],
  ]);
});
