/**
 * What is printed on the cards, and where we know it from: the component files of the engine, read as they are. A view
 * names cards that lie in fleets and hands by id only.
 */

import canalFile from '../../../../src/quayside/games/shipyard/components/canals.toml';
import contractFile from '../../../../src/quayside/games/shipyard/components/contracts.toml';
import boxFile from '../../../../src/quayside/games/shipyard/components/box.toml';
import employeeFile from '../../../../src/quayside/games/shipyard/components/employees.toml';
import marketFile from '../../../../src/quayside/games/shipyard/components/market.toml';
import ringFile from '../../../../src/quayside/games/shipyard/components/rings.toml';
import shipFile from '../../../../src/quayside/games/shipyard/components/ships.toml';
import trackFile from '../../../../src/quayside/games/shipyard/components/track.toml';
import trainFile from '../../../../src/quayside/games/shipyard/components/trains.toml';
import type { Commodity, Counts, Face, Kind, PieceName, ShipCardView } from './view';

type Value = string | number | boolean | (string | number)[];
type Entry = Record<string, Value>;

const byId = (entries: unknown[] = []): Map<string, Entry> =>
  new Map((entries as Entry[]).map((entry) => [String(entry.id), entry]));
const list = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: Value | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);

const SHIPS = byId(shipFile.ship_card);
const CANALS = byId(canalFile.canal);
const CONTRACTS = byId(contractFile.contract);
const EMPLOYEES = byId(employeeFile.employee);
const OFFERS = (ringFile.exchange_offer ?? []) as Entry[];
const TRAINS = byId(trainFile.train);
const MARKETS = byId(marketFile.market);
const RINGS = byId(ringFile.ring);

/** The ids of what lies in the box. */
export const IDS = {
  ships: [...SHIPS.keys()],
  canals: [...CANALS.keys()],
  contracts: [...CONTRACTS.keys()],
  employees: [...EMPLOYEES.keys()],
  trains: [...TRAINS.keys()],
  markets: [...MARKETS.keys()],
  actions: [...byId(trackFile.action_card).keys()],
};

/** A plain number of the rules. */
export function constant(id: string): number {
  return Number(CONSTANTS.get(id)?.value);
}
const CONSTANTS = byId(boxFile.constant);

/** What pieces aboard score. */
export function piecePoints(): Record<'crew' | 'crane' | 'cannon', number> {
  return { crew: constant('crew_points'), crane: constant('crane_points'), cannon: constant('cannon_points') };
}

/** What a train carries, car by car. */
export function trainCars(id: string): Commodity[] {
  return list(TRAINS.get(id)?.cars) as Commodity[];
}

/** What the rows of a display cost, from the bottom up. */
export function rowPrices(market: string): number[] {
  return numbers(MARKETS.get(market)?.prices);
}

/** The pieces round a ring. */
export function ringPieces(ring: string): PieceName[] {
  return list(RINGS.get(ring)?.clockwise) as PieceName[];
}

/** What each sector of the exchange pays. */
export const SECTORS = (ringFile.exchange_sector ?? []) as Record<Commodity | 'sector', number>[];

const KIND_OF_ID: Record<string, Kind> = { bow: 'bow', mid: 'middle', ste: 'stern' };

/** A ship card by its id; blanks carry nothing. */
export function shipCard(id: string): ShipCardView {
  const icons: Counts = {};
  for (const icon of list(SHIPS.get(id)?.icons)) icons[icon] = (icons[icon] ?? 0) + 1;
  const kind = id.startsWith('blank-') ? (id.slice('blank-'.length) as Kind) : (KIND_OF_ID[id.slice(0, 3)] ?? 'middle');
  return { id, kind, icons };
}

const SPACE_NAMES: Record<string, string> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
  C: 'centre',
};
const spaceName = (letters: string): string => SPACE_NAMES[letters] ?? letters;

/** A canal card as printed, north at the top. */
export function canalFace(id: string): Face {
  const entry = CANALS.get(id);
  const officials = list(entry?.officials);
  return {
    spaces: Object.fromEntries(list(entry?.spaces).map((space, at) => [spaceName(space), officials[at] ?? 'none'])),
    ports: list(entry?.open).map(spaceName),
    links: list(entry?.links).map((link) => link.split('-').map(spaceName)),
  };
}

export interface Employee {
  kind: string;
  colour: string;
  surcharge: number;
  points: number;
  /** What the employee is about: a piece, a commodity, or neither. */
  about: string | null;
  level: number | null;
  /** How much of it the employee allows or saves. */
  amount: number | null;
}

export function employee(id: string): Employee {
  const entry = EMPLOYEES.get(id) ?? {};
  const about = entry.piece ?? entry.commodity;
  return {
    kind: String(entry.kind),
    colour: String(entry.colour),
    surcharge: Number(entry.surcharge),
    points: Number(entry.points),
    about: about === undefined ? null : String(about),
    level: entry.level === undefined ? null : Number(entry.level),
    amount: entry.up_to === undefined ? null : Number(entry.up_to),
  };
}

/** The table printed on a contract: how many of a thing give how many points. */
export function contractTable(id: string): { count: number; points: number }[] {
  const entry = CONTRACTS.get(id);
  const scores = numbers(entry?.scores);
  return numbers(entry?.counts)
    .map((count, at) => ({ count, points: scores[at] ?? 0 }))
    .filter((line) => line.count > 0);
}

/** What a contract pays for each thing it names, or for each one above its table. */
export function contractPays(id: string): { each: number | null; above: number } {
  const entry = CONTRACTS.get(id);
  return { each: entry?.points === undefined ? null : Number(entry.points), above: Number(entry?.each_above ?? 0) };
}

/** What may be had for a car of a commodity. */
export function offered(commodity: Commodity): PieceName[] {
  return list(OFFERS.find((entry) => entry.commodity === commodity)?.items) as PieceName[];
}

export type Source = 'rulebook' | 'public' | 'inferred' | 'reconstructed';

/** Where the face of a card is known from. */
export function sourceOf(id: string): Source {
  const entry = SHIPS.get(id) ?? CANALS.get(id) ?? CONTRACTS.get(id) ?? EMPLOYEES.get(id);
  return (entry?.source ?? 'rulebook') as Source;
}
