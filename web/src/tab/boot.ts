/** Python with Quayside in it, from the files that `engine/pack.mjs` makes. */

import type { loadPyodide, PyodideAPI } from 'pyodide';
import { started, type Parts } from '../../engine/machine.mjs';
import { forget, recalled } from './memory';

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

/** Pyodide fetches its program by name and compiles it. Ours lies packed beside it, and is compiled while the rest comes. */
function compiling(engine: string): void {
  const usual = self.fetch.bind(self);
  const program = usual(`${engine}python.pack`).then(async (response) => {
    const { body } = await unpacked(response);
    return WebAssembly.compileStreaming(new Response(body, { headers: { 'Content-Type': 'application/wasm' } }));
  });
  program.catch(() => undefined); // whoever needs it is told
  self.fetch = (from, ...more) => {
    const url = from instanceof Request ? from.url : String(from);
    return url.endsWith(PROGRAM) ? Promise.resolve(new Response()) : usual(from, ...more);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** How far it is, for `npm run starts`. */
const mark = (what: string): void => void performance.mark(what);

/** In a worker, once: the engine from the folder of that address. A `rememberable` one starts anew, and can be kept. */
export async function boot(engine: string, rememberable = false): Promise<PyodideAPI> {
  mark('asked for');
  compiling(engine);
  const file = async (name: string): Promise<Response> => unpacked(await fetch(`${engine}${name}.pack`));
  const [{ loadPyodide: load }, { default: create }, library, tree, lock, memory] = await Promise.all([
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    import(/* @vite-ignore */ `${engine}pyodide.asm.mjs`) as Promise<{ default: Parts['create'] }>,
    file('library').then(async (response) => URL.createObjectURL(await response.blob())),
    file('tree').then(async (response) => new Uint8Array(await response.arrayBuffer())),
    fetch(`${engine}lock.json`).then((response) => response.json() as Promise<object>),
    rememberable ? undefined : recalled(engine),
  ]);
  mark('fetched');
  const anew: Parts = {
    loadPyodide: load,
    create,
    tree,
    rememberable,
    indexURL: engine,
    stdLibURL: library,
    lockFileContents: lock as never,
  };
  const python = (memory && (await remembering({ ...anew, memory }))) ?? (await started(anew));
  mark('started');
  return python;
}

/** A start from a memory. One that does not fit is never tried again. */
async function remembering(parts: Parts): Promise<PyodideAPI | undefined> {
  try {
    const python = await started(parts);
    mark('recalled');
    return python;
  } catch (error) {
    console.warn('quayside:', error);
    await forget();
    return undefined;
  }
}
