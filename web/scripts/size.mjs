// The first page has to stay light: everything that index.html loads before anything is opened, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250 * 1000;
const html = readFileSync('dist/index.html', 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const files = ['index.html', ...named];
const sizes = files.map((file) => [file, gzipSync(readFileSync(`dist/${file}`)).length]);
for (const [file, size] of sizes) console.log(`${String(size).padStart(8)}  ${file}`);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(
  `${String(total).padStart(8)}  first page, gzip (limit ${LIMIT}); ${readdirSync('dist/assets').length} files in all`,
);
if (total > LIMIT) process.exit(1);
