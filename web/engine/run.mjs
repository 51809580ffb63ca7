// Runs a module of the packed engine, or a file: node engine/run.mjs ENGINE FOLDER MODULE ARGUMENTS... FOLDER is seen as
// /folder. With QUAYSIDE_MEMORY it runs in a machine that has taken up the memory of another one.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { remembered, started } from './machine.mjs';

const [engine, folder, module, ...rest] = process.argv.slice(2);
const parts = mkdtempSync(join(tmpdir(), 'quayside-'));
process.on('exit', () => rmSync(parts, { recursive: true }));
cpSync(join(resolve(engine), readFileSync(join(engine, 'name'), 'utf8')), parts, { recursive: true });
const unpacked = (name) => gunzipSync(readFileSync(join(parts, name)));
writeFileSync(join(parts, 'python_stdlib.zip'), unpacked('library.pack'));
writeFileSync(join(parts, 'pyodide.asm.wasm'), unpacked('python.pack'));
const { default: create } = await import(join(parts, 'pyodide.asm.mjs'));
const machine = (more) =>
  started({
    loadPyodide,
    create,
    indexURL: parts,
    lockFileContents: JSON.parse(readFileSync(join(parts, 'lock.json'), 'utf8')),
    tree: new Uint8Array(unpacked('tree.pack')),
    ...more,
  });

async function memory() {
  const python = await machine({ rememberable: true });
  python.pyimport('quayside.tab.waking').wake();
  return remembered(python);
}

const python = await machine(process.env.QUAYSIDE_MEMORY ? { memory: await memory() } : {});
python.mountNodeFS('/folder', resolve(folder));
python.globals.set('given', python.toPy([module, ...rest]));
const way = module.endsWith('.py') ? 'path' : 'module';
python.runPython(`import runpy, sys; sys.argv = list(given); runpy.run_${way}(given[0], run_name="__main__")`);
