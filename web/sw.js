// Service worker: the whole game from the cache, so that it starts at once and without a connection.
//
// The build writes precache.js beside this file:
//   self.PRECACHE = { "version": "<hash of all files>", "files": [["index.html", "sha256-<base64>"], ...] };
// with the address of every file of the site relative to this one, and its hash as for the integrity attribute.
// A new version waits until the page says so (update.js).

'use strict';

importScripts('precache.js');

// One origin may hold several copies of the game (and other games): touch only the caches of this one.
const OURS = `splendor:${new URL(self.registration.scope).pathname}:`;
const CACHE = OURS + self.PRECACHE.version;
const HOME = new URL('index.html', self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  // "no-cache": a copy that the browser already has is used when the server confirms it.
  await cache.addAll(self.PRECACHE.files.map(([address, integrity]) =>
      new Request(new URL(address, self.registration.scope), { cache: 'no-cache', integrity })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
      names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  if (request.mode === 'navigate') return page(request);
  const cache = await caches.open(CACHE);
  return await cache.match(request, { ignoreSearch: true }) ?? fetchAndKeep(cache, request);
}

/** The page is at one address: below another one its own relative addresses would lead nowhere. */
async function page(request) {
  const { pathname } = new URL(request.url);
  const ours = [new URL(self.registration.scope).pathname, new URL(HOME).pathname].includes(pathname);
  const cache = await caches.open(CACHE);
  if (ours) return await cache.match(HOME) ?? fetchAndKeep(cache, new Request(HOME));
  try {
    const other = await fetch(request);
    if (other.status !== 404) return other;
  } catch {
    // No connection.
  }
  return Response.redirect(self.registration.scope);
}

/** Evicted files are restored one by one at the next visit with a connection. */
async function fetchAndKeep(cache, request) {
  const address = request.url.split(/[?#]/, 1)[0];
  const listed = self.PRECACHE.files.find(([file]) => new URL(file, self.registration.scope).href === address);
  if (!listed) return fetch(request);
  try {
    // By its hash: what lies there now may be a later release's.
    const response = await fetch(new Request(address, { cache: 'no-cache', integrity: listed[1] }));
    await cache.put(address, response.clone());
    return response;
  } catch {
    return fetch(request);
  }
}
