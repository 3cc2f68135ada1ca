// The text mirror: the table as headings, lists and buttons, for screen readers, for keyboards and for those who
// rather read. It shows what the program tells it and knows nothing of the game. It is unseen until something in it has
// the focus, or always seen when the player asks for it (views.js).
//
// app::Host::mirror_show() hands over this JSON; every text is in the player's language already:
//
//   {
//     "moment": 12,                                      // number of the position shown; goes back with each press
//     "lang": "en",
//     "heading": "Splendor, 2 players",
//     "status": "Your turn: choose up to 3 gems.",
//     "dialog": {                                        // optional: a dialog is open on the canvas. It comes first and
//       "title": "Return 2 gems",                        // everything else is inert meanwhile
//       "text": ["..."],
//       "buttons": [button, ...]
//     },
//     "actions": {
//       "title": "Your actions",
//       "groups": [{
//         "title": "Take gems",
//         "open": true,                                  // optional; without it more than 8 buttons start folded
//         "buttons": [button, ...]
//       }, ...]
//     },
//     "sections": [{"id": "nobles", "title": "Nobles", "items": ["...", ...]}, ...],
//     "controls": {"title": "Menu", "buttons": [button, ...]},
//     "log": {"title": "History", "lines": ["...", ...]} // oldest first
//   }
//
// A button: {"id": "act:12", "label": "...", "hint": "why it is off", "enabled": true, "pressed": false}
//   id       unique; comes back as EventKind::activate, with the moment, when the button is pressed
//   hint     optional: said with the label, and when a button that is off is pressed
//   enabled  optional, true by default; a button that is off stays reachable
//   pressed  optional: only for buttons that switch something

import { send } from './events.js';
import { node, patch } from './patch.js';
import { words } from './words.js';

const MANY = 8;  // buttons in a group that are shown unfolded

let moment = 0;  // the position shown
let pressedFor = -1;  // the position for which an action was pressed last
let pressing = false;  // an action was pressed, and the browser has not come back to its event loop yet

const main = () => document.getElementById('mirror');

export function showMirror(json) {
  const table = JSON.parse(json);
  moment = table.moment ?? 0;
  const root = main();
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const before = focused && { id: focused.id, textContent: focused.textContent };

  root.lang = table.lang ?? document.documentElement.lang;
  patch(root, [
    table.dialog && dialogSection(table.dialog),
    node('div', { key: 'table', attributes: { inert: table.dialog ? '' : null } }, [
      node('h1', { text: table.heading ?? '' }),
      node('p', { key: 'status', attributes: { class: 'status' }, text: table.status ?? '' }),
      table.actions && actionsSection(table.actions),
      ...(table.sections ?? []).map(listSection),
      table.controls && controlsSection(table.controls),
      table.log && logSection(table.log),
    ]),
  ].filter(Boolean));

  if (focused) keepFocus(root, focused, before);
}

/** Says a sentence through the one live region; an equal sentence is said again. */
export function announce(sentence) {
  const region = document.getElementById('announcer');
  region.textContent = '';
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => { region.textContent = sentence; }, 50);
}

export function watchMirror(canvas) {
  const skip = document.getElementById('skip');
  skip.addEventListener('click', (event) => {
    event.preventDefault();  // the fragment belongs to links of games
    main().focus();
  });
  main().addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();  // held down: it presses once
    if (event.key === 'Escape') canvas.focus({ preventScroll: true });
  });
}

function dialogSection({ title, text = [], buttons = [] }) {
  return node('section', {
    key: 'dialog',
    attributes: { class: 'now', role: 'group', 'aria-labelledby': 'mirror-dialog-title' },
  }, [
    node('h2', { key: 'title', attributes: { id: 'mirror-dialog-title', tabindex: '-1' }, text: title }),
    ...text.map((line, index) => node('p', { key: index, text: line })),
    buttonList('buttons', buttons),
  ]);
}

function actionsSection({ title, groups = [] }) {
  return section('actions', title, groups.filter(({ buttons }) => buttons.length > 0).map((group) => {
    // Here the label tells buttons apart: ids count the actions of the moment, and a focused button must not turn into
    // another action under the player's hands.
    const list = buttonList('buttons', group.buttons, ({ label }) => label);
    const key = `group:${group.title}`;  // it stays unfolded when other groups come and go
    if (group.open || group.buttons.length <= MANY) {
      return node('div', { key }, [node('h3', { text: group.title }), list]);
    }
    return node('details', { key }, [
      node('summary', { text: `${group.title} (${group.buttons.length})` }),
      list,
    ]);
  }));
}

function listSection({ id, title, items = [] }) {
  return section(`section:${id}`, title, [
    items.length > 0 && node('ul', {}, items.map((item, index) => node('li', { key: index, text: item }))),
  ]);
}

function controlsSection({ title, buttons = [] }) {
  return section('controls', title, [buttonList('buttons', buttons)]);
}

function logSection({ title, lines = [] }) {
  return section('log', title, [
    // What happens is announced by the one live region; the log would say it twice.
    node('div', { attributes: { class: 'log', role: 'log', 'aria-live': 'off', 'aria-labelledby': headingId('log'), tabindex: '0' } }, [
      node('ol', {}, lines.map((line, index) => node('li', { key: index, text: line }))),
    ]),
  ]);
}

const headingId = (key) => `mirror-${key.replace(/[^\w-]/g, '_')}`;

function section(key, title, children) {
  const id = headingId(key);
  return node('section', { key, attributes: { 'aria-labelledby': id } }, [
    node('h2', { key: 'title', attributes: { id, tabindex: '-1' }, text: title }),
    ...children,
  ]);
}

function buttonList(key, buttons, keyOf = ({ id }) => id) {
  return node('ul', { key, attributes: { class: 'buttons' } },
              buttons.map((button) => node('li', { key: keyOf(button) }, buttonNodes(button))));
}

function buttonNodes({ id, label, hint = '', enabled = true, pressed }) {
  const domId = `control-${id}`;
  const hintId = `${domId}-hint`;
  return [
    node('button', {
      key: 'button',
      attributes: {
        id: domId,
        type: 'button',
        'aria-disabled': enabled ? null : 'true',
        'aria-pressed': pressed === undefined ? null : String(pressed),
        'aria-describedby': hint ? hintId : null,
      },
      text: label,
      press: enabled ? (event) => press(event, id) : () => announce(hint || words().unavailable),
    }),
    hint && node('span', { key: 'hint', attributes: { id: hintId, class: 'hint' }, text: hint }),
  ].filter(Boolean);
}

// A program that has played an action at once shows the next position under the pointer: the second half of a double
// press (the browser counts them in `detail`; assistive technology may send both in one go) must not become an action there.
function press({ detail }, id) {
  if (id.startsWith('act:')) {
    if (pressing || (detail > 1 && moment !== pressedFor)) return;
    pressedFor = moment;
    pressing = true;
    setTimeout(() => { pressing = false; });
  }
  send('activate', id, String(moment));
}

// The focus stays on the same control. Where that is gone or covered by a dialog, it goes to what is to be decided next.
function keepFocus(root, focused, { id, textContent }) {
  const open = (element) => element?.isConnected && !element.closest('[inert]');
  const moved = document.getElementById(id);  // the same control in another place
  const same = [focused, moved?.textContent === textContent ? moved : null].find(open);
  const folded = same?.closest('details');
  if (folded) folded.open = true;  // a list that has grown
  const target = same ?? document.getElementById('mirror-dialog-title') ?? document.getElementById(headingId('actions')) ?? root;
  if (target !== document.activeElement) target.focus({ preventScroll: target === same });
}
