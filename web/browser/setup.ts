/** Starts a server on the built client, with a fresh database, unless `QUAYSIDE_URL` names one that runs already. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 8000));
    });
  });
}

/** Where a server is and keeps its data, so that another one can follow it there. */
export interface Site {
  port: number;
  data: string;
}
export async function freeSite(): Promise<Site> {
  return { port: await freePort(), data: mkdtempSync(join(tmpdir(), 'quayside-')) };
}

interface Served {
  url: string;
  /** It ends; its data stay. */
  halt: () => Promise<void>;
  /** It ends for good. */
  stop: () => void;
}

/** A server on the built client, with a fresh database unless a site has one. */
export async function serve(more: NodeJS.ProcessEnv = {}, site?: Site): Promise<Served> {
  const { port, data } = site ?? (await freeSite());
  const program = process.env.QUAYSIDE_BIN ?? resolve('../.venv/bin/quayside');
  const server = spawn(program, ['serve', '--port', String(port)], {
    env: {
      ...process.env,
      QUAYSIDE_URL: undefined, // of another server, by now
      QUAYSIDE_DATA: data,
      QUAYSIDE_WEB: resolve('dist'),
      QUAYSIDE_BOT_PAUSE: '0.02',
      QUAYSIDE_NICENESS: '0', // browsers keep the machine busy all the time: whoever stands back is starved
      // One address plays many games at once here, faster than people do.
      QUAYSIDE_SIGN_UPS: '100000',
      QUAYSIDE_REQUESTS: '1000000',
      QUAYSIDE_REVIEW_EFFORT: '0.05', // what a review says is not tried here
      QUAYSIDE_REVIEW_SHARE: '100000',
      ...more,
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const up = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    if (attempt > 1200) throw new Error(`the server did not start: ${program}`);
    await new Promise((wait) => setTimeout(wait, 250));
  }
  const halt = async (): Promise<void> => {
    const ended = new Promise((gone) => server.once('exit', gone));
    server.kill();
    await ended;
  };
  const stop = (): void => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, halt, stop };
}

export default async function setup(): Promise<(() => void) | undefined> {
  if (process.env.QUAYSIDE_URL !== undefined) return undefined;
  const { url, stop } = await serve();
  process.env.QUAYSIDE_URL = url;
  return stop;
}
