// Events from the page to the program, each with one of the names of app::EventKind (src/app/host.h; the names are spelled
// there and in web_bridge.cpp). Events before the program listens are queued and delivered in order.

let deliver = null;
const waiting = [];

export function send(kind, id = '', text = '') {
  if (deliver) deliver(kind, id, text);
  else waiting.push([kind, id, text]);
}

/** Called once by the program: `listener(kind, id, text)`. */
export function connect(listener) {
  deliver = listener;
  for (const event of waiting.splice(0)) listener(...event);
}
