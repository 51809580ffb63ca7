/** Where the points of a final total lie. */

import type { Shown } from '../../lib/router.svelte';
import type { Values } from '../../lib/words.svelte';

type Place = { keys: string[]; pointed: Values };

const PLACES: Record<string, (seat: number) => Place> = {
  island: (seat) => ({ keys: [`square:${seat}`], pointed: { event: 'discarded', seat } }),
  harbour_store: (seat) => ({ keys: ['store:harbour'], pointed: { seat, store: 'harbour' } }),
  hold: (seat) => ({ keys: [`ship:${seat}`], pointed: { event: 'sailed', seat } }),
  personal_port: (seat) => ({ keys: [`port:${seat}`], pointed: {} }),
  money: () => ({ keys: ['thing:purse'], pointed: {} }),
  loans: () => ({ keys: ['thing:loan'], pointed: {} }),
};

export function place({ seat, item }: Shown): Place {
  return PLACES[item]?.(seat) ?? { keys: [], pointed: {} };
}
