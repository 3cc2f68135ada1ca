// Text is entered in DOM dialogs, never on the canvas: accents, dead keys, phone keyboards, paste and spell checkers
// all work in a real field.

import { send } from './events.js';
import { words } from './words.js';

/** question: {id, title, label, value, maxLength, multiline, ok, cancel}. Answers with text_entered or text_cancelled. */
export function askText(question) {
  const field = document.createElement(question.multiline ? 'textarea' : 'input');
  field.value = question.value;
  field.maxLength = question.maxLength;
  field.autocomplete = 'off';
  field.spellcheck = false;
  if (question.multiline) field.rows = 6;
  else field.type = 'text';

  let entered = false;
  const enter = () => {
    entered = true;
    dialog.close();
  };
  const dialog = openDialog(question.title, question.label, field, [
    { label: question.cancel, press: () => dialog.close() },
    { label: question.ok, press: enter, main: true },
  ]);
  field.addEventListener('keydown', (event) => {
    const sends = event.key === 'Enter' && !event.isComposing && (!question.multiline || event.ctrlKey || event.metaKey);
    if (!sends) return;
    event.preventDefault();
    enter();
  });
  dialog.addEventListener('close', () => {
    if (entered) send('text_entered', question.id, field.value);
    else send('text_cancelled', question.id);
  });
  field.select();
}

/** For browsers that do not let us write to the clipboard: the player copies by hand. */
export function showCopyField(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.rows = 4;
  const dialog = openDialog(words().copyTitle, words().copyLabel, field, [
    { label: words().close, press: () => dialog.close(), main: true },
  ]);
  field.select();
}

/** True when one was open. */
export function closeDialog() {
  const dialog = document.querySelector('dialog.question');
  dialog?.close();
  return dialog !== null;
}

function openDialog(title, label, field, buttons) {
  const dialog = document.createElement('dialog');
  dialog.className = 'question';

  const heading = document.createElement('h2');
  heading.id = 'question-title';
  heading.textContent = title;
  dialog.setAttribute('aria-labelledby', heading.id);

  const caption = document.createElement('label');
  caption.textContent = label;
  field.id = 'question-field';
  caption.htmlFor = field.id;

  const row = document.createElement('div');
  row.className = 'buttons';
  for (const { label: text, press, main } of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    if (main) button.className = 'main';
    button.addEventListener('click', press);
    row.append(button);
  }

  dialog.append(heading, caption, field, row);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  return dialog;
}
