/** Carrying pieces with the pointer, as hands would at a table. Everything that can be carried can be clicked too. */

import type { Action } from 'svelte/action';

export interface Carried {
  /** What is carried, in the game's own words. */
  what: string;
  /** The symbol drawn under the pointer. */
  ghost: string;
  /** How large it is drawn there; 48 by 32 without it. */
  size?: [number, number];
  /** Where it may be put down; keys of `data-drop`. */
  drop(key: string): void;
}

class Carry {
  /** What is carried now. */
  what = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  ghost = $state('');
  size = $state.raw<[number, number]>([48, 32]);
}

export const carry = new Carry();
const FAR = 7; // pixels before a press becomes a carry

export const carried: Action<Element, Carried | null> = (node, given) => {
  let piece = given;
  let start: { x: number; y: number; id: number } | null = null;

  function down(event: Event): void {
    const pointer = event as PointerEvent;
    if (piece === null || pointer.button !== 0) return;
    pointer.stopPropagation(); // the board stays where it is
    start = { x: pointer.clientX, y: pointer.clientY, id: pointer.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
  }
  function move(event: PointerEvent): void {
    if (start === null || piece === null || event.pointerId !== start.id) return;
    if (carry.what === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    carry.what = piece.what;
    carry.ghost = piece.ghost;
    carry.size = piece.size ?? [48, 32];
    carry.x = event.clientX;
    carry.y = event.clientY;
  }
  function up(event: PointerEvent): void {
    const was = carry.what;
    stop();
    if (was === null) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    const key = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest('[data-drop]')?.getAttribute('data-drop'))
      .find((found) => found != null);
    if (key != null) piece?.drop(key);
  }
  function stop(): void {
    start = null;
    carry.what = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
  }

  /** A press on a piece that lies on something to press goes there. */
  function press(event: Event): void {
    if (!(event instanceof MouseEvent) || node.closest('.target') !== null) return;
    const below = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest('.target.can'))
      .find((found) => found !== null);
    below?.dispatchEvent(new MouseEvent('click'));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', press);
  node.toggleAttribute('data-carried', piece !== null);
  return {
    update(next) {
      piece = next;
      node.toggleAttribute('data-carried', piece !== null);
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', press);
      if (start !== null) stop();
    },
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
