/** The people one has played with, as the games tell that are over. */

import { mySeat } from '../lib/names';
import type { TableInfo } from '../lib/protocol';

export interface Companion {
  name: string;
  /** Games that were played to their end together. */
  games: number;
  /** Of these, how often one came in before them. */
  ahead: number;
  /** The latest of them: where to ask for another. */
  last: TableInfo;
  /** Where they sat there. */
  seat: number;
}

/** The latest companions first. Accounts are not told apart from guests of the same name: tables know names only. */
export function companions(history: readonly TableInfo[]): Companion[] {
  const found = new Map<string, Companion>();
  const ended = history.filter((table) => table.result !== null && !table.imported);
  for (const table of [...ended].sort((a, b) => (b.ended_at ?? 0) - (a.ended_at ?? 0))) {
    const mine = mySeat(table);
    if (mine === null) continue;
    const rank = (seat: number): number => table.result?.ranks[seat] ?? Infinity;
    for (const { seat, name, kind } of table.seats) {
      if (seat === mine || kind !== 'person' || name === null) continue;
      const known = found.get(name) ?? { name, games: 0, ahead: 0, last: table, seat };
      const ahead = known.ahead + (rank(mine) < rank(seat) ? 1 : 0);
      found.set(name, { ...known, games: known.games + 1, ahead });
    }
  }
  return [...found.values()];
}
