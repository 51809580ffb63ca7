/** The bids one may make, as a grid of amounts and bluff cards. */

import type { Offer } from '../../lib/protocol';

export interface Grid {
  amounts: number[];
  /** The bluff cards that may go with an amount. */
  bluffs: Map<number, number[]>;
  action(amount: number, bluff: number): string | null;
}

export function bidGrid(legal: readonly Offer[], kind: 'bid' | 'bid_money'): Grid {
  const bluffs = new Map<number, number[]>();
  const actions = new Map<string, string>();
  for (const offer of legal) {
    if (offer.kind !== kind) continue;
    const amount = Number(offer.args.amount);
    const bluff = Number(offer.args.bluff ?? 0);
    bluffs.set(amount, [...(bluffs.get(amount) ?? []), bluff].sort());
    actions.set(`${amount}/${bluff}`, offer.action);
  }
  return {
    amounts: [...bluffs.keys()].sort((a, b) => a - b),
    bluffs,
    action: (amount, bluff) => actions.get(`${amount}/${bluff}`) ?? null,
  };
}

/** The nearest amount in a direction; the same where there is none. */
export function stepped(amounts: readonly number[], from: number, step: 1 | -1): number {
  const further = amounts.filter((amount) => (step > 0 ? amount > from : amount < from));
  return (step > 0 ? further[0] : further.at(-1)) ?? from;
}
