/** The options of a game in words, and the clock of a table. */

import type { Setting } from './events';
import type { TableInfo } from './protocol';
import { seatNumber } from './seats';
import { t, words } from './words.svelte';

export function optionLabel(game: string, option: string): string {
  return words.named(`${game}-option-${option}`, option);
}

/** A choice of an option: a seat, or a word. */
export function choiceLabel(game: string, option: string, choice: string): string {
  const seat = seatNumber(choice);
  if (seat >= 0) return t('web-choice-seat', { number: seat + 1 });
  const key = [`web-choice-${option}-${choice}`, `web-choice-${choice}`].find((each) => words.has(each));
  return key === undefined ? words.value(game, option, choice, { names: [] }) : t(key);
}

export function valueLabel(game: string, option: string, value: Setting): string {
  if (typeof value === 'boolean') return t(value ? 'web-yes' : 'web-no');
  return typeof value === 'number' ? String(value) : choiceLabel(game, option, value);
}

/** How much time there is. */
export function clockLabel(table: TableInfo): string {
  if (table.mode === 'turns') return t('web-turns');
  if (table.clock === null) return t('web-clock-none');
  return t('web-clock-of', { minutes: Math.round(table.clock.seconds / 60), seconds: table.clock.increment });
}
