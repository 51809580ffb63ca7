/** Recorded positions before the built client: the page's socket is answered from `fixtures/`, everything else is real. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { ClientMessage, Fresh, Me, ServerMessage } from '../src/lib/protocol';
import { URL_OF_SERVER } from './harbour';

function recorded(name: string): Fresh {
  const fresh = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Fresh;
  // A position has no past: there is nothing to take back, and the page says so.
  const undo_end: Fresh['undo_end'] = { reason: 'nothing-done', action: null };
  return { ...fresh, undo_end, table: { ...fresh.table, id: name } };
}

/** From here on every table the page opens is the recorded position of that name, changed as a test wants it. */
export async function showStills(page: Page, changed = (fresh: Fresh): Fresh => fresh): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what moves is measured where it comes to rest
  await page.route('**/api/tables/*?since=*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ json: changed(recorded(name)) });
  });
  await page.routeWebSocket('**/api/socket', (socket) => {
    const say = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type !== 'subscribe') return;
      const fresh = changed(recorded(message.table));
      const present = fresh.table.seats.map(({ seat }) => seat);
      say({ type: 'subscribed', id: message.id, fresh, chat: [], present, watching: 2 });
    });
    const me = { id: 'still', name: 'Mira', language: 'en' } as unknown as Me;
    const house = Date.now() / 1000;
    say({ type: 'welcome', me, messages: null, seconds: null, house, maintenance: null, compiled: true });
  });
}

/** The position of that name, drawn. */
export async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${URL_OF_SERVER}/#/table/${name}`);
  await page.locator('.table').waitFor(); // whoever is handed an element keeps all of its page from being forgotten
  await page.evaluate(() => document.fonts.ready);
}
