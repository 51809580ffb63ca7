/** The worker: Python, the house in it, and what it keeps. The page sees none of it but messages. */

import type { loadPyodide } from 'pyodide';
import { boot, unpacked } from './boot';
import type { FromWorker, ToWorker } from './messages';
import { Shelf } from './shelf';

/** What `quayside.tab.browser` offers. */
interface House {
  open(ready: (nothing: string) => void): void;
  ask(method: string, path: string, body: string | undefined, reply: (text: string) => void): void;
  say(text: string, reply: (text: string) => void): void;
  attach(reply: (text: string) => void): void;
  told(table: string): void;
  warm_up(): void;
}

const tell = (message: FromWorker): void => postMessage(message);
const said = (text: string): void => tell({ kind: 'said', text });
/** The same house in other tabs. */
const others = new BroadcastChannel('quayside');

const PROGRAM = 'pyodide.asm.wasm';

/** Pyodide fetches its program by name; ours lies packed beside it. */
function fetchPacked(engine: string): void {
  const usual = self.fetch.bind(self);
  self.fetch = async (from, ...more) => {
    const url = from instanceof Request ? from.url : String(from);
    if (!url.endsWith(PROGRAM)) return usual(from, ...more);
    const program = await unpacked(await usual(`${engine}python.pack`));
    return new Response(program.body, { headers: { 'Content-Type': 'application/wasm' } });
  };
}

async function opened(engine: string): Promise<{ house: House; kept: boolean }> {
  fetchPacked(engine);
  const file = async (name: string): Promise<Response> => unpacked(await fetch(`${engine}${name}.pack`));
  const [{ loadPyodide: load }, library, tree, lock, shelf] = await Promise.all([
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    file('library').then(async (response) => URL.createObjectURL(await response.blob())),
    file('tree').then(async (response) => new Uint8Array(await response.arrayBuffer())),
    fetch(`${engine}lock.json`).then((response) => response.json() as Promise<object>),
    Shelf.open().catch(() => undefined),
  ]);
  const python = await boot({ loadPyodide: load, indexURL: engine, library, tree, lock });
  const { Worker } = python.pyimport('quayside.tab.browser') as {
    Worker: (
      shelf: Shelf | undefined,
      send: typeof said,
      passed: (table: string) => void,
      changed: (table: string) => void,
    ) => House;
  };
  const house = Worker(
    shelf,
    said,
    (table) => tell({ kind: 'passed', table }),
    (table) => others.postMessage(table),
  );
  await new Promise((resolve) => house.open(resolve));
  others.onmessage = ({ data }: MessageEvent<string>) => house.told(data);
  return { house, kept: shelf !== undefined };
}

let opening: Promise<House> | undefined;

const HANDLERS: { [Kind in ToWorker['kind']]: (message: Extract<ToWorker, { kind: Kind }>) => Promise<void> } = {
  open: async ({ engine }) => {
    try {
      const found = opened(engine);
      opening = found.then(({ house }) => house);
      tell({ kind: 'open', kept: (await found).kept });
      (await opening).warm_up();
    } catch (error) {
      tell({ kind: 'failed', fault: 'no-engine', message: String(error) });
    }
  },
  ask: async ({ id, method, path, body }) => {
    (await opening)?.ask(method, path, body, (text) => tell({ kind: 'answer', id, text }));
  },
  attach: async () => (await opening)?.attach(said),
  say: async ({ text }) => (await opening)?.say(text, said),
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const handle = HANDLERS[data.kind] as (message: ToWorker) => Promise<void>;
  handle(data).catch(() => undefined); // whoever opens it has been told
};
