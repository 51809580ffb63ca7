/** Where we are. Pages live behind the `#`, so any file server can serve them; invitations come as /join#token. */

export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'join'; token: string }
  | { page: 'fixture'; name: string };

export function placeOf(path: string, hash: string): Place {
  if (/^\/join\/?$/.test(path) && /^#[A-Za-z0-9_-]{20,64}$/.test(hash)) return { page: 'join', token: hash.slice(1) };
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && first) return { page: 'table', id: first };
  if (page === 'replay' && first) return { page: 'replay', id: first, step: second ? Number(second) : null };
  if (page === 'learn' && first) return { page: 'learn', game: first, lesson: second ?? null };
  if (page === 'rules' && first) return { page: 'rules', game: first, rule: second ?? null };
  if (page === 'fixture' && first) return { page: 'fixture', name: first };
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
