/** Shipyard's things as lists to walk through, and how to count them. */

import type { ActionCard, Commodity, Counts, Displays, Kind, PieceName } from './view';

export const ACTION_CARDS = [
  'build',
  'purchase',
  'rent',
  'manufacture',
  'recruit',
  'hire',
  'exchange',
  'subsidy',
] as const satisfies readonly ActionCard[];
export const PIECES = [
  'captain',
  'businessman',
  'soldier',
  'sail',
  'smokestack',
  'propeller',
  'crane',
  'cannon',
] as const satisfies readonly PieceName[];
export const SHIP_COLUMNS = [
  'bows',
  'middles_left',
  'middles_right',
  'sterns',
] as const satisfies readonly (keyof Displays)[];
export const KINDS: readonly Kind[] = ['bow', 'middle', 'stern'];
export const COMMODITIES = ['coal', 'steel', 'grain'] as const satisfies readonly Commodity[];
export const SAFETY = ['lifebuoy', 'lifeboat', 'lantern'] as const;
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const TRACK_SPACES = 23;
export type ShipColumn = (typeof SHIP_COLUMNS)[number];
export type Side = (typeof SIDES)[number];

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A count of things as a list of them. */
export function spread(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}
