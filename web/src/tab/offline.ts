/** Keeps the pages and the engine in this browser, so that the next visit needs no network. */

import { remember } from './memory';
import { standing } from './standing.svelte';

export async function keepOffline(): Promise<void> {
  try {
    // Missing at an address without https: everything works but without a network.
    await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
    await navigator.serviceWorker.ready;
    await remember();
    standing.offline = 'here';
    await navigator.storage?.persist?.(); // asks the browser not to clear it when space is short
  } catch {
    standing.offline = 'refused'; // as private windows do: nothing is lost but the next start without a network
  }
}
