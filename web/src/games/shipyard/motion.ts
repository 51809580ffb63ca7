/** What moves on Shipyard's table when something happens. */

import { coins, points, purse, seatSpot, type Choreography, type Move } from '../../motion/moves';
import { cruiseBeats } from './cruises.svelte';
import type { Displays, View } from './view';

const DECKS: Record<keyof Displays, string> = {
  bows: 'bows',
  middles_left: 'middles',
  middles_right: 'middles',
  sterns: 'sterns',
  trains: 'trains',
  canals: 'canals',
};
const nameIn = (column: unknown, id: string): string =>
  column === 'trains' || column === 'canals' ? id : `card:${id}`;

function onDisplay(view: View | null, column: unknown, row: unknown): string | null {
  const card = view?.displays[column as keyof Displays][Number(row) - 1];
  return card == null ? null : nameIn(column, card.id);
}

/** A card is dealt; those that were there before may have slid down to make room. */
function dealt(column: unknown, row: unknown, now: View, was: View | null): Move[] {
  const piece = onDisplay(now, column, row);
  if (piece === null) return [];
  const before = was?.displays[column as keyof Displays] ?? [];
  const after = now.displays[column as keyof Displays];
  const slid = after.filter((card, at) => card !== null && before.findIndex((each) => each?.id === card.id) > at);
  return [
    ...slid.flatMap((card) => (card === null ? [] : [{ piece: nameIn(column, card.id) }])),
    { piece, from: `deck:${DECKS[column as keyof Displays]}` },
  ];
}

/** A ship card that was put into the yard. */
function inYard(view: View, seat: unknown, cell: unknown): string {
  return `card:${view.players[Number(seat)]?.yard_cards[Number(cell) - 1]?.id ?? ''}`;
}

const piece = (name: unknown, count: unknown, seat: unknown): Move[] =>
  coins(count, `piece:${String(name)}`, `stock:${String(seat)}:${String(name)}`, String(name));

export const motion: Choreography = {
  moves: {
    advanced: (e) => [{ piece: `action:${String(e.card)}` }],
    pushed: (e) => [{ piece: `action:${String(e.card)}` }],
    chosen: (e) => [
      { piece: `figure:${String(e.seat)}`, from: seatSpot(e.seat) },
      ...coins(e.income, undefined, purse(e.seat)),
    ],
    took: (e, _now, was: View | null) => [
      { piece: onDisplay(was, e.column, e.row) ?? '', to: seatSpot(e.seat) },
      ...coins(e.price, purse(e.seat)),
    ],
    placed: (e, now: View) => [{ piece: inYard(now, e.seat, e.cell), from: seatSpot(e.seat) }],
    dealt: (e, now: View, was: View | null) => dealt(e.column, e.row, now, was),
    train: (e) => [{ piece: String(e.train), to: seatSpot(e.seat) }, ...coins(e.price, purse(e.seat))],
    rented: (e) => [{ piece: String(e.canal), to: seatSpot(e.seat) }, ...coins(e.price, purse(e.seat))],
    laid: (e) => [{ piece: String(e.canal), from: seatSpot(e.seat) }],
    marker: (e) => coins(e.cost, purse(e.seat)),
    gained: (e) => piece(e.piece, e.count, e.seat),
    hired: (e) => [
      {
        piece: `employee:${String(e.employee)}`,
        from: `employee:${String(e.employee)}`,
        to: seatSpot(e.seat),
        pile: true,
      },
      ...coins(e.cost, purse(e.seat)),
    ],
    exchange: (e) => [{ piece: String(e.train), from: seatSpot(e.seat) }],
    traded: (e) => piece(e.piece, 1, e.seat),
    sold: (e) => coins(e.guilders, undefined, purse(e.seat)),
    subsidy: (e) => coins(e.guilders, undefined, purse(e.seat)),
    sailed: (e) => coins(e.points, undefined, points(e.seat), 'trophy'),
  },
  beats: cruiseBeats,
  boards: {
    advanced: 'track',
    chosen: 'track',
    took: 'displays',
    train: 'displays',
    rented: 'displays',
    dealt: 'displays',
    gained: 'track',
    hired: 'employees',
  },
};
