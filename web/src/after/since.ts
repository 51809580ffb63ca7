/** What happened since one last did something oneself. */

import type { LogLine } from '../lib/log';

/** The version of that seat's last action that stands; none for spectators or where the seat never acted. */
export function lastActed(lines: readonly LogLine[], seat: number | null): number | null {
  if (seat === null) return null;
  return lines.filter((line) => line.kind === 'act' && line.seat === seat && !line.undone).at(-1)?.version ?? null;
}

/** The lines after the last action of that seat, oldest first. */
export function sinceLastTurn(lines: readonly LogLine[], seat: number | null): LogLine[] {
  const mine = lastActed(lines, seat);
  if (mine === null) return [];
  return lines.filter((line) => line.version > mine && !line.undone && line.event !== null);
}
