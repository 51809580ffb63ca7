/** A worker that starts Python, lets it import everything, and keeps its memory for the next start. */

import { remembered } from '../../engine/machine.mjs';
import { boot } from './boot';
import { keep } from './memory';
import type { FromRememberer, ToRememberer } from './messages';

async function made(engine: string): Promise<void> {
  const python = await boot(engine, true);
  (python.pyimport('quayside.tab.waking') as { wake: () => void }).wake();
  await keep(engine, remembered(python));
}

self.onmessage = ({ data: { engine } }: MessageEvent<ToRememberer>) => {
  const tell = (fault: string | null): void => postMessage({ fault } satisfies FromRememberer);
  made(engine).then(
    () => tell(null),
    (error: unknown) => tell(String(error)),
  );
};
