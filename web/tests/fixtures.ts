import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fresh } from '../src/lib/protocol';

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url));
const LOCALE = fileURLToPath(new URL('../../locale/', import.meta.url));

export function fixture(name: string): Fresh {
  return JSON.parse(readFileSync(`${FOLDER}container-${name}.json`, 'utf8')) as Fresh;
}

export function fixtures(): [string, Fresh][] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/^container-|\.json$/g, ''))
    .map((name) => [name, fixture(name)]);
}

export function locale(language: string, file: string): string {
  return readFileSync(`${LOCALE}${language}/${file}.ftl`, 'utf8');
}
