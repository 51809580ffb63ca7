/** The games that bring a table of their own, found by their folders; any other is played on the generic one. */

import type { Handbook } from '../about/about';
import type { Story } from '../lib/story';
import { words } from '../lib/words.svelte';
import type { GameModule } from './game';
import type { Manifest } from './manifest';

const FOUND = import.meta.glob<Manifest>('./*/manifest.ts', { import: 'manifest', eager: true });

const PIECES = import.meta.glob<string>('./*/pieces.svg', { query: '?raw', import: 'default' });

const HANDBOOKS = import.meta.glob<Handbook>('./*/about.ts', { import: 'handbook' });

const STORIES = import.meta.glob<Story>('./*/story.ts', { import: 'story' });

/** By id, which is the folder's name, in the order of the home page. */
export const MANIFESTS: ReadonlyMap<string, Manifest> = new Map(
  Object.entries(FOUND)
    .map(([path, manifest]): [string, Manifest] => [path.split('/')[1] ?? '', manifest])
    .sort(([, a], [, b]) => a.place - b.place),
);

export function iconOf(game: string): string {
  return MANIFESTS.get(game)?.icon ?? 'ship';
}

/** The files of words that cards of games need. */
export const CARD_WORDS = [...MANIFESTS.keys()].map((game) => `${game}-card`);

const generic = async (): Promise<GameModule> => (await import('../generic/table')).game;

/** A game's table and its words; the generic table for games without one, and for those who want it plain. */
export async function loadGame(game: string, plain = false): Promise<GameModule> {
  const load = (plain ? undefined : MANIFESTS.get(game)?.table) ?? generic;
  const [module] = await Promise.all([load(), needWords(game), loadStory(game)]);
  return module;
}

/** The words of a table; those of a game without one come from the server. */
async function needWords(game: string): Promise<void> {
  await words.need(game, `${game}-web`, ...(`./${game}/about.ts` in HANDBOOKS ? [`${game}-about`] : []));
}

/** What a game says about its things, with the words for it; null where it has no table of its own. */
export async function loadHandbook(game: string): Promise<Handbook | null> {
  const load = HANDBOOKS[`./${game}/about.ts`];
  if (load === undefined) return null;
  const [handbook] = await Promise.all([load(), needWords(game)]);
  return handbook;
}

/** The drawings of a game's pieces as SVG text; nothing where it has none. */
export async function loadPieces(game: string): Promise<string> {
  return (await PIECES[`./${game}/pieces.svg`]?.()) ?? '';
}

/** How a game is told, where it says so. */
async function loadStory(game: string): Promise<void> {
  const story = await STORIES[`./${game}/story.ts`]?.();
  if (story !== undefined) words.addStory(game, story);
}
