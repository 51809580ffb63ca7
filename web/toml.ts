/**
 * The engine's component files (`src/quayside/games/<game>/components/*.toml`) as modules, so that the browser draws from
 * the same data that the engine plays with. Where a value was found (`source` and the like) is left out of the files that
 * say it in every line, those of inline tables.
 */

import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PROVENANCE = new Set(['source', 'field_source', 'confidence']);

/** A component file as JSON. */
export function componentJson(text: string): string {
  const everyLine = !/^\[\[/m.test(text);
  return JSON.stringify(parse(text), (key, value: unknown) => (everyLine && PROVENANCE.has(key) ? undefined : value));
}

export function toml(): Plugin {
  return {
    name: 'component-files',
    enforce: 'pre',
    transform(text, id) {
      return id.endsWith('.toml') ? { code: `export default ${componentJson(text)};`, map: null } : null;
    },
  };
}
