/** The bots that the server offers for a game, in the order in which a player would look for them. */

import type { GameInfo } from './protocol';
import { capital, words } from './words.svelte';

/** The levels that people choose among, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'club', 'expert', 'master', 'grandmaster'];
const ORDER = [...LEVELS, 'greedy', 'ismcts', 'hasty', 'random'];
/** Whom to play against unless the player says otherwise: sensible, and answering at once. */
const USUAL = ['club', 'greedy', 'beginner'];

/** Other names of a level: no choice of their own where the level is offered. */
const SAME: Record<string, string> = { greedy: 'club', ismcts: 'master', planner: 'grandmaster' };

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
