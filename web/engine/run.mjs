// Runs a module of the packed engine, or a file: node engine/run.mjs ENGINE FOLDER MODULE ARGUMENTS... FOLDER is seen as
// /folder.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { fluent } from './fluent.mjs';
import { HOME, layOut } from './tree.mjs';

const [engine, folder, module, ...rest] = process.argv.slice(2);
const parts = mkdtempSync(join(tmpdir(), 'quayside-'));
process.on('exit', () => rmSync(parts, { recursive: true }));
cpSync(join(resolve(engine), readFileSync(join(engine, 'name'), 'utf8')), parts, { recursive: true });
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
python.registerJsModule('fluent', fluent);
python.mountNodeFS('/folder', resolve(folder));
python.globals.set('given', python.toPy([module, ...rest]));
const way = module.endsWith('.py') ? 'path' : 'module';
python.runPython(`import runpy, sys; sys.argv = list(given); runpy.run_${way}(given[0], run_name="__main__")`);
