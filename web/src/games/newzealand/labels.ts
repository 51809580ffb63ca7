/** Single actions and places of the sea in the game's own words. */

import { capital, words } from '../../lib/words.svelte';
import { fee } from './costs';
import { discNote } from './discs';
import { halvesOf, type Half } from './effects';
import { AUXILIARY, DISCS, EFFECT_CARDS, HARBOUR_AT, known, OBJECTIVES, SHEEP_LINES } from './parts';
import { sayAction, sayHalf } from './say';
import type { Standing, Value } from './standing.svelte';

type Args = Record<string, Value>;
type Labelling = (game: Standing, args: Args) => string | undefined;

function cell(game: Standing, args: Args, more: (what: string) => string): string | undefined {
  const half = game.cellHalf(args.cell ?? 0, Number(args.half));
  return half === null ? undefined : more(sayHalf(half, game));
}
const only = (what: string, keep: Value | undefined): string =>
  words.say('newzealand-only', { what, keep: Number(keep) });
const paying = (game: Standing, what: string, card: Value | undefined): string =>
  words.say('newzealand-paying', { what, card: game.word(String(card)) });
const leaving = (game: Standing, card: Value | undefined): string =>
  words.say('newzealand-leaving', { card: game.word(String(card)) });

function cardHalf(card: Value | undefined, half: number): Half | null {
  const name = String(card);
  const text = EFFECT_CARDS.get(name)?.effect ?? OBJECTIVES.get(name)?.immediate ?? '';
  return halvesOf(text)[half - 1] ?? null;
}
function played(game: Standing, args: Args, half: number): string {
  const effect = cardHalf(args.card, half);
  const name = OBJECTIVES.has(String(args.card)) ? words.say('newzealand-objective') : game.word(String(args.card));
  const what = effect === null ? '' : sayHalf(effect, game);
  return words.say('newzealand-play', { card: name, what });
}

/** A disc by what is open without it: an auxiliary action, single or double, or a limit. */
export function uncovered(game: Standing, id: string): string {
  const disc = known(DISCS, id);
  const box = AUXILIARY.get(disc.aux);
  if (box === undefined) return words.say('newzealand-uncover', { disc: game.word(id), note: discNote(disc) });
  const covered = (game.me?.discs ?? []).filter((each) => DISCS.get(each)?.aux === disc.aux).length;
  const twice = covered <= 1;
  return words.say('newzealand-uncover-aux', {
    times: twice ? 'double' : 'single',
    what: sayAction(twice ? box.double : box.single, game),
    pounds: twice ? box.double_cost : box.cost,
  });
}

/** What an action says on its button, by its kind. */
export const LABELS: Record<string, Labelling> = {
  move: (game, args) => game.place(String(args.to)),
  via: (game, args) => {
    const by = words.say('newzealand-by', { place: game.place(String(args.space)) });
    return [by, ...fee(game.branches[String(args.space)])].join(', ');
  },
  uncover: (game, args) => uncovered(game, String(args.disc)),
  use: (game, args) => cell(game, args, (what) => what),
  use_part: (game, args) => cell(game, args, (what) => only(what, args.keep)),
  use_with: (game, args) => cell(game, args, (what) => paying(game, what, args.card)),
  use_bare: (game, args) => leaving(game, args.card),
  accept: (game, args) => {
    const half = game.asked('offer')?.halves[Number(args.half) - 1];
    return half === undefined ? undefined : capital(sayHalf(half, game));
  },
  aux: (game, args) => {
    const box = known(AUXILIARY, String(args.action));
    const text = args.times === 'double' ? box.double : box.single;
    return halvesOf(text)
      .map((half) => sayHalf(half, game))
      .join();
  },
  invest: (game, args) => {
    const tile = game.view.bonus_market.rows[Number(args.row) - 1]?.[Number(args.column) - 1] ?? '';
    return game.word(tile);
  },
  invest_with: (game, args) => {
    const tile = game.view.bonus_market.rows[Number(args.row) - 1]?.[Number(args.column) - 1] ?? '';
    return paying(game, game.word(tile), args.card);
  },
  forecast: (game, args) => {
    const tiles = args.bag === 'bag_a' ? game.view.forecast.A : game.view.forecast.B;
    return game.word(tiles[args.space === 'left' ? 0 : 1] ?? '');
  },
  hire: (game, args) => game.word(String(args.worker)),
  clear: (game, args) => game.place(String(args.space)),
  build: (game, args) => {
    const building = `${args.tile}${game.view.private_sides[Number(args.tile) - 1] ?? 'a'}`;
    return words.say('newzealand-build-on', { building, place: game.place(String(args.space)) });
  },
  buy: (game, args) => {
    const line = SHEEP_LINES[Number(args.line) - 1];
    const breed = game.word(String(args.card));
    return words.say('newzealand-buy-with', { breed, shepherds: line?.shepherds ?? 0 });
  },
  take_objective: (game, args) => game.objectiveName(String(args.card)),
  spend: (_, args) => words.say('newzealand-spend', { certificates: Number(args.certificates) }),
  sail: (game, args) => capital(sailing(game, String(args.to))),
  upgrade: (game, args) => capital(upgrading(game, String(args.at))),
  play: (game, args) => played(game, args, Number(args.half)),
  play_part: (game, args) => only(played(game, args, 1), args.keep),
  play_bare: (game, args) => words.say('newzealand-play-bare', { card: bareName(game, args) }),
};

function bareName(game: Standing, args: Args): string {
  return OBJECTIVES.has(String(args.card)) ? words.say('newzealand-objective') : game.word(String(args.card));
}

/** A sea space: its name on the chart, and what its harbour gives. */
export function seaPlace(game: Standing, space: string): string {
  const harbour = HARBOUR_AT.get(space);
  const place = capital(words.say(`newzealand-water-${space}`));
  if (harbour === undefined) return place;
  const gives = harbour.post === undefined ? game.word(harbour.card) : game.word(harbour.post);
  return words.say('newzealand-harbour-at', { place, gives });
}

/** A sea space to sail to, with its distance. */
export function sailing(game: Standing, space: string): string {
  const steps = game.ways[space];
  const far = steps === undefined ? [] : [words.say('newzealand-steps', { steps })];
  return [seaPlace(game, space), ...far].join(', ');
}
/** A harbour to upgrade, with its distance and what it costs. */
export function upgrading(game: Standing, space: string): string {
  const found = game.upgrades[space];
  if (found === undefined) return seaPlace(game, space);
  const [steps, least, most] = found;
  return [seaPlace(game, space), words.say('newzealand-steps', { steps }), ...fee([least, most])].join(', ');
}
