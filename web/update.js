// The service worker (sw.js) and notices: a new version waits until the player agrees.

import { send } from './events.js';
import { savedWord } from './storage.js';
import { words } from './words.js';

/** A sentence with buttons at the foot of the page; stays until one is pressed. Returns a function that removes it. */
export function notice(sentence, buttons) {
  const box = document.createElement('div');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  box.append(text);
  for (const { label, press, main } of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    if (main) button.className = 'main';
    button.addEventListener('click', () => {
      box.remove();
      press?.();
    });
    box.append(button);
  }
  document.getElementById('notices').append(box);
  text.textContent = sentence;  // after the element is in the page, so that it is announced
  return () => box.remove();
}

/** Serves the next visits from the cache, also without a connection. */
export async function keepOffline() {
  try {
    const workers = navigator.serviceWorker;  // asking is an error in a sandbox
    if (!workers) return;
    // Without one this page came from the network, and the first worker is no update.
    const updating = Boolean(workers.controller);
    const registration = await workers.register('sw.js', { updateViaCache: 'none' });
    if (updating) watchUpdates(registration);
  } catch (error) {
    console.info('no offline copy:', error.message);
  }
}

function watchUpdates(registration) {
  let offered = null;
  const offer = (waiting) => {
    if (!waiting || waiting === offered) return;
    offered = waiting;
    notice(words().updateReady, [
      { label: words().update, press: () => unlessUnsaved(() => waiting.postMessage('take over')), main: true },
      { label: words().later },
    ]);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
  // In every tab: a page must not go on with files of the version before.
  navigator.serviceWorker.addEventListener('controllerchange', () => unlessUnsaved(() => location.reload()), { once: true });
}

/** Goes on to what loads the page anew. If the game is in memory only, it says so first, and that it can be saved to a file. */
function unlessUnsaved(goOn) {
  send('page_hidden');  // save
  if (savedWord() === 'saved') return goOn();
  notice(words().updateLoses, [{ label: words().updateAnyway, press: goOn }, { label: words().later, main: true }]);
}
