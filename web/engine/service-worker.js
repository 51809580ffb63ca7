// Keeps all files of this folder, so that they are there without a network. Which files, and that they are these, is
// written into the list by `engine/lay.mjs`; another list is another service worker, and takes over when no page of
// the old one is open any more.
const FILES = ['__FILES__'];
const NAME = '__NAME__';
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(kept(NAME));
    const page = request.mode === 'navigate' ? new URL('index.html', self.registration.scope).href : request;
    return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
