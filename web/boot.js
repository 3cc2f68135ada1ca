// Start-up of the page: splash, check the browser's features, install the functions that the program calls, load the program,
// and remove the splash when the first frame is drawn.

import { makeHost, setLanguage } from './bridge.js';
import { answerAtOnce, watchInput } from './input.js';
import { completeProgram } from './later.js';
import { hasWasm, load } from './loader.js';
import { watchMirror } from './mirror.js';
import { leaveSplash, showFailure, showProgress, translateSplash } from './splash.js';
import { savedWord } from './storage.js';
import { watchSurroundings } from './surroundings.js';
import { claimGame } from './tabs.js';
import { keepOffline, notice } from './update.js';
import { watchViews } from './views.js';
import { preferredLanguage, words } from './words.js';

const PICTURE_LOST_MS = 5000;

const canvas = document.getElementById('canvas');
const parameters = new URLSearchParams(location.search);
const testing = parameters.get('test') === '1';

let pictureTimer = 0;
let removeNotice = null;

const page = {
  firstFrame() {
    answerAtOnce(canvas);
    leaveSplash();
    performance.mark('splendor-ready');
    completeProgram();
    if (!testing || parameters.has('sw')) keepOffline();
  },
  woke() {
    globalThis.splendorTest?.onWake();
  },
  drawn(count, moving) {
    globalThis.splendorTest?.onDrawn(count, moving);
  },
  noWebgl() {
    showFailure('noWebgl');
  },
  contextLost() {
    pictureTimer = setTimeout(() => {
      removeNotice = notice(`${words().pictureLost} ${words()[savedWord()]}`, [{ label: words().reload, press: () => location.reload(), main: true }]);
    }, PICTURE_LOST_MS);
  },
  contextBack() {
    clearTimeout(pictureTimer);
    removeNotice?.();
  },
};

async function start() {
  setLanguage(preferredLanguage(), '');
  translateSplash();
  if (!hasWasm()) return showFailure('noWasm');

  globalThis.splendorHost = makeHost(page);
  if (testing) await import('./test_hooks.js');
  watchInput(canvas);
  watchMirror(canvas);
  watchViews();
  watchSurroundings();
  claimGame();
  load(canvas, showProgress, (word) => showFailure(word, word === 'crashed' ? savedWord() : null));
}

start();
