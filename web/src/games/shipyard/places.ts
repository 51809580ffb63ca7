/** Where the points of a player lie: ships that sailed, contracts and employees. */

import { parse } from '../../about/about';
import type { Shown } from '../../lib/router.svelte';
import type { Values } from '../../lib/words.svelte';

export function place({ seat, thing }: Shown): { keys: string[]; pointed: Values } {
  const { kind, id } = parse(thing);
  return { keys: [thing, ...(kind === 'ship' ? [`fleet:${seat}`] : [])], pointed: { [kind]: id } };
}
