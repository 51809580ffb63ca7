/** Ways into a game. */

import { api } from '../lib/api';
import { chosen, tableFor, type Chosen } from '../lib/choices';
import type { GameInfo } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { fetchAhead } from '../shell/ahead';

/** One click: a table with bots, begun at once, as it was chosen last. */
export async function playNow(game: GameInfo, choice: Chosen = chosen(game)): Promise<void> {
  fetchAhead(game.id);
  await session.somebody();
  const made = await api.create(tableFor(game, choice));
  const table = made.fresh?.table;
  if (table === undefined) return;
  if (table.status === 'open') await api.start(table.id);
  router.go(`#/table/${table.id}`);
}
