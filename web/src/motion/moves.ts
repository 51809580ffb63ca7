/** What events move on the page. A game says it for each kind of event; where things are, only the page knows. */

import type { GameEvent } from '../lib/events';

/**
 * A piece that goes somewhere. Its name is the `data-piece` of its drawing, up to a slash: pieces that cannot be told
 * apart share a name. A piece that is nowhere before or after comes from, or goes to, a place (`data-spot`).
 */
export interface PieceMove {
  piece: string;
  from?: string;
  to?: string;
  /** It is taken from a pile: if it is not seen itself, the pile stands for it. */
  pile?: boolean;
}

/** Coins or points, as a small token with their number; without a place on one side they come from, or go, nowhere. */
export interface TokenMove {
  token: string;
  amount: number;
  from?: string;
  to?: string;
}

export type Move = PieceMove | TokenMove;

/** A view of the game whose choreography it is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own
export type AnyView = any;

export interface Choreography {
  /** What an event moves, by its kind; the views tell what the event does not. */
  moves: Readonly<Record<string, (event: GameEvent, now: AnyView, was: AnyView) => readonly Move[]>>;
  /** The board where an event is to be seen, by its kind, where a game has several. */
  boards?: Readonly<Record<string, string>>;
  /** How many beats it takes to see these events, where it takes more than one. */
  beats?(events: readonly GameEvent[]): number;
}

export const STILL: Choreography = { moves: {} };

export function movesOf(
  choreography: Choreography,
  events: readonly GameEvent[],
  now: AnyView = null,
  was: AnyView = null,
): Move[] {
  return events.flatMap((event) => [...(choreography.moves[event.event]?.(event, now, was) ?? [])]);
}

/** Where somebody's coins, points and everything else are. */
export const purse = (seat: unknown): string => `purse:${String(seat)}`;
export const points = (seat: unknown): string => `points:${String(seat)}`;
export const seatSpot = (seat: unknown): string => `seat:${String(seat)}`;

/** Coins that change hands; nothing for nothing. */
export function coins(amount: unknown, from?: string, to?: string, token = 'coin'): Move[] {
  const count = Number(amount);
  return count > 0 ? [{ token, amount: count, from, to }] : [];
}
