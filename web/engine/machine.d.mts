import type { loadPyodide, PyodideAPI, PyodideConfig } from 'pyodide';

export interface Parts extends PyodideConfig {
  loadPyodide: typeof loadPyodide;
  /** What `pyodide.asm.mjs` exports. */
  create: PyodideConfig['createPyodideModule'];
  /** Our files, as pack.py has laid them end to end. */
  tree: Uint8Array;
  memory?: Uint8Array | undefined;
  rememberable?: boolean;
}

export function started(parts: Parts): Promise<PyodideAPI>;
export function remembered(python: PyodideAPI): Uint8Array<ArrayBuffer>;
