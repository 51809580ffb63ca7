// Keeps all files of this folder, so that they are there without a network. Which files, and that they are these, is
// written into the list by `engine/lay.mjs`; another list is another service worker, and takes over when no page of
// the old one is open any more.
const FILES = ['__FILES__'];
const NAME = '__NAME__';
const FRESH = '__FRESH__'; // whether pages come from their server as long as it answers
const PREFIX = 'quayside-';

const kept = (name) => `${PREFIX}${name}`;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(kept(NAME));
    for (const file of FILES) {
      const request = new Request(file, { cache: 'no-cache' }); // what has just come need not travel again
      if ((await cache.match(request)) === undefined) await cache.add(request);
    }
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== kept(NAME)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const here = (file) => new URL(file, self.registration.scope).href;
const KNOWN = new Set(FILES.map(here));

/** A kept file, or what comes over the network. */
async function keptOr(file, request) {
  const cache = await caches.open(kept(NAME));
  return (await cache.match(file, { ignoreSearch: true })) ?? fetch(request);
}

/** The page itself. A server that is there, and in order, is asked first. */
async function page(request) {
  const fresh = FRESH ? await fetch(request).catch(() => null) : null;
  return fresh !== null && fresh.status < 500 ? fresh : keptOr(here('index.html'), request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KNOWN.has(request.url.replace(/[?#].*/, ''))) event.respondWith(keptOr(request, request));
});
