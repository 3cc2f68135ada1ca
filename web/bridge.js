// The page half of src/platform/web_bridge.cpp: `globalThis.splendorHost`, the one object that the program calls. Its
// members carry the names of the functions in that file; numbers, texts and booleans cross, nothing else.

import { askText } from './dialogs.js';
import * as events from './events.js';
import { announce, showMirror } from './mirror.js';
import { canShare, chooseFile, copyText, fetchText, saveFile, share, showLicences } from './share.js';
import { canReadAloud, readAloud } from './speech.js';
import * as storage from './storage.js';
import * as surroundings from './surroundings.js';
import { takeGame } from './tabs.js';
import { place, setMirrorVisible } from './views.js';
import { dateWords, preferredLanguage, words } from './words.js';
import * as worker from './worker_host.js';

/**
 * `page` answers what concerns the canvas: {firstFrame(), woke(), drawn(count, moving), noWebgl(), contextLost(), contextBack()}.
 */
export function makeHost(page) {
  return {
    ...page,

    // Set by the program: deliver(kind, id, text) and query(what, argument).
    program: null,
    // The program is ready to hear events.
    connect() {
      events.connect((...event) => {
        globalThis.splendorTest?.onEvent(...event);
        this.program.deliver(...event);
      });
    },

    // The program's own fonts, for style sheets.
    font: (weight, file) => void document.fonts.add(new FontFace('Splendor Sans', file, { weight })),

    unixTime: () => Math.floor(Date.now() / 1000),
    dateWords,
    entropy: () => crypto.getRandomValues(new Uint32Array(1))[0],

    storageRead: storage.read,
    storageRefused: storage.isRefused,
    storageWrite: storage.write,
    storageRemove: storage.remove,
    storageKeys: (prefix) => storage.keys(prefix).join('\n'),
    storagePersist: storage.persist,
    forgetEverything: storage.forgetEverything,

    fragment: surroundings.fragment,
    setFragment: surroundings.setFragment,
    setLayerOpen: surroundings.setLayerOpen,
    pageAddress: surroundings.pageAddress,
    prefersReducedMotion: surroundings.prefersReducedMotion,
    prefersMoreContrast: surroundings.prefersMoreContrast,
    prefersLight: surroundings.prefersLight,

    copyText,
    canShare,
    share,
    canReadAloud,
    readAloud,
    showLicences,
    saveFile,
    chooseFile,
    fetchText,
    askText,

    // Most never ask for it.
    cue: (...what) => void import('./sounds.js').then((sounds) => sounds.cue(...what), () => {}),
    canVibrate: surroundings.canVibrate,

    mirrorShow: showMirror,
    announce,
    setMirrorVisible,
    setLanguage,
    setLook,
    preferredLanguage,

    workers: worker.count,
    workerAsk: worker.ask,
    workerStop: worker.stop,
    tabTake: takeGame,
  };
}

/** 'dark', 'light' or 'contrast': page.css has the colours. */
function setLook(look) {
  document.documentElement.dataset.look = look;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]').content = ground;
}

export function setLanguage(code, title) {
  document.documentElement.lang = code;
  if (title) document.title = title;
  const { skip, canvas, table, notices } = words();
  document.getElementById('skip').textContent = skip;
  document.getElementById('canvas').setAttribute('aria-label', canvas);
  document.getElementById('stage').setAttribute('aria-label', table);
  document.getElementById('notices').setAttribute('aria-label', notices);
  place();
}
