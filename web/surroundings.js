// What the player prefers, whether the page is seen, and the address bar.

import { closeDialog } from './dialogs.js';
import { send } from './events.js';
import { followRemoval, isOurs, isRemoval, leave, lostAllGames, startAnew } from './storage.js';

const LONGEST_FRAGMENT = 20000;  // far above every valid link; the program refuses the rest itself

const SKIP_LINK = '#mirror';  // pressed before the scripts were there

const asks = (query) => matchMedia(query).matches;
const queries = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more), (forced-colors: active)',
  light: '(prefers-color-scheme: light)',
};

export const prefersReducedMotion = () => asks(queries.reducedMotion);
export const prefersMoreContrast = () => asks(queries.moreContrast);
export const prefersLight = () => asks(queries.light);

/** There is something to feel it with. */
export const canVibrate = () => Boolean(navigator.vibrate) && asks('(any-pointer: coarse)');

export function fragment() {
  return location.hash === SKIP_LINK ? '' : location.hash.slice(1, LONGEST_FRAGMENT);
}

let wanted = null;  // the fragment as the program set it last

/** No history entry, no hashchange. "" removes it. */
export function setFragment(text) {
  wanted = text;
  try {
    history.replaceState(history.state, '', text ? `#${text}` : location.pathname + location.search);
  } catch {
    // Not allowed here (a sandbox), or asked for too often.
  }
}

// An overlay over the table has an entry in the history, so that the browser's back button closes it and leaves the page
// only from the bare table.
let layer = false;
let leaving = false;  // we are leaving its entry; the browser reports when it is done

export function setLayerOpen(open) {
  if (open === layer) return;
  layer = open;
  if (!leaving) matchHistory();
}

function matchHistory() {
  try {
    const there = Boolean(history.state?.layer);
    if (layer && !there) history.pushState({ layer: true }, '');
    if (layer || !there) return;
    leaving = true;
    history.back();
  } catch {
    leaving = false;  // as above: then the way back leaves the page
  }
}

// The table's own entry is marked, too: one without a mark is new, made by a link that the player has followed here.
function markTable() {
  try {
    history.replaceState({ table: true }, '');
  } catch {
    // As above.
  }
}

function wentBack() {
  if (leaving) {
    leaving = false;
    if (history.state?.table) return arrived();
  }
  if (history.state?.layer) {
    if (!layer) history.back();  // going forward cannot reopen the overlay
    return;
  }
  const closed = layer && Boolean(history.state?.table);
  layer = false;
  if (!history.state?.table) return markTable();
  arrived();
  if (closed && closeDialog()) setLayerOpen(true);  // the panel below it stays
  else if (closed) send('back');
}

function arrived() {
  // The entry below may still have the fragment that was answered above it.
  if (wanted !== null && fragment() !== wanted) setFragment(wanted);
  matchHistory();  // something else may have been opened meanwhile
}

export function pageAddress() {
  return location.href.split(/[?#]/, 1)[0];
}

export function watchSurroundings() {
  for (const query of Object.values(queries)) {
    matchMedia(query).addEventListener('change', () => send('preferences'));
  }
  document.addEventListener('visibilitychange', () => {
    send(document.visibilityState === 'hidden' ? 'page_hidden' : 'page_shown');
  });
  addEventListener('pagehide', () => {
    send('page_hidden');
    leave();
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if (lostAllGames()) startAnew();
    else send('page_shown');
  });
  markTable();
  addEventListener('popstate', wentBack);
  addEventListener('hashchange', () => {
    if (location.hash === SKIP_LINK || fragment() === wanted) return;
    wanted = null;  // the player's own
    send('link_opened', '', fragment());
  });
  addEventListener('storage', (event) => {
    if (isRemoval(event)) followRemoval();
    else if (isOurs(event.key)) send('storage_changed');
  });
}
