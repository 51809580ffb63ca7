/** What the places are: of the trail and its buildings, of the sea and its harbours, and the trading posts. */

import type { About } from '../../../about/about';
import { capital, t } from '../../../lib/words.svelte';
import {
  BUILDINGS,
  GREEN_ARROWS,
  HANDS,
  HARBOUR_AT,
  HARBOURS,
  HAZARDS,
  known,
  MASTERS,
  NEUTRALS,
  POSTS,
  TRAIL_BY_ID,
  WATER,
  YELLOW_ARROWS,
  type Harbour,
  type Post,
  type TrailSpace,
} from '../parts';
import { action, actions, named, points, say, word } from './lexicon';

// -- the trail -------------------------------------------------------------------------------------------------------

/** A neutral building: `C`, or `C_back` once it is turned over. */
export function neutral(id: string): About | null {
  const [letter = '', back] = id.split('_');
  const found = NEUTRALS.get(letter);
  if (found === undefined) return null;
  const turned = back !== undefined && found.flips;
  const flips = found.flips && !turned;
  return {
    name: named(`neutral_${letter}${turned ? '_back' : ''}`),
    picture: 'i-wellington',
    lines: [
      say('neutral'),
      ...actions(turned ? found.back : found.front),
      ...(flips ? [say('flips', { what: found.back.map(action).join('; ') })] : []),
    ],
    rules: ['NZ-6.2', 'NZ-6.3', ...(found.flips ? ['NZ-10.7'] : [])],
  };
}

/** A private building with its side. */
export function building(id: string): About | null {
  const found = BUILDINGS.get(id);
  if (found === undefined) return null;
  const pounds = found.hands.reduce((sum, hand) => sum + known(HANDS, hand).pounds, 0);
  return {
    name: named(id),
    picture: 'i-build',
    lines: [
      say('building-needs', { craftsmen: found.craftsmen, vp: found.vp }),
      ...actions(found.actions),
      say('building-owner'),
      ...(pounds > 0 ? [say('hands', { pounds })] : []),
    ],
    rules: ['NZ-16.2', 'NZ-16.4', 'NZ-6.2', 'NZ-6.5', ...(pounds > 0 ? ['NZ-5.6'] : []), 'NZ-30.2'],
  };
}

export function hazard(id: string): About | null {
  const found = HAZARDS.get(id);
  if (found === undefined) return null;
  return {
    name: named(id),
    picture: `i-${found.zone}`,
    lines: [
      say('hazard', { pounds: known(HANDS, found.hand).pounds }),
      say('hazard-taken', { vp: found.vp, card: word(found.card) }),
    ],
    rules: ['NZ-5.6', 'NZ-6.5', 'NZ-25.1', 'NZ-25.2'],
  };
}

export function hand(id: string): About | null {
  const found = HANDS.get(id);
  if (found === undefined) return null;
  return {
    name: say('hand-name', { hand: id }),
    picture: 'i-fee',
    lines: [say('hand', { pounds: found.pounds })],
    rules: ['NZ-5.6', 'NZ-5.7', 'NZ-5.8'],
  };
}

const SPACES: Record<TrailSpace['kind'], (space: TrailSpace) => Omit<About, 'name'>> = {
  start: () => ({ picture: 'i-runholder', lines: [say('start')], rules: ['NZ-10.9'] }),
  city: () => ({
    picture: 'i-wellington',
    lines: [say('wellington')],
    rules: ['NZ-6.8', 'NZ-7.1', 'NZ-8.1', 'NZ-10.1'],
  }),
  neutral: () => ({ picture: 'i-wellington', lines: [say('space-neutral')], rules: ['NZ-2.2', 'NZ-6.2'] }),
  hazard: () => ({
    picture: 'i-hazard',
    lines: [say('space-hazard'), say('space-empty')],
    rules: ['NZ-10.3', 'NZ-5.1'],
  }),
  private: (space) => ({ picture: 'i-build', ...empty(space) }),
};

function empty({ grass, lock = 0, extra = '' }: TrailSpace): Pick<About, 'lines' | 'rules'> {
  return {
    lines: [
      say('space'),
      ...(grass === true ? [say('space-grass')] : []),
      ...(lock > 0 ? [say('space-lock', { lock })] : []),
      ...(extra === '' ? [] : [say('space-extra', { what: action(extra) })]),
      say('space-empty'),
    ],
    rules: ['NZ-16.1', ...(lock > 0 ? ['NZ-16.6'] : []), ...(extra === '' ? [] : ['NZ-6.6']), 'NZ-5.1'],
  };
}

/** A space of the trail with nothing on it. */
export function place(id: string): About | null {
  const space = TRAIL_BY_ID.get(id);
  return space === undefined ? null : { name: named(id), ...SPACES[space.kind](space) };
}

// -- the sea ---------------------------------------------------------------------------------------------------------

/** A space of the sea: a harbour, or open water. */
export function sea(id: string): About | null {
  const at = HARBOUR_AT.get(id);
  if (at !== undefined) return harbour(at.id);
  if (!WATER.some((water) => water.id === id)) return null;
  return {
    name: capital(t(`newzealand-water-${id}`)),
    picture: id === 'S' ? 'i-anchor' : 'i-ship',
    lines: [say(id === 'S' ? 'sea-start' : 'water')],
    rules: ['NZ-17.2', ...(id === 'S' ? ['NZ-18.7'] : [])],
  };
}

const HARBOUR_LINES: Record<Harbour['kind'], (found: Harbour) => string[]> = {
  small: ({ card, costs, last }) => [
    say('small', { card: word(card) }),
    say('costs', { costs: costs.join(', ') }),
    ...(last === true ? [say('harbour-last')] : []),
  ],
  medium: ({ card, costs, corner }) => [
    say('medium', { cost: costs[0] ?? 0, card: word(card) }),
    say(`corner-${corner ?? 'dark'}`),
  ],
  large: ({ post }) => [say('large', { post: word(post ?? '') })],
};
const HARBOUR_RULES: Record<Harbour['kind'], string[]> = {
  small: ['NZ-18.3', 'NZ-18.1', 'NZ-30.4'],
  medium: ['NZ-18.5', 'NZ-18.1', 'NZ-19.1', 'NZ-30.4'],
  large: ['NZ-18.6', 'NZ-8.2'],
};
const HARBOUR_PICTURES: Record<Harbour['kind'], string> = { small: 'storehouse', medium: 'disc', large: 'post' };

export function harbour(id: string): About | null {
  const found = HARBOURS.get(id);
  if (found === undefined) return null;
  return {
    name: named(id),
    picture: `i-${HARBOUR_PICTURES[found.kind]}`,
    lines: [...HARBOUR_LINES[found.kind](found), ...points(found.vp), ...postLines(found.post)],
    rules: HARBOUR_RULES[found.kind],
  };
}

export function master(id: string): About | null {
  const found = MASTERS.get(id);
  if (found === undefined) return null;
  const { vp, per } = found;
  const thing = t(`newzealand-thing-${found.of}`, { count: per });
  const now = [
    ...(found.now === '' ? [] : [action(found.now)]),
    ...(found.permanent_certificate > 0 ? [t('newzealand-fx-permanent_certificate')] : []),
  ];
  return {
    name: say('master-name', { thing: t(`newzealand-word-${id}`) }),
    picture: 'i-harbourmaster',
    lines: [say('master-price'), say('master-now', { what: now.join(', ') }), t('newzealand-master', { vp, thing })],
    rules: ['NZ-19.1', 'NZ-19.5', 'NZ-30.9'],
  };
}

// -- trading posts ---------------------------------------------------------------------------------------------------

function postLines(id: string | undefined): string[] {
  return id === undefined ? [] : linesOf(known(POSTS, id));
}

/** The arrows that join a post to another. */
function arrowsOf(post: string): string[] {
  return GREEN_ARROWS.filter(({ between }) => between.includes(post)).map(({ between, vp }) => {
    const other = between[0] === post ? between[1] : between[0];
    return say('post-arrow', { post: word(other), vp });
  });
}

function linesOf(found: Post): string[] {
  const { value, transport, vp } = found;
  return [
    say(`post-${found.goods}`, { value }),
    ...(found.kind === 'foreign' ? [say('post-foreign')] : []),
    say(`corner-${found.corner}`),
    ...(found.delivery.length > 0 ? [say('post-brings', { what: action(found.delivery.join(', ')) })] : []),
    ...(transport > 0 ? [say('post-transport', { pounds: transport })] : []),
    ...(vp === 0 ? [] : [say('post-vp', { vp })]),
    ...(found.repeat ? [say('post-repeat')] : []),
    ...arrowsOf(found.id),
  ];
}

export function post(id: string): About | null {
  const found = POSTS.get(id);
  if (found === undefined) return null;
  const wool = found.goods === 'wool' ? ['NZ-20.5'] : ['NZ-8.1'];
  return {
    name: named(id),
    picture: found.goods === 'wool' ? 'i-wool' : 'i-post',
    lines: linesOf(found),
    rules: [...wool, 'NZ-8.3', 'NZ-8.4', ...(found.kind === 'foreign' ? ['NZ-8.2'] : []), 'NZ-8.8', 'NZ-30.3'],
  };
}

/** An arrow between two posts, or the yellow one between two harbours: `LP1-LP3`. */
export function arrow(id: string): About | null {
  const green = GREEN_ARROWS.find(({ between }) => between.join('-') === id);
  const found = green ?? YELLOW_ARROWS.find(({ between }) => between.join('-') === id);
  if (found === undefined) return null;
  const [one, other] = found.between;
  return {
    name: say(green === undefined ? 'yellow-name' : 'arrow-name'),
    picture: 'i-link',
    lines: [
      say('arrow-between', { one: word(one), other: word(other) }),
      t(green === undefined ? 'newzealand-yellow-arrow' : 'newzealand-arrow', { vp: found.vp }),
    ],
    rules: green === undefined ? ['NZ-18.8', 'NZ-30.4'] : ['NZ-8.8', 'NZ-30.3'],
  };
}
