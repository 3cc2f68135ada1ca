// localStorage with a key prefix. It may be blocked (every access throws) or full: then the value is kept in memory, so
// that it can be read again while the page is open, and the caller is told.

const PREFIX = 'splendor:v1:';
const OK = 0;  // app::StoreResult, in its order
const BLOCKED = 1;
const FULL = 2;

const memory = new Map();  // key -> { value, below: what was stored under it then }
let forgetting = false;    // from then on nothing is stored: what the program still saves, it saves for the page that ends

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

/** Storage, offline copy and service worker of this page go; then it is loaded anew. */
export async function forgetEverything() {
  forgetting = true;
  for (const key of keys('')) remove(key);
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
