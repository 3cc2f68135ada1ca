// The computer players' worker (worker.js): questions go out with an id and come back with it. A worker that breaks, or
// from which nothing is heard for a while, is replaced once and asked again; when the next one breaks too, the program hears
// `worker_failed`.

import { send } from './events.js';

// See worker.js.
const PROTOCOL = 3;

const TRIES = 2;
// Without a message from a worker that searches (which speaks twice a second), or that waits for a part of a file.
const PATIENCE_MS = { searching: 5000, loading: 15000 };
// The time is measured in so many pieces: a device that slept, or a page that was busy, hears first what came meanwhile.
const PIECES = 4;

let worker = null;
let breakdowns = 0;
let patience_ms = PATIENCE_MS;
let loading = true;
let timer = 0;
const asked = new Map();  // id -> request

export function ask(id, request) {
  asked.set(id, request);
  const target = current();
  watch();
  if (target) put(target, id, request);
  else giveUp();
}

const put = (target, id, request) => target.postMessage({ id, request, protocol: PROTOCOL });

/** For tests: the timeout for a silent worker. */
export function setPatience(ms) {
  patience_ms = { searching: ms, loading: ms };
  watch();
}

/** Restarts the timeout if a request is pending. */
function watch(silent = 0) {
  clearTimeout(timer);
  if (asked.size === 0 || !worker) return;
  if (silent === PIECES) return broken('it has not been heard of for a while');
  timer = setTimeout(() => watch(silent + 1), (loading ? patience_ms.loading : patience_ms.searching) / PIECES);
}

/** Ends every running search; no answer comes. The next worker is started at once, since it will be needed. */
export function stop() {
  if (asked.size === 0) return;
  asked.clear();
  end();
  current();
}

function current() {
  if (worker) return worker;
  try {
    worker = new Worker(new URL('worker.js', import.meta.url));
  } catch {
    return null;  // not allowed here (a sandbox)
  }
  loading = true;
  const mine = worker;
  mine.onmessage = ({ data }) => {
    if (mine !== worker) return;
    if ((data.protocol ?? 1) !== PROTOCOL) return broken(`it speaks protocol ${data.protocol}, not ${PROTOCOL}`);
    if (data.failed) return broken(data.failed);
    if (data.alive) loading = data.loading;
    if (data.id) answered(data.id, data.reply);
    watch();
  };
  mine.onmessageerror = () => mine === worker && broken('unreadable message');
  mine.onerror = (event) => {
    event.preventDefault();
    if (mine === worker) broken(event.message);
  };
  return worker;
}

function answered(id, reply) {
  breakdowns = 0;
  if (asked.delete(id)) send('worker_reply', id, reply);
}

function broken(reason) {
  console.warn('the worker broke:', reason);
  end();
  if (++breakdowns >= TRIES) {
    breakdowns = 0;
    giveUp();
    return;
  }
  if (asked.size === 0) return;
  const next = current();
  if (!next) giveUp();
  else for (const [id, request] of asked) put(next, id, request);
  watch();
}

function giveUp() {
  const ids = [...asked.keys()];
  asked.clear();
  for (const id of ids) send('worker_failed', id);
}

function end() {
  clearTimeout(timer);
  worker?.terminate();
  worker = null;
}
