// The service worker's offline copy, web/sw.js, on a cache and a server in memory. Without a browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const SCOPE = 'https://splendor.example/r/';
const FILES = ['index.html', 'splendor.js', 'puzzles.txt', 'sounds.js', 'worker.js'];
const address = (file) => SCOPE + file;

/** The worker with `kept` in its cache. `lost`: what the server has no more. */
function serviceWorker(kept, lost = []) {
  const listeners = {}, fetched = [];
  const stored = new Map(kept.map((file) => [address(file), new Response(file)]));
  const cache = {
    match: async ({ url = HOME }) => stored.get(url.split('?')[0])?.clone(),
    put: async (url, response) => void stored.set(url, response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  };
  const HOME = address('index.html');
  const self = {
    registration: { scope: SCOPE },
    PRECACHE: { version: '1', files: FILES.map((file) => [file, `sha256-${file}`]) },
    addEventListener: (name, listener) => { listeners[name] = listener; },
  };
  vm.runInNewContext(readFileSync(fileURLToPath(new URL('../../web/sw.js', import.meta.url)), 'utf8'), {
    self, URL, Response,
    importScripts: () => {},
    caches: { open: async () => cache },
    Request: class { constructor(url, options) { Object.assign(this, { url, ...options }); } },
    fetch: async ({ url, integrity }) => {
      fetched.push(url);
      if (lost.some((file) => address(file) === url)) throw new TypeError('a later release');
      return new Response(`${integrity}`);
    },
  });
  /** What the page gets, once all that this event began is over. */
  const ask = async (file, mode = 'no-cors') => {
    const waits = [];
    let answer;
    listeners.fetch({
      request: { method: 'GET', mode, url: address(file) },
      respondWith: (promise) => { answer = promise; },
      waitUntil: (promise) => waits.push(promise),
    });
    const text = await answer.then((response) => response.text(), () => null);
    await Promise.all(waits);
    return text;
  };
  return { ask, fetched, kept: () => [...stored.keys()].map((url) => url.slice(SCOPE.length)).sort() };
}

const all = [...FILES].sort();

test('what is kept needs no server', async () => {
  const worker = serviceWorker(FILES);
  assert.equal(await worker.ask('splendor.js?v=1'), 'splendor.js');
  assert.deepEqual(worker.fetched, []);
});

for (const [file, mode] of [['index.html', 'navigate'], ['splendor.js', 'no-cors']])
  test(`after an eviction all comes back with ${file}, each file once and by its hash`, async () => {
    const worker = serviceWorker([]);
    const answers = await Promise.all([worker.ask(file, mode), worker.ask('worker.js')]);
    assert.deepEqual(answers, [`sha256-${file}`, 'sha256-worker.js']);
    assert.deepEqual(worker.kept(), all);
    assert.deepEqual(worker.fetched.map((url) => url.slice(SCOPE.length)).sort(), all);
  });

test('a file that cannot come back keeps no other one away', async () => {
  const worker = serviceWorker([], ['sounds.js']);
  await worker.ask('splendor.js');
  assert.deepEqual(worker.kept(), all.filter((file) => file !== 'sounds.js'));
});

test('what is not of the site is fetched and not kept', async () => {
  const worker = serviceWorker(FILES);
  assert.equal(await worker.ask('precache.js'), 'undefined');
  assert.deepEqual(worker.kept(), all);
});
