/** Steps of a replay as lines and entries of a log. */

import type { LogLine } from './log';
import type { EntryInfo, ReplayStep } from './protocol';

export function linesOf(steps: readonly ReplayStep[]): LogLine[] {
  return steps.flatMap((each) =>
    each.events.map((event, number) => ({
      id: `${each.number}.${number}`,
      version: each.number,
      kind: 'act',
      seat: each.seat,
      at: 0,
      event: event as { event: string },
      undone: false,
    })),
  );
}

export function entryOf({ number, seat, events }: ReplayStep): EntryInfo {
  return { version: number, kind: 'act', seat, at: 0, steps: null, events };
}
