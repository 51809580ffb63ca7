/** The one card of the page that says what a thing is. */

import { ABOUT, type About } from './about';

/** How long the pointer or the keyboard rests on a thing before its card is shown, in milliseconds. */
export const REST = 350;
/** How long a finger rests on something that would act, before it asks instead. */
export const PRESS = 500;

export interface Shown {
  about: About;
  /** What it is about: the card stands beside it. */
  thing: Element;
}

class Abouts {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: Element | null = null;

  /** Somebody looks at a thing: tell about it once the look has rested there. */
  look(thing: Element, tell: (key: string) => About | null, delay: number = REST): void {
    if (this.waiting === thing) return;
    this.cancel();
    if (this.shown?.thing === thing) return;
    this.waiting = thing;
    this.timer = setTimeout(() => this.tell(thing, tell), delay);
  }

  /** Show the card of a thing now. */
  tell(thing: Element, tell: (key: string) => About | null): void {
    this.cancel();
    const about = tell(thing.getAttribute(ABOUT) ?? '');
    this.shown = about === null ? null : { about, thing };
  }

  /** The pointer has left: time enough to reach the card. */
  leaveSoon(): void {
    this.cancel();
    if (this.shown !== null) this.timer = setTimeout(() => this.leave(), REST);
  }

  /** Stay as it is. */
  stay(): void {
    this.cancel();
  }

  /** Whoever looked has looked away. */
  leave(): void {
    this.cancel();
    this.shown = null;
  }

  private cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = null;
  }
}

export const abouts = new Abouts();
