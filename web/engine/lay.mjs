// The last step of `make static`: node engine/lay.mjs PAGES ENGINE. Lays the engine beside the built pages, writes the
// service worker that keeps them all, and prints what everything weighs. With a third word, `server`, the pages are a
// server's: they come from there while it answers.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const [pages, engine] = process.argv.slice(2, 4).map((path) => resolve(path));
const ofServer = process.argv[4] === 'server';
const here = dirname(fileURLToPath(import.meta.url));
const MOST = 12_000_000; // bytes that everything may travel as

const name = readFileSync(join(engine, 'name'), 'utf8');
for (const old of readdirSync(pages)) if (/^engine-/.test(old)) rmSync(join(pages, old), { recursive: true });
writeFileSync(join(pages, 'engine.json'), JSON.stringify({ folder: name }));
cpSync(join(engine, name), join(pages, name), { recursive: true });

const files = readdirSync(pages, { recursive: true })
  .map((file) => join(pages, file))
  .filter((file) => statSync(file).isFile())
  .map((file) => relative(pages, file).replaceAll('\\', '/'))
  .filter((file) => file !== 'service-worker.js')
  .sort();
const hash = createHash('sha256');
let plain = 0;
let packed = 0;
for (const file of files) {
  const data = readFileSync(join(pages, file));
  hash.update(file).update(data);
  plain += data.length;
  packed += Math.min(data.length, gzipSync(data).length);
}
const text = readFileSync(join(here, 'service-worker.js'), 'utf8')
  .replace("['__FILES__']", JSON.stringify(files))
  .replace("'__FRESH__'", String(ofServer))
  .replace('__NAME__', hash.digest('hex').slice(0, 10));
writeFileSync(join(pages, 'service-worker.js'), text);

const inEngine = (suffix = '') => files.filter((file) => file.startsWith(`${name}/`) && file.endsWith(suffix));
const bytes = (list) => list.reduce((sum, file) => sum + statSync(join(pages, file)).size, 0);
const row = (what, count) => console.log(`${what.padEnd(50)}${(count / 1e6).toFixed(2).padStart(7)} MB`);
row('engine, packed where it is large', bytes(inEngine()));
row('pages, words, pictures and fonts', plain - bytes(inEngine()));
row('everything from a server that packs nothing', plain);
row('everything from a server that packs what it sends', packed);
if (plain > MOST) {
  console.error(`quayside: more than ${MOST / 1e6} MB`);
  process.exit(1);
}
