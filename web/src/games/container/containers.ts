/** Containers and money cards as lists to walk through, and how to count and line them up. */

import type { Colour, Counts, Stored } from './view';

export const COLOURS = ['black', 'beige', 'grey', 'purple', 'brown'] as const satisfies readonly Colour[];
export const FACTORY_PRICES = [1, 2, 3, 4] as const;
export const HARBOUR_PRICES = [2, 3, 4, 5, 6] as const;
export const CARDS = [20, 10, 5, 2, 1] as const;

/** The single containers of some counts, in the order of the colours. */
export function boxes(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => new Array<Colour>(counts[colour] ?? 0).fill(colour));
}

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
}

/** What stands at a price, one by one. */
export function column(store: readonly Stored[], price: number): Colour[] {
  return store
    .filter((piece) => piece.price === price)
    .flatMap((piece) => new Array<Colour>(piece.count).fill(piece.colour));
}

export function stored(store: readonly Stored[]): number {
  return store.reduce((sum, piece) => sum + piece.count, 0);
}

/** Which of its colour the nth of some containers is: it stays the same when one of another colour goes. */
export function ordinal(standing: readonly Colour[], at: number): number {
  return standing.slice(0, at).filter((colour) => colour === standing[at]).length;
}
