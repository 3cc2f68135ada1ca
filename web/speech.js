// Reading aloud, by a voice on the device itself: the text is not sent anywhere.

import { send } from './events.js';

const synthesis = globalThis.speechSynthesis;
let found = {};  // the voice of a language, looked for once

const isOf = (language) => ({ localService, lang }) =>
  localService && lang.toLowerCase().split(/[-_]/)[0] === language;

function voice() {
  const { lang } = document.documentElement;
  if (found.lang !== lang) found = { lang, voice: synthesis?.getVoices().find(isOf(lang)) };
  return found.voice;
}

// Most browsers know their voices only some time after they were asked for first.
if (synthesis) {
  synthesis.onvoiceschanged = () => {
    found = {};
    send('preferences');
  };
}

export const canReadAloud = () => voice() !== undefined;

export function readAloud(text) {
  if (!canReadAloud()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice();
  words.lang = words.voice.lang;
  words.rate = 0.9;  // children listen
  synthesis.cancel();
  synthesis.speak(words);
}
