// Saving where it is forbidden or full, and two tabs.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const OK = 0; // app::StoreResult
const BLOCKED = 1;
const FULL = 2;

const { test, open, openBlank, openTab, serve } = chromiumTests();

const store = (frame, key, value) =>
  frame.evaluate(([k, v]) => [splendorHost.storageWrite(k, v), splendorHost.storageRead(k)], [key, value]);

test('what is stored carries the prefix of this program', async () => {
  const table = await open();
  assert.deepEqual(await store(table.page, 'test', 'Œ'), [OK, 'Œ']);
  assert.equal(await table.page.evaluate(() => localStorage.getItem('splendor:v1:test')), 'Œ');
  await table.page.evaluate(() => splendorHost.storageRemove('test'));
  assert.equal(await table.page.evaluate(() => splendorHost.storageRead('test')), null);
});

test('in a sandbox without storage the game runs from memory', async () => {
  await serve((request, response) => {
    if (!request.url.endsWith('/frame.html')) return false;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="1000" height="700" src="./?test=1"></iframe>');
    return true;
  });
  const { page, url } = await openBlank({ allow: [/sandboxed/] });
  await page.goto(`${url}frame.html`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await frame.waitForFunction(() => globalThis.splendorTest);
  await frame.evaluate(() => splendorTest.ready);
  assert.equal(await frame.evaluate(() => {
    try {
      return typeof localStorage;
    } catch (error) {
      return error.name;
    }
  }), 'SecurityError');
  assert.deepEqual(await store(frame, 'test', 'kept'), [BLOCKED, 'kept']);
  // No other tab can be known: this one plays.
  await frame.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'tab_owned'));
});

test('full storage is told, and the value is kept in memory', async () => {
  const table = await open();
  await table.page.evaluate(() => {
    let block = 'x'.repeat(1 << 20);
    for (let i = 0; block.length > 0; i++) {
      try {
        localStorage.setItem(`filler${i}`, block);
      } catch {
        block = block.slice(0, block.length >> 1);
      }
    }
  });
  assert.deepEqual(await store(table.page, 'test', 'y'.repeat(5000)), [FULL, 'y'.repeat(5000)]);
  await table.page.evaluate(() => localStorage.clear());
  assert.deepEqual(await store(table.page, 'test', 'z'), [OK, 'z']);
});

const waitForEvent = (page, kind, count = 1) =>
  page.waitForFunction(([name, times]) => splendorTest.events.filter(([k]) => k === name).length >= times, [kind, count]);

test('one of two tabs plays; the other can take over and hears of changes', async () => {
  const first = await open();
  await waitForEvent(first.page, 'tab_owned');
  const { page } = await openTab(first);
  await waitForEvent(page, 'tab_lost');

  await first.page.evaluate(() => splendorHost.storageWrite('test', 'from the first'));
  await waitForEvent(page, 'storage_changed');

  await page.evaluate(() => splendorHost.tabTake());
  await waitForEvent(page, 'tab_owned');
  await waitForEvent(first.page, 'tab_lost');

  await page.close(); // the first gets it back
  await waitForEvent(first.page, 'tab_owned', 2);
});
