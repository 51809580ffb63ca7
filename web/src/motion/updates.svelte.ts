/**
 * What the server tells, shown one action at a time. The server sends everything at once, so the page keeps what has
 * come and shows the next thing when the last one has been seen. Nothing is lost or shown out of order, and what is
 * asked of somebody comes with the last of it, so that nobody answers an old question.
 */

import type { Tempo } from './pace';

export interface Shows<Update> {
  /** Show an update; not `asking`, without what it asks. */
  present(update: Update, asking: boolean): void;
  /** How many beats it takes to see what an update tells; none if there is nothing to see. */
  beats(update: Update): number;
  /** It is what one has just done, or leaves open what one is asked already: no reason to wait. */
  own(update: Update): boolean;
  tempo(): Tempo;
  /** How many updates may wait; more are shown at once. */
  most(): number;
}

export class Updates<Update> {
  private waiting = $state.raw<readonly Update[]>([]);
  /** What is looked at now. */
  private held = $state.raw<{ update: Update; asked: boolean; own: boolean } | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private shows: Shows<Update>) {}

  /** The newest that has come and is not settled yet. */
  get latest(): Update | null {
    return this.waiting.at(-1) ?? this.held?.update ?? null;
  }
  /** How many are still to be shown. */
  get left(): number {
    return this.waiting.length;
  }
  /** Something that others did is being shown: there is something to skip. */
  get showing(): boolean {
    return this.waiting.length > 0 || (this.held !== null && !this.held.own);
  }
  /** Nothing happens until somebody asks for the next action. */
  get waits(): boolean {
    return this.showing && this.shows.tempo().beat === null;
  }

  add(update: Update): void {
    if (this.shows.tempo().beat === 0) {
      this.skip();
      this.shows.present(update, true);
      return;
    }
    if (this.waiting.length === 0 && this.held?.own !== false && this.shows.own(update)) {
      this.show(update, true);
      return;
    }
    this.waiting = [...this.waiting, update];
    if (this.held?.asked === true) {
      this.held = { ...this.held, asked: false };
      this.shows.present(this.held.update, false); // what it asked is no longer open
    }
    if (this.waiting.length > this.shows.most()) this.skip();
    else if (this.held === null) this.next();
  }

  /** Go on to the next thing there is to see, or to what is asked. */
  next(): void {
    this.stop();
    const done = this.held;
    this.held = null;
    for (;;) {
      const [update, ...rest] = this.waiting;
      if (update === undefined) break;
      this.waiting = rest;
      const own = this.shows.own(update);
      if (this.shows.beats(update) > 0) {
        this.show(update, own && rest.length === 0);
        return;
      }
      this.shows.present(update, rest.length === 0);
      if (rest.length === 0) return;
    }
    if (done !== null && !done.asked) this.shows.present(done.update, true);
  }

  /** Show how it stands now. */
  skip(): void {
    this.stop();
    const all = this.waiting;
    const { held } = this;
    this.waiting = [];
    this.held = null;
    all.forEach((update, at) => this.shows.present(update, at === all.length - 1));
    if (all.length === 0 && held !== null && !held.asked) this.shows.present(held.update, true);
  }

  /** Forget everything: the table is left, or begins anew. */
  clear(): void {
    this.stop();
    this.waiting = [];
    this.held = null;
  }

  /** Show something and look at it for a while. */
  private show(update: Update, own: boolean): void {
    this.stop();
    const { beat, flight } = this.shows.tempo();
    const beats = this.shows.beats(update);
    const spectacle = beats > 1;
    const asked = own && !spectacle;
    this.shows.present(update, asked);
    this.held = { update, asked, own: asked };
    if (beats === 0 && asked) this.held = null;
    else if (asked) this.timer = setTimeout(() => this.next(), flight);
    else if (beat !== null) this.timer = setTimeout(() => this.next(), Math.max(1, beats) * beat);
    else if (own) this.timer = setTimeout(() => this.next(), beats * flight);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
