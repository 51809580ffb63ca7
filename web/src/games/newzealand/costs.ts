/** What things cost, as it is told. */

import { signed } from '../../lib/numbers';
import { words } from '../../lib/words.svelte';
import { STACK_GOLD } from './parts';
import type { Stack } from './view';

/** From the least to the most of something. */
export interface Span {
  least: number;
  most: number;
}

/** What something takes from or gives to the purse: one amount, or from the best to the worst that it may be. */
export function costText({ least, most }: Span): string {
  const amounts = [...new Set([least, most])];
  return amounts.map((cost) => (cost === 0 ? '0' : signed(-cost))).join('…');
}

/** How wide that is on a sign, after the number of steps. */
export function costWidth(span: Span, em: number): number {
  if (span.least === 0 && span.most === 0) return 0;
  return 20 + costText(span).length * Math.max(12, em) * 0.63;
}

/** A fee in words, if there is one. */
export function fee([least, most]: [number, number] = [0, 0]): string[] {
  return least === 0 && most === 0 ? [] : [words.say('newzealand-fee', { cost: costText({ least, most }) })];
}

export function stackGold(stack: Stack): number {
  return STACK_GOLD.get(stack) ?? 0;
}
