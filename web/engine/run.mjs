// Runs a module of the packed engine: node engine/run.mjs ENGINE FOLDER MODULE ARGUMENTS... FOLDER is seen as /folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { HOME, layOut } from './tree.mjs';

const [engine, folder, module, ...rest] = process.argv.slice(2);
const parts = join(resolve(engine), readFileSync(join(engine, 'name'), 'utf8'));
const unpacked = (name) => gunzipSync(readFileSync(join(parts, name)));
writeFileSync(join(parts, 'python_stdlib.zip'), unpacked('library.pack'));
writeFileSync(join(parts, 'pyodide.asm.wasm'), unpacked('python.pack'));

const python = await loadPyodide({
  indexURL: parts,
  lockFileContents: JSON.parse(readFileSync(join(parts, 'lock.json'), 'utf8')),
  env: { HOME: '/home/pyodide', PYTHONPATH: HOME },
  args: [],
  fsInit: async (files) => layOut(files, new Uint8Array(unpacked('tree.pack'))),
});
python.mountNodeFS('/folder', resolve(folder));
python.globals.set('given', python.toPy([module, ...rest]));
python.runPython('import runpy, sys; sys.argv = list(given); runpy.run_module(given[0], run_name="__main__")');
