/** What every thing of Shipyard is: by its key without a table, and with what a table adds. */

import { parse, type About, type Handbook } from '../../about/about';
import { capital, t, words, type Values } from '../../lib/words.svelte';
import { pointsCard } from '../../about/points';
import type { GameTable } from '../game';
import {
  canalFace,
  constant,
  contractPays,
  contractTable,
  employee as employeeOf,
  IDS,
  offered,
  piecePoints,
  ringPieces,
  rowPrices,
  SECTORS,
  shipCard,
  trainCars,
} from './box';
import { ShipyardTable } from './model.svelte';
import { countsInWords, inWords } from './names';
import { COMMODITIES, KINDS as SHIP_KINDS, PIECES } from './things';
import type { Commodity, Counts } from './view';
import './pieces.css';

type Telling = (id: string) => About | null;

function say(key: string, values: Values = {}): string {
  return words.say(`shipyard-about-${key}`, values);
}
function word(name: string): string {
  return t(`shipyard-word-${name}`);
}
function counted(list: readonly string[]): Counts {
  const counts: Counts = {};
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

// -- ship cards and what goes on them --------------------------------------------------------------------------------

const SAFETY = ['lifebuoy', 'lifeboat', 'lantern'];
const PLACES = ['cabin', 'mast'];

function ship(id: string): About | null {
  const blank = id.startsWith('blank-') && SHIP_KINDS.some((kind) => id === `blank-${kind}`);
  if (!blank && !IDS.ships.includes(id)) return null;
  const card = shipCard(id);
  const lines = Object.keys(card.icons).map((icon) => say(`icon-${icon}`));
  return {
    name: inWords(card),
    picture: `i-part-${card.kind}`,
    lines: [say(`part-${card.kind}`), ...(lines.length === 0 ? [say('part-blank')] : lines)],
    rules: ['SY-1.5', 'SY-9.3', ...(blank ? ['SY-27.3'] : ['SY-8.1'])],
  };
}

function icon(id: string): About | null {
  if (![...SAFETY, ...PLACES].includes(id)) return null;
  const official = SAFETY.includes(id);
  return {
    name: capital(PLACES.includes(id) ? t(`shipyard-icon-${id}`) : word(id)),
    picture: `i-${id}`,
    lines: [say(`icon-${id}`)],
    rules: official ? ['SY-1.5', 'SY-21.6'] : ['SY-1.5', id === 'cabin' ? 'SY-17.4' : 'SY-17.5'],
  };
}

const PIECE_RULES: Record<string, string[]> = {
  captain: ['SY-19.1', 'SY-17.4', 'SY-20.2'],
  businessman: ['SY-17.4', 'SY-20.2', 'SY-21.6'],
  soldier: ['SY-17.4', 'SY-20.2', 'SY-21.6'],
  sail: ['SY-17.5', 'SY-18.1', 'SY-18.2'],
  smokestack: ['SY-17.5', 'SY-18.1', 'SY-18.2'],
  propeller: ['SY-17.11', 'SY-18.1', 'SY-18.2'],
  crane: ['SY-17.5', 'SY-20.3', 'SY-21.6'],
  cannon: ['SY-17.5', 'SY-20.3', 'SY-21.6'],
};
function piece(id: string): About | null {
  const rules = PIECE_RULES[id];
  if (rules === undefined) return null;
  const lines = [say(`piece-${id}`, piecePoints()), say('piece-from')];
  return { name: capital(word(id)), picture: `i-${id}`, lines, rules };
}

// -- canals and officials --------------------------------------------------------------------------------------------

function canal(id: string): About | null {
  if (!IDS.canals.includes(id)) return null;
  const face = canalFace(id);
  const waiting = counted(Object.values(face.spaces).filter((official) => official !== 'none'));
  const officials =
    Object.keys(waiting).length === 0 ? [] : [say('canal-officials', { list: officialsInWords(waiting) })];
  return {
    name: capital(word(id)),
    picture: 'i-canal',
    lines: [
      say('canal', { spaces: Object.keys(face.spaces).length, sides: face.ports.length }),
      ...officials,
      say('canal-used'),
    ],
    rules: ['SY-1.7', 'SY-11.2', 'SY-21.2', 'SY-22.1'],
  };
}
function officialsInWords(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => (count === 1 ? word(name) : `${count} × ${word(name)}`))
    .join(', ');
}

const OFFICIALS = ['military', 'commercial', 'lifebuoy', 'lifeboat', 'lantern', 'blue_riband'];
function official(id: string): About | null {
  if (!OFFICIALS.includes(id)) return null;
  const riband = id === 'blue_riband';
  return {
    name: riband ? word(id) : say('official-name', { official: word(id) }),
    picture: riband ? 'i-blue-riband' : `i-${id}`,
    lines: [riband ? say('riband') : say('official', { list: t(`shipyard-pays-${id}`) })],
    rules: riband ? ['SY-21.8', 'SY-20.5'] : ['SY-21.6', 'SY-21.7'],
  };
}

// -- contracts, employees, trains ------------------------------------------------------------------------------------

function contract(id: string): About | null {
  if (!IDS.contracts.includes(id)) return null;
  const [colour = '', number = ''] = id.split('-');
  const { each, above } = contractPays(id);
  const steps = contractTable(id);
  const table = steps.map(({ count, points }) => say('contract-step', { count, points })).join(', ');
  return {
    name: capital(word(id)),
    picture: 'i-contract',
    lines: [
      say(`contract-${colour}`),
      ...(each === null ? [say('contract-table', { table })] : [say('contract-each', { points: each })]),
      ...(above > 0 ? [say('contract-above', { points: above })] : []),
      say('contract-end'),
    ],
    rules: ['SY-28.0', `SY-28.${Number(number) + (colour === 'green' ? 12 : 0)}`, 'SY-23.3'],
  };
}

const EMPLOYEE_RULES: Record<string, string[]> = {
  engineer: ['SY-30.3', 'SY-12.5', 'SY-14.4'],
  recruiter: ['SY-30.4', 'SY-13.3', 'SY-14.4'],
  trader: ['SY-30.5', 'SY-15.5', 'SY-29.1'],
  builder: ['SY-30.6', 'SY-17.6'],
  helmsman: ['SY-30.7', 'SY-18.3'],
  rigger: ['SY-30.8', 'SY-18.4'],
  accountant: ['SY-30.9', 'SY-12.4'],
  foreman: ['SY-30.10', 'SY-14.2'],
};
function employee(id: string): About | null {
  if (!IDS.employees.includes(id)) return null;
  const { kind, colour, about, surcharge, points, level, amount } = employeeOf(id);
  const what = about === null ? [] : [say('employee-about', { what: about === 'crew' ? say('crew') : word(about) })];
  return {
    name: capital(word(id)),
    picture: `i-${kind}`,
    lines: [
      capital(`${t(`shipyard-does-${kind}`)}.`),
      ...what,
      ...(amount === null ? [] : [say('employee-amount', { amount })]),
      ...(surcharge > 0 ? [say('employee-surcharge', { guilders: surcharge })] : []),
      ...(level === 2 ? [say('employee-level')] : []),
      ...(points > 0 ? [say('employee-points', { points })] : []),
      say('employee-colour', { colour: say(`colour-${colour}`) }),
    ],
    rules: [...(EMPLOYEE_RULES[kind] ?? []), 'SY-14.5'],
  };
}

function train(id: string): About | null {
  if (!IDS.trains.includes(id)) return null;
  const cars = trainCars(id);
  return {
    name: say('train-name', { cars: countsInWords(counted(cars)) }),
    picture: 'i-act-purchase',
    lines: [say('train'), ...[...new Set(cars)].map(goods), say('train-once')],
    rules: ['SY-1.10', 'SY-15.2', 'SY-15.3', 'SY-15.4'],
  };
}
function goods(commodity: Commodity): string {
  return say('goods', { commodity: capital(word(commodity)), items: offered(commodity).map(word).join(', ') });
}
function commodity(id: string): About | null {
  const found = COMMODITIES.find((each) => each === id);
  if (found === undefined) return null;
  return {
    name: capital(word(id)),
    picture: `i-${id}`,
    lines: [goods(found), say('commodity')],
    rules: ['SY-15.2', 'SY-15.5'],
  };
}

// -- the table -------------------------------------------------------------------------------------------------------

const ACTION_RULES: Record<string, string[]> = {
  build: ['SY-8.1', 'SY-8.2', 'SY-8.5'],
  purchase: ['SY-10.1', 'SY-10.2'],
  rent: ['SY-11.1', 'SY-11.4'],
  manufacture: ['SY-12.2', 'SY-12.3', 'SY-12.5'],
  recruit: ['SY-13.1', 'SY-13.3'],
  hire: ['SY-14.1', 'SY-14.3', 'SY-14.4'],
  exchange: ['SY-15.1', 'SY-15.2', 'SY-15.3'],
  subsidy: ['SY-16.1'],
};
function action(id: string): About | null {
  const rules = ACTION_RULES[id];
  if (rules === undefined) return null;
  return {
    name: word(id),
    picture: `i-act-${id}`,
    lines: [
      say(`action-${id}`, { cards: constant('cards_per_build'), subsidy: constant('subsidy') }),
      say('action-income'),
    ],
    rules: [...rules, 'SY-5.1', 'SY-6.1'],
  };
}

const MARKET_PICTURES: Record<string, string> = {
  bows: 'i-part-bow',
  middles: 'i-part-middle',
  sterns: 'i-part-stern',
  trains: 'i-act-purchase',
  canals: 'i-canal',
};
const MARKET_RULES: Record<string, string[]> = { trains: ['SY-10.1', 'SY-10.3'], canals: ['SY-11.1', 'SY-11.7'] };
function market(id: string): About | null {
  if (!IDS.markets.includes(id)) return null;
  return {
    name: t(`shipyard-head-${id}`),
    picture: MARKET_PICTURES[id] ?? 'i-card',
    lines: [say('market', { prices: rowPrices(id).join(', ') }), say('market-slides')],
    rules: MARKET_RULES[id] ?? ['SY-8.2', 'SY-8.8', 'SY-8.10'],
  };
}

const RING_RULES: Record<string, string[]> = {
  manufacture: ['SY-12.1', 'SY-12.2', 'SY-12.4'],
  recruit: ['SY-13.1', 'SY-12.2', 'SY-12.4'],
};
function ring(id: string): About | null {
  const rules = RING_RULES[id];
  if (rules === undefined) return null;
  return {
    name: say(`ring-${id}`),
    picture: `i-act-${id}`,
    lines: [
      say('ring', { cost: constant('extra_step_cost') }),
      say('ring-order', { list: ringPieces(id).map(word).join(', ') }),
    ],
    rules,
  };
}

/** A sector of the exchange, by its number. */
function sector(id: string): About | null {
  const found = SECTORS.find((each) => String(each.sector) === id);
  if (found === undefined) return null;
  const prices = COMMODITIES.map((each) =>
    say('sector-price', { commodity: capital(word(each)), guilders: found[each] }),
  );
  return {
    name: say('sector', { sector: found.sector }),
    picture: 'i-act-exchange',
    lines: [...prices, say('sector-moves')],
    rules: ['SY-15.1', 'SY-15.2'],
  };
}

const THINGS: Record<string, { picture: string; rules: string[]; values?: () => Values }> = {
  track: { picture: 'i-gate', rules: ['SY-4.1', 'SY-5.1', 'SY-6.1', 'SY-6.3'] },
  gate: { picture: 'i-gate', rules: ['SY-23.1', 'SY-23.2', 'SY-23.3', 'SY-24.1'] },
  exchange: { picture: 'i-act-exchange', rules: ['SY-15.1', 'SY-15.2'] },
  hires: { picture: 'i-act-hire', rules: ['SY-14.1', 'SY-14.3', 'SY-14.4'] },
  yard: {
    picture: 'i-yard',
    rules: ['SY-9.1', 'SY-9.3', 'SY-9.5', 'SY-17.1'],
    values: () => ({ cells: constant('yard_cells') }),
  },
  fleet: { picture: 'i-fleet', rules: ['SY-20.7', 'SY-28.0'] },
  stock: { picture: 'i-supply', rules: ['SY-1.6', 'SY-17.3', 'SY-17.9'] },
  guilders: { picture: 'i-coin', rules: ['SY-6.1', 'SY-29.3'] },
  points: { picture: 'i-trophy', rules: ['SY-20.1', 'SY-29.1', 'SY-29.2'] },
  employees: { picture: 'i-people', rules: ['SY-30.1', 'SY-14.5'] },
  canals: { picture: 'i-canal', rules: ['SY-11.4', 'SY-19.2', 'SY-22.1'] },
  contracts: { picture: 'i-contract', rules: ['SY-1.8', 'SY-23.3', 'SY-31.1'] },
  figure: { picture: 'i-ship', rules: ['SY-21.1', 'SY-21.2', 'SY-21.9'] },
  speed: {
    picture: 'i-speed',
    rules: ['SY-18.1', 'SY-18.2', 'SY-20.4'],
    values: () => ({
      steam: constant('steam_base'),
      plain: constant('plain_base'),
      stacks: constant('stacks_per_plain_speed'),
    }),
  },
  bonus: { picture: 'i-plus', rules: ['SY-7.2', 'SY-7.3'], values: () => ({ cost: constant('bonus_action_cost') }) },
  used: { picture: 'i-canal', rules: ['SY-22.1', 'SY-22.4', 'SY-28.12'] },
  route: { picture: 'i-canal', rules: ['SY-19.2', 'SY-21.2'] },
};
function thing(id: string): About | null {
  const found = THINGS[id];
  if (found === undefined) return null;
  const { picture, rules, values } = found;
  return { name: say(`${id}-title`), picture, lines: [say(`thing-${id}`, values?.() ?? {})], rules };
}

const KINDS: Record<string, Telling> = {
  ship,
  icon,
  piece,
  canal,
  official,
  contract,
  employee,
  train,
  commodity,
  action,
  market,
  ring,
  sector,
  thing,
};

const keys = (kind: string, ids: readonly (number | string)[]): string[] => ids.map((id) => `${kind}:${id}`);

/** Every thing there is, in the order of the legend. */
const PARTS: Record<string, () => string[]> = {
  actions: () => [...keys('action', IDS.actions), ...keys('thing', ['track', 'gate', 'bonus'])],
  pieces: () => [...keys('piece', PIECES), ...keys('icon', [...PLACES, ...SAFETY]), ...keys('commodity', COMMODITIES)],
  canals: () => [
    ...keys('official', OFFICIALS),
    ...keys('thing', ['canals', 'figure', 'speed', 'route', 'used']),
    ...keys('canal', IDS.canals),
  ],
  employees: () => [...keys('employee', IDS.employees), 'thing:employees', 'thing:hires'],
  contracts: () => ['thing:contracts', ...keys('contract', IDS.contracts)],
  table: () => [
    ...keys('market', IDS.markets),
    ...keys('ring', ['manufacture', 'recruit']),
    'thing:exchange',
    ...keys(
      'sector',
      SECTORS.map((each) => each.sector),
    ),
    ...keys('train', IDS.trains),
  ],
  own: () => keys('thing', ['yard', 'fleet', 'stock', 'guilders', 'points']),
  ships: () => [
    ...keys('ship', IDS.ships),
    ...keys(
      'ship',
      SHIP_KINDS.map((kind) => `blank-${kind}`),
    ),
  ],
};

export const handbook: Handbook = {
  about(key) {
    const { kind, id } = parse(key);
    return KINDS[kind]?.(id) ?? null;
  },
  legend: () => Object.entries(PARTS).map(([name, all]) => ({ title: t(`shipyard-legend-${name}`), keys: all() })),
};

// -- at a table ------------------------------------------------------------------------------------------------------

type Adding = (game: ShipyardTable, id: string) => About | null;

/** What an own contract would score now. */
function contractNow(game: ShipyardTable, id: string): About | null {
  const found = contract(id);
  const points = game.me?.contracts_held?.[id];
  return found === null || points === undefined
    ? found
    : { ...found, lines: [say('contract-now', { points }), ...found.lines] };
}

/** Which sector pays now. */
function thingNow(game: ShipyardTable, id: string): About | null {
  const found = thing(id);
  const now = id === 'exchange' ? sector(String(game.view.markers.exchange)) : null;
  return found === null || now === null ? found : { ...found, lines: [...found.lines, ...now.lines] };
}

/** What a seat would end with; of others without their contracts. */
function pointsNow(game: ShipyardTable, id: string): About {
  const seat = Number(id);
  const found = pointsCard('shipyard', game.name(seat), game.player(seat).score, seat !== game.seat && !game.view.over);
  return { ...found, rules: THINGS.points?.rules ?? [] };
}

const AT_TABLE: Record<string, Adding> = { contract: contractNow, thing: thingNow, points: pointsNow };

export function about(game: GameTable, key: string): About | null {
  const { kind, id } = parse(key);
  const adding = game instanceof ShipyardTable ? AT_TABLE[kind] : undefined;
  return adding === undefined ? handbook.about(key) : adding(game as ShipyardTable, id);
}
