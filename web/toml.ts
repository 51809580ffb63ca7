/**
 * The engine's component files (`src/quayside/games/<game>/components/*.toml`) as modules, so that the browser draws from the
 * same data that the engine plays with. Only the TOML those files use is read: names of lists of inline tables, or lists
 * of tables (`[[name]]`). In the former, where a value was found (`source` and the like) is left out.
 */

import type { Plugin } from 'vite';

const TOKEN = /#[^\n]*|"(?:[^"\\]|\\.)*"|[A-Za-z_][\w-]*(?=\s*=)|[=[\]{},]|true|false|-?\d+(?:\.\d+)?|\s+|[^]/g;
const PROVENANCE = new Set(['source', 'field_source', 'confidence']);
const STEP: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1 };

export function readToml(text: string): Record<string, unknown[]> {
  let json = '{';
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^(#|\s)/.test(token)) continue;
    if (token === '=') json += ':';
    else if (/^[A-Za-z_]/.test(token) && token !== 'true' && token !== 'false') json += `"${token}"`;
    else json += token;
    depth += STEP[token] ?? 0;
    if (depth === 0 && token === ']') json += ',';
  }
  const tidy = `${json}}`.replace(/("(?:[^"\\]|\\.)*")|,(?=[\]}])/g, (_, string?: string) => string ?? '');
  return JSON.parse(tidy, (key, value: unknown) => (PROVENANCE.has(key) ? undefined : value)) as Record<
    string,
    unknown[]
  >;
}

/** A file of `[[name]]` and lines of `key = value`, each value on its line. */
export function readTables(text: string): Record<string, Record<string, unknown>[]> {
  const found: Record<string, Record<string, unknown>[]> = {};
  let open: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const [, table] = /^\[\[(\w+)\]\]/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (table !== undefined) {
      open = {};
      (found[table] ??= []).push(open);
    } else if (key !== undefined && value !== undefined) {
      open[key] = JSON.parse(value);
    }
  }
  return found;
}

export function toml(): Plugin {
  return {
    name: 'component-files',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null;
      const tables = /^\[\[/m.test(text) ? readTables(text) : readToml(text);
      return { code: `export default ${JSON.stringify(tables)};`, map: null };
    },
  };
}
