/** The one "why not" of the page, beside whatever was asked about. */

import type { Because, TableModel } from '../lib/table.svelte';

export interface Tip {
  x: number;
  y: number;
  below: boolean;
  because: Because;
}

/** How long the pointer or the keyboard rests on a thing before the server is asked about it, in milliseconds. */
const REST = 350;

class Tips {
  shown = $state.raw<Tip | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Somebody looks at the element: ask once the look has rested there. Who passes by asks nothing. */
  look(table: TableModel, action: string, element: Element): void {
    this.ask(table, action, element, REST);
  }

  /** Ask why and show the answer beside the element. */
  ask(table: TableModel, action: string, element: Element, delay = 0): void {
    const number = ++this.asked;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void table.whyNot(action).then((because) => {
        if (because === null || number !== this.asked) return;
        const box = element.getBoundingClientRect();
        const below = box.top < 140;
        const x = Math.min(innerWidth - 132, Math.max(132, box.left + box.width / 2));
        this.shown = { x, y: below ? box.bottom + 10 : box.top - 10, below, because };
      });
    }, delay);
  }

  hide(): void {
    this.asked += 1;
    if (this.timer !== null) clearTimeout(this.timer);
    this.shown = null;
  }
}

export const tips = new Tips();
