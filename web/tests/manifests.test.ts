/** A game is one folder: everything outside it finds the game there and names none. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../src/games/registry';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const FOLDERS = readdirSync(`${SOURCE}games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** A game's name, in one word or two. In CSS a `container` is a box that others are measured by. */
const NAMES = new RegExp(`${FOLDERS.join('|')}|new[ _-]zealand`, 'i');
const OF_CSS = /container-(type|name)|@container/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|html|py|svelte|svg|toml|ts)$/.test(path))
  .filter((path) => !FOLDERS.some((game) => path.startsWith(`games/${game}/`)));

describe('games', () => {
  it('have a manifest in every folder', () => {
    expect([...MANIFESTS.keys()].sort()).toEqual(FOLDERS.sort());
  });

  it('stand on the home page in the order they ask for', () => {
    const places = [...MANIFESTS.values()].map((manifest) => manifest.place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  it.each([...MANIFESTS])('%s brings its table when it is asked for', async (_game, manifest) => {
    const module = await manifest.table();
    expect(module.pieces).toContain('<symbol');
    expect(typeof module.create).toBe('function');
  });

  it('are named by no file outside their folders', () => {
    expect(files.length).toBeGreaterThan(60);
    const named = files.flatMap((path) =>
      readFileSync(`${SOURCE}${path}`, 'utf8')
        .replaceAll(OF_CSS, '')
        .split('\n')
        .flatMap((line, at) => (NAMES.test(line) || (at === 0 && NAMES.test(path)) ? [`${path}:${at + 1}`] : [])),
    );
    expect(named).toEqual([]);
  });
});
