/** The bids of an auction, turned over one after the other; then the verdict, which stays until it is closed. */

import { lastActed } from '../../after/since';
import type { GameEvent } from '../../lib/events';
import type { LogLine } from '../../lib/log';

export interface Bid {
  seat: number;
  amount: number;
  bluff: number;
}

export function bidsOf(events: readonly GameEvent[]): Bid[] {
  return events
    .filter(({ event }) => event === 'bid')
    .map(({ seat, amount, bluff }) => ({ seat: Number(seat), amount: Number(amount), bluff: Number(bluff) }));
}

/**
 * The version of the last verdict that a seat is still told: whoever has gone on since has read it, and whoever goes back
 * has it still to come.
 */
export function lastVerdict(log: readonly LogLine[], seat: number | null, now: number): number | null {
  const said = log.filter(
    ({ event, undone }) => !undone && (event?.event === 'accepted' || event?.event === 'rejected'),
  );
  const version = said.at(-1)?.version ?? null;
  return version === null || version > now || version < (lastActed(log, seat) ?? -1) ? null : version;
}

export class Reveals {
  bids = $state.raw<readonly Bid[]>([]);
  /** How many of them lie open. */
  turned = $state(0);
  private timer: ReturnType<typeof setInterval> | null = null;

  get open(): boolean {
    return this.turned >= this.bids.length;
  }

  /** Turn over bids, one in so many milliseconds; `done` once all lie open. */
  begin(bids: readonly Bid[], time: number, done: () => void): void {
    this.stop();
    this.bids = bids;
    this.turned = 0;
    const turn = (): void => {
      this.turned += 1;
      if (!this.open) return;
      this.stop();
      this.timer = setTimeout(done, time); // the last one wants to be seen, too
    };
    this.timer = setInterval(turn, time);
  }

  close(): void {
    this.stop();
    this.bids = [];
    this.turned = 0;
  }

  private stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }
}
