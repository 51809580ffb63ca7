/**
 * What Python remembers once everything is imported. This browser keeps it, so that the next start begins there instead
 * of importing all of it again. It holds nothing of anybody's games.
 */

import { engineAt } from './engine';
import type { FromRememberer, ToRememberer } from './messages';
import { sparse, whole } from './sparse';

const CACHE = 'quayside-memory'; // another version's service worker clears it away

/** Another browser, or a newer one, makes a memory of its own. */
const place = (engine: string): string => `${engine}memory-pages?${encodeURIComponent(navigator.userAgent)}`;

const opened = (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? Promise.resolve(undefined) : caches.open(CACHE).catch(() => undefined);

/** The memory that is kept for an engine, if any. */
export async function recalled(engine: string): Promise<Uint8Array | undefined> {
  try {
    const kept = await (await opened())?.match(place(engine));
    return kept === undefined ? undefined : whole(await kept.arrayBuffer());
  } catch {
    return undefined; // the browser has lost it: without it the start takes longer
  }
}

export async function keep(engine: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await opened();
  await cache?.put(place(engine), new Response(sparse(memory)));
}

/** It is of no use. */
export async function forget(): Promise<void> {
  await caches.delete(CACHE);
}

/** Have a memory of the engine of these pages made and kept, by a worker of its own, unless there is one. */
export async function remember(): Promise<void> {
  const [engine, cache] = await Promise.all([engineAt(document.baseURI), opened()]);
  if (cache === undefined || (await cache.match(place(engine))) !== undefined) return;
  const worker = new Worker(new URL('./rememberer.ts', import.meta.url), { type: 'module' });
  await new Promise<void>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromRememberer>) => {
      if (data.fault !== null) console.warn('quayside:', data.fault); // all goes on as it did, more slowly
      resolve();
    };
    worker.onerror = () => resolve();
    worker.postMessage({ engine } satisfies ToRememberer);
  });
  worker.terminate();
}
