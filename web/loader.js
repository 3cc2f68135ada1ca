// Loads the program: splendor.js and splendor.wasm, which are beside this file (for later.wasm see later.js). Each is requested
// a second time, past the cache, if it fails or stalls.

import { fetchFlowing, twice } from './fetching.js';
import { belongsTo, laterImports } from './later.js';

const STALL_MS = 20000;

const here = (name) => new URL(name, import.meta.url).href;

/** True when the browser has WebAssembly with SIMD: it accepts a function that makes a vector. */
export function hasWasm() {
  const vector = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  try {
    return WebAssembly.validate(new Uint8Array(vector));
  } catch {
    return false;
  }
}

/**
* Starts the program on `canvas`. `progress(part)` is called as it loads; `failed(word)` at most once, with a key of words.js.
*/
export function load(canvas, progress, failed) {
  let over = false;
  const fail = (word, error) => {
    if (error) console.error(error);
    if (!over) failed(word);
    over = true;
  };

  globalThis.Module = {
    canvas,
    locateFile: here,
    onAbort: (reason) => fail('crashed', new Error(String(reason))),
    instantiateWasm(imports, done) {
      const placeholder = laterImports(here('later.wasm'), (error) => fail('noFiles', error));
      instantiate({ ...imports, placeholder }, progress)
          .then(async ({ instance, module }) => {
            await belongsTo(instance);
            try {
              done(instance, module);  // runs main()
            } catch (error) {
              fail('crashed', error);
            }
          }, (error) => fail('noFiles', error));
      return {};  // it comes later
    },
  };

  addEventListener('error', (event) => hasStopped(event.error) && fail('crashed'));
  addEventListener('unhandledrejection', (event) => hasStopped(event.reason) && fail('crashed'));

  runScript(here('splendor.js')).catch((error) => fail('noFiles', error));
}

/** True for what went through the program, which never hears of anything again: its own, or thrown by what it called here. */
const hasStopped = (error) => error instanceof WebAssembly.RuntimeError || /wasm-function/.test(error?.stack);

async function runScript(address) {
  try {
    await appendScript(address);
  } catch {
    const again = await fetch(address, { cache: 'reload' });
    if (!again.ok) throw new Error(`${address}: ${again.status}`);
    await again.text();  // now the cache has it
    await appendScript(address);
  }
}

function appendScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    document.head.append(script);
  });
}

/** `progress(part)` needs the size that the page was built with: a server may not tell it. */
function instantiate(imports, progress) {
  const total = Number(document.querySelector('meta[name=splendor-wasm-bytes]')?.content) || 0;
  const report = (seen) => progress(total ? seen / total : null);
  return twice('the program', (cache) => {
    let seen = 0;
    report(seen);
    const arrived = (count) => report(seen += count);
    return fetchFlowing(here('splendor.wasm'), { cache, stall_ms: STALL_MS, type: 'application/wasm', arrived },
                        (response) => WebAssembly.instantiateStreaming(response, imports));
  });
}
