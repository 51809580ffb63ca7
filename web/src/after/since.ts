/** What happened since one last did something oneself. */

import type { LogLine } from '../lib/log';

/** The version of that seat's last action that stands; none for spectators or where the seat never acted. */
export function lastActed(lines: readonly LogLine[], seat: number | null): number | null {
  if (seat === null) return null;
  return lines.filter((line) => line.kind === 'act' && line.seat === seat && !line.undone).at(-1)?.version ?? null;
}

/**
 * The lines after the last action of that seat, or of one that has not acted yet since the game began, oldest first. None
 * for spectators, nor where the lines go back to neither.
 */
export function sinceLastTurn(lines: readonly LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const mine = lastActed(lines, seat) ?? lines.filter((line) => line.kind === 'start').at(-1)?.version;
  if (mine === undefined) return [];
  return lines.filter((line) => line.version > mine && !line.undone && line.event !== null);
}
