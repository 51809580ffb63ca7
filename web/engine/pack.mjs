// The engine for a browser tab: node engine/pack.mjs REPOSITORY SITE-PACKAGES WHEELS FOLDER PARTS... Prints what it weighs.
//
// FOLDER gets one folder whose name tells its contents apart from any other's: Pyodide's program, and Python with all
// that we bring along. The large files are packed here, so they are small on whatever server they lie.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [repository, site, wheels, folder] = process.argv.slice(2, 6).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = join(here, '../node_modules/pyodide');
const made = mkdtempSync(join(tmpdir(), 'quayside-'));

const python = await loadPyodide({
  indexURL: pyodide,
  env: { HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1' }, // columns of errors would be a quarter of all
});
for (const [at, root] of Object.entries({ '/repository': repository, '/site': site, '/wheels': wheels, '/made': made }))
  python.mountNodeFS(at, root);
python.globals.set('MORE', python.toPy(process.argv.slice(6))); // parts beside those of a house, for tests
python.runPython(readFileSync(join(here, 'pack.py'), 'utf8'));

const packed = (data) => gzipSync(data, { level: 9 });
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
const files = {
  'lock.json': Buffer.from(JSON.stringify({ info, packages: {} })), // nothing is fetched by name
  'pyodide.mjs': readFileSync(join(pyodide, 'pyodide.mjs')),
  'pyodide.asm.mjs': readFileSync(join(pyodide, 'pyodide.asm.mjs')),
  'python.pack': packed(readFileSync(join(pyodide, 'pyodide.asm.wasm'))),
  'library.pack': packed(readFileSync(join(made, 'library'))),
  'tree.pack': packed(readFileSync(join(made, 'tree'))),
};
rmSync(made, { recursive: true });

const hash = createHash('sha256');
for (const [name, data] of Object.entries(files)) hash.update(name).update(data);
const engine = `engine-${hash.digest('hex').slice(0, 10)}`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, engine), { recursive: true });
for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, engine, name), data);
writeFileSync(join(folder, 'name'), engine);
for (const [name, data] of Object.entries(files)) console.log(`${String(data.length).padStart(9)} ${name}`);
