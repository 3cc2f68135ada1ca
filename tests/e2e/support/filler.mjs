// Storage without room, or none.

/** Runs in a page: 'object' where there is a storage, or the name of the error where the browser closes it. */
export function storageKind() {
  try {
    return typeof localStorage;
  } catch (error) {
    return error.name;
  }
}

/** Runs in a page: leaves so many letters free, or gives back all that was taken (null). */
export function fillStorage(left) {
  for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key);
  if (left === null) return;
  for (let size = 1 << 21, i = 0; size > 0; i++) {
    try {
      localStorage.setItem(`filler.${size}.${i}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('filler.'));
  keys.sort((a, b) => localStorage.getItem(a).length - localStorage.getItem(b).length);
  for (let freed = 0; freed < left && keys.length > 0; ) {
    const key = keys.shift();
    const { length } = localStorage.getItem(key);
    localStorage.removeItem(key);
    freed += length + key.length;
    if (freed <= left) continue;
    try {
      localStorage.setItem('filler.rest', 'x'.repeat(freed - left));
    } catch {
      // A few letters more are free, then.
    }
  }
}
