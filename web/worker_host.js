// The computer players' workers (worker.js): questions go out with an id and come back with it. The first worker answers them; a
// question of several lines goes to as many workers as are ready, a line each. A worker that breaks, or from which nothing is
// heard for a while, is replaced once and asked again; when the next one breaks too, it has failed. When all have failed that
// were asked, the program hears `worker_failed`.

import { send } from './events.js';

// See worker.js.
const PROTOCOL = 4;

const TRIES = 2;
// Without a message from a worker that searches (which speaks twice a second), or that waits for a part of a file.
const PATIENCE_MS = { searching: 5000, loading: 15000 };
// The time is measured in so many pieces: a device that slept, or a page that was busy, hears first what came meanwhile.
const PIECES = 4;
// More would gain little: three trees were worth some 20 Elo (TRAINING.md). One processor is left to the page.
const MOST = 3;

let patience_ms = PATIENCE_MS;

/** One worker and its successors. `answered(id, reply)`; without a reply they have failed. */
class Searcher {
  #answered;
  #worker = null;
  #breakdowns = 0;
  #loading = true;
  #timer = 0;
  #asked = new Map();  // id -> request

  constructor(answered) {
    this.#answered = answered;
  }

  get ready() {
    return this.#worker !== null && !this.#loading;
  }

  ask(id, request) {
    this.#asked.set(id, request);
    const target = this.start();
    this.watch();
    if (target) put(target, id, request);
    else this.#giveUp();
  }

  /** The next worker is started at once, since it will be needed. */
  stop() {
    if (this.#asked.size === 0) return;
    this.#asked.clear();
    this.#end();
    this.start();
  }

  /** Restarts the timeout if a request is pending. */
  watch(silent = 0) {
    clearTimeout(this.#timer);
    if (this.#asked.size === 0 || !this.#worker) return;
    if (silent === PIECES) return this.#broken('it has not been heard of for a while');
    const patience = this.#loading ? patience_ms.loading : patience_ms.searching;
    this.#timer = setTimeout(() => this.watch(silent + 1), patience / PIECES);
  }

  start() {
    if (this.#worker) return this.#worker;
    let mine;
    try {
      mine = new Worker(new URL('worker.js', import.meta.url));
    } catch {
      return null;  // not allowed here (a sandbox)
    }
    this.#worker = mine;
    this.#loading = true;
    mine.onmessage = ({ data }) => {
      if (mine === this.#worker) this.#hear(data);
    };
    mine.onmessageerror = () => mine === this.#worker && this.#broken('unreadable message');
    mine.onerror = (event) => {
      event.preventDefault();
      if (mine === this.#worker) this.#broken(event.message);
    };
    return mine;
  }

  #hear(data) {
    if ((data.protocol ?? 1) !== PROTOCOL) return this.#broken(`it speaks protocol ${data.protocol}, not ${PROTOCOL}`);
    if (data.failed) return this.#broken(data.failed);
    if (data.alive) this.#loading = data.loading;
    if (data.id) {
      this.#breakdowns = 0;
      if (this.#asked.delete(data.id)) this.#answered(data.id, data.reply);
    }
    this.watch();
  }

  #broken(reason) {
    console.warn('the worker broke:', reason);
    this.#end();
    if (++this.#breakdowns >= TRIES) {
      this.#breakdowns = 0;
      this.#giveUp();
      return;
    }
    if (this.#asked.size === 0) return;
    const next = this.start();
    if (!next) this.#giveUp();
    else for (const [id, request] of this.#asked) put(next, id, request);
    this.watch();
  }

  #giveUp() {
    const ids = [...this.#asked.keys()];
    this.#asked.clear();
    for (const id of ids) this.#answered(id);
  }

  #end() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

const put = (target, id, request) => target.postMessage({ id, request, protocol: PROTOCOL });

const searchers = [];
const pending = new Map();  // id -> how many answers are awaited, and those that came, each in the place of its line

export function count() {
  return Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 1) - 1));
}

function searcher(place) {
  return (searchers[place] ??= new Searcher((id, reply) => hear(id, place, reply)));
}

export function ask(id, request) {
  // The first is waited for; others that are still starting are there for the next question.
  const asked = [...request.split('\n').entries()].filter(([place]) => {
    const one = searcher(place);
    one.start();
    return place === 0 || one.ready;
  });
  pending.set(id, { awaited: asked.length, replies: [] });
  for (const [place, line] of asked) searcher(place).ask(id, line);
}

function hear(id, place, reply) {
  const question = pending.get(id);
  if (!question) return;
  if (reply !== undefined) question.replies[place] = reply;
  if (--question.awaited > 0) return;
  pending.delete(id);
  const replies = question.replies.filter((one) => one !== undefined);
  if (replies.length > 0) send('worker_reply', id, replies.join('\n'));
  else send('worker_failed', id);
}

/** For tests: the timeout for a silent worker. */
export function setPatience(ms) {
  patience_ms = { searching: ms, loading: ms };
  for (const one of searchers) one?.watch();
}

/** Ends every running search; no answer comes. */
export function stop() {
  pending.clear();
  for (const one of searchers) one?.stop();
}
