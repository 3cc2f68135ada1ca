// DOM dialogs: accents, keys, focus; copying and files.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

const question = {
  id: 'test.name',
  title: 'Your name',
  label: 'Name',
  value: 'Anna',
  maxLength: 24,
  multiline: false,
  ok: 'OK',
  cancel: 'Cancel',
};

const ask = (table, changes = {}) =>
  table.page.evaluate((asked) => splendorHost.askText(asked), { ...question, ...changes });

const gone = (page) => page.locator('dialog').waitFor({ state: 'detached' });

async function press(page, label) {
  await page.locator('dialog').getByRole('button', { name: label }).click();
  await gone(page);
}

const answers = (table) =>
  table.page.evaluate(() => splendorTest.events.filter(([kind]) => kind.startsWith('text_')));

test('a name with accents and ligatures is taken over completely', async () => {
  const table = await open();
  const { page } = table;
  await table.focusCanvas();
  await ask(table);
  const field = page.getByRole('textbox', { name: 'Name' });
  assert.equal(await field.inputValue(), 'Anna');
  await page.keyboard.type('Éloïse Œ'); // the old content is selected
  assert.equal(await field.inputValue(), 'Éloïse Œ');
  await page.keyboard.press('Enter');
  await gone(page);
  assert.deepEqual(await answers(table), [['text_entered', 'test.name', 'Éloïse Œ']]);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
});

test('Escape and Cancel give no text', async () => {
  const table = await open();
  const { page } = table;
  await ask(table);
  await page.keyboard.press('Escape');
  await gone(page);
  await ask(table, { id: 'test.other' });
  await press(page, 'Cancel');
  assert.deepEqual(await answers(table), [['text_cancelled', 'test.name', ''], ['text_cancelled', 'test.other', '']]);
});

test('a long text has lines and a limit', async () => {
  const table = await open();
  const { page } = table;
  await ask(table, { multiline: true, maxLength: 9, value: '' });
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two and more');
  await press(page, 'OK');
  assert.deepEqual(await answers(table), [['text_entered', 'test.name', 'one\ntwo a']]);
});

test('text is copied, or shown for copying by hand', async () => {
  const table = await open({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const { page } = table;
  const copied = () => page.evaluate(() => splendorTest.events.filter(([kind]) => kind === 'copied').map(([, , text]) => text));
  await table.focusCanvas();
  await page.evaluate(() => splendorHost.copyText('https://example.org/#g=1.abc'));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'https://example.org/#g=1.abc');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    return splendorHost.copyText('second');
  });
  assert.deepEqual(await copied(), ['ok', 'failed']);
  assert.equal(await page.locator('dialog textarea').inputValue(), 'second');
  await press(page, 'Close');
});

test('a file is saved and opened; one that is too large is refused', async () => {
  const table = await open();
  const { page } = table;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() => splendorHost.saveFile('game.txt', 'Éloïse')),
  ]);
  assert.equal(download.suggestedFilename(), 'game.txt');
  assert.equal(await readFile(await download.path(), 'utf8'), 'Éloïse');

  const choose = async (buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.evaluate(() => splendorHost.chooseFile()),
    ]);
    await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  };
  const files = () => page.evaluate(() => splendorTest.events.filter(([kind]) => kind.startsWith('file_')));
  await choose(Buffer.from('Œuvre'));
  await page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'file_chosen'));
  await choose(Buffer.alloc((8 << 20) + 1, 'a'));
  await page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'file_refused'));
  assert.deepEqual(await files(), [['file_chosen', '', 'Œuvre'], ['file_refused', '', '']]);
});
