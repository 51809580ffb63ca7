/** What went wrong, in the reader's words. */

import { Refused } from './problem';
import { words } from './words.svelte';

export function explain(error: unknown): string {
  if (!(error instanceof Refused)) return words.say('web-unreachable');
  const { reason, kind, message } = error.problem;
  const key = [`web-refused-${reason}`, `web-problem-${kind}`].find((each) => words.has(each));
  return key === undefined ? message : words.say(key);
}

/** What went wrong with an address; most that lead nowhere are mistyped or old, and that is all there is to say. */
export function explainAddress(error: unknown): string {
  if (!(error instanceof Refused)) return explain(error);
  const { reason, kind } = error.problem;
  const nowhere =
    kind === 'malformed' || (['unknown', 'forbidden'].includes(kind) && !words.has(`web-refused-${reason}`));
  return nowhere ? words.say('web-no-such-table') : explain(error);
}
