/** Python with Quayside in it, from the files that `engine/pack.mjs` makes. */

import type { loadPyodide, PyodideAPI } from 'pyodide';
import { HOME, layOut } from '../../engine/tree.mjs';

export interface Parts {
  loadPyodide: typeof loadPyodide;
  /** Where Pyodide's program lies. */
  indexURL: string;
  /** Python's library, as an address that can be fetched from or a path. */
  library: string;
  tree: Uint8Array;
  lock: object;
}

/** Unpack a file that travelled packed; a server may have unpacked it already. */
export async function unpacked(response: Response): Promise<Response> {
  if (!response.ok || response.body === null) throw new Error(`${response.url}: ${response.status}`);
  const [one, two] = response.body.tee();
  const reader = one.getReader();
  const { value: first } = await reader.read();
  void reader.cancel();
  const isPacked = first?.[0] === 0x1f && first[1] === 0x8b;
  return new Response(isPacked ? two.pipeThrough(new DecompressionStream('gzip')) : two);
}

export async function boot({ loadPyodide, indexURL, library, tree, lock }: Parts): Promise<PyodideAPI> {
  return loadPyodide({
    indexURL,
    stdLibURL: library,
    lockFileContents: lock as never,
    env: { HOME: '/home/pyodide', PYTHONPATH: HOME },
    fsInit: (files) => Promise.resolve(layOut(files, tree)),
  });
}
