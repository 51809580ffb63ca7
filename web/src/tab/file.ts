/** What went wrong with a file of games: one that cannot be read is none of ours. */

import { explain } from '../lib/trouble';
import { t } from '../lib/words.svelte';

export const wrongWith = (error: unknown): string =>
  error instanceof SyntaxError || error instanceof TypeError ? t('web-refused-bad-file') : explain(error);
