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
const LISTED = new Map(self.PRECACHE.files.map(([file, integrity]) => [new URL(file, self.registration.scope).href, integrity]));

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill() {
  const cache = await caches.open(CACHE);
  // "no-cache": a copy that the browser already has is used when the server confirms it.
  await cache.addAll([...LISTED].map(([address, integrity]) => new Request(address, { cache: 'no-cache', integrity })));
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
  event.respondWith(answer(event));
});

async function answer(event) {
  const { request } = event;
  if (request.mode === 'navigate') return page(event);
  const cache = await caches.open(CACHE);
  return await cache.match(request, { ignoreSearch: true }) ?? fetchMissing(event, request);
}

/** The page is at one address: below another one its own relative addresses would lead nowhere. */
async function page(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const ours = [new URL(self.registration.scope).pathname, new URL(HOME).pathname].includes(pathname);
  const cache = await caches.open(CACHE);
  if (ours) return await cache.match(HOME) ?? fetchMissing(event, new Request(HOME));
  try {
    const other = await fetch(request);
    if (other.status !== 404) return other;
  } catch {
    // No connection.
  }
  return Response.redirect(self.registration.scope);
}

/** A file that is not in the cache. If it should be, the browser has evicted some: all that are missing come back with it. */
async function fetchMissing(event, request) {
  const address = request.url.split(/[?#]/, 1)[0];
  if (!LISTED.has(address)) return fetch(request);
  event.waitUntil(refill());
  try {
    return (await fetchAndKeep(address)).clone();
  } catch {
    return fetch(request);
  }
}

const coming = new Map();  // address -> its response, while that is fetched

/** By its hash: what lies there now may be a later release's. */
function fetchAndKeep(address) {
  if (!coming.has(address)) {
    const response = (async () => {
      const cache = await caches.open(CACHE);
      const fetched = await fetch(new Request(address, { cache: 'no-cache', integrity: LISTED.get(address) }));
      await cache.put(address, fetched.clone());
      return fetched;
    })();
    coming.set(address, response);
    response.finally(() => coming.delete(address)).catch(() => {});
  }
  return coming.get(address);
}

let refilling = null;  // once for each start of this worker, so that a later release there is not fetched again and again

function refill() {
  refilling ??= (async () => {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    await Promise.allSettled([...LISTED.keys()].filter((address) => !kept.has(address)).map(fetchAndKeep));
  })();
  return refilling;
}
