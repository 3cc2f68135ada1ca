// "Remove everything" in one tab, and what becomes of the others: web/storage.js and web/surroundings.js, once for each tab, on
// one localStorage in memory whose events come when the test says so. Without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, beforeEach } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

class Items {
  getItem(key) { return this[key] ?? null; }
  setItem(key, value) {
    happened.push({ key, newValue: value });
    this[key] = value;
  }
  removeItem(key) {
    if (key in this) happened.push({ key, newValue: null });
    delete this[key];
  }
}
let items, happened;  // storage, and its events, which the other tabs are to hear
beforeEach(() => {
  happened = [];
  items = new Items();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: items });
});
const keysOfGames = () => Object.keys(items).filter((key) => key.includes('game.')).map((key) => key.replace('splendor:v1:', ''));

/** A page with modules of its own. */
async function openTab() {
  const folder = mkdtempSync(join(tmpdir(), 'tab-'));
  folders.push(folder);
  cpSync(web, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const load = (name) => import(pathToFileURL(join(folder, name)));
  const storage = await load('storage.js');
  const listeners = {};
  const hears = (name, listener) => { listeners[name] = listener; };
  globalThis.addEventListener = hears;
  globalThis.document = { addEventListener: hears };
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });
  globalThis.history = { replaceState: () => {} };
  (await load('surroundings.js')).watchSurroundings();
  const told = [];  // the program
  (await load('events.js')).connect((kind) => told.push(kind));
  let loads = 0;
  /** What happens in this tab; gives how often it was loaded anew since it was opened. */
  const inTab = async (does) => {
    globalThis.location = { reload: () => void ++loads };
    await does();
    return loads;
  };
  return {
    ...storage,
    told,
    forget: () => inTab(storage.forgetEverything),
    /** Storage events, in their order. */
    hear: (events) => inTab(() => events.forEach((event) => listeners.storage(event))),
    isLeft: () => inTab(() => listeners.pagehide()),
    comesBack: () => inTab(() => listeners.pageshow({ persisted: true })),
  };
}

test('what one tab has removed no other one stores again: each is loaded anew', async () => {
  const here = await openTab(), other = await openTab();
  other.write('game.one.0', 'one turn');
  other.write('playing', 'one');
  here.write('settings', 'large letters');
  happened = [];
  assert.equal(await here.forget(), 1);
  assert.deepEqual(Object.keys(items), []);
  const events = happened;
  other.write('game.one.1', 'two turns');  // a computer's answer, before it has heard of it
  other.write('statistics', 'a game more');
  assert.equal(await other.hear(events), 1);
  assert.deepEqual(Object.keys(items), []);
  other.write('game.one.0', 'three turns');  // the page that goes
  other.write('puzzles', 'solved');
  assert.deepEqual(Object.keys(items), []);
});

test('what a tab begins after that stays, however late another one hears of it', async () => {
  const here = await openTab(), other = await openTab();
  other.write('game.one.0', 'one turn');
  happened = [];
  await here.forget();
  const events = happened;
  const anew = await openTab();  // the first one, loaded anew
  anew.write('game.two.0', 'another game');
  anew.write('playing', 'two');
  other.write('playing', 'one');
  anew.write('playing', 'two');
  assert.equal(await other.hear(events), 1);
  assert.deepEqual(keysOfGames(), ['game.two.0']);
  assert.equal(anew.read('playing'), 'two');
  // Loaded anew, it plays as any other: that was the player's own choice.
  const again = await openTab();
  again.write('game.two.1', 'gone on with');
  assert.deepEqual(keysOfGames(), ['game.two.0', 'game.two.1']);
});

test('of everything else that changes in storage the program hears, and the page goes on', async () => {
  const here = await openTab(), other = await openTab();
  here.write('game.one.0', 'one turn');
  here.write('game.one.1', 'two turns');
  here.remove('game.one.0');
  assert.equal(await other.hear([...happened, { key: null, newValue: null }, { key: 'of another program', newValue: 'x' }]), 0);
  assert.deepEqual(other.told, Array(4).fill('storage_changed'));
  assert.equal(other.write('game.one.0', 'three turns'), 0);
  assert.deepEqual(keysOfGames(), ['game.one.1', 'game.one.0']);
});

test('a page from the browser\'s memory of pages, which has heard nothing, is loaded anew where its games have gone', async () => {
  const here = await openTab(), other = await openTab();
  assert.equal(await here.isLeft(), 0);
  assert.equal(await here.comesBack(), 0);  // nothing was stored at all

  here.write('game.one.0', 'one turn');
  here.write('game.two.0', 'one turn');
  await here.isLeft();
  other.remove('game.two.0');  // deleted
  other.write('game.one.1', 'two turns');
  other.remove('game.one.0');
  assert.equal(await here.comesBack(), 0);
  assert.equal(here.told.at(-1), 'page_shown');

  here.write('settings', 'large letters');
  await here.isLeft();
  other.write('game.four.0', 'one turn');
  other.remove('game.one.1');  // deleted, too: not everything has gone
  assert.equal(await here.comesBack(), 1);
  assert.equal(other.read('settings'), 'large letters');
});

test('a page from there after everything was removed stores nothing of it', async () => {
  const here = await openTab(), other = await openTab();
  here.write('game.one.0', 'one turn');
  await here.isLeft();
  await other.forget();
  const anew = await openTab();
  anew.write('game.three.0', 'another game');
  assert.equal(await here.comesBack(), 1);
  here.write('game.one.0', 'three turns');
  assert.deepEqual(keysOfGames(), ['game.three.0']);
});
