// Measurements of the page, as a table for scripts/bench: start, idle frames, frame time, memory, frames while a computer thinks,
// a look back.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { launchChromium } from './support/chromium.mjs';
import { doAsRinged } from './support/guided.mjs';
import { startGame } from './support/player.mjs';
import { serveSite } from './support/site.mjs';
import { openTable } from './support/table.mjs';

const STRONGEST = '8';
const STARTS = 5;
const REST_MS = 2000;
const FRAMES = 40;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const site = await serveSite();
const browser = await launchChromium();
const lines = [];
const note = (name, value, unit, budget = '') => lines.push([name, value, unit, budget]);

/** Milliseconds from the navigation to the first frame. */
const startOf = (page) => page.evaluate(() => performance.getEntriesByName('splendor-ready')[0].startTime);

/** Median of the frames that follow an action: `pick` says which of the legal ones. */
async function frameTime(table, pick) {
  const index = pick(await table.legal());
  await table.query('anim', 'on');
  const times = await table.page.evaluate(([action, count]) => {
    splendorTest.act(action);
    const all = [];
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      splendorHost.program.deliver('frame_now', '', '');
      all.push(performance.now() - start);
    }
    return all;
  }, [index, FRAMES]);
  await table.query('anim', 'off');
  await table.idle();
  return median(times);
}

/** Keeps the memory of the first program that is started, of the page or of a worker, as wasmMemory. */
const NOTE_MEMORY = () => {
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...how) => {
    const made = await original.apply(WebAssembly, how);
    globalThis.wasmMemory ??= Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
  };
};

const BYTES = () => globalThis.wasmMemory?.buffer.byteLength ?? NaN;

/** The same in every worker of the page. */
const noteWorkerMemory = (page) => page.route('**/worker.js', async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `(${NOTE_MEMORY})();\n${await response.text()}` });
});

/** Megabytes of the greatest worker of the page; NaN without one. */
async function workerMemory(page) {
  const all = await Promise.all(page.workers().map((worker) => worker.evaluate(BYTES)));
  return all.length > 0 ? Math.max(...all) / 1e6 : NaN;
}

try {
  // ---- Start, with everything kept by the service worker
  const table = await openTable(browser, site, { query: '&sw', prepare: (page) => page.addInitScript(NOTE_MEMORY) });
  const { page } = table;
  note('first visit, to the first frame', await startOf(page), 'ms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const starts = [];
  for (let i = 0; i < STARTS; i++) {
    await page.reload();
    await table.ready();
    starts.push(await startOf(page));
  }
  note(`later visits, to the first frame, median of ${STARTS}`, median(starts), 'ms', 1000);

  // ---- At rest and in motion
  const before = await table.frames();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS);
  note('frames while nothing happens for 2 s', (await table.frames()) - before, '', 0);

  await startGame(table, { seats: [0, 0] });
  note('one frame of an animation, without painting, median', await frameTime(table, () => 0), 'ms', 4);
  note('memory of the program', (await page.evaluate(BYTES)) / 1e6, 'MB', 64);
  await table.context.close();

  // ---- What a game adds, in a folder of its name
  for (const file of readdirSync(new URL('.', import.meta.url)).map((name) => new URL(`${name}/bench.mjs`, import.meta.url)))
    if (existsSync(file)) await (await import(file)).measure({ open: () => openTable(browser, site), frameTime, note });

  // ---- While the strongest computer thinks
  const rival = await openTable(browser, site, { prepare: noteWorkerMemory });
  await startGame(rival, { seats: [0, STRONGEST] });
  const thought = await rival.page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    const { port1, port2 } = new MessageChannel();
    const replies = () => splendorTest.events.filter(([kind]) => kind === 'worker_reply').length;
    const begun = performance.now();
    const done = new Promise((resolve) => {
      port1.onmessage = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (replies() > 0 || now - begun > 60000) resolve();
        else port2.postMessage(0);
      };
    });
    splendorTest.act(0);
    port2.postMessage(0);
    await done;
    return { longest, took: performance.now() - begun, replies: replies() };
  });
  note('strongest computer, first answer', thought.replies > 0 ? thought.took : NaN, 'ms', 2000);
  note('longest gap of the main thread meanwhile', thought.longest, 'ms', 50);
  note('memory of the worker that thinks', await workerMemory(rival.page), 'MB', 64);
  await rival.context.close();

  // ---- The guide of a first game, which searches in the main thread
  const guided = await openTable(browser, site);
  await guided.stopMotion();
  await guided.page.evaluate(() => {
    const { program } = splendorHost;
    const deliver = program.deliver;
    globalThis.longestStop = 0;
    program.deliver = (...event) => {
      const start = performance.now();
      deliver.apply(program, event);
      globalThis.longestStop = Math.max(globalThis.longestStop, performance.now() - start);
    };
  });
  const stops = [];
  await guided.click('learn');
  while ((await guided.state()).panel !== 'ending') {
    await doAsRinged(guided, (id) => guided.click(id));
    stops.push(await guided.page.evaluate(() => {
      const longest = globalThis.longestStop;
      globalThis.longestStop = 0;
      return longest;
    }));
  }
  note('longest stop of the main thread in a guided turn, median', median(stops), 'ms', 100);
  note(`the same, longest of ${stops.length} turns`, Math.max(...stops), 'ms', 200);
  await guided.context.close();

  // ---- A whole look back, in the worker
  const { seed, plies } = readFileSync(new URL('../data/golden.jsonl', import.meta.url), 'utf8').split('\n')
    .filter((line) => line !== '').map((line) => JSON.parse(line)).find(({ players, modules }) => players === 2 && modules.length === 0);
  const over = await openTable(browser, site, { prepare: noteWorkerMemory });
  await startGame(over, { seed });
  await over.page.evaluate((actions) => {
    for (const action of actions) splendorTest.act(splendorTest.legal().indexOf(action));
  }, plies.flat());
  await over.page.waitForFunction(() => splendorTest.state().panel === 'ending');
  await over.idle();
  const begun = Date.now();
  await over.query('press', 'end:review');
  await over.page.waitForFunction(() => {
    const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
    return /Accuracy/.test(words) && !/being looked at/.test(words);
  });
  note(`a whole look back of a game for two, ${plies.length} turns`, (Date.now() - begun) / 1000, 's', 20);
  note('memory of the worker that looks back', await workerMemory(over.page), 'MB', 64);
  await over.context.close();
} finally {
  await browser.close();
  await site.close();
}

const number = (value) => (Number.isNaN(value) ? 'unknown' : value.toLocaleString('en', { maximumFractionDigits: 1 })).padStart(14);
console.log('page, headless Chromium, painted in software'.padEnd(58), 'measured'.padStart(14), 'budget'.padStart(11));
for (const [name, value, unit, budget] of lines) {
  const limit = budget === '' ? '' : `${budget} ${unit}`.trim();
  const verdict = budget === '' ? '' : value <= budget ? 'within' : 'OVER';
  if (verdict === 'OVER') process.exitCode = 1;
  console.log(name.padEnd(58), number(value), unit.padEnd(3), limit.padStart(7), verdict);
}
if (process.argv.includes('--json')) console.log(JSON.stringify(lines.map(([name, value, unit, budget]) => ({ name, value, unit, budget }))));
