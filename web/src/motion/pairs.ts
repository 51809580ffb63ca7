/** Which piece went where: what was seen before and after a change, brought together. Pure, so that it can be tested. */

import type { Move, PieceMove } from './moves';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece as it was seen. */
export interface Seen {
  /** Tells it from all others. */
  key: string;
  /** Its place as the game calls it: a piece that is only drawn elsewhere has not moved. */
  at: string;
  box: Box;
  /** On the board, which may have to be moved to show it. */
  aboard?: boolean;
}

/** A piece on its way. */
export interface Flight {
  key: string;
  from: Box;
  to: Box;
  /** What it is drawn as: itself before or after, or the pile it is taken from. */
  drawn: 'before' | 'after' | 'pile';
  /** The place of that pile. */
  pile?: string;
  /** Which of the two places are on the board. */
  aboard: { from: boolean; to: boolean };
}

export const nameOf = (key: string): string => key.split('/', 1)[0] ?? key;

export function isPiece(move: Move): move is PieceMove {
  return 'piece' in move;
}

/** The flights that the moves name, at most one each. `spot` finds places on the page. */
export function paired<Piece extends Seen>(
  before: readonly Piece[],
  after: readonly Piece[],
  moves: readonly PieceMove[],
  spot: (name: string | undefined) => Box | null,
): Flight[] {
  const was = new Map(before.map((piece) => [piece.key, piece]));
  const is = new Map(after.map((piece) => [piece.key, piece]));
  const changed = after.filter((piece) => was.get(piece.key)?.at !== piece.at);
  const gone = before.filter((piece) => !is.has(piece.key));
  const flights: Flight[] = [];
  for (const move of moves) {
    const named = (piece: Piece): boolean => nameOf(piece.key) === move.piece;
    const arrived = taken(changed, named);
    const same = arrived === undefined ? undefined : was.get(arrived.key);
    const left = same ?? taken(gone, named);
    const from = left?.box ?? spot(move.from);
    const to = arrived?.box ?? spot(move.to);
    const key = arrived?.key ?? left?.key;
    if (from === null || to === null) continue;
    const aboard = { from: left?.aboard === true, to: arrived?.aboard === true };
    if (key !== undefined) flights.push({ key, from, to, drawn: arrived === undefined ? 'before' : 'after', aboard });
    else if (move.pile === true) flights.push({ key: move.piece, from, to, drawn: 'pile', pile: move.from, aboard });
  }
  return flights;
}

/** Take the first that fits out of a list. */
function taken<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const at = items.findIndex(fits);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}
