/** What stands in the markets and on the player boards. */

import type { About } from '../../../about/about';
import { t } from '../../../lib/words.svelte';
import { auxIcon, discIcon } from '../discs';
import {
  AUXILIARY,
  BONUS_ROWS,
  BONUS_TILES,
  DISCS,
  FIFTH_WORKER_VP,
  JOB_PRICES,
  MARKET_TOKEN_VP,
  PAIRS,
  PATHFINDER,
  SHEEP_LINES,
  slotEffect,
  STACK_GOLD,
  STEP_TILE_SPACES,
  TRAIL,
  type BonusTile,
  type DiscSpace,
} from '../parts';
import { WORKERS } from '../things';
import type { Stack, Worker } from '../view';
import { action, named, points, say, word } from './lexicon';

// -- markets ---------------------------------------------------------------------------------------------------------

const WORKER_RULES: Record<Worker, string[]> = {
  shepherd: ['NZ-15.1'],
  craftsman: ['NZ-16.2'],
  sailor: ['NZ-17.1'],
  shearer: ['NZ-20.1'],
};

export function worker(id: string): About | null {
  if (id === 'joker')
    return { name: named('joker_worker'), picture: 'i-joker', lines: [say('joker')], rules: ['NZ-13.7'] };
  const found = WORKERS.find((each) => each === id);
  if (found === undefined) return null;
  return {
    name: named(id),
    picture: `i-${id}`,
    lines: [say(`worker-${id}`), say('worker-row', { vp: FIFTH_WORKER_VP })],
    rules: ['NZ-13.1', ...WORKER_RULES[found], 'NZ-13.5'],
  };
}

export function job(id: string): About | null {
  const price = JOB_PRICES[Number(id) - 1];
  if (price === undefined) return null;
  return {
    name: say('job-name', { row: Number(id) }),
    picture: 'i-hire',
    lines: [say('job', { price })],
    rules: ['NZ-13.1', 'NZ-13.2'],
  };
}

/** A space of a row of workers: `sailor-3`. */
export function slot(id: string): About | null {
  const [row = '', at = ''] = id.split('-');
  const number = Number(at);
  const found = WORKERS.find((each) => each === row);
  if (found === undefined || !(number >= 1 && number <= 5)) return null;
  const now = slotEffect(found, number);
  const effect =
    number === 1 ? say('slot-printed') : now === '' ? say('slot-none') : say('slot-now', { what: action(now) });
  return {
    name: say('slot-name', { worker: named(row), slot: number }),
    picture: `i-${row}`,
    lines: [effect, ...(number === 5 ? points(FIFTH_WORKER_VP) : []), say(`worker-${row}`)],
    rules: ['NZ-1.9', ...(number > 1 ? ['NZ-13.3'] : ['NZ-3.7']), ...(number === 5 ? ['NZ-13.5'] : [])],
  };
}

export function row(id: string): About | null {
  const found = BONUS_ROWS.find((each) => String(each.row) === id);
  if (found === undefined) return null;
  const arrow = found.arrow === '' ? [] : [say('row-arrow', { what: t(`newzealand-arrow-${found.arrow}`) })];
  return {
    name: say('row-name', { row: found.row }),
    picture: 'i-invest',
    lines: [say('row', { price: found.price }), ...arrow],
    rules: ['NZ-14.1', 'NZ-14.2', ...(found.arrow === '' ? [] : ['NZ-10.5'])],
  };
}

export function token(): About {
  return {
    name: t('newzealand-market-token'),
    picture: 'i-invest',
    lines: [say('token'), say('token-vp', { vp: MARKET_TOKEN_VP })],
    rules: ['NZ-10.5', 'NZ-14.1', 'NZ-29.1'],
  };
}

export function bonus(id: string): About | null {
  const found = BONUS_TILES.get(id);
  if (found === undefined) return null;
  const costs = bonusCosts(found);
  return {
    name: named(id),
    picture: 'i-invest',
    lines: [
      ...(costs.length > 0 ? [say('bonus-costs', { what: costs.join(', ') })] : []),
      ...(found.gain === '' ? [] : [say('bonus-gain', { what: action(found.gain) })]),
      ...points(found.vp),
    ],
    rules: ['NZ-14.2', 'NZ-14.3', ...(id === 'joker_worker' ? ['NZ-14.4'] : ['NZ-14.5'])],
  };
}

function bonusCosts({ gold, pounds, hand_card: card }: BonusTile): string[] {
  return [
    ...(gold > 0 ? [say('bonus-cost-gold', { amount: gold })] : []),
    ...(pounds > 0 ? [say('bonus-cost-pounds', { amount: pounds })] : []),
    ...(card === '' ? [] : [say('bonus-cost-card')]),
  ];
}

export function stack(id: string): About | null {
  const gold = STACK_GOLD.get(id as Stack);
  if (gold === undefined) return null;
  return {
    name: say('stack-name', { stack: word(id) }),
    picture: `i-${id}`,
    lines: [say('stack', { gold })],
    rules: ['NZ-26.1', 'NZ-26.2', 'NZ-2.12'],
  };
}

export function line(id: string): About | null {
  const found = SHEEP_LINES.find((each) => String(each.line) === id);
  if (found === undefined) return null;
  const { shepherds, pounds, cards, breeds } = found;
  const which = breeds.length === 0 ? say('line-two') : breeds.map(word).join(t('newzealand-or'));
  return {
    name: say('line-name', { line: found.line }),
    picture: 'i-buy-sheep',
    lines: [say('line', { shepherds, pounds, cards, breeds: which }), ...(found.token > 0 ? [say('line-token')] : [])],
    rules: ['NZ-15.1', `NZ-15.${LINE_RULES[found.line - 1] ?? 11}`, 'NZ-15.12'],
  };
}
/** The rule of each price line, in their order. */
const LINE_RULES = [2, 3, 6, 4, 5, 7, 8, 9];

export function path(id: string): About | null {
  const found = PATHFINDER.find((each) => String(each.space) === id);
  if (found === undefined) return null;
  const { space, vp, gold } = found;
  const locks = space > 0 && TRAIL.some((place) => place.lock === space);
  const steps = STEP_TILE_SPACES.has(space);
  return {
    name: say('path-name', { space }),
    picture: 'i-pathfinder',
    lines: [
      say('path', { vp }),
      ...(gold > 0 ? [say('path-gold', { gold })] : []),
      ...(steps ? [say('path-step')] : []),
      ...(locks ? [say('path-lock', { space })] : []),
      ...(found.choice ? [say('path-choice')] : []),
    ],
    rules: [
      'NZ-22.1',
      'NZ-22.6',
      ...(gold > 0 || steps ? ['NZ-22.2'] : []),
      ...(locks ? ['NZ-22.3'] : []),
      ...(found.choice ? ['NZ-22.4'] : []),
    ],
  };
}

// -- the player board ------------------------------------------------------------------------------------------------

const DISC_RULES: Record<string, string[]> = {
  aux: ['NZ-9.1'],
  step: ['NZ-9.2'],
  hand: ['NZ-9.3', 'NZ-9.4'],
  certificate_limit: ['NZ-9.5'],
  permanent_certificate: ['NZ-9.6', 'NZ-9.7'],
  bonus_wool: ['NZ-9.8', 'NZ-9.9'],
};

export function disc(id: string): About | null {
  const found = DISCS.get(id);
  if (found === undefined) return null;
  return {
    name: say('disc-name', { disc: word(id) }),
    picture: `i-${discIcon(found)}`,
    lines: [say(`disc-${found.group}`), ...discMoney(found), say(`disc-${found.corner}`), ...points(found.vp)],
    rules: [...(DISC_RULES[found.group] ?? []), 'NZ-9.11', 'NZ-8.3'],
  };
}

function discMoney({ cost, pounds }: DiscSpace): string[] {
  if (cost > 0) return [say('disc-cost', { pounds: cost })];
  return pounds > 0 ? [say('disc-brings', { pounds })] : [];
}

const AUX_RULES: Record<string, string> = {
  cards: 'NZ-27.1',
  certificate: 'NZ-27.2',
  pathfinder: 'NZ-27.3',
  ship: 'NZ-27.4',
  money: 'NZ-27.5',
};

export function auxiliary(id: string): About | null {
  const found = [...AUXILIARY.values()].find((each) => each.id === id);
  if (found === undefined) return null;
  return {
    name: say('aux-name', { action: word(id) }),
    picture: `i-${auxIcon(id)}`,
    lines: [
      say('aux-single', { what: action(found.single), pounds: found.cost }),
      say('aux-double', { what: action(found.double), pounds: found.double_cost }),
    ],
    rules: [AUX_RULES[id] ?? 'NZ-27.6', 'NZ-27.6', 'NZ-27.7'],
  };
}

export function pair(id: string): About | null {
  const found = PAIRS.find((each) => each.id === id);
  if (found === undefined) return null;
  const [one, other] = found.storehouses;
  const what = [
    ...found.now.map(action),
    ...(found.permanent_certificate > 0 ? [t('newzealand-fx-permanent_certificate')] : []),
    ...(found.vp > 0 ? [t('newzealand-vp', { vp: found.vp })] : []),
  ].join(', ');
  return {
    name: say('pair-name', { one, other }),
    picture: 'i-storehouse',
    lines: [say('pair', { what }), say('storehouse')],
    rules: ['NZ-18.4', 'NZ-18.3', 'NZ-18.6', ...(found.vp > 0 ? ['NZ-30.11'] : [])],
  };
}
