// Keyboard, focus, wheel and size, between the browser and SDL.
//
// SDL listens for keys on the canvas only (its keyboard-element hint) and would still take every key there from the
// browser. The filter below runs first and lets through what the game owns: keys without Ctrl, Alt or Cmd, and the
// chords for undo and redo. Tab, F-keys and all other chords stay the browser's.

import { send } from './events.js';

const GAME_CHORDS = new Set(['z', 'y']);
const MODIFIERS = new Set(['Shift', 'Control', 'Meta']);  // SDL must see these go down and up
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'PageUp', 'PageDown', 'Home', 'End', 'Backspace']);

export function watchInput(canvas) {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    addEventListener(type, (event) => filterKey(event, canvas), { capture: true });
  }

  // Ctrl + wheel and pinch on a touchpad zoom the page.
  addEventListener('wheel', (event) => {
    if (event.ctrlKey && event.target === canvas) event.stopImmediatePropagation();
  }, { capture: true, passive: true });

  // SDL prevents the default of a press, which would have given the focus. Focus that comes from a pointer needs no
  // ring, but the browser draws one when a script asks for the focus.
  canvas.addEventListener('pointerdown', () => {
    canvas.classList.add('pointed');
    canvas.focus({ preventScroll: true });
  });
  canvas.addEventListener('keydown', () => canvas.classList.remove('pointed'));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('focus', () => send('focus'));
  canvas.addEventListener('blur', () => {
    canvas.classList.remove('pointed');
    send('blur');
  });

  watchSize(canvas);
}

/**
* The release of a button, finger or key is handled in the same task, not in the next frame: sharing, the clipboard, a file
* chooser and the keyboard of a phone are only allowed while the browser is handling an input.
* Called when SDL's own listeners are installed, so that ours run after them.
*/
export function answerAtOnce(canvas) {
  const now = () => send('frame_now');
  canvas.addEventListener('touchend', now);
  canvas.addEventListener('keyup', now);
  document.addEventListener('mouseup', (event) => {
    if (event.target === canvas) now();
  });
}

function filterKey(event, canvas) {
  if (event.target === document.body && belongsToGame(event)) {
    // Nothing has the focus: the game takes it. Not with the release of a key that was pressed elsewhere.
    if (event.type === 'keydown') canvas.focus({ preventScroll: true });
    if (document.activeElement !== canvas) return;
    if (!canvas.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    return;
  }
  if (event.target !== canvas) return;
  if (!belongsToGame(event)) {
    event.stopImmediatePropagation();
    return;
  }
  if (isChord(event) || SCROLLING.has(event.key)) event.preventDefault();
  // While Cmd is down, macOS reports no release of other keys.
  if (event.type === 'keydown' && event.metaKey && isChord(event)) {
    queueMicrotask(() => canvas.dispatchEvent(new KeyboardEvent('keyup', event)));
  }
}

function belongsToGame(event) {
  if (event.key === undefined || event.isComposing) return false;
  if (MODIFIERS.has(event.key)) return true;
  if (event.key === 'Tab' || event.key === 'Alt' || /^F\d+$/.test(event.key)) return false;
  if (event.getModifierState('AltGraph')) return true;  // a way to write a character, not a chord
  if (event.ctrlKey || event.metaKey || event.altKey) return isChord(event) || event.type === 'keyup';
  return true;
}

function isChord(event) {
  return (event.ctrlKey || event.metaKey) && !event.altKey && GAME_CHORDS.has(event.key?.toLowerCase());
}

// SDL hears only the window's resize event. Setting the size of a canvas clears it, so a frame is drawn at once.
function watchSize(canvas) {
  const resized = () => {
    dispatchEvent(new Event('resize'));
    send('frame_now');
  };
  const observer = new ResizeObserver(() => {
    const width = Math.trunc(canvas.clientWidth * devicePixelRatio);
    const height = Math.trunc(canvas.clientHeight * devicePixelRatio);
    if (Math.abs(canvas.width - width) > 1 || Math.abs(canvas.height - height) > 1) resized();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });  // also fires for a change of the pixel ratio
  } catch {
    observer.observe(canvas);  // Safari
  }

  const watchRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      resized();
      watchRatio();
    }, { once: true });
  };
  watchRatio();

  addEventListener('resize', () => send('frame'));
}
