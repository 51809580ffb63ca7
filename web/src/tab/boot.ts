/** Python with Quayside in it, from the files that `engine/pack.mjs` makes. */

import type { loadPyodide, PyodideAPI } from 'pyodide';
import { fluent } from '../../engine/fluent.mjs';
import { HOME, layOut } from '../../engine/tree.mjs';

const PROGRAM = 'pyodide.asm.wasm';

/** Unpack a file that travelled packed; a server may have unpacked it already. */
async function unpacked(response: Response): Promise<Response> {
  if (!response.ok || response.body === null) throw new Error(`${response.url}: ${response.status}`);
  const [one, two] = response.body.tee();
  const reader = one.getReader();
  const { value: first } = await reader.read();
  void reader.cancel();
  const isPacked = first?.[0] === 0x1f && first[1] === 0x8b;
  return new Response(isPacked ? two.pipeThrough(new DecompressionStream('gzip')) : two);
}

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

/** Where the engine of the pages at an address lies. */
export async function engineAt(place: string): Promise<string> {
  const response = await fetch(new URL('engine.json', place));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { folder } = (await response.json()) as { folder: string };
  return new URL(`${folder}/`, place).href;
}

/** In a worker, once: the engine from the folder of that address. */
export async function boot(engine: string): Promise<PyodideAPI> {
  fetchPacked(engine);
  const file = async (name: string): Promise<Response> => unpacked(await fetch(`${engine}${name}.pack`));
  const [program, library, tree, lock] = await Promise.all([
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    file('library').then(async (response) => URL.createObjectURL(await response.blob())),
    file('tree').then(async (response) => new Uint8Array(await response.arrayBuffer())),
    fetch(`${engine}lock.json`).then((response) => response.json() as Promise<object>),
  ]);
  const python = await program.loadPyodide({
    indexURL: engine,
    stdLibURL: library,
    lockFileContents: lock as never,
    env: { HOME: '/home/pyodide', PYTHONPATH: HOME },
    fsInit: (files) => Promise.resolve(layOut(files, tree)),
  });
  python.registerJsModule('fluent', fluent);
  return python;
}
