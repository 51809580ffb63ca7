/** What is printed on boards and cards: the engine's own component files. Nothing here is a rule. */

import bankFile from '../../../../src/quayside/games/container/components/bank.toml';
import boardFile from '../../../../src/quayside/games/container/components/boards.toml';
import boxFile from '../../../../src/quayside/games/container/components/box.toml';
import moneyFile from '../../../../src/quayside/games/container/components/money.toml';
import valueFile from '../../../../src/quayside/games/container/components/values.toml';
import type { Colour, StoreName } from './view';

type File = Record<string, unknown[]>;

function list<Record>(file: File, name: string): Record[] {
  return (file[name] ?? []) as Record[];
}
interface Figure {
  id: string;
  value: number;
}
function figures(file: File, name: string): Record<string, number> {
  return Object.fromEntries(list<Figure>(file, name).map(({ id, value }) => [id, value]));
}

export const MACHINE_SPACES = list<{ space: number; cost: number }>(boardFile, 'machine_space');
export const WAREHOUSE_SPACES = list<{ space: number; cost: number }>(boardFile, 'warehouse_space');
/**
 * What building costs on each space of a row: as printed, unless the server says another price for the next one; then
 * nothing is known of those after it.
 */
export function costsOf(spaces: typeof MACHINE_SPACES, built: number, next: number | null): (number | null)[] {
  const printed = spaces[built]?.cost === next;
  return spaces.map(({ cost }, at) => (at < built ? null : at === built ? next : printed ? cost : null));
}
export const STORES = list<{ id: StoreName; prices: number[] }>(boardFile, 'store');
export const LIMITS = figures(boardFile, 'limit');
export const MONEY = list<{ value: number }>(moneyFile, 'card');
export const LOAN = figures(moneyFile, 'loan');
export const PAYS = figures(moneyFile, 'score');
export const BROKERS = list<{ id: string; containers: number; money: number }>(bankFile, 'broker');
export const AUCTION = figures(bankFile, 'auction');
export const COLOURS = list<{ id: Colour }>(boxFile, 'colour').map(({ id }) => id);
export type ValueCard = { id: string; special: Colour } & Partial<Record<Colour, number>>;
export const VALUE_CARDS = list<ValueCard>(valueFile, 'value_card');
