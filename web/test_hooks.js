// Hooks for tests, loaded only with ?test=1: `globalThis.splendorTest`, a thin layer over Frontend::test_query. The
// program answers each query with a JSON text:
//
//   state              what a player sees: screen, game, players, whose turn, status, ... (as the app documents it)
//   legal              the legal actions, in order: ["take wbg", ...]
//   targets            what can be pressed on the canvas: [{"id", "x", "y", "w", "h"}, ...] in CSS pixels of the canvas
//   act      "<i>"     plays legal()[i]
//   seed     "<n>"     the next new game uses this seed
//   anim     "on|off"  animations

import { isWhole } from './later.js';
import { setPatience } from './worker_host.js';

const LONGEST_WAIT_MS = 60_000;  // a failure, far beyond what a busy machine needs
const LOOP_EVENTS = new Set(['frame', 'frame_now', 'focus', 'blur', 'wait', 'go_on']);  // web_window.cpp

const host = globalThis.splendorHost;

let frames = 0;
let moving = true;
let drawnOnce;
const sleepers = [];
const events = [];

const waiting = new Set();  // until()
const look = () => waiting.forEach((one) => one());
const lookAfterwards = () => waiting.size > 0 && queueMicrotask(look);
new MutationObserver(look).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
addEventListener('popstate', lookAfterwards);

const ready = new Promise((resolve) => { drawnOnce = resolve; });

function query(what, argument = '') {
  const text = host.program.query(what, String(argument));
  return text === '' ? null : JSON.parse(text);
}

const contextLoss = () => document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
let losing = null;

globalThis.splendorTest = {
  /** Resolves when the first frame is drawn. */
  ready,
  /** True when the part of the program that comes later is there. */
  isWhole,
  /** Resolves when the frame loop sleeps: everything is drawn. */
  idle: () => (moving ? new Promise((resolve) => sleepers.push(resolve)) : Promise.resolve(frames)),

  /** Resolves with what `find()` gives, once that is true: asked now, and after each frame, event and change of the document. */
  until: (find) => new Promise((resolve, reject) => {
    const end = (settle, value) => {
      clearTimeout(timer);
      waiting.delete(one);
      settle(value);
    };
    const one = () => {
      try {
        const found = find();
        if (found) end(resolve, found);
      } catch (error) {
        end(reject, error);
      }
    };
    const timer = setTimeout(() => end(reject, new Error(`it never came: ${find}`)), LONGEST_WAIT_MS);
    waiting.add(one);
    one();
  }),

  /** Everything that was sent to the program so far: [kind, id, text], without what concerns the frame loop only. */
  events,

  frames: () => frames,
  state: () => query('state'),
  legal: () => query('legal'),
  targets: () => query('targets'),
  act: (index) => query('act', index),
  seed: (number) => query('seed', number),
  anim: (on) => query('anim', on ? 'on' : 'off'),
  query,

  /** The timeout for a silent worker, in milliseconds. */
  setPatience,

  loseContext() {
    losing = contextLoss();
    losing.loseContext();
  },
  restoreContext: () => losing.restoreContext(),

  // From boot.js: a frame was drawn; `more` frames follow it.
  onDrawn(count, more) {
    frames = count;
    moving = more;
    drawnOnce();
    lookAfterwards();
    if (!more) for (const wake of sleepers.splice(0)) wake(count);
  },
  onEvent(kind, id, text) {
    if (!LOOP_EVENTS.has(kind)) events.push([kind, id, text]);
    lookAfterwards();
  },
  // From the program: frames will be drawn again.
  onWake() {
    moving = true;
  },
};
