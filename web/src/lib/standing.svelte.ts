/** How a table stands, as the reader sees it. */

import { namesOf } from './names';
import type { ClockInfo, Fresh, Offer } from './protocol';
import { capital, words, type Naming } from './words.svelte';

/** What a game's own code adds to the words of its table. */
export interface Speech {
  /** Opponents without a seat at the table; they come after those who have one. */
  guests(): string[];
  naming: Naming;
}

export class StandingTable {
  fresh = $state.raw<Fresh | null>(null);
  /** Set by the game's code. */
  speech = $state.raw<Speech | null>(null);
  /** A lesson: nobody else is here, and nothing is at stake. */
  readonly practice: boolean = false;
  /** A game that is looked at again. */
  readonly replayed: boolean = false;
  private byAction = $derived(new Map(this.legal.map((offer) => [offer.action, offer])));

  constructor(readonly table: string) {}

  get game(): string {
    return this.fresh?.table.game ?? '';
  }
  get seat(): number | null {
    return this.fresh?.seat ?? null;
  }
  /** What the reader may do: nothing lights up while a bot decides. */
  get legal(): Offer[] {
    return this.driven ? [] : (this.fresh?.legal ?? []);
  }
  get names(): string[] {
    return [...(this.fresh === null ? [] : namesOf(this.fresh.table)), ...(this.speech?.guests() ?? [])];
  }
  /** What the seat is called whose area lies before the reader: "you", unless it is somebody else's in a replay. */
  get ownName(): string {
    const seat = this.seat === null ? undefined : this.fresh?.table.seats[this.seat];
    return seat === undefined || seat.you ? capital(words.say('web-you')) : (this.names[seat.seat] ?? '');
  }
  /** Seats that the game waits for. */
  get pending(): number[] {
    return this.fresh?.table.pending ?? [];
  }
  get myTurn(): boolean {
    return !this.driven && (this.fresh?.decision != null || this.fresh?.can_confirm === true);
  }
  /** A bot decides for the reader. */
  get driven(): boolean {
    return this.seat !== null && !this.practice && this.fresh?.table.seats[this.seat]?.driven === true;
  }
  /** The clocks of a game that goes on; nobody has time to lose in one that is over or shown again. */
  get clock(): ClockInfo | null {
    return this.over || this.fresh?.table.status === 'finished' ? null : (this.fresh?.table.clock ?? null);
  }
  get over(): boolean {
    return this.fresh?.table.status === 'finished' || this.fresh?.view?.over === true;
  }

  /** The offer of that action if it may be taken now. */
  offer(action: string): Offer | undefined {
    return this.byAction.get(action);
  }
}
