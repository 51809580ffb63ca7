/**
 * Where we are. Pages live behind the `#`, so any file server can serve them; invitations come as /join#token. Pages with
 * a table take `?table=generic` at their end, which shows it as plain groups and buttons.
 */

export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; plain: boolean }
  | { page: 'replay'; id: string; step: number | null; plain: boolean }
  | { page: 'learn'; game: string; lesson: string | null; plain: boolean }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'join'; token: string }
  | { page: 'fixture'; name: string; plain: boolean };

export function placeOf(path: string, hash: string): Place {
  if (/^\/join\/?$/.test(path) && /^#[A-Za-z0-9_-]{20,64}$/.test(hash)) return { page: 'join', token: hash.slice(1) };
  const [where = '', query] = hash.replace(/^#\/?/, '').split('?');
  const plain = new URLSearchParams(query).get('table') === 'generic';
  const [page, first, second] = where.split('/').map(decodeURIComponent);
  if (page === 'table' && first) return { page: 'table', id: first, plain };
  if (page === 'replay' && first) return { page: 'replay', id: first, step: second ? Number(second) : null, plain };
  if (page === 'learn' && first) return { page: 'learn', game: first, lesson: second ?? null, plain };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second ?? null };
  if (page === 'fixture' && first) return { page: 'fixture', name: first, plain };
  return { page: 'home' };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.place = placeOf(location.pathname, location.hash)));
    addEventListener('popstate', () => (this.place = placeOf(location.pathname, location.hash)));
  }

  go(hash: string): void {
    if (location.pathname !== '/') {
      history.pushState(null, '', `/${hash}`);
      this.place = placeOf('/', hash);
    } else {
      location.hash = hash;
    }
  }
}

export const router = new Router();
