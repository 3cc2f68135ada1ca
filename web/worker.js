// The computer players: runs in the worker, around ai.js (src/worker_main.cpp). In: {id, request}; out:
// {id, reply} or {failed: reason}. Questions that arrive before the module is ready wait for it.

'use strict';

const early = [];
self.onmessage = ({ data }) => early.push(data);

self.Module = {
  locateFile: (name) => new URL(name, self.location.href).href,
  onAbort: (reason) => self.postMessage({ failed: String(reason) }),
  onRuntimeInitialized() {
    self.onmessage = ({ data }) => answer(data);
    for (const data of early.splice(0)) answer(data);
  },
};

function answer({ id, request }) {
  try {
    self.postMessage({ id, reply: self.Module.ccall('ai_answer', 'string', ['string'], [request]) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}

self.importScripts('ai.js');
