/**
 * The one tip of the page, beside whatever is looked at: what an action would do, or why it cannot be done. Whatever
 * stands for an action says so with `data-action`; looks at it are heard in `Tip.svelte`.
 */

import type { Because, Foretold } from '../lib/advised.svelte';
import type { TableModel } from '../lib/table.svelte';

export interface Tip {
  /** What it speaks of: the tip stands beside it, never over it. */
  element: Element;
  action: string;
  /** No action yet, but the first of several choices: what is chosen. */
  says: string | null;
  /** The action may be taken: what it would do. */
  foretold: Foretold | null;
  /** It may not: why. */
  because: Because | null;
}

/** How long the pointer or the keyboard rests on a thing before the server is asked about it, in milliseconds. */
export const REST = 350;
/** How long a finger rests on something before it asks instead of acting. */
export const PRESS = 500;
/** How long the tip stays when the pointer has left, so that it can be reached. */
const LINGER = 250;

class Tips {
  shown = $state.raw<Tip | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private looked: Element | null = null;

  /** Somebody looks at the element: ask once the look has rested there. Who passes by asks nothing. */
  look(table: TableModel, action: string, element: Element, delay = REST): void {
    if (this.looked === element) return this.stay();
    this.hide();
    this.looked = element;
    this.timer = setTimeout(() => this.ask(table, action, element), delay);
  }

  /** The same for something that needs no asking. */
  read(says: string, element: Element, delay = REST): void {
    if (this.looked === element) return this.stay();
    this.hide();
    this.looked = element;
    this.timer = setTimeout(() => {
      this.shown = { element, action: '', says, foretold: null, because: null };
    }, delay);
  }

  /** Ask what it does, or why not, and show the answer beside the element. */
  ask(table: TableModel, action: string, element: Element): void {
    this.stay();
    this.looked = element;
    const number = ++this.asked;
    void said(table, action).then((told) => {
      if (told !== null && number === this.asked) this.shown = { element, action, says: null, ...told };
    });
  }

  /** Do not go yet. */
  stay(): void {
    if (this.timer !== null && this.shown !== null) clearTimeout(this.timer);
  }

  /** The pointer has left. */
  leave(): void {
    if (this.looked === null) return;
    if (this.shown === null) return this.hide();
    this.stay();
    this.timer = setTimeout(() => this.hide(), LINGER);
  }

  hide(): void {
    this.asked += 1;
    this.looked = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shown = null;
  }
}

async function said(table: TableModel, action: string): Promise<Pick<Tip, 'foretold' | 'because'> | null> {
  if (table.offer(action) !== undefined) {
    const foretold = await table.foresee(action);
    return foretold === null ? null : { foretold, because: null };
  }
  const because = await table.whyNot(action);
  return because === null ? null : { foretold: null, because };
}

export const tips = new Tips();
