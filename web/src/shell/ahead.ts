/** The page of a table. Whoever is about to go there can have it fetched beforehand. */

import type { Component } from 'svelte';
import { loadGame } from '../games/registry';
import { inTab } from '../lib/host';
import type { Shown } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

type TablePage = Component<{ id: string; plain: boolean; show: Shown | null }>;

export const tablePage = async (): Promise<TablePage> =>
  (await (inTab ? import('../tab/SharedTable.svelte') : import('./TablePage.svelte'))).default;

/** While the table is laid. What goes wrong here goes wrong again when it is shown, and is told then. */
export function fetchAhead(game: string): void {
  void Promise.allSettled([tablePage(), loadGame(game, settings.plain)]);
}
