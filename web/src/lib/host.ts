/** Whom the page asks: the server it comes from or, where there is none, the house in this browser. */

import type { Wire } from './connection';

/** What came of a request. */
export interface Reply {
  ok: boolean;
  data: unknown;
}

/** Built by `make static`: there is no server at all. */
const ALONE = import.meta.env.MODE === 'static';
const AWAY = 'quayside-away'; // in the storage of this tab
const GOING_ON = 'quayside-going-on'; // likewise, the table at the server whose game goes on here
const LEFT = 'quayside-left'; // in that of this browser, until all games are moved back

function stored(where: () => Storage, key: string): boolean {
  try {
    return where().getItem(key) !== null;
  } catch {
    return false; // storage refused
  }
}

/** Whether the page comes from a server and somebody plays without it for now. */
export const away = !ALONE && stored(() => sessionStorage, AWAY);

/** Whether the house in this browser is asked. */
export const inTab = ALONE || away;

/** Whether the page could go on without its server: all it needs lies in this browser. */
export const canLeave = (): boolean => !inTab && (globalThis.navigator?.serviceWorker?.controller ?? null) !== null;

/** Whether games may lie here that were played without the server. */
export const hasLeft = (): boolean => !inTab && stored(() => localStorage, LEFT);
export const allMoved = (): void => localStorage.removeItem(LEFT);

/** Go on without the server, perhaps with the game of a table there, or with it again. */
export function leave(table?: string): void {
  sessionStorage.setItem(AWAY, '1');
  if (table !== undefined) sessionStorage.setItem(GOING_ON, table);
  localStorage.setItem(LEFT, '1');
  begin();
}
/** The table at the server whose game is to go on here: told once. */
export function goingOn(): string | null {
  if (!away) return null;
  const table = sessionStorage.getItem(GOING_ON);
  sessionStorage.removeItem(GOING_ON);
  return table;
}
export function comeBack(): void {
  sessionStorage.removeItem(AWAY);
  begin();
}
function begin(): void {
  location.hash = '#/';
  location.reload();
}

/** One request. Throws where nobody answers. */
export async function request(method: string, path: string, body?: unknown): Promise<Reply> {
  if (inTab) return (await import('../tab/house')).house.ask(method, path, body);
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  });
  return { ok: response.ok, data: await response.json().catch(() => null) };
}

/** The page's line to whoever answers it. */
export function openWire(): Wire {
  return inTab ? wireToHouse() : wireToServer();
}

function wireToServer(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as unknown as Wire;
}

function wireToHouse(): Wire {
  let closed = false;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => (closed = true),
  };
  import('../tab/house').then(
    ({ house }) => {
      if (!closed) house.attach(wire);
    },
    () => wire.onclose?.({ code: 1006 }),
  );
  return wire;
}
