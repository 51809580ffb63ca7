/** Where the points of a final total lie. */

import type { ScorePlace } from '../game';
import type { Shown } from '../../lib/router.svelte';

const PLACES: Record<string, (seat: number) => ScorePlace> = {
  island: (seat) => ({
    area: false,
    keys: [`square:${seat}`, `island:${seat}`],
    pointed: { event: 'discarded', seat },
  }),
  harbour_store: (seat) => ({ area: true, keys: ['store:harbour'], pointed: { seat, store: 'harbour' } }),
  hold: (seat) => ({ area: false, keys: [`ship:${seat}`], pointed: { event: 'sailed', seat } }),
  personal_port: (seat) => ({ area: false, keys: [`port:${seat}`], pointed: {} }),
  money: (seat) => ({ area: true, keys: ['thing:purse', `purse:${seat}`], pointed: {} }),
  loans: () => ({ area: true, keys: ['thing:loan'], pointed: {} }),
};

export function place(_: unknown, { seat, item, thing }: Shown): ScorePlace {
  return PLACES[item]?.(seat) ?? { area: true, keys: [thing], pointed: {} };
}
