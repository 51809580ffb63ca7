/** Words of games that this client does not bring: the server has them. */

import { api } from './api';
import type { Language } from './settings.svelte';

const asked = new Map<string, Promise<Record<string, string>>>();

/** A game's Fluent files in a language, by name; asked for once. Without them the names of things have to do. */
export function foreignWords(game: string, language: Language): Promise<Record<string, string>> {
  const key = `${game}/${language}`;
  let answer = asked.get(key);
  if (answer === undefined) {
    answer = api.words(game, language).catch(() => {
      asked.delete(key);
      return {};
    });
    asked.set(key, answer);
  }
  return answer;
}
