/** Words for what things are, without any table. */

import { capital, words, type Values } from '../../../lib/words.svelte';
import { sayAction } from '../say';

/** A message about things. */
export function say(key: string, values: Values = {}): string {
  return words.say(`newzealand-about-${key}`, values);
}

/** A word of the game. */
export function word(name: string): string {
  const key = `newzealand-word-${name}`;
  return words.has(key) ? words.say(key) : name;
}

export function named(name: string): string {
  return capital(word(name));
}

/** An action text of the component files, in words. */
export function action(text: string): string {
  return sayAction(text, { word });
}

/** The lines of several action texts, each behind a dot. */
export function actions(texts: readonly string[]): string[] {
  return texts.map((text) => say('action', { what: action(text) }));
}

export function points(vp: number): string[] {
  return vp === 0 ? [] : [say('worth', { vp })];
}
