// localStorage with a key prefix. It may be blocked (every access throws) or full: then the value is kept in memory, so
// that it can be read again while the page is open, and the caller is told.

const PREFIX = 'splendor:v1:';
const OK = 0;  // app::StoreResult, in its order
const BLOCKED = 1;
const FULL = 2;
const REMOVED = 'removed';  // a key that is there for a moment: so other tabs hear that everything was removed

const memory = new Map();   // key -> { value, below: what was stored under it then }
const written = new Map();  // key -> what this page has stored under it last
let forgetting = false;     // from then on nothing is stored: what the program still saves, it saves for the page that ends
let left = new Set();       // the games that were stored when the page was left

function store() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function isOurs(key) {
  return key === null || key.startsWith(PREFIX);  // null: everything was cleared
}

export function read(key) {
  const stored = readStored(key);
  const kept = memory.get(key);
  if (kept?.below === stored) return kept.value;
  memory.delete(key);  // another tab has stored something since
  return stored;
}

function readStored(key) {
  try {
    return store()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/** What read() gives is in memory only. */
export function isRefused(key) {
  return read(key) !== null && memory.has(key);
}

/** The sentence (a key of words.js) about the games of this page: each is stored as it is, or some of it is in memory only. */
export function savedWord() {
  return [...memory.keys()].some((key) => key.startsWith('game.') && isRefused(key)) ? 'notSaved' : 'saved';
}

const remember = (key, value) => memory.set(key, { value, below: readStored(key) });

export function write(key, value) {
  if (forgetting) return OK;
  const target = store();
  if (!target) {
    remember(key, value);
    return BLOCKED;
  }
  try {
    target.setItem(PREFIX + key, value);
    memory.delete(key);
    written.set(key, value);
    return OK;
  } catch (error) {
    remember(key, value);
    return isFull(error) ? FULL : BLOCKED;
  }
}

export function remove(key) {
  memory.delete(key);
  try {
    store()?.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored, then.
  }
}

function isFull(error) {
  return error?.name === 'QuotaExceededError' || error?.name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

/** All keys that begin with `prefix`. */
export function keys(prefix) {
  const found = new Set([...memory.keys()].filter((key) => key.startsWith(prefix)));
  try {
    for (const key of Object.keys(store() ?? {}))
      if (key.startsWith(PREFIX + prefix)) found.add(key.slice(PREFIX.length));
  } catch {
    // Nothing can be read, then.
  }
  return [...found];
}

/** Asks the browser to keep our data when space runs out. Without an answer to wait for. */
export function persist() {
  try {
    navigator.storage?.persist?.().catch(() => {});
  } catch {
    // Not allowed here.
  }
}

/** Storage, offline copy and service worker of this page go; then it is loaded anew, as every other tab is. */
export async function forgetEverything() {
  forgetting = true;
  for (const key of keys('')) remove(key);
  tellOtherTabs();
  try {
    const scope = (await navigator.serviceWorker?.getRegistration())?.scope;
    for (const name of scope ? await caches.keys() : [])
      if (name.startsWith(`splendor:${new URL(scope).pathname}:`)) await caches.delete(name);
    await (await navigator.serviceWorker?.getRegistration())?.unregister();
  } catch {
    // Not allowed here, so there is nothing of the kind.
  }
  location.reload();
}

/** Each hears of it by a storage event: those of the keys that have gone come before. */
function tellOtherTabs() {
  try {
    store()?.setItem(PREFIX + REMOVED, '');
  } catch {
    // Nothing was stored, then.
  }
  remove(REMOVED);
}

/** A storage event says that another tab has removed everything. */
export const isRemoval = ({ key, newValue }) => key === PREFIX + REMOVED && newValue !== null;

/** Another tab has removed everything. What this page has stored between that and hearing of it goes, too; what another one has
 *  begun since stays. */
export function followRemoval() {
  for (const [key, value] of written) if (readStored(key) === value) remove(key);
  startAnew();
}

/** This page, which still shows what is stored no more, stores nothing and is loaded anew. */
export function startAnew() {
  forgetting = true;
  location.reload();
}

/** The page is left, perhaps for the browser's memory of pages, in which it hears no events. */
export function leave() {
  left = storedGames();
}

/** It is back from there, and none of the games that were stored then is now: they were removed meanwhile. A page that still holds
 *  what storage refused goes on. */
export function lostAllGames() {
  const there = storedGames();
  return left.size > 0 && memory.size === 0 && ![...left].some((game) => there.has(game));
}

/** Both slots of a game are one. */
const storedGames = () =>
  new Set(keys('game.').filter((key) => readStored(key) !== null).map((key) => key.replace(/\.[01]$/, '')));
