/** The worker of the coach: Python once more, so that the tables go on while it thinks. */

import { boot } from './boot';
import type { FromHelper, ToHelper } from './messages';

/** What `quayside.tab.helping` offers. */
interface Helper {
  hear(text: string): void;
}

const tell = (message: FromHelper): void => postMessage(message);

async function opened(engine: string): Promise<Helper> {
  const python = await boot(engine);
  const { Helper } = python.pyimport('quayside.tab.helping') as { Helper: (say: (text: string) => void) => Helper };
  return Helper((text) => tell({ kind: 'said', text }));
}

let helper: Promise<Helper> | undefined;

self.onmessage = async ({ data: { engine, text } }: MessageEvent<ToHelper>) => {
  try {
    helper ??= opened(engine);
    (await helper).hear(text);
  } catch (error) {
    tell({ kind: 'failed', message: String(error) });
  }
};
