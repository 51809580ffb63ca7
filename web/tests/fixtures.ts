import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fresh } from '../src/lib/protocol';

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url));
const GAMES = fileURLToPath(new URL('../../src/quayside/games/', import.meta.url));
const LOCALE = fileURLToPath(new URL('../../locale/', import.meta.url));

export function fixture(name: string, game = 'container'): Fresh {
  return JSON.parse(readFileSync(`${FOLDER}${game}-${name}.json`, 'utf8')) as Fresh;
}

export function fixtures(game = 'container'): [string, Fresh][] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${game}-`) && file.endsWith('.json'))
    .map((file) => file.slice(game.length + 1, -'.json'.length))
    .map((name) => [name, fixture(name, game)]);
}

/** A Fluent file as the client names it: `web`, or of a game `container` and `container-hints`. */
export function locale(language: string, file: string): string {
  const shared = `${LOCALE}${language}/${file}.ftl`;
  const [game, part = 'game'] = file.split('-');
  return readFileSync(existsSync(shared) ? shared : `${GAMES}${game}/words/${language}/${part}.ftl`, 'utf8');
}
