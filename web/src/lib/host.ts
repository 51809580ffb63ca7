/** Whom the page asks: the server it comes from or, where there is none, the house in this browser. */

import type { Wire } from './connection';

/** What came of a request. */
export interface Reply {
  ok: boolean;
  data: unknown;
}

/** Whether this page brings its own house along; `make static` builds such pages. */
export const inTab = import.meta.env.MODE === 'static';

/** Whether there is a coach: reviews, puzzles and hints take a server. */
export const coached = !inTab;

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
