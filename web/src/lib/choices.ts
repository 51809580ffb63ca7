/** What "Play now" begins: the size, the bots' strength, modules, a first-game set-up, or the opponent of a lone player. */

import { MANIFESTS } from '../games/registry';
import { botLabel, botsOf, LEVELS, usualBot } from './bots';
import type { Setting } from './events';
import type { CreateRequest, GameInfo } from './protocol';
import { settings, type Choice } from './settings.svelte';
import { t } from './words.svelte';

/** A choice with nothing left open. */
export interface Chosen {
  players: number;
  bot: string;
  options: Record<string, Setting>;
}

/** The levels alone; the other bots are for new tables. */
export function levelsOf(game: GameInfo): string[] {
  const levels = botsOf(game).filter((bot) => LEVELS.includes(bot));
  return levels.length > 0 ? levels : botsOf(game);
}

/** How many may sit at a table with bots; one alone only where there is somebody to meet. */
export function sizesOf(game: GameInfo): number[] {
  const [low, high] = game.players;
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return all.filter((players) => players > 1 || MANIFESTS.get(game.id)?.solo !== undefined);
}

/** A middling table, as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return Math.min(game.players[1], Math.max(game.players[0], 3));
}

/** What was chosen last as far as the game still offers it, else what is usual. */
export function chosen(game: GameInfo, kept: Choice = settings.play[game.id] ?? {}): Chosen {
  const options = Object.entries(kept.options ?? {}).filter(([name, value]) => allows(game, name, value));
  return {
    players: sizesOf(game).find((players) => players === kept.players) ?? usualPlayers(game),
    bot: usualBot(game, kept.bot ?? settings.bot),
    options: Object.fromEntries(options),
  };
}

function allows(game: GameInfo, name: string, value: Setting): boolean {
  const option = game.options.find((each) => each.name === name);
  if (option === undefined || typeof option.default !== typeof value) return false;
  return option.choices == null || option.choices.includes(String(value));
}

/** The value of an option under a choice. */
export function valueOf(game: GameInfo, choice: Chosen, option: string): Setting | undefined {
  return choice.options[option] ?? game.options.find((each) => each.name === option)?.default;
}

/** Whether the options are those of a first game. */
export function isFirst(game: GameInfo, choice: Chosen): boolean {
  const first = Object.entries(MANIFESTS.get(game.id)?.first ?? {});
  return first.length > 0 && first.every(([name, value]) => valueOf(game, choice, name) === value);
}

/** The same choice with or without the set-up of a first game. */
export function withFirst(game: GameInfo, choice: Chosen, first: boolean): Chosen {
  const asked = MANIFESTS.get(game.id)?.first ?? {};
  const others = Object.entries(choice.options).filter(([name]) => !(name in asked));
  return { ...choice, options: { ...Object.fromEntries(others), ...(first ? asked : {}) } };
}

/** Who is met by one who plays alone, and how strong they are; null with others at the table. */
export function soloLevel(game: GameInfo, choice: Chosen): string | null {
  const option = MANIFESTS.get(game.id)?.solo;
  return option === undefined || choice.players > 1 ? null : String(valueOf(game, choice, option));
}

/** The choice in a few words, for the card of the game. */
export function summary(game: GameInfo, choice: Chosen): string[] {
  const level = soloLevel(game, choice);
  const manifest = MANIFESTS.get(game.id);
  return [
    level === null
      ? t('web-against', { count: choice.players - 1, level: botLabel(choice.bot) })
      : t(`${game.id}-card-solo`, { level: t(`web-choice-${level}`) }),
    ...(manifest?.modules ?? [])
      .filter((option) => valueOf(game, choice, option) === true)
      .map((option) => t(`${game.id}-card-module-${option}`)),
    ...(isFirst(game, choice) ? [t('web-first-game')] : []),
  ];
}

/** The table that a choice asks for. */
export function tableFor(game: GameInfo, { players, bot, options }: Chosen): CreateRequest {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot }));
  return { game: game.id, seats: [{ kind: 'person' }, ...bots], options, public: false };
}
