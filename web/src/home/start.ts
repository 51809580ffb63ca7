/** Ways into a game. */

import { api } from '../lib/api';
import { usualBot } from '../lib/bots';
import type { CreateRequest, GameInfo } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';

/** How many play against bots: a middling table, as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return Math.min(game.players[1], Math.max(game.players[0], 3));
}

export function againstBots(game: GameInfo): CreateRequest {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => ({
    kind: 'bot' as const,
    bot: usualBot(game, settings.bot),
  }));
  return { game: game.id, seats: [{ kind: 'person' }, ...bots], public: false };
}

/** One click: a table with bots, begun at once. */
export async function playNow(game: GameInfo): Promise<void> {
  await session.somebody();
  const made = await api.create(againstBots(game));
  const table = made.fresh?.table;
  if (table === undefined) return;
  if (table.status === 'open') await api.start(table.id);
  router.go(`#/table/${table.id}`);
}
