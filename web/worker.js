// The computer players: runs in the worker, around ai.js (src/worker_main.cpp). In: {id, request}; out:
// {id, reply}, {failed: reason}, or {alive: true, loading} whenever something has gone on (a part of the program has arrived,
// it is ready, a question is begun, a search goes on), so that the page can tell slow from stuck; `loading`: what comes next is
// a file. Messages reach the page while the program searches. Questions that arrive before the module is ready wait for it.

'use strict';

// Version of the protocol between page and worker, including the lines of src/app/computer.h; worker_host.js has the same
// number. Both send it with every message and ignore messages with another one; a message without it is of version 1. Pages
// and workers of two releases meet if a server or a cache mixes their files.
const PROTOCOL = 4;

const early = [];
self.onmessage = ({ data }) => early.push(data);

const say = (message) => self.postMessage({ ...message, protocol: PROTOCOL });

// The least time between two messages about a search.
const PROGRESS_MS = 500;

let loading = true;
let said_ms = 0;

function alive() {
  said_ms = performance.now();
  say({ alive: true, loading });
}

const here = (name) => new URL(name, self.location.href).href;

/** The bytes of a file of this release. A program that calls this waits, so it has to be synchronous. */
function fetchBeside(name) {
  loading = true;
  alive();
  const request = new XMLHttpRequest();
  request.open('GET', here(name), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  loading = false;
  alive();
  return new Uint8Array(request.response);
}

self.Module = {
  locateFile: here,
  fetchBeside,
  // The search, every few milliseconds.
  working() {
    if (performance.now() - said_ms >= PROGRESS_MS) alive();
  },
  onAbort: (reason) => say({ failed: String(reason) }),
  instantiateWasm(imports, done) {
    fetch(here('ai.wasm'))
        .then((response) => WebAssembly.instantiateStreaming(counted(response), imports))
        .then(({ instance, module }) => done(instance, module))
        .catch((error) => say({ failed: String(error) }));
    return {};  // it comes later
  },
  onRuntimeInitialized() {
    loading = false;
    alive();
    self.onmessage = ({ data }) => answer(data);
    for (const data of early.splice(0)) answer(data);
  },
};

/** The same response, reporting that data arrives. */
function counted(response) {
  if (!response.ok) throw new Error(`ai.wasm: ${response.status}`);
  const counter = new TransformStream({
    transform(chunk, out) {
      alive();
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { 'Content-Type': 'application/wasm' } });
}

function answer({ id, request, protocol = 1 }) {
  if (protocol !== PROTOCOL) return say({ failed: `the page speaks protocol ${protocol}, not ${PROTOCOL}` });
  try {
    alive();
    say({ id, reply: self.Module.ccall('ai_answer', 'string', ['string'], [request]) });
  } catch (error) {
    say({ failed: String(error) });
  }
}

alive();
self.importScripts('ai.js');
