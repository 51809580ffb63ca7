/**
 * Where we are. Pages live behind the `#`, so any file server can serve them; invitations come as /join#token. Pages with
 * a table take `?table=generic` at their end, which shows it as plain groups and buttons.
 */

import { inTab } from './host';

/** A thing on the table that a page points at, and whose it is. */
export interface Shown {
  seat: number;
  item: string;
  thing: string;
}

export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; plain: boolean; show: Shown | null }
  | { page: 'replay'; id: string; step: number | null; eyes: number | null; plain: boolean }
  | { page: 'end'; id: string }
  | { page: 'review'; id: string }
  | { page: 'solve'; id: string; entry: number }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; name: string }
  | { page: 'insights' }
  | { page: 'me' }
  | { page: 'reset'; token: string }
  | { page: 'learn'; game: string; lesson: string | null; plain: boolean }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'join'; token: string }
  | { page: 'fixture'; name: string; plain: boolean };

/** Where the pages lie: at the root of their server or, without one, in whatever folder. */
const ROOT = inTab ? location.pathname : '/';

export function placeOf(path: string, hash: string): Place {
  if (/^\/join\/?$/.test(path) && /^#[A-Za-z0-9_-]{20,64}$/.test(hash)) return { page: 'join', token: hash.slice(1) };
  const [where = '', query] = hash.replace(/^#\/?/, '').split('?');
  const asked = new URLSearchParams(query);
  const plain = asked.get('table') === 'generic';
  const [page, first, second] = where.split('/').map(decodeURIComponent);
  if (page === 'table' && first) return { page: 'table', id: first, plain, show: shownBy(asked.get('show')) };
  if (page === 'replay' && first) {
    return { page: 'replay', id: first, step: second ? Number(second) : null, eyes: seatIn(asked.get('eyes')), plain };
  }
  if (page === 'end' && first) return { page: 'end', id: first };
  if (page === 'review' && first) return { page: 'review', id: first };
  if (page === 'solve' && first && second) return { page: 'solve', id: first, entry: Number(second) };
  if (page === 'puzzles') return { page: 'puzzles' };
  if (page === 'puzzle' && first && second) return { page: 'puzzle', game: first, name: second };
  if (page === 'insights') return { page: 'insights' };
  if (page === 'me') return { page: 'me' };
  if (page === 'reset' && first) return { page: 'reset', token: first };
  if (page === 'learn' && first) return { page: 'learn', game: first, lesson: second ?? null, plain };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second ?? null };
  if (page === 'fixture' && first) return { page: 'fixture', name: first, plain };
  return { page: 'home' };
}

function seatIn(text: string | null): number | null {
  return text !== null && /^[0-9]$/.test(text) ? Number(text) : null;
}

/** `1/buildings/building:9a`: whose, of what, and which. */
function shownBy(text: string | null): Shown | null {
  const [whose = null, item, thing] = (text ?? '').split('/');
  const seat = seatIn(whose);
  return seat === null || !item || !thing ? null : { seat, item, thing };
}

/** The address of a table with a thing marked on it. */
export function pointingAt(table: string, { seat, item, thing }: Shown): string {
  return `#/table/${table}?${new URLSearchParams({ show: `${seat}/${item}/${thing}` }).toString()}`;
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.place = placeOf(location.pathname, location.hash)));
    addEventListener('popstate', () => (this.place = placeOf(location.pathname, location.hash)));
  }

  go(hash: string): void {
    if (location.pathname !== ROOT) {
      history.pushState(null, '', `${ROOT}${hash}`);
      this.place = placeOf(ROOT, hash);
    } else {
      location.hash = hash;
    }
  }
}

export const router = new Router();
