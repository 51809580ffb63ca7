/** What happened since one last did something oneself. */

import type { LogLine } from '../lib/log';

/** The lines after the last action of that seat, oldest first; none for spectators or where the seat never acted. */
export function sinceLastTurn(lines: readonly LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const mine = lines.filter((line) => line.kind === 'act' && line.seat === seat && !line.undone).at(-1);
  if (mine === undefined) return [];
  return lines.filter((line) => line.version > mine.version && !line.undone && line.event !== null);
}
