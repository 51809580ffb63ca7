/** Where the points of a player lie: ships that sailed, contracts and employees, all of them before the player. */

import { parse } from '../../about/about';
import type { ScorePlace } from '../game';
import type { Shown } from '../../lib/router.svelte';

export function place(_: unknown, { thing }: Shown): ScorePlace {
  const { kind } = parse(thing);
  return { area: true, keys: [thing, ...(kind === 'fleet' ? ['thing:fleet'] : [])], pointed: {} };
}
