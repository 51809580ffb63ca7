/** New Zealand's things as lists to walk through, and how to count them. */

import type { Counts, Stack, Worker } from './view';

export const WORKERS = ['shepherd', 'craftsman', 'sailor', 'shearer'] as const satisfies readonly Worker[];
export const AUXILIARIES = ['money', 'cards', 'certificate', 'ship', 'pathfinder'] as const;
export type Auxiliary = (typeof AUXILIARIES)[number];
export const STACKS = ['wheel', 'barrel', 'bell', 'compass'] as const satisfies readonly Stack[];

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The single things of some counts, in the order in which they are named. */
export function each(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => new Array<string>(count).fill(name));
}

/** Which of its kind the nth of some things is: it stays the same when one of another kind goes. */
export function ordinal(things: readonly string[], at: number): number {
  return things.slice(0, at).filter((thing) => thing === things[at]).length;
}
