/** The worker: Python, the house in it, and what it keeps. The page sees none of it but messages. */

import { boot } from './boot';
import { engineAt } from './engine';
import type { FromHelper, FromWorker, ToHelper, ToWorker } from './messages';
import { Shelf } from './shelf';

/** What `quayside.tab.browser` offers. */
interface House {
  open(ready: (nothing: string) => void): void;
  ask(method: string, path: string, body: string | undefined, reply: (text: string) => void): void;
  say(text: string, reply: (text: string) => void): void;
  attach(reply: (text: string) => void): void;
  told(table: string): void;
  helped(text: string): void;
  helpless(message: string): void;
  warm_up(): void;
}

const tell = (message: FromWorker): void => postMessage(message);
const said = (text: string): void => tell({ kind: 'said', text });
/** The same house in other tabs. */
const others = new BroadcastChannel('quayside');

async function opened(engine: string): Promise<{ house: House; kept: boolean }> {
  const [python, shelf] = await Promise.all([boot(engine), Shelf.open().catch(() => undefined)]);
  const { Worker: Made } = python.pyimport('quayside.tab.browser') as {
    Worker: (
      shelf: Shelf | undefined,
      send: typeof said,
      passed: (table: string) => void,
      changed: (table: string) => void,
      helper: (text: string) => void,
    ) => House;
  };
  const house: House = Made(
    shelf,
    said,
    (table) => tell({ kind: 'passed', table }),
    (table) => others.postMessage(table),
    (text) => helped(engine, house, text),
  );
  await new Promise((resolve) => house.open(resolve));
  performance.mark('open');
  others.onmessage = ({ data }: MessageEvent<string>) => house.told(data);
  return { house, kept: shelf !== undefined };
}

let helper: Worker | undefined;

/** Hand work of the coach to a worker of its own, which is started with the first piece. */
function helped(engine: string, house: House, text: string): void {
  if (helper === undefined) {
    const started = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
    const fail = (message: string): void => {
      started.terminate();
      helper = undefined; // the next piece tries again
      house.helpless(message);
    };
    started.onmessage = ({ data }: MessageEvent<FromHelper>) =>
      data.kind === 'said' ? house.helped(data.text) : fail(data.message);
    started.onerror = (event) => fail(event.message);
    helper = started;
  }
  helper.postMessage({ engine, text } satisfies ToHelper);
}

let opening: Promise<House> | undefined;

const HANDLERS: { [Kind in ToWorker['kind']]: (message: Extract<ToWorker, { kind: Kind }>) => Promise<void> } = {
  open: async ({ place }) => {
    const found = engineAt(place).then(opened);
    opening = found.then(({ house }) => house);
    tell({ kind: 'open', kept: (await found).kept });
    (await opening).warm_up();
  },
  ask: async ({ id, method, path, body }) => {
    (await opening)?.ask(method, path, body, (text) => tell({ kind: 'answer', id, text }));
  },
  attach: async () => (await opening)?.attach(said),
  say: async ({ text }) => (await opening)?.say(text, said),
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const handle = HANDLERS[data.kind] as (message: ToWorker) => Promise<void>;
  handle(data).catch((error: unknown) => tell({ kind: 'failed', fault: 'no-engine', message: String(error) }));
};
