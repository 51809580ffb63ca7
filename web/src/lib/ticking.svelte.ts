/** The clock of the house as it goes on, for all that shows players' time. */

import { runsLow } from './clock';
import { houseNow } from './house';
import type { TableModel } from './table.svelte';

const TICK = 500; // milliseconds

class Ticking {
  now = $state(houseNow());

  /** Go on while somebody looks; call inside an effect of what looks, and give back what it gives. */
  start(): () => void {
    this.now = houseNow();
    const timer = setInterval(() => (this.now = houseNow()), TICK);
    return () => clearInterval(timer);
  }
}

export const ticking = new Ticking();

/** Whether the reader's own time is nearly up. */
export function isHurried(table: TableModel): boolean {
  const info = table.fresh?.table;
  if (info?.clock == null || info.status !== 'playing' || table.seat === null) return false;
  return runsLow(info.clock, table.seat, ticking.now);
}
