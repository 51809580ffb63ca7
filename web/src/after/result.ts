/** How a game ended, in the reader's words, and the way to play it again. */

import { api } from '../lib/api';
import { mySeat } from '../lib/names';
import { router } from '../lib/router.svelte';
import type { TableModel } from '../lib/table.svelte';
import { capital, t, words } from '../lib/words.svelte';

/** As a view tells it: by seat, and whoever plays without a seat after them. */
export interface Result {
  reason: string;
  ranks: number[];
  scores: number[];
  sheet: Record<string, number>[];
}

export function resultOf(table: TableModel): Result | null {
  return (table.fresh?.view?.result ?? null) as Result | null;
}

/** Seats from the winner down. */
export function placed({ ranks }: Result): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
}

/** One's own seat, with whose eyes one ever looks. */
const own = (table: TableModel): number | null => (table.fresh === null ? null : mySeat(table.fresh.table));

/** The reader is "you", whatever they are called. */
export function calledNames(table: TableModel, { ranks }: Result): string[] {
  return ranks.map((_, seat) => (seat === own(table) ? capital(t('web-you')) : (table.names[seat] ?? '')));
}

/** Who won, in a sentence. */
export function verdict(table: TableModel, result: Result): string {
  const names = calledNames(table, result);
  const winners = placed(result).filter((seat) => result.ranks[seat] === 1);
  if (winners.length === 1 && winners[0] === own(table)) return t('web-you-win');
  return t('web-winner', { names: winners.map((seat) => names[seat]).join(', '), count: winners.length });
}

/** How it came to the end, and what decided between equals. */
export function closing(game: string, result: Result): string[] {
  const reason = words.named(`${game}-end-${result.reason}`, result.reason);
  const [first = 0, second = 0] = placed(result);
  const broken = result.scores[first] === result.scores[second] && result.ranks[first] !== result.ranks[second];
  const tie = `${game}-end-tie`;
  return broken && words.has(tie) ? [reason, words.say(tie)] : [reason];
}

/** The same people at a new table; whoever owns it begins it if nobody is missing, the others come to its waiting room. */
export async function playAgain(table: string): Promise<void> {
  const next = (await api.rematch(table)).fresh?.table;
  if (next === undefined) return;
  const full = next.seats.every((seat) => seat.kind === 'bot' || seat.name !== null);
  if (next.owner && next.status === 'open' && full) await api.start(next.id);
  router.go(`#/table/${next.id}`);
}
