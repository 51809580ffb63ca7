/** The log of a table: one line per event, in the order of the table's versions. */

import type { GameEvent } from './events';
import type { EntryInfo } from './protocol';

export interface LogLine {
  /** `version.number`, so that a line keeps its identity when more arrive. */
  id: string;
  version: number;
  kind: string;
  seat: number | null;
  at: number;
  event: GameEvent | null;
  /** Taken back later. */
  undone: boolean;
}

const TABLE_KINDS = new Set([
  'undo',
  'sit',
  'leave',
  'start',
  'resign',
  'ask-pause',
  'pause',
  'resume',
  'ask-end',
  'hand',
  'timeout',
  'take-back',
]);

/**
 * The lines of new entries after the lines there are; entries already known are left out. Only one's own undo says how
 * many actions it took back; a rival's counts as one.
 */
export function extended(lines: readonly LogLine[], entries: readonly EntryInfo[]): LogLine[] {
  const known = lines.at(-1)?.version ?? 0;
  const all = [...lines];
  for (const entry of entries) {
    if (entry.version <= known) continue;
    if (entry.kind === 'undo') strike(all, entry.steps ?? 1);
    entry.events.forEach((event, number) => {
      all.push({ ...blank(entry), id: `${entry.version}.${number}`, event: event as GameEvent });
    });
    if (entry.events.length === 0 && TABLE_KINDS.has(entry.kind)) {
      all.push({ ...blank(entry), id: `${entry.version}.0`, event: null });
    }
  }
  return all;
}

function blank(entry: EntryInfo): Omit<LogLine, 'id' | 'event'> {
  return { version: entry.version, kind: entry.kind, seat: entry.seat, at: entry.at, undone: false };
}

/** Mark what the last actions caused as taken back. */
function strike(lines: LogLine[], steps: number): void {
  let left = steps;
  let version = -1;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined || line.kind !== 'act' || line.undone) continue;
    if (line.version !== version) {
      if (left === 0) return;
      left -= 1;
      version = line.version;
    }
    lines[at] = { ...line, undone: true };
  }
}
