// The browser keeps its own keys, the game gets its own, and the focus goes where people expect.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

/** Records the keys whose default is prevented, and those that reach the canvas. */
async function watchKeys(page) {
  await page.addInitScript(() => {
    globalThis.prevented = new Set();
    globalThis.heard = new Set();
    const original = Event.prototype.preventDefault;
    Event.prototype.preventDefault = function () {
      if (this.type === 'keydown') globalThis.prevented.add(this.key);
      return original.call(this);
    };
    addEventListener('DOMContentLoaded', () => {
      document.getElementById('canvas').addEventListener('keydown', (event) => globalThis.heard.add(event.key));
    });
  });
}

const press = async (page, key) => {
  await page.keyboard.down(key);
  await page.keyboard.up(key);
};

test('keys of the browser are left alone while the table has the focus', async () => {
  const table = await open({ prepare: watchKeys });
  const { page } = table;
  await table.focusCanvas();
  for (const key of ['F1', 'F5', 'F6', 'F11', 'F12']) await press(page, key);
  for (const [modifier, key] of [['Control', 'l'], ['Control', 'r'], ['Control', 't'], ['Control', '+'], ['Control', '0'], ['Alt', 'd']]) {
    await page.keyboard.down(modifier);
    await press(page, key);
    await page.keyboard.up(modifier);
  }
  const { prevented, heard } = await page.evaluate(() => ({ prevented: [...globalThis.prevented], heard: [...globalThis.heard] }));
  assert.deepEqual(prevented.filter((key) => key !== 'Control'), []);
  assert.deepEqual(heard.filter((key) => key !== 'Control'), []);
});

test('arrows, letters and the chords for undo and redo reach the table', async () => {
  const table = await open({ prepare: watchKeys });
  const { page } = table;
  await table.focusCanvas();
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape', 'q', '?', ' ', 'Enter'];
  await page.keyboard.down('Control');
  await press(page, 'z');
  await press(page, 'y');
  await page.keyboard.up('Control');
  for (const key of keys) {
    await table.focusCanvas();  // the key before may have opened something
    await press(page, key);
  }
  const { prevented, heard } = await page.evaluate(() => ({ prevented: [...globalThis.prevented], heard: [...globalThis.heard] }));
  for (const key of [...keys, 'z', 'y']) assert.ok(heard.includes(key), `'${key}' did not reach the table`);
  for (const key of ['ArrowLeft', 'ArrowDown', ' ', 'z', 'y']) {
    assert.ok(prevented.includes(key), `the browser would act on '${key}' too`);
  }
});

test('Tab enters and leaves the table in both directions', async () => {
  const table = await open();
  const { page } = table;
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'skip');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'canvas');
  await page.keyboard.press('Tab');
  assert.notEqual(await focused(), 'canvas');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'canvas');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'skip');
});

test('a click gives the table the focus, and so does a key while nothing has it', async () => {
  const table = await open({ prepare: watchKeys });
  const { page } = table;
  const onCanvas = () => page.evaluate(() => document.activeElement.id === 'canvas');
  assert.equal(await onCanvas(), false);
  await press(page, 'ArrowDown');
  assert.equal(await onCanvas(), true);
  assert.ok(await page.evaluate(() => globalThis.heard.has('ArrowDown')));
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(640, 700);
  assert.equal(await onCanvas(), true);
});

test('Ctrl and the wheel zoom the page, the wheel alone is for the table', async () => {
  const table = await open();
  const { page } = table;
  const left = await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const wheel = (ctrlKey) => canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true }));
    return { alone: wheel(false), withCtrl: wheel(true) };
  });
  assert.deepEqual(left, { alone: false, withCtrl: true });
});
