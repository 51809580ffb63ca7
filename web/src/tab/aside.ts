/**
 * A game against bots at the server, as its player could go on with it here: the last position in which they were asked,
 * with everything that they may not know dealt anew by the server. It is kept while the server answers.
 */

import { api, call } from '../lib/api';
import { canLeave } from '../lib/host';
import type { Done, Fresh } from '../lib/protocol';

const KEPT = 'quayside-aside'; // in the storage of this browser: one game, that of the last table

interface Aside {
  table: string;
  /** What the server gave for it. */
  dump: unknown;
  seats: { kind: string; bot: string | null }[];
}

function kept(): Aside | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Aside | null;
  } catch {
    return null; // storage refused, or not ours
  }
}

/** Whether the game of a table can go on here. */
export const isAside = (table: string): boolean => kept()?.table === table;

/** Whether a position is one to keep: its player is asked, and all others are bots. */
export const canSetAside = ({ table, seat }: Fresh): boolean =>
  seat !== null &&
  table.status === 'playing' &&
  table.pending.includes(seat) &&
  table.seats.every((each) => each.seat === seat || each.kind === 'bot');

/** Keep the position of a table, where everything else is kept. What the server refuses is no loss: the last one stays. */
export async function setAside(fresh: Fresh): Promise<void> {
  if (!canLeave() || !canSetAside(fresh)) return;
  const { id, seats } = fresh.table;
  try {
    const dump = await api.aside(id);
    const game: Aside = { table: id, dump, seats: seats.map(({ kind, bot }) => ({ kind, bot: bot ?? null })) };
    localStorage.setItem(KEPT, JSON.stringify(game));
  } catch {
    // asked together with others, the connection is gone, or there is no room
  }
}

/** Go on with the game of a table in the house of this browser: the new table's id, if it can be done. */
export async function goOn(table: string): Promise<string | null> {
  const game = kept();
  if (game?.table !== table) return null;
  const done = await call<Done>('POST', '/tables/aside', { dump: game.dump, seats: game.seats });
  return done.fresh?.table.id ?? null;
}
