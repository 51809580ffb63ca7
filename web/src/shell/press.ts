/**
 * Double presses never reach a new question: what was pressed before it could be seen is not for it. A key that is held
 * down presses once.
 */

import type { TableModel } from '../lib/table.svelte';

/** Where questions are answered; the rest of the page listens at any time. */
const ANSWERS = '.decide, .stage, .dock, .content, .overlay';

export function guarded(node: HTMLElement, table: TableModel): { destroy: () => void } {
  let pressed = 0;
  const answers = (event: Event): boolean =>
    event.isTrusted &&
    event.target instanceof Element &&
    event.target.closest('a, input, textarea, select, summary, .tabs') === null &&
    event.target.closest(ANSWERS) !== null;
  const drop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    table.settle();
  };
  const down = (): void => void (pressed = performance.now());
  const click = (event: MouseEvent): void => {
    const when = event.detail === 0 ? performance.now() : pressed; // without a pointer, by a key
    if (when < table.opensAt && answers(event)) drop(event);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if ((event.repeat || performance.now() < table.opensAt) && answers(event)) drop(event);
  };
  node.addEventListener('pointerdown', down, true);
  node.addEventListener('click', click, true);
  node.addEventListener('keydown', key, true);
  return {
    destroy: () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', key, true);
    },
  };
}
