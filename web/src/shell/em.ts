/** How large the smallest readable text is inside a drawing, in the drawing's own units; see base.css. */

import { getContext, setContext } from 'svelte';

const EM = Symbol('em');
/** A drawing so small that its texts would have to be larger than that is hardly to be seen: they stay unreadable. */
export const MOST = 30;

export function setEm(units: () => number): void {
  setContext(EM, units);
}

export function getEm(): () => number {
  return getContext<(() => number) | undefined>(EM) ?? (() => 11);
}
