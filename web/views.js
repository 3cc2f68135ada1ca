// Which of the table and its text is seen: the text always, when the player asks for it. A small window has room for one of
// them; a switch, at the edge nearest to a thumb, leads to the other, and the table keeps its size meanwhile.

import { words } from './words.js';

const small = matchMedia('(max-width: 40rem), (max-height: 30rem)');

let wanted = false;  // the player asks for the text
let prefersTable = false;  // in a small window

export function setMirrorVisible(visible) {
  wanted = visible;
  prefersTable = false;
  place();
}

export function watchViews() {
  small.addEventListener('change', place);
  document.getElementById('view-switch').addEventListener('click', () => {
    prefersTable = !prefersTable;
    place();
  });
}

/** Also when the language has changed. */
export function place() {
  const one = wanted && small.matches;
  document.body.classList.toggle('one-view', one);
  document.body.classList.toggle('text-view', wanted && !(one && prefersTable));
  const nav = document.getElementById('views');
  const { views, showTable, showText } = words();
  nav.hidden = !one;
  nav.setAttribute('aria-label', views);
  document.getElementById('view-switch').textContent = prefersTable ? showText : showTable;
}
