// What the page says of a game when the program or the picture is gone: web/storage.js on a localStorage in memory, and the
// sentence on the screen. Without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'page-'));
cpSync(web, folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
const { read, remove, savedWord, write } = await import(pathToFileURL(join(folder, 'storage.js')));
const { showFailure } = await import(pathToFileURL(join(folder, 'splash.js')));
test.after(() => rmSync(folder, { recursive: true }));

let full = false;
const stored = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      if (full) throw Object.assign(new Error(), { name: 'QuotaExceededError' });
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
  },
});

test('a game is said to be saved only while all of it is stored', () => {
  assert.equal(savedWord(), 'saved');
  write('game.a.0', 'one turn');
  assert.equal(savedWord(), 'saved');
  full = true;
  write('settings', 'large letters');
  assert.equal(savedWord(), 'saved');
  write('game.a.1', 'two turns');
  assert.equal(read('game.a.1'), 'two turns');
  assert.equal(savedWord(), 'notSaved');
  full = false;
  write('game.a.1', 'two turns');
  assert.equal(savedWord(), 'saved');
});

test('a refused game that is deleted, or stored by another tab meanwhile, is refused no more', () => {
  for (const ends of [() => remove('game.b.0'), () => stored.set('splendor:v1:game.b.0', 'three turns')]) {
    full = true;
    write('game.b.0', 'two turns');
    assert.equal(savedWord(), 'notSaved');
    ends();
    assert.equal(savedWord(), 'saved');
  }
});

test('when the program stops, the sentence ends with what is known of the game, in both languages', () => {
  const elements = { splash: { dataset: {} }, 'splash-status': {}, 'splash-again': {} };
  const documentElement = {};
  globalThis.document = { documentElement, getElementById: (id) => elements[id] };
  const said = (lang, ...words) => {
    documentElement.lang = lang;
    showFailure(...words);
    return elements['splash-status'].textContent;
  };
  assert.match(said('en', 'crashed', 'saved'), /again\. Your game is saved\.$/);
  assert.match(said('en', 'crashed', 'notSaved'), /again\. The browser could not save your latest turns\.$/);
  assert.match(said('fr', 'crashed', 'notSaved'), /page\. Le navigateur n’a pas pu enregistrer les derniers tours\.$/);
  assert.doesNotMatch(said('en', 'noFiles'), /save/);
});

test('once everything is to be removed, nothing that the program still saves is stored', async () => {
  const page = await import(`${pathToFileURL(join(folder, 'storage.js'))}?forget`);
  class Items {
    getItem(key) { return this[key] ?? null; }
    setItem(key, value) { this[key] = value; }
    removeItem(key) { delete this[key]; }
  }
  const items = new Items();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: items });
  let loaded = 0;
  globalThis.location = { reload: () => void ++loaded };
  page.write('game.c.0', 'one turn');
  assert.deepEqual(Object.keys(items), ['splendor:v1:game.c.0']);
  const gone = page.forgetEverything();
  page.write('game.c.1', 'two turns');  // a computer's answer, or the page that goes
  page.write('puzzles', 'solved');
  await gone;
  page.write('game.c.0', 'three turns');
  assert.deepEqual(Object.keys(items), []);
  assert.equal(loaded, 1);
});
