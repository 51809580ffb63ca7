/** What every thing of Container is: by its key without a table, and with what a table adds. */

import { parse, type About, type Handbook } from '../../about/about';
import { capital, t, words, type Values } from '../../lib/words.svelte';
import { pointsCard } from '../../about/points';
import type { GameTable } from '../game';
import { total } from './containers';
import { ContainerTable } from './model.svelte';
import {
  AUCTION,
  BROKERS,
  COLOURS,
  LIMITS,
  LOAN,
  MACHINE_SPACES,
  MONEY,
  PAYS,
  STORES,
  VALUE_CARDS,
  WAREHOUSE_SPACES,
} from './parts';
import type { Colour } from './view';
import './pieces.css';

type Telling = (id: string) => About | null;

function say(key: string, values: Values = {}): string {
  return words.say(`container-about-${key}`, values);
}
function colourName(colour: string): string {
  return t(`container-word-${colour}`);
}
function isColour(id: string): id is Colour {
  return (COLOURS as readonly string[]).includes(id);
}

function box(id: string): About | null {
  if (!isColour(id)) return null;
  return {
    name: say('box-name', { colour: colourName(id) }),
    picture: `box-${id}`,
    lines: [
      say('box'),
      say('box-pays', {
        harbour: PAYS.harbour_store ?? 0,
        hold: PAYS.hold ?? 0,
        port: PAYS.personal_port ?? 0,
      }),
    ],
    rules: ['CT-12.4', 'CT-12.5', 'CT-11.1'],
  };
}

function machine(id: string): About | null {
  if (!isColour(id)) return null;
  return {
    name: say('machine-name', { colour: colourName(id) }),
    picture: `machine-${id}`,
    lines: [
      say('machine', { colour: colourName(id) }),
      say('machine-room', { room: LIMITS.factory_store_per_machine ?? 0 }),
      say('machine-one'),
    ],
    rules: ['CT-8.2', 'CT-6.4', 'CT-6.3'],
  };
}

/** An empty space of the two rows: `machines-2`. */
function space(id: string): About | null {
  const [row = '', at = ''] = id.split('-');
  const all = row === 'machines' ? MACHINE_SPACES : row === 'warehouses' ? WAREHOUSE_SPACES : [];
  const found = all.find((each) => String(each.space) === at);
  if (found === undefined) return null;
  const cost = found.cost === 0 ? say('space-first') : say('space-cost', { cost: found.cost });
  return {
    name: say(`space-${row}`, { space: found.space }),
    picture: row === 'machines' ? 'i-machine' : 'i-warehouse',
    lines: [cost, say('space-once')],
    rules: ['CT-6.1', 'CT-6.2', 'CT-6.3'],
  };
}

function warehouse(): About {
  return {
    name: say('warehouse-name'),
    picture: 'i-warehouse',
    lines: [say('warehouse', { room: LIMITS.harbour_store_per_warehouse ?? 0 })],
    rules: ['CT-6.4', 'CT-7.2'],
  };
}

const STORE_RULES: Record<string, string[]> = {
  factory: ['CT-8.3', 'CT-8.5', 'CT-7.1', 'CT-12.5'],
  harbour: ['CT-7.2', 'CT-7.4', 'CT-9.4', 'CT-12.5'],
};
function store(id: string): About | null {
  const found = STORES.find((each) => each.id === id);
  if (found === undefined) return null;
  return {
    name: capital(t(`container-word-${id}_store`)),
    picture: id === 'factory' ? 'i-machine' : 'i-warehouse',
    lines: [say(`store-${id}`), say('store-prices', { least: found.prices[0] ?? 0, most: found.prices.at(-1) ?? 0 })],
    rules: STORE_RULES[id] ?? [],
  };
}

function money(id: string): About | null {
  if (id === '0') {
    return {
      name: t('container-bluff'),
      picture: 'i-card',
      lines: [say('bluff')],
      rules: ['CT-2.3', 'CT-10.2', 'CT-18.1'],
    };
  }
  const found = MONEY.find((each) => String(each.value) === id);
  if (found === undefined) return null;
  return {
    name: say('money-name', { value: found.value }),
    picture: 'i-coin',
    lines: [say('money', { value: found.value }), say('money-change')],
    rules: ['CT-2.1', 'CT-2.2', 'CT-2.4', 'CT-12.6'],
  };
}

/** What a card says of every colour. */
function valueLines(of: (colour: Colour) => number | string | undefined): string[] {
  return COLOURS.map((colour) =>
    say('value-line', { colour: capital(colourName(colour)), value: String(of(colour) ?? '') }),
  );
}
const SPECIAL = `${PAYS.special_without_set ?? 0}/${PAYS.special_with_set ?? 0}`;

function value(id: string): About | null {
  const found = VALUE_CARDS.find((each) => each.id === id);
  if (found === undefined) return null;
  return {
    name: say('value-name', { special: colourName(found.special) }),
    picture: 'i-lock',
    lines: [...valueLines((colour) => (colour === found.special ? SPECIAL : found[colour])), ...valueNotes()],
    rules: ['CT-1.7', 'CT-12.2', 'CT-12.3', 'CT-12.4'],
  };
}
function valueNotes(): string[] {
  return [
    say('value-special', { without: PAYS.special_without_set ?? 0, with: PAYS.special_with_set ?? 0 }),
    say('value-most'),
  ];
}

/** A broker, or one of the two squares: `I`, `I-money`. */
function broker(id: string): About | null {
  const [name = '', square] = id.split('-');
  const found = BROKERS.find((each) => each.id === name);
  if (found === undefined) return null;
  const squares = square === undefined ? ['containers', 'money'] : [square];
  return {
    name: square === undefined ? say('broker-name', { broker: name }) : say(`broker-${square}`, { broker: name }),
    picture: 'i-broker',
    lines: [
      ...squares.map((each) => say(`broker-for-${each}`)),
      say('broker-start', { containers: found.containers, money: found.money }),
      say('broker-least', { least: AUCTION.minimum_opening_bid ?? 0, raise: AUCTION.minimum_raise ?? 0 }),
    ],
    rules: ['CT-15.1', 'CT-15.4', 'CT-15.5', 'CT-15.9', 'CT-14.2'],
  };
}

/** Things that there is one of, or that are all alike. */
const THINGS: Record<string, { picture: string; rules: string[]; values?: Values }> = {
  ship: { picture: 'i-ship', rules: ['CT-9.1', 'CT-9.4', 'CT-9.5'], values: { hold: LIMITS.ship_hold ?? 0 } },
  hold: {
    picture: 'i-ship',
    rules: ['CT-9.4', 'CT-12.5'],
    values: { hold: LIMITS.ship_hold ?? 0, pays: PAYS.hold ?? 0 },
  },
  sea: { picture: 'i-compass', rules: ['CT-9.1', 'CT-9.3'] },
  harbour: { picture: 'i-anchor', rules: ['CT-9.2', 'CT-9.4'] },
  island: { picture: 'i-island', rules: ['CT-9.5', 'CT-10.1', 'CT-10.10', 'CT-10.12'] },
  square: { picture: 'i-island', rules: ['CT-10.11', 'CT-12.2', 'CT-12.3', 'CT-12.4'] },
  bank: { picture: 'i-bank', rules: ['CT-13.1', 'CT-15.12'] },
  port: { picture: 'i-anchor', rules: ['CT-14.3', 'CT-16.1', 'CT-17.2'], values: { pays: PAYS.personal_port ?? 0 } },
  loan: {
    picture: 'i-loan',
    rules: ['CT-5.1', 'CT-5.2', 'CT-4.1', 'CT-12.6'],
    values: {
      amount: LOAN.amount ?? 0,
      most: LOAN.max_per_player ?? 0,
      interest: LOAN.interest ?? 0,
      end: LOAN.cost_at_end ?? 0,
    },
  },
  supply: {
    picture: 'i-supply',
    rules: ['CT-11.1', 'CT-8.7'],
    values: { colours: LIMITS.colours_exhausted_at_end ?? 0 },
  },
  purse: { picture: 'i-coin', rules: ['CT-2.1', 'CT-2.2', 'CT-12.6'] },
  cards: { picture: 'i-hand', rules: ['CT-2.2', 'CT-2.7'] },
  auction: { picture: 'i-auction', rules: ['CT-10.1', 'CT-10.2', 'CT-10.6', 'CT-10.9', 'CT-10.10', 'CT-10.12'] },
  produce: { picture: 'i-machine', rules: ['CT-8.1', 'CT-8.2'], values: { fee: LIMITS.production_fee ?? 0 } },
  values: { picture: 'i-lock', rules: ['CT-1.7', 'CT-12.2', 'CT-12.3', 'CT-12.4'] },
  points: { picture: 'i-trophy', rules: ['CT-12.5', 'CT-12.6', 'CT-12.7'] },
};

function thing(id: string): About | null {
  const found = THINGS[id];
  if (found === undefined) return null;
  const { picture, rules, values } = found;
  return { name: say(`${id}-title`), picture, lines: [say(`thing-${id}`, values)], rules };
}

const KINDS: Record<string, Telling> = {
  box,
  machine,
  space,
  warehouse,
  store,
  money,
  value,
  broker,
  thing,
  square: () => thing('square'),
  ship: () => thing('ship'),
  port: () => thing('port'),
};

const keys = (kind: string, ids: readonly (number | string)[]): string[] => ids.map((id) => `${kind}:${id}`);

/** Every thing there is, in the order of the legend. */
const PARTS: Record<string, () => string[]> = {
  pieces: () => [
    ...keys('box', COLOURS),
    ...keys('machine', COLOURS),
    'warehouse',
    'thing:ship',
    'thing:hold',
    ...keys('store', ['factory', 'harbour']),
  ],
  board: () => [
    ...keys(
      'space',
      MACHINE_SPACES.map(({ space: at }) => `machines-${at}`),
    ),
    ...keys(
      'space',
      WAREHOUSE_SPACES.map(({ space: at }) => `warehouses-${at}`),
    ),
    ...keys('thing', ['produce', 'supply']),
  ],
  places: () => keys('thing', ['sea', 'harbour', 'island', 'square', 'auction']),
  money: () => [
    ...keys('money', [...MONEY.map(({ value: worth }) => worth), 0]),
    ...keys('thing', ['purse', 'cards', 'loan', 'values', 'points']),
    ...keys(
      'value',
      VALUE_CARDS.map(({ id }) => id),
    ),
  ],
  bank: () => [
    'thing:bank',
    'thing:port',
    ...BROKERS.flatMap(({ id }) => keys('broker', [id, `${id}-containers`, `${id}-money`])),
  ],
};

export const handbook: Handbook = {
  about(key) {
    const { kind, id } = parse(key);
    return KINDS[kind]?.(id) ?? null;
  },
  legend: () => Object.entries(PARTS).map(([name, all]) => ({ title: t(`container-legend-${name}`), keys: all() })),
};

// -- at a table ------------------------------------------------------------------------------------------------------

type Adding = (game: ContainerTable, id: string) => About | null;
const more = (found: About | null, lines: string[], name = found?.name ?? ''): About | null =>
  found === null ? null : { ...found, name, lines: [...lines, ...found.lines] };

/** What a colour is worth on the own card. */
function boxNow(game: ContainerTable, id: string): About | null {
  const worth = isColour(id) ? game.me?.value_card?.[id] : undefined;
  return more(box(id), worth === undefined ? [] : [say('box-worth', { value: String(worth) })]);
}

function shipNow(game: ContainerTable, id: string): About | null {
  const seat = Number(id);
  const name = t('container-ship-of', { name: game.name(seat), count: total(game.player(seat).hold) });
  return more(thing('ship'), [], name);
}

function squareNow(game: ContainerTable, id: string): About | null {
  const seat = Number(id);
  return more(thing('square'), [], say('square-of', { name: game.name(seat), count: total(game.player(seat).island) }));
}

function portNow(game: ContainerTable, id: string): About | null {
  const seat = Number(id);
  const count = total(game.player(seat).personal_port);
  return more(thing('port'), [], say('port-of', { name: game.name(seat), count }));
}

/** What a seat would end with; of others without purse and island square. */
function pointsNow(game: ContainerTable, id: string): About {
  const seat = Number(id);
  const hidden = seat !== game.seat && !game.view.over;
  return {
    ...pointsCard('container', game.name(seat), game.player(seat).score, hidden),
    rules: THINGS.points?.rules ?? [],
  };
}

function thingNow(game: ContainerTable, id: string): About | null {
  const card = game.me?.value_card;
  if (id !== 'values' || card === undefined) return thing(id);
  return more(thing(id), [...valueLines((colour) => card[colour]), ...valueNotes()]);
}

const AT_TABLE: Record<string, Adding> = {
  box: boxNow,
  ship: shipNow,
  square: squareNow,
  port: portNow,
  thing: thingNow,
  points: pointsNow,
};

export function about(game: GameTable, key: string): About | null {
  const { kind, id } = parse(key);
  const adding = game instanceof ContainerTable ? AT_TABLE[kind] : undefined;
  return adding === undefined ? handbook.about(key) : adding(game as ContainerTable, id);
}
