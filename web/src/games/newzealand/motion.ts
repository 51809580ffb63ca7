/** What moves on New Zealand's table when something happens. */

import { coins, purse, seatSpot, type Choreography, type Move } from '../../motion/moves';
import type { View } from './view';

const of = (name: string, whose: unknown): string => `${name}:${String(whose)}`;

/** Who gets a fee: `bank`, or `seat_1` for the first seat. */
function paidTo(owner: unknown): string | undefined {
  const seat = /^seat_(\d)$/.exec(String(owner))?.[1];
  return seat === undefined ? undefined : purse(Number(seat) - 1);
}
const sarah = (view: View): number => view.players.length;

/** A card that goes to the discard pile, wherever it comes from. */
const toPile = (card: unknown, seat: unknown, from?: string): Move => ({
  piece: of('card', card),
  from,
  to: of('pile', seat),
  pile: true,
});

export const motion: Choreography = {
  moves: {
    moved: (e) => [{ piece: of('runholder', e.seat) }],
    sarah_moves: (_e, now: View) => [{ piece: of('runholder', sarah(now)) }],
    fee: (e) => coins(e.amount, purse(e.seat), paidTo(e.owner)),
    pounds: (e) => coins(e.amount, undefined, purse(e.seat)),
    paid: (e) => coins(e.amount, purse(e.seat)),
    gold: (e) => coins(e.amount, undefined, of('gold', e.seat), 'gold'),
    spent_gold: (e) => coins(e.amount, of('gold', e.seat), undefined, 'gold'),
    certificates: (e) => coins(e.amount, undefined, of('certificates', e.seat), 'certificate'),
    spent_certificates: (e) => coins(e.amount, of('certificates', e.seat), undefined, 'certificate'),
    tokens: (e) => coins(e.amount, undefined, of('tokens', e.seat), 'exchange'),
    spent_tokens: (e) => coins(e.amount, of('tokens', e.seat), undefined, 'exchange'),
    pathfinder: (e) => [{ piece: of('pathfinder', e.seat) }],
    uncovered: (e) => [{ piece: of('disc', e.seat), from: seatSpot(e.seat) }],
    delivered: (e) => [{ piece: of('disc', e.seat), from: seatSpot(e.seat) }],
    card: (e) => [{ piece: of('card', e.card), to: of('pile', e.seat) }],
    drew: (e) => (e.card === undefined ? [] : [{ piece: of('card', e.card), from: of('stack', e.seat) }]),
    discarded: (e) => [{ piece: of('card', e.card), to: of('pile', e.seat) }],
    removed: (e) => [{ piece: of('card', e.card), to: seatSpot(e.seat) }],
    played: (e) => [{ piece: of('card', e.card), to: seatSpot(e.seat) }],
    bought: (e) => [toPile(e.card, e.seat, of('market', e.card))],
    bonus_card: (e) => [toPile(e.card, e.seat, of('stack', e.stack))],
    objective: (e) => [{ piece: of('card', e.card), from: 'objectives', to: of('pile', e.seat) }],
    worker_arrives: (e) => [{ piece: of('worker', e.worker), from: 'forecast:A' }],
    hazard_arrives: (e) => [{ piece: of('hazard', e.hazard), from: 'forecast:A' }],
    bonus_arrives: (e) => [{ piece: of('tile', e.tile), from: 'forecast:B' }],
    token_moves: () => [{ piece: 'market-token' }],
    market_token: (e) => [{ piece: 'market-token', to: seatSpot(e.seat) }],
    hired: (e) => [{ piece: of('worker', e.worker), to: seatSpot(e.seat) }],
    invested: (e) => [{ piece: of('tile', e.tile), to: seatSpot(e.seat) }],
    sarah_invests: (e, now: View) => [{ piece: of('tile', e.tile), to: seatSpot(sarah(now)) }],
    built: (e) => [{ piece: `building:${String(e.seat)}:${String(e.tile)}`, from: seatSpot(e.seat) }],
    replaced: (e) => [{ piece: `building:${String(e.seat)}:${String(e.tile)}`, from: seatSpot(e.seat) }],
    sailed: (e) => [{ piece: of('boat', e.seat) }],
    upgraded: (e) => [{ piece: of('house', e.seat), from: seatSpot(e.seat) }, { piece: of('disc', e.seat) }],
    cleared: (e) => [{ piece: of('hazard', e.hazard), to: seatSpot(e.seat) }],
  },
  boards: {
    moved: 'trail',
    sarah_moves: 'trail',
    pathfinder: 'trail',
    built: 'trail',
    replaced: 'trail',
    cleared: 'trail',
    hazard_arrives: 'trail',
    sailed: 'sea',
    upgraded: 'sea',
    appointed: 'sea',
    delivered: 'wellington',
    hired: 'markets',
    invested: 'markets',
    sarah_invests: 'markets',
    bought: 'markets',
    bonus_card: 'markets',
    worker_arrives: 'markets',
    bonus_arrives: 'markets',
  },
};
