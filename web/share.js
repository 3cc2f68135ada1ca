// Clipboard, sharing and files.

import { showCopyField } from './dialogs.js';
import { send } from './events.js';

const LARGEST_FILE = 8 << 20;  // all games of a full storage

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    send('copied', '', 'ok');
  } catch {
    showCopyField(text);
    send('copied', '', 'failed');
  }
}

export function canShare() {
  return typeof navigator.share === 'function';
}

export async function share(title, address) {
  try {
    await navigator.share({ title, url: address });
  } catch (error) {
    if (error?.name !== 'AbortError') await copyText(address);  // otherwise the player changed their mind
  }
}

/** In a tab of its own: the game stays where it is. */
export function showLicences() {
  open(new URL('licences.txt', import.meta.url), '_blank', 'noopener');
}

export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

export function chooseFile() {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.txt,.json,.jsonl,text/plain,application/json';
  input.hidden = true;
  input.onchange = () => readFile(input.files[0]);
  document.getElementById('chosen-file')?.remove();
  input.id = 'chosen-file';
  document.body.append(input);  // some browsers drop an input that is not in the document
  input.click();
}

/** A file beside this one. */
export async function fetchText(name) {
  try {
    const answer = await fetch(new URL(name, import.meta.url));
    send('text_fetched', name, answer.ok ? await answer.text() : '');
  } catch {
    send('text_fetched', name, '');
  }
}

async function readFile(file) {
  if (!file) return;
  try {
    if (file.size > LARGEST_FILE) throw new Error('too large');
    send('file_chosen', '', await file.text());
  } catch {
    send('file_refused');
  }
}
