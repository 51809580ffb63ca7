/** How large the smallest readable text is inside a drawing, in the drawing's own units; see base.css. */

import { getContext, setContext } from 'svelte';

const EM = Symbol('em');

export function setEm(units: () => number): void {
  setContext(EM, units);
}

export function getEm(): () => number {
  return getContext<(() => number) | undefined>(EM) ?? (() => 11);
}
