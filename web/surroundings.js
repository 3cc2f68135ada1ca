// What the player prefers, whether the page is seen, and the address bar.

import { send } from './events.js';
import { isOurs } from './storage.js';

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

export function fragment() {
  return location.hash === SKIP_LINK ? '' : location.hash.slice(1, LONGEST_FRAGMENT);
}

/** No history entry, no hashchange. "" removes it. */
export function setFragment(text) {
  try {
    history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
  } catch {
    // Not allowed here (a sandbox), or asked for too often.
  }
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
  addEventListener('pagehide', () => send('page_hidden'));
  addEventListener('pageshow', (event) => {
    if (event.persisted) send('page_shown');
  });
  addEventListener('hashchange', () => {
    if (location.hash !== SKIP_LINK) send('link_opened', '', fragment());
  });
  addEventListener('storage', (event) => {
    if (isOurs(event.key)) send('storage_changed');
  });
}
