/** What happened since one last did something oneself. */

import type { LogLine } from '../lib/log';

/** The version of that seat's last action that stands; none for spectators or where the seat never acted. */
export function lastActed(lines: readonly LogLine[], seat: number | null): number | null {
  if (seat === null) return null;
  return lines.filter((line) => line.kind === 'act' && line.seat === seat && !line.undone).at(-1)?.version ?? null;
}

/** The lines after the last action of that seat, or since the game began, oldest first; none for spectators. */
export function sinceLastTurn(lines: readonly LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const mine = lastActed(lines, seat) ?? 0;
  return lines.filter((line) => line.version > mine && !line.undone && line.event !== null);
}
