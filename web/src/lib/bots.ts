/** The bots that the server offers for a game, in the order in which a player would look for them. */

import type { GameInfo } from './protocol';
import { capital, words } from './words.svelte';

const ORDER = ['beginner', 'club', 'expert', 'master', 'greedy', 'ismcts', 'hasty', 'random'];
/** Whom to play against unless the player says otherwise: sensible, and answering at once. */
const USUAL = ['club', 'greedy', 'beginner'];

/** Other names of a level: no choice of their own where the level is offered. */
const SAME: Record<string, string> = { greedy: 'club', ismcts: 'master' };

export function botsOf(game: GameInfo): string[] {
  const place = (bot: string): number => (ORDER.includes(bot) ? ORDER.indexOf(bot) : ORDER.length);
  return game.bots.filter((bot) => !game.bots.includes(SAME[bot] ?? '')).sort((a, b) => place(a) - place(b));
}

/** The wanted bot if this game has it, else the usual one. */
export function usualBot(game: GameInfo, wanted = ''): string {
  return [wanted, ...USUAL].find((bot) => game.bots.includes(bot)) ?? botsOf(game)[0] ?? 'random';
}

export function botLabel(bot: string): string {
  const key = `web-level-${bot}`;
  return words.has(key) ? words.say(key) : capital(bot);
}
