/** Games of a browser, moved to whoever is signed in at the server. */

import { call } from '../lib/api';
import { allMoved, hasLeft } from '../lib/host';
import { Refused } from '../lib/problem';
import type { Moved } from '../lib/protocol';
import { Shelf } from './shelf';

interface Sheet {
  header: { id: string };
}

/** A table as a browser keeps it. */
interface Kept {
  sheet: Sheet;
  entries: unknown;
}

/** Refusals after which it is worth trying again. */
const LATER = new Set(['limited', 'unavailable']);

/** Whether the server has a table now, and whether it had it before; what it refuses is thrown. */
const move = (kept: Kept): Promise<Moved> => call<Moved>('POST', `/tables/move?kept=${kept.sheet.header.id}`, kept);

/** Move what was played here without the server; how many games. What is refused stays here. */
export async function moveHome(): Promise<number> {
  if (!hasLeft()) return 0;
  const shelf = await Shelf.open();
  let moved = 0;
  let waiting = false;
  for (const sheet of JSON.parse(await shelf.sheets()) as Sheet[]) {
    const { id } = sheet.header;
    try {
      await move({ sheet, entries: JSON.parse(await shelf.entries(id, 0)) as unknown });
      await shelf.remove(id);
      moved += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the server is gone again
      waiting ||= LATER.has(error.problem.kind);
    }
  }
  if (!waiting) allMoved();
  return moved;
}

/** Move the games of a file that a house in a tab has saved; how many were not here. */
export async function moveFile(text: string): Promise<number> {
  const { tables } = JSON.parse(text) as { tables: Kept[] };
  let moved = 0;
  let refused: Refused | null = null;
  for (const kept of tables) {
    try {
      moved += Number((await move(kept)).new);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error; // the others may be good
    }
  }
  if (moved === 0 && refused !== null) throw refused;
  return moved;
}
