/** A real browser before a real server. `QUAYSIDE_URL` says where; see `npm run browser`. */

import { mkdirSync, readdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const URL_OF_SERVER = process.env.QUAYSIDE_URL ?? 'http://localhost:8000';
/** The games that have a table in the browser. */
export const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const SHOTS = process.env.QUAYSIDE_SHOTS ?? 'shots';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page; a test ends with none. */
  faults: string[];
}

export interface Manner {
  phone?: boolean;
  language?: string;
  theme?: 'light' | 'dark';
  name?: string;
  /** How fast what others do is shown; tests are in a hurry. */
  pace?: 'instant' | 'brisk' | 'calm' | 'step';
  /** As many pixels as a phone really has, for pictures. */
  sharp?: boolean;
  /** Presses without waiting for the page. */
  hasty?: boolean;
}

/** A new visitor with cookies of its own. */
export async function visit(browser: Browser, manner: Manner = {}, url = URL_OF_SERVER): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: manner.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: manner.phone ?? false,
    deviceScaleFactor: manner.sharp ? 2 : 1,
    locale: 'en',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000); // against hanging only: the machine may be busy
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // What a tip asks may come too late: the table has moved on, and the server says so.
    const late = message.text().includes('409') && message.location().url.includes('/foresight');
    if (message.type() === 'error' && !message.text().includes('401') && !late) faults.push(message.text());
  });
  const kept = {
    language: manner.language ?? 'en',
    theme: manner.theme ?? 'light',
    name: manner.name ?? '',
    pace: manner.pace ?? 'instant',
  };
  await page.addInitScript((settings) => {
    if (localStorage.getItem('quayside') === null) localStorage.setItem('quayside', JSON.stringify(settings));
  }, kept);
  // A new question takes no answer at once: whoever presses waits for it, as people do.
  if (manner.hasty !== true) {
    await page.addLocatorHandler(page.locator('.decide[aria-busy="true"]'), async () => Promise.resolve());
  }
  await page.goto(url);
  return { context, page, faults };
}

export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** Wait until the page asks us something, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.scores') !== null) return 'over';
      const decide = document.querySelector('.decide');
      const ready = decide?.getAttribute('aria-busy') !== 'true';
      const answer = '.answers [data-action]:not([aria-disabled], :disabled), .answers [data-group]';
      return ready && decide?.querySelector(answer) ? 'asked' : null;
    },
    undefined,
    { timeout: 180_000, polling: 50 },
  );
  return (await found.jsonValue()) as 'asked' | 'over';
}

/** The names of all actions that stand as buttons in the decision and can be seen. */
export async function choices(page: Page): Promise<string[]> {
  return page.$$eval('.decide .answers [data-action]:not([aria-disabled]):not(:disabled)', (buttons) =>
    buttons.filter((button) => button.checkVisibility()).map((button) => button.getAttribute('data-action') ?? ''),
  );
}

/** Lay a table over HTTP as whoever the page belongs to, and begin it unless it has begun; its id. */
export async function play(page: Page, path: string, wanted: unknown): Promise<string> {
  const answer = await page.evaluate(
    async ([where, body, name]) => {
      const post = async (path: string, body?: unknown): Promise<{ status: number; data: unknown }> => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        return { status: answer.status, data: await answer.json() };
      };
      if (!(await fetch('/api/me')).ok) await post('/guest', { name, language: 'en' });
      const made = await post(where, body);
      const table = (made.data as { fresh?: { table: { id: string; status: string } } }).fresh?.table;
      if (table === undefined) return { problem: JSON.stringify(made.data), id: '' };
      if (table.status === 'open') await post(`/tables/${table.id}/start`);
      return { problem: null, id: table.id };
    },
    [path, wanted, 'Mira'] as const,
  );
  if (answer.problem !== null) throw new Error(answer.problem);
  return answer.id;
}
