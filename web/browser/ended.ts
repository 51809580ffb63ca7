import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { play } from './harbour';

const SOON = { timeout: 120_000, interval: 100 };

/** A short game that bots have played to its end, one of them for whoever the page belongs to. */
export async function ended(page: Page, options: Record<string, unknown> = { round_limit: 2 }): Promise<string> {
  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'random' }));
  const id = await play(page, '/tables', { game: 'container', seats: [{ kind: 'person' }, ...bots], options });
  await page.evaluate(async (table) => {
    const body = JSON.stringify({ seat: 0, bot: 'random' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`/api/tables/${table}/hand`, { method: 'POST', headers, body });
  }, id);
  const status = (): Promise<string> =>
    page.evaluate(async (table) => {
      const answer = (await (await fetch(`/api/tables/${table}`)).json()) as { table: { status: string } };
      return answer.table.status;
    }, id);
  await expect.poll(status, SOON).toBe('finished');
  return id;
}
