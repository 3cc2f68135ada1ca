// later.wasm: functions of the program that are not needed for the first frame (scripts/lib/split.mjs). On a first visit it is
// fetched after the first frame, and an earlier call waits for it; on later visits it is loaded with the program, since a stored
// game may need any part. Its functions are put into the program's function table, through which they are called.

const LONGEST_MS = 20000;

let address = '';
let program = null;
let failed = () => {};
let fetched = null;
let here = false;

/**
* The program's imports for it. `file` is its address; `onMissing(error)` is called if a function is called and the file cannot
* be loaded.
*/
export function laterImports(file, onMissing) {
  address = file;
  failed = onMissing;
  if (isLaterVisit()) fetchLater();
  return new Proxy({}, { get: (_, place) => (...values) => call(Number(place), values) });
}

function isLaterVisit() {
  try {
    return Boolean(navigator.serviceWorker?.controller) || localStorage.length > 0;
  } catch {
    return false;  // storage is not allowed
  }
}

/** Sets the program that it belongs to. Resolves when the first frame may be drawn. */
export async function belongsTo(instance) {
  program = instance;
  if (fetched) await joinLater();
}

export const isWhole = () => here;

/** Puts its functions into the program; if it cannot be loaded, a later call will report that. */
export async function joinLater() {
  const bytes = await fetchLater();
  if (!bytes || here) return;
  await WebAssembly.instantiate(bytes, { primary: program.exports });
  here = true;
}

function fetchLater() {
  fetched ??= (async () => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return await response.arrayBuffer();
    } catch (error) {
      console.warn('the later part of the program:', error);
      return null;
    }
  })();
  return fetched;
}

function call(place, values) {
  if (!here) fetchNow();
  const table = Object.values(program.exports).find((one) => one instanceof WebAssembly.Table);
  return table.get(place)(...values);
}

/** The program waits inside a call, so this has to be synchronous. */
function fetchNow() {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.overrideMimeType('text/plain; charset=x-user-defined');  // synchronous requests give text only: a byte a character
    request.send();
    if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
    const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 255);
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { primary: program.exports });
    here = true;
  } catch (error) {
    failed(error);
    throw error;
  }
}
