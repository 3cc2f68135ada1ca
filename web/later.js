// later.wasm: functions of the program that are not needed for the first frame (scripts/lib/split.mjs). On a first visit it is
// fetched after the first frame, and inputs wait until it is there; on later visits it is loaded with the program, since a
// stored game may need any part. Its functions are put into the program's function table, through which they are called.
//
// Where it cannot be had, a first game can be played without it; what needs it says that a file is missing.

import { send } from './events.js';
import { fetchFlowing, twice } from './fetching.js';

const STALL_MS = 10000;

let address = '';
let program = null;
let failed = () => {};
let fetched = null;
let here = false;

/**
* The program's imports for it. `file` is its address; `onMissing(error)` is called if a function is called that is not there.
*/
export function laterImports(file, onMissing) {
  address = file;
  failed = onMissing;
  if (!isFirstVisit()) fetchLater();
  return new Proxy({}, { get: (_, place) => (...values) => call(Number(place), values) });
}

/** Nothing is stored, and no link says what to show. */
function isFirstVisit() {
  try {
    return !navigator.serviceWorker?.controller && localStorage.length === 0 && location.hash.length < 2;
  } catch {
    return location.hash.length < 2;  // storage is not allowed
  }
}

/** Sets the program that it belongs to. Resolves when the first frame may be drawn. */
export async function belongsTo(instance) {
  program = instance;
  if (fetched) await joinLater();
}

export const isWhole = () => here;

/** After the first frame: inputs wait until all functions are there, or cannot be had. */
export async function completeProgram() {
  if (here) return;
  const { dataset } = document.documentElement;
  send('wait');
  dataset.waiting = '';
  await joinLater();
  delete dataset.waiting;
  send('go_on');
}

/** Puts its functions into the program; if it cannot be loaded, a later call will report that. */
async function joinLater() {
  try {
    await WebAssembly.instantiate(await fetchLater(), { primary: program.exports });
    here = true;
  } catch (error) {
    console.warn('the later part of the program:', error);
  }
}

function fetchLater() {
  if (!fetched) {
    fetched = twice('the later part of the program', (cache) =>
        fetchFlowing(address, { cache, stall_ms: STALL_MS }, (response) => response.arrayBuffer()));
    fetched.catch(() => {});  // joinLater() reports it
  }
  return fetched;
}

function call(place, values) {
  if (!here) {
    const error = new Error(`${address} is not there`);
    failed(error);
    throw error;
  }
  const table = Object.values(program.exports).find((one) => one instanceof WebAssembly.Table);
  return table.get(place)(...values);
}
