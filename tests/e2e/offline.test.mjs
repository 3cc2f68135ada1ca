// The service worker: the next visit works without a server, and a new version waits for the player.
import assert from 'node:assert/strict';
import { fillStorage } from './support/filler.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';
import { playToTheEnd, press } from './support/two_games.mjs';

const { test, openPainted, serve } = chromiumTests();

/** A first visit, after which the worker is there. */
async function visit(serving) {
  const site = await serve(serving);
  const table = await openPainted({ query: '&sw' });
  const { page } = table;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  return { site, table, page };
}

async function checkPlayable(page) {
  await page.locator('#splash').waitFor({ state: 'detached' });
  assert.ok(await page.locator('#canvas').isVisible());
}

/** In the page: every file of the site lies in the offline copy. */
async function offlineCopyIsWhole() {
  const list = await (await fetch('precache.js')).text();
  const { files } = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1));
  const kept = new Set();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.add(url);
  return files.every(([file]) => kept.has(new URL(file, document.baseURI).href));
}

test('a second visit needs no connection', async () => {
  const { site, page } = await visit();
  await site.close();
  await page.goto(site.url); // without the tests' hooks, which are not kept
  await checkPlayable(page);
});

test('what teaches needs no connection: lessons, hints, puzzles, the deal of the day and the review', async () => {
  const { site, table, page } = await visit();
  await page.reload();  // now by the service worker
  await table.ready();
  await table.stopMotion();
  await page.waitForFunction(offlineCopyIsWhole);
  await site.close();
  const has = (id) => page.waitForFunction((wanted) => splendorTest.targets().some((one) => one.id === wanted), id);
  const replies = () => page.evaluate(() => splendorTest.events.filter(([kind]) => kind === 'worker_reply').length);
  const status = () => page.evaluate(() => document.querySelector('#mirror p.status').textContent);

  await press(table, 'learn');
  assert.match(await status(), /Your goal is 15 points/);
  await press(table, 'lesson:skip', 'hint');
  await page.waitForFunction(() => splendorTest.targets().find(({ id }) => id === 'hint').pressed);
  assert.equal(await replies(), 1);

  await press(table, 'menu', 'menu:puzzles');
  await has('puzzle:0');
  await press(table, 'puzzle:0');
  await page.waitForFunction(() => splendorTest.state().panel === 'none');
  await press(table, 'menu', 'menu:today');
  await has('day:puzzle');
  await press(table, 'day:deal');
  await page.waitForFunction(() => splendorTest.state().panel === 'none' && splendorTest.state().mayAct);

  await press(table, 'menu', 'menu:new', 'start');
  await playToTheEnd(table);
  const before = await replies();
  await press(table, 'end:review');
  await page.waitForFunction((count) => splendorTest.events.filter(([kind]) => kind === 'worker_reply').length > count + 2, before);
});

test('evicted files of the offline copy are restored at the next visit', async () => {
  const { site, table, page } = await visit();
  await page.reload(); // now by the service worker
  await table.ready();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });
  assert.ok(!await page.evaluate(offlineCopyIsWhole));
  await page.reload();
  await table.ready();
  await page.waitForFunction(offlineCopyIsWhole);  // also what this visit had no need of
  await site.close();
  await page.goto(site.url);
  await checkPlayable(page);
});

test('one button removes what is stored, the offline copy and the service worker', async () => {
  const { table, page } = await visit();
  await startGame(table);
  await table.act(0);
  await page.evaluate(offlineCopyIsWhole);
  const left = () => page.evaluate(async () => ({
    stored: Object.keys(localStorage).filter((key) => key.startsWith('splendor:')).length,
    copies: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const before = await left();
  assert.ok(before.stored > 2 && before.copies > 0 && before.workers === 1, JSON.stringify(before));
  // What the next document finds before any script of ours runs in it.
  await page.addInitScript(() => {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('splendor:'));
    globalThis.foundAtStart = Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then(
      ([copies, workers]) => ({ stored: stored.length, copies: copies.length, workers: workers.length }));
  });
  for (const id of ['menu', 'menu:about', 'about:forget']) {
    await table.query('press', id);
    await table.idle();
  }
  await Promise.all([page.waitForEvent('load'), table.query('press', 'about:forget_sure')]);
  assert.deepEqual(await page.evaluate(() => globalThis.foundAtStart), { stored: 0, copies: 0, workers: 0 });
  await table.ready();
  assert.equal((await table.state()).length, 0);
});

test('an address below the site that does not exist leads to the site, with and without a connection', async () => {
  const { site, page } = await visit();
  for (const connected of [true, false]) {
    if (!connected) await site.close();
    await page.goto(`${site.url}no/such/page`);
    await page.locator('#splash').waitFor({ state: 'detached' });
    assert.equal(page.url(), site.url);
  }
});

/** A later visit, while which the site gets a new version once `release()` was called; resolves when it is offered. */
async function visitBeforeRelease() {
  let version = '';
  const { table, page } = await visit((request, response) => {
    if (!version || !request.url.endsWith('precache.js')) return false;
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`self.PRECACHE = { version: '${version}', files: [] };`);
    return true;
  });
  assert.equal(await page.locator('#notices button').count(), 0, 'the first visit is no update');
  await page.reload();
  await table.ready();
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller !== null), true);

  const update = page.getByRole('button', { name: 'Update now' });
  const release = async () => {
    version = 'later';
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    await update.waitFor();
  };
  return { table, page, update, release };
}

test('a new version waits, is offered, and comes with one press', async () => {
  const { table, page, update, release } = await visitBeforeRelease();
  await release();
  const names = () => page.evaluate(() => caches.keys());
  const path = new URL(table.url).pathname;
  assert.ok((await names()).includes(`splendor:${path}:later`));
  await page.evaluate(() => caches.open('somebody-elses'));

  await Promise.all([page.waitForEvent('load'), update.click()]);
  await table.ready();
  assert.deepEqual((await names()).sort(), ['somebody-elses', `splendor:${path}:later`]);
});

test('a new version does not come over turns that could not be stored, unless they may go', async () => {
  const { table, page, update, release } = await visitBeforeRelease();
  const player = await startGame(table);
  await page.evaluate(fillStorage, 0);
  let view = await player.look();
  while (!view.targets.has('unsaved')) ({ view } = await player.turn(view));  // an entry may still fit into its own place
  const { cursor } = view.state;
  await release();
  await update.click();
  const anyway = page.getByRole('button', { name: 'Update all the same' });
  await anyway.waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  assert.equal((await table.state()).cursor, cursor);
  assert.ok(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)));

  // Another tab takes the new version: this one stays as it is.
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting.postMessage('take over')));
  await anyway.waitFor();
  assert.equal((await table.state()).cursor, cursor);
  await Promise.all([page.waitForEvent('load'), anyway.click()]);
  await table.ready();
});
