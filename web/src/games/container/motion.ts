/** What moves on Container's table when something happens. */

import { coins, purse, seatSpot, type Choreography, type Move } from '../../motion/moves';
import { boxes } from './containers';
import type { Counts, View } from './view';

const box = (colour: unknown, from?: string, to?: string): Move => ({ piece: `box:${String(colour)}`, from, to });

/** All containers of a heap, to one place. */
const heap = (counts: Counts | undefined, to: string): Move[] =>
  boxes(counts ?? {}).map((colour) => box(colour, undefined, to));

/** What is in the hold of the ship that is sold. */
const cargo = (was: View | null, seller: unknown): Counts | undefined => was?.players[Number(seller)]?.hold;

const BEAT_OF_BID = 1;

export const motion: Choreography = {
  moves: {
    interest: (e) => coins(e.amount, purse(e.seat)),
    seized: (e) => [box(e.colour, undefined, seatSpot(e.seat))],
    loan: (e, now: View) => coins(now.terms.loan, undefined, purse(e.seat)),
    repaid: (e, now: View) => coins(now.terms.repayment, purse(e.seat)),
    machine: (e) => [
      { piece: `machine:${String(e.colour)}`, from: `machines:${String(e.colour)}`, to: seatSpot(e.seat) },
      ...coins(e.cost, purse(e.seat)),
    ],
    warehouse: (e) => [
      { piece: 'warehouse', from: 'warehouses', to: seatSpot(e.seat) },
      ...coins(e.cost, purse(e.seat)),
    ],
    bought: (e) => [box(e.colour, seatSpot(e.rival), seatSpot(e.seat))],
    paid: (e) => coins(e.amount, purse(e.seat), purse(e.rival)),
    priced: (e) => [box(e.colour, seatSpot(e.seat))],
    repriced: (e) => [box(e.colour)],
    fee: (e) => coins(e.amount, purse(e.seat), purse(e.rival)),
    produced: (e) => [box(e.colour, `supply:${String(e.colour)}`, seatSpot(e.seat))],
    sailed: (e) => [{ piece: `ship:${String(e.seat)}` }],
    loaded: (e) => [box(e.colour, seatSpot(e.seat))],
    accepted: (e, _now, was: View | null) => [
      ...coins(e.amount, purse(e.bidder), purse(e.seat)),
      ...heap(cargo(was, e.seat), `island:${String(e.bidder)}`),
    ],
    rejected: (e, _now, was: View | null) => [
      ...coins(e.amount, purse(e.seat)),
      ...heap(cargo(was, e.seat), `island:${String(e.seat)}`),
    ],
    subsidy: (e) => coins(e.amount, undefined, `broker:${String(e.broker)}`),
    laid: (e) => [box(e.colour)],
    laid_money: (e, now: View) => coins(e.amount, purse(e.seat), `broker:${now.bank?.broker ?? ''}`),
    broker_won: (e, _now, was: View | null) =>
      e.square === 'money'
        ? coins(e.amount, `broker:${String(e.broker)}`, purse(e.seat))
        : heap(was?.bank?.brokers.find((each) => each.broker === e.broker)?.containers, seatSpot(e.seat)),
    placed: (e) => [box(e.colour, undefined, `broker:${String(e.broker)}`)],
    discarded: (e) => [box(e.colour)],
  },
  beats: (events) => Math.max(1, events.filter(({ event }) => event === 'bid').length * BEAT_OF_BID + 1),
};
