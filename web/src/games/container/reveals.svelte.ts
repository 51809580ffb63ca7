/** The bids of an auction, turned over one after the other; then the verdict, which stays until it is closed. */

import type { GameEvent } from '../../lib/events';

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

export function isVerdict(events: readonly GameEvent[]): boolean {
  return events.some(({ event }) => event === 'accepted' || event === 'rejected');
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
