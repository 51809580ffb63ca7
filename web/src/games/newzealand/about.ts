/** What every thing of New Zealand is: by its key without a table, and with what a table adds. */

import { parse, type About, type Handbook, type LegendPart } from '../../about/about';
import { capital, t } from '../../lib/words.svelte';
import { pointsCard } from '../../about/points';
import type { GameTable } from '../game';
import * as boards from './about/boards';
import * as cards from './about/cards';
import { action, say } from './about/lexicon';
import * as places from './about/places';
import * as signs from './about/signs';
import { NewZealandTable } from './model.svelte';
import {
  AUXILIARY,
  BONUS_ROWS,
  BONUS_TILES,
  BUILDINGS,
  DISCS,
  EFFECT_CARDS,
  GREEN_ARROWS,
  HANDS,
  HARBOUR_AT,
  HARBOURS,
  HAZARDS,
  JOB_PRICES,
  MASTERS,
  NEUTRALS,
  OBJECTIVES,
  PAIRS,
  PATHFINDER,
  POSTS,
  SARAH_CARDS,
  SHEEP,
  SHEEP_LINES,
  SLOTS,
  STACK_GOLD,
  TRAIL,
  WATER,
  YELLOW_ARROWS,
} from './parts';
import { WORKERS } from './things';
import type { Stack } from './view';

type Telling = (id: string) => About | null;

/** What is told of a thing, by its kind. */
const KINDS: Record<string, Telling> = {
  card: cards.card,
  sarah: cards.sarah,
  neutral: places.neutral,
  building: places.building,
  hazard: places.hazard,
  hand: places.hand,
  place: places.place,
  sea: places.sea,
  harbour: places.harbour,
  master: places.master,
  post: places.post,
  arrow: places.arrow,
  worker: boards.worker,
  job: boards.job,
  slot: boards.slot,
  row: boards.row,
  token: boards.token,
  bonus: boards.bonus,
  stack: boards.stack,
  line: boards.line,
  path: boards.path,
  disc: boards.disc,
  aux: boards.auxiliary,
  pair: boards.pair,
  effect: signs.effect,
  has: signs.possession,
  figure: signs.figure,
  forecast: signs.forecast,
};

/** A tile of the forecast or of a market may be of several kinds. */
function tile(id: string): About | null {
  return boards.worker(id) ?? places.hazard(id) ?? boards.bonus(id);
}

function keys(kind: string, ids: Iterable<number | string>): string[] {
  return [...ids].map((id) => `${kind}:${id}`);
}

/** Every thing there is, in the order of the legend. */
const PARTS: Record<string, () => string[]> = {
  icons: () => [
    ...keys('has', signs.POSSESSIONS),
    ...keys('effect', signs.EFFECTS),
    ...keys('figure', ['runholder', 'ship']),
    ...keys('hand', HANDS.keys()),
  ],
  cards: () => keys('card', [...SHEEP.keys(), ...EFFECT_CARDS.keys()]),
  objectives: () => keys('card', OBJECTIVES.keys()),
  buildings: () => [
    ...[...NEUTRALS.values()].flatMap(({ id, flips }) => keys('neutral', flips ? [id, `${id}_back`] : [id])),
    ...keys('building', BUILDINGS.keys()),
  ],
  trail: () =>
    keys(
      'place',
      TRAIL.map((space) => space.id),
    ),
  hazards: () => keys('hazard', HAZARDS.keys()),
  sea: () => [
    ...keys('harbour', HARBOURS.keys()),
    ...keys(
      'sea',
      WATER.map((water) => water.id).filter((id) => !HARBOUR_AT.has(id)),
    ),
    ...keys('master', MASTERS.keys()),
    ...keys(
      'arrow',
      YELLOW_ARROWS.map(({ between }) => between.join('-')),
    ),
  ],
  posts: () => [
    ...keys('post', POSTS.keys()),
    ...keys(
      'arrow',
      GREEN_ARROWS.map(({ between }) => between.join('-')),
    ),
  ],
  markets: () => [
    ...keys('worker', [...WORKERS, 'joker']),
    ...keys(
      'job',
      JOB_PRICES.map((_, at) => at + 1),
    ),
    ...keys('bonus', BONUS_TILES.keys()),
    ...keys(
      'row',
      BONUS_ROWS.map(({ row }) => row),
    ),
    'token',
    ...keys('forecast', ['A', 'B']),
    ...keys(
      'line',
      SHEEP_LINES.map(({ line }) => line),
    ),
    ...keys('stack', STACK_GOLD.keys()),
    ...keys(
      'path',
      PATHFINDER.map(({ space }) => space),
    ),
  ],
  board: () => [
    ...keys('disc', DISCS.keys()),
    ...keys('aux', AUXILIARY.keys()),
    ...WORKERS.map((row) => `slot:${row}-1`),
    ...keys(
      'slot',
      SLOTS.map(({ row, slot }) => `${row}-${slot}`),
    ),
    ...keys(
      'pair',
      PAIRS.map(({ id }) => id),
    ),
  ],
  solo: () =>
    keys(
      'sarah',
      SARAH_CARDS.map(({ card }) => card),
    ),
};

export const handbook: Handbook = {
  about(key) {
    const { kind, id } = parse(key);
    return kind === 'tile' ? tile(id) : (KINDS[kind]?.(id) ?? null);
  },
  legend: (): LegendPart[] =>
    Object.entries(PARTS).map(([name, all]) => ({ title: t(`newzealand-legend-${name}`), keys: all() })),
};

// -- at a table ------------------------------------------------------------------------------------------------------

type Adding = (game: NewZealandTable, id: string) => About | null;

/** What stands on a space of the trail now. */
function standing(game: NewZealandTable, id: string): About | null {
  const there = game.view.trail[id];
  const plain = places.place(id);
  if (there?.neutral !== undefined) return places.neutral(`${there.neutral}${there.back === true ? '_back' : ''}`);
  if (there?.hazard !== undefined) return places.hazard(there.hazard);
  if (there?.building === undefined) return plain;
  const found = places.building(there.building);
  if (found === null) return plain;
  const extra = (there.extra ?? '') === '' ? [] : [say('space-extra', { what: action(there.extra ?? '') })];
  return { ...found, name: capital(game.place(id)), lines: [...found.lines, ...extra] };
}

/** The card on top of a stack is open. */
function stackNow(game: NewZealandTable, id: string): About | null {
  const found = boards.stack(id);
  const top = game.view.bonus_stacks[id as Stack]?.card;
  const card = top === undefined ? null : cards.card(top);
  if (found === null || card === null) return found;
  return { ...found, lines: [...found.lines, say('stack-top', { card: card.name }), ...card.lines] };
}

/** A medium harbour with the harbour master who waits there. */
function harbourNow(game: NewZealandTable, id: string): About | null {
  const found = places.harbour(id);
  const master = places.master(game.view.harbour_masters[id]?.tile ?? '');
  if (found === null || master === null) return found;
  return { ...found, lines: [...found.lines, `${master.name}. ${master.lines.slice(1).join(' ')}`] };
}

/** Whether an own objective would be met, once it lies in the own area. */
function objectiveNow(game: NewZealandTable, id: string): About | null {
  const found = cards.card(id);
  const lying = game.me?.area[id] ?? 0;
  if (found === null || !OBJECTIVES.has(id) || lying === 0) return found;
  const met = (game.me?.objectives_met[id] ?? 0) >= lying;
  return { ...found, lines: [...found.lines, say(met ? 'objective-met' : 'objective-open')] };
}

/** Whose runholder or ship it is: `ship-1`. */
function figureOf(game: NewZealandTable, id: string): About | null {
  const [what = '', seat = ''] = id.split('-');
  const found = signs.figure(what);
  if (found === null || seat === '') return found;
  return { ...found, name: t(`newzealand-${what}-of`, { name: game.name(Number(seat)) }) };
}

/** What a seat would end with; all of it lies open. */
function pointsNow(game: NewZealandTable, id: string): About | null {
  const seat = Number(id);
  if (game.isSarah(seat)) return signs.possession('score');
  const found = pointsCard('newzealand', game.name(seat), game.player(seat).score, false);
  return { ...found, rules: ['NZ-30.13', 'NZ-30.1', 'NZ-30.7'] };
}

const AT_TABLE: Record<string, Adding> = {
  points: pointsNow,
  place: standing,
  stack: stackNow,
  card: objectiveNow,
  figure: figureOf,
  harbour: harbourNow,
  sea: (game, id) => {
    const harbour = HARBOUR_AT.get(id);
    return harbour === undefined ? places.sea(id) : harbourNow(game, harbour.id);
  },
};

export function about(game: GameTable, key: string): About | null {
  const { kind, id } = parse(key);
  return game instanceof NewZealandTable && kind in AT_TABLE
    ? (AT_TABLE[kind]?.(game, id) ?? null)
    : handbook.about(key);
}
