// localStorage behind a prefix. It may be blocked (every access throws) or full: then the value lives in memory, so
// that what was written can be read again while the page lives, and the caller is told.

const PREFIX = 'splendor:v1:';
const OK = 0;  // app::StoreResult, in its order
const BLOCKED = 1;
const FULL = 2;

const memory = new Map();

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
  if (memory.has(key)) return memory.get(key);
  try {
    return store()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

export function write(key, value) {
  const target = store();
  if (!target) {
    memory.set(key, value);
    return BLOCKED;
  }
  try {
    target.setItem(PREFIX + key, value);
    memory.delete(key);
    return OK;
  } catch (error) {
    memory.set(key, value);
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

/** Asks the browser to keep our data when space runs out. Without an answer to wait for. */
export function persist() {
  try {
    navigator.storage?.persist?.().catch(() => {});
  } catch {
    // Not allowed here.
  }
}
