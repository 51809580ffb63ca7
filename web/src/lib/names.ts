/** Who sits at a table, and what is said of a table in a line. */

import type { TableInfo } from './protocol';
import { words } from './words.svelte';

export function botName(seat: number): string {
  return words.say('web-bot-name', { seat });
}

/** The names of all seats, bots and free ones too. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat, at) => seat.name ?? (seat.bot === null ? words.say('web-empty-seat') : botName(at)));
}

export function mySeat(table: TableInfo): number | null {
  return table.seats.find((seat) => seat.you)?.seat ?? null;
}

/** Whom a running game waits for. */
export function awaited(table: TableInfo): number[] {
  if (table.status !== 'playing') return [];
  return table.unconfirmed === null ? table.pending : [table.unconfirmed];
}

/** A day and a time, in the reader's way of writing them. */
export function when(seconds: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(seconds * 1000));
}

/** My place and points in a game that is over; null for those who only watched. */
export function outcome(table: TableInfo): { rank: number; of: number; points: number } | null {
  const seat = mySeat(table);
  const rank = seat === null ? undefined : table.result?.ranks[seat];
  const points = seat === null ? undefined : table.result?.scores[seat];
  return rank === undefined || points === undefined
    ? null
    : { rank, of: table.result?.ranks.length ?? table.seats.length, points };
}
