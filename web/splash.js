// The screen before the first frame: progress, or a sentence if the game cannot run.

import { words } from './words.js';

const $ = (id) => document.getElementById(id);

const texts = { 'splash-what': 'what', 'splash-late': 'late', 'splash-notice': 'notice', 'splash-again': 'again' };

export function translateSplash() {
  for (const [id, word] of Object.entries(texts)) {
    const element = $(id);
    if (element) element.textContent = words()[word];
  }
  $('splash-progress')?.setAttribute('aria-label', words().loading);
}

/** `part` of 1, or null while that is not known. */
export function showProgress(part) {
  const bar = $('splash-progress');
  if (!bar) return;
  $('splash').dataset.moving = '';
  if (part === null) bar.removeAttribute('value');
  else bar.value = Math.min(part, 1);
}

export function leaveSplash() {
  $('splash')?.remove();
}

/** Says what went wrong (a key of words.js, and perhaps a second one), with a button to load the page again. */
export function showFailure(word, more = null) {
  let splash = $('splash');
  if (!splash) {  // the splash is gone: the game was running
    splash = document.createElement('div');
    splash.id = 'splash';
    const status = document.createElement('p');
    status.id = 'splash-status';
    status.setAttribute('role', 'status');
    const again = document.createElement('button');
    again.id = 'splash-again';
    again.type = 'button';
    again.textContent = words().reload;
    splash.append(status, again);
    document.body.append(splash);
  }
  splash.dataset.failed = word;
  $('splash-progress')?.remove();
  $('splash-status').textContent = more ? `${words()[word]} ${words()[more]}` : words()[word];
  $('splash-again').hidden = false;
  $('splash-again').onclick = () => location.reload();
}
