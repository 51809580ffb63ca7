/** Where the points of the final scoring lie. */

import { parse } from '../../about/about';
import type { Shown } from '../../lib/router.svelte';
import type { Values } from '../../lib/words.svelte';

/** What the boards light up by their own names: harbours, and the spaces of the trail. */
export function place({ thing }: Shown): { keys: string[]; pointed: Values } {
  const { kind, id } = parse(thing);
  return { keys: [thing], pointed: kind === 'harbour' ? { harbour: id } : {} };
}
