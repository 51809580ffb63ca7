/** The bots that the server offers for a game, in the order in which a player would look for them. */

import type { GameInfo } from './protocol';
import { capital, words } from './words.svelte';

/** The levels that people choose among, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'club', 'expert', 'master', 'grandmaster'];
const ORDER = [...LEVELS, 'greedy', 'ismcts', 'hasty', 'random'];
/** Whom to play against unless the player says otherwise: sensible, and answering at once. */
const USUAL = ['club', 'greedy', 'beginner'];

/** Other names of a level: no choice of their own where the level is offered. */
const SAME: Record<string, string> = {
  greedy: 'club',
  seasoned: 'expert',
  ismcts: 'master',
  rehearser: 'master',
  planner: 'grandmaster',
};

/** A bot is told by its level, and by a character where it has one: `club:character=builder`. */
export const levelOf = (bot: string): string => bot.split(':')[0] ?? bot;
const characterOf = (bot: string): string => bot.split('=')[1] ?? PLAIN;
const PLAIN = 'plain';

export function botsOf(game: GameInfo): string[] {
  const place = (bot: string): number => (ORDER.includes(levelOf(bot)) ? ORDER.indexOf(levelOf(bot)) : ORDER.length);
  return game.bots.filter((bot) => !game.bots.includes(SAME[bot] ?? '')).sort((a, b) => place(a) - place(b));
}

/** The wanted bot if this game has it, else the usual one. */
export function usualBot(game: GameInfo, wanted = ''): string {
  return [wanted, levelOf(wanted), ...USUAL].find((bot) => game.bots.includes(bot)) ?? botsOf(game)[0] ?? 'random';
}

/** The same level with each of its characters, the plain one first; nothing where it has none. */
export function charactersOf(game: GameInfo, bot: string): string[] {
  const found = game.bots.filter((each) => levelOf(each) === levelOf(bot));
  return found.length > 1 ? found : [];
}

export function botLabel(bot: string): string {
  const level = said(`web-level-${levelOf(bot)}`, levelOf(bot));
  return bot === levelOf(bot) ? level : `${level}, ${character(bot)}`;
}

export function characterLabel(bot: string): string {
  return capital(character(bot));
}

function character(bot: string): string {
  return said(`web-character-${characterOf(bot)}`, characterOf(bot));
}

function said(key: string, name: string): string {
  return words.has(key) ? words.say(key) : capital(name);
}
