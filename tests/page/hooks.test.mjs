// splendorTest.until (web/test_hooks.js): it settles with the event after which something is so. Without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
after(() => rmSync(folder, { recursive: true }));
cpSync(fileURLToPath(new URL('../../web/', import.meta.url)), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

const listeners = {};
let changed;
globalThis.splendorHost = {};
globalThis.addEventListener = (name, listener) => { listeners[name] = listener; };
globalThis.document = {};
globalThis.MutationObserver = class {
  constructor(report) {
    changed = report;
  }
  observe() {}
};
await import(pathToFileURL(join(folder, 'test_hooks.js')));

const WAYS = {
  'a frame that was drawn': () => splendorTest.onDrawn(1, false),
  'an event for the program': () => splendorTest.onEvent('storage_changed', '', ''),
  'a change of the document': () => changed(),
  'a way back': () => listeners.popstate(),
};

for (const [what, happens] of Object.entries(WAYS))
  test(`until settles after ${what}, and asks no more`, async () => {
    let answer = '', asked = 0;
    const found = splendorTest.until(() => {
      ++asked;
      return answer;
    });
    happens();
    await null;
    assert.equal(asked, 2);
    answer = 'it is so';
    happens();
    assert.equal(await found, 'it is so');
    happens();
    await null;
    assert.equal(asked, 3);
  });

test('until settles at once if it is so already', async () => {
  assert.equal(await splendorTest.until(() => 7), 7);
});

test('until fails with what the question throws', async () => {
  await assert.rejects(splendorTest.until(() => { throw new Error('no such thing'); }), /no such thing/);
});

test('until gives up where nothing comes, and says what it waited for', async (t) => {
  let ring;
  t.mock.method(globalThis, 'setTimeout', (call) => { ring = call; });
  const found = splendorTest.until(() => splendorTest.frames() < 0);
  ring();
  await assert.rejects(found, /never came: .*frames\(\) < 0/);
});
