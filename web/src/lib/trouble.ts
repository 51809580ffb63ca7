/** What went wrong, in the reader's words. */

import { Refused } from './problem';
import { words } from './words.svelte';

export function explain(error: unknown): string {
  if (!(error instanceof Refused)) return words.say('web-unreachable');
  const { reason, kind, message } = error.problem;
  const key = [`web-refused-${reason}`, `web-problem-${kind}`].find((each) => words.has(each));
  return key === undefined ? message : words.say(key);
}
