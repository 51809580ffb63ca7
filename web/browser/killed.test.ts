/**
 * A browser killed in the middle of moves, again and again: whatever its page was told is done has lasted.
 * `QUAYSIDE_KILLS=100` kills it a hundred times.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, FOLDER, GAMES_IN_ORDER, keptHere, served } from './folder';

const KILLS = Number(process.env.QUAYSIDE_KILLS ?? 2);
const LONG = Math.max(900_000, KILLS * 60_000); // against hanging only: the machine may be busy
const SETTINGS = JSON.stringify({ language: 'en', theme: 'light', name: 'Ann', pace: 'instant' });

/** A move that the page was told is done. */
interface Done {
  table: string;
  move: string;
  action: string;
}

interface Kept {
  sheet: { header: { id: string; status: string } };
  entries: { move: string | null; action: string | null }[];
}

/** A browser of its own with a profile that outlives it. */
async function opened(profile: string): Promise<{ browser: Browser; page: Page; kill: () => Promise<void> }> {
  const program: ChildProcess = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'].concat(
      `--user-data-dir=${profile}`,
      'about:blank',
    ),
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    program.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      const at = /DevTools listening on (\S+)/.exec(said);
      if (at?.[1] !== undefined) found(at[1]);
    });
    program.on('exit', () => failed(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(60_000); // the machine may be busy
  const kill = async (): Promise<void> => {
    const gone = new Promise((ended) => program.once('exit', ended));
    process.kill(-(program.pid ?? 0), 'SIGKILL'); // all of its processes at once
    await gone;
    await browser.close().catch(() => undefined);
  };
  return { browser, page, kill };
}

/** Tells of every move that is answered, and presses whatever can be pressed as fast as the page lets it. */
function hasty([settings, press]: [string, boolean]): void {
  if (localStorage.getItem('quayside') === null) localStorage.setItem('quayside', settings);
  const said = new Map<string, Done>();
  const Usual = Worker;
  class Watched extends Usual {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; text: string }>) => {
        if (data.kind !== 'said') return;
        const heard = JSON.parse(data.text) as { type: string; id?: string };
        const done = heard.type === 'done' ? said.get(heard.id ?? '') : undefined;
        if (done !== undefined) void (window as unknown as { lasting: (done: Done) => void }).lasting(done);
      });
    }
    override postMessage(message: { kind: string; text: string }): void {
      if (message.kind === 'say') {
        const { type, id, ...done } = JSON.parse(message.text) as Done & { type: string; id: string };
        if (type === 'act') said.set(id, done);
      }
      super.postMessage(message);
    }
  }
  window.Worker = Watched;
  if (!press) return;
  let turn = 0;
  setInterval(() => {
    turn += 1;
    const open = document.querySelector<HTMLInputElement>('.decide fieldset:not(:has(input:checked)) input');
    open?.click();
    const answers = [
      ...document.querySelectorAll<HTMLElement>('.decide .answers [data-action]:not([aria-disabled]):not(:disabled)'),
    ].filter((button) => button.checkVisibility());
    const groups = document.querySelectorAll<HTMLElement>('.decide [data-group][aria-expanded="false"]');
    // A choice that is held, because others decide after it, is done by a press of its own.
    const held = document.querySelector<HTMLElement>(
      '.decide :is([data-press="end-turn"], [data-press="confirm"]):enabled',
    );
    (held ?? answers[turn % Math.max(1, answers.length)] ?? groups[turn % Math.max(1, groups.length)])?.click();
  }, 15);
}

describe.skipIf(!existsSync(FOLDER))('a killed browser', () => {
  it(
    `loses nothing that it has acknowledged, killed ${KILLS} times`,
    async () => {
      const folder = await served();
      const profile = mkdtempSync(join(tmpdir(), 'quayside-profile-'));
      const lasting: Done[] = [];
      const visited = async (press: boolean): Promise<Awaited<ReturnType<typeof opened>>> => {
        const found = await opened(profile);
        await found.page.exposeFunction('lasting', (done: Done) => lasting.push(done));
        await found.page.addInitScript(hasty, [SETTINGS, press] as [string, boolean]);
        await found.page.goto(folder.url);
        return found;
      };
      let address = '';
      let told = 0;
      for (let kills = 0; kills < KILLS; kills += 1) {
        const { page, kill } = await visited(true);
        const before = lasting.length;
        const over = address !== '' && (await isOver(page, address));
        if (address === '' || over) {
          await page.goto(folder.url);
          if (kills === 0) await keptHere(page);
          await begin(page, GAMES_IN_ORDER[kills % GAMES_IN_ORDER.length] ?? '');
          address = page.url();
        }
        const wanted = before + 1 + (kills % 7);
        // The game may end before that.
        while (lasting.length < wanted && !(await ended(page))) await new Promise((soon) => setTimeout(soon, 1));
        await kill(); // somewhere in the middle of the next one
        told += lasting.length - before;
      }
      const { page, kill } = await visited(false);
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save all games').click()]);
      const saved = await file.createReadStream();
      const parts: Buffer[] = [];
      for await (const part of saved) parts.push(part as Buffer);
      const { tables } = JSON.parse(Buffer.concat(parts).toString()) as { tables: Kept[] };
      const kept = new Map(
        tables.flatMap(({ sheet, entries }) =>
          entries.map(({ move, action }) => [`${sheet.header.id} ${move}`, action] as const),
        ),
      );
      expect(lasting.filter(({ table, move, action }) => kept.get(`${table} ${move}`) !== action)).toEqual([]);
      console.log(`${KILLS} killed, ${told} moves acknowledged, none lost`);
      expect(told).toBeGreaterThanOrEqual(KILLS);
      await kill();
      await folder.close();
      rmSync(profile, { recursive: true, force: true });
    },
    LONG,
  );
});

/** Whether the game of an address has ended; else it goes on. */
async function isOver(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.decide, .scores') !== null);
  return ended(page);
}
const ended = async (page: Page): Promise<boolean> => (await page.locator('.scores').count()) > 0;
