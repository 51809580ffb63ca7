/** The story of a game comes out as the terminal tells it: the sentences are made by tests/test_story.py. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { story as container } from '../src/games/container/story';
import { story as newzealand } from '../src/games/newzealand/story';
import { story as shipyard } from '../src/games/shipyard/story';
import type { GameEvent } from '../src/lib/events';
import type { LogLine } from '../src/lib/log';
import type { Fresh } from '../src/lib/protocol';
import { settings, type Language } from '../src/lib/settings.svelte';
import { told } from '../src/lib/story';
import { TableModel } from '../src/lib/table.svelte';
import { typeset } from '../src/lib/typeset';
import { words, type Segment } from '../src/lib/words.svelte';

interface Told {
  seat: number | null;
  lines: string[];
  details: string[];
}
type Example = Record<string, { actions: GameEvent[][]; stories: Record<Language, Told[]> }>;

const LANGUAGES: Language[] = ['en', 'ru', 'it'];
const STORIES = { container, shipyard, newzealand };
const GAMES = Object.keys(STORIES) as (keyof typeof STORIES)[];
const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const example = JSON.parse(read('web/fixtures/story.json')) as Example;
const text = (segments: Segment[]): string => segments.map((segment) => segment.text).join('');

function logOf(actions: readonly GameEvent[][]): LogLine[] {
  return actions.flatMap((events, at) =>
    events.map((event, number) => ({
      id: `${at}.${number}`,
      version: at,
      kind: 'act',
      seat: null,
      at: 0,
      event,
      undone: false,
    })),
  );
}

function tableOf(game: string): TableModel {
  const table = new TableModel('t', null);
  const seats = ['Bosun', 'Pilot', 'Tally'].map((name, seat) => ({ seat, name, bot: null }));
  table.fresh = { seat: 0, table: { game, seats } } as unknown as Fresh;
  return table;
}

beforeAll(() => {
  for (const language of LANGUAGES) {
    words.add(language, read(`locale/${language}/kernel.ftl`));
    for (const game of GAMES) words.add(language, read(`src/quayside/games/${game}/words/${language}/game.ftl`));
  }
  for (const game of GAMES) words.addStory(game, STORIES[game]);
});

describe.each(GAMES)('the story of %s', (game) => {
  it.each(LANGUAGES)('is the one that the terminal tells, in %s', (language) => {
    settings.language = language;
    const table = tableOf(game);
    const found = example[game];
    const turns = table.tell(logOf(found?.actions ?? []));
    const said = turns.map((turn) => ({
      seat: turn.seat,
      lines: turn.lines.map((line) => text(table.sentence(turn, line))),
      details: turn.lines.flatMap((line) => line.details.map((event) => text(table.event(event, turn.seat)))),
    }));
    settings.language = 'en';
    expect(said.length).toBeGreaterThan(5);
    expect(JSON.stringify(said)).toBe(typeset(JSON.stringify(found?.stories[language]))); // as it is set here
  });
});

describe('a story', () => {
  const event = (version: number, event: GameEvent, undone = false): LogLine => ({
    ...{ id: `${version}.0`, version, kind: 'act', seat: 0, at: 0 },
    event,
    undone,
  });
  it('keeps what was taken back apart', () => {
    const sold = { event: 'bought', seat: 0, rival: 1, colour: 'black', price: 2 };
    const log = [event(1, sold), event(2, sold, true), event(3, sold)];
    const lines = told(container, log).flatMap((turn) => turn.lines);
    expect(lines.map((line) => [line.undone, line.parts[0]?.many])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
  });
  it('tells what happens to the table between the sentences of the game', () => {
    const pause = { ...event(2, { event: '' }), kind: 'pause', event: null };
    const [turn] = told(container, [event(1, { event: 'loan', seat: 0 }), pause]);
    expect(turn?.lines.map((line) => line.entry?.kind)).toEqual([undefined, 'pause']);
  });
  it('gives the first turn to who plays it, not to the table that begins', () => {
    const start = { ...event(1, { event: '' }), kind: 'start', event: null };
    const turns = told(container, [start, event(2, { event: 'loan', seat: 2 }), event(3, { event: 'turn', seat: 0 })]);
    expect(turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [null, 1],
      [2, 1],
      [0, 0],
    ]);
  });
});
