// Saving where it is forbidden or full, and two tabs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { serveSite } from './support/site.mjs';
import { openTable, Table } from './support/table.mjs';

const OK = 0; // app::StoreResult
const BLOCKED = 1;
const FULL = 2;

let browser;
let site;
before(async () => {
  browser = await launchChromium();
  site = await serveSite({
    hook(request, response) {
      if (!request.url.endsWith('/frame.html')) return false;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="1000" height="700" src="./?test=1"></iframe>');
      return true;
    },
  });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const store = (frame, key, value) =>
  frame.evaluate(([k, v]) => [splendorHost.storageWrite(k, v), splendorHost.storageRead(k)], [key, value]);

test('what is stored carries the prefix of this program', async () => {
  const table = await openTable(browser, site);
  assert.deepEqual(await store(table.page, 'test', 'Œ'), [OK, 'Œ']);
  assert.equal(await table.page.evaluate(() => localStorage.getItem('splendor:v1:test')), 'Œ');
  await table.page.evaluate(() => splendorHost.storageRemove('test'));
  assert.equal(await table.page.evaluate(() => splendorHost.storageRead('test')), null);
  await table.close();
});

test('in a sandbox without storage the game runs from memory', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const table = new Table(page, context, [/sandboxed/]);
  await page.goto(`${site.url}frame.html`);
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
  await table.close();
});

test('full storage is told, and the value is kept in memory', async () => {
  const table = await openTable(browser, site);
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
  await table.close();
});

const waitForEvent = (page, kind, count = 1) =>
  page.waitForFunction(([name, times]) => splendorTest.events.filter(([k]) => k === name).length >= times, [kind, count]);

test('one of two tabs plays; the other can take over and hears of changes', async () => {
  const first = await openTable(browser, site);
  await waitForEvent(first.page, 'tab_owned');
  const page = await first.context.newPage();
  const second = new Table(page, first.context);
  await page.goto(`${site.url}?test=1`);
  await second.ready();
  await waitForEvent(page, 'tab_lost');

  await first.page.evaluate(() => splendorHost.storageWrite('test', 'from the first'));
  await waitForEvent(page, 'storage_changed');

  await page.evaluate(() => splendorHost.tabTake());
  await waitForEvent(page, 'tab_owned');
  await waitForEvent(first.page, 'tab_lost');

  await page.close(); // the first gets it back
  await waitForEvent(first.page, 'tab_owned', 2);
  await first.close();
  assert.deepEqual(second.problems, []);
});
