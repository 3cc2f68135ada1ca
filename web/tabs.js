// One tab plays and saves: the one that holds the Web Lock `splendor:game`. The others wait for it, so that closing
// the playing tab hands the game on.

import { send } from './events.js';

const NAME = 'splendor:game';

export function claimGame() {
  if (!navigator.locks) {
    send('tab_owned');  // an old browser: it must do without the guard
    return;
  }
  request({ ifAvailable: true });
}

/** Takes the game over from another tab. */
export function takeGame() {
  if (navigator.locks) request({ steal: true });
  else send('tab_owned');
}

function request(options) {
  navigator.locks.request(NAME, options, (lock) => {
    if (!lock) {
      send('tab_lost');
      request({});  // wait for it
      return undefined;
    }
    send('tab_owned');
    return new Promise(() => {});  // hold it until the page goes or another tab steals it
  }).catch((error) => {
    if (error.name === 'AbortError') {
      send('tab_lost');
      request({});
    } else {
      send('tab_owned');  // locks are not allowed here (a sandbox)
    }
  });
}
