// Sounds are off by default: before that nothing of them is loaded, played or requested.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

/** Counts what a page makes of sound, and what it makes the device do. */
const counting = async (page) =>
  page.addInitScript(() => {
    globalThis.made = { contexts: 0, sounds: 0, pulses: [] };
    globalThis.AudioContext = class extends AudioContext {
      constructor(...options) {
        super(...options);
        made.contexts += 1;
      }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = AudioScheduledSourceNode.prototype;
      kind.prototype.start = function (...when) {
        made.sounds += 1;
        return start.apply(this, when);
      };
    }
    navigator.vibrate = (pulse) => made.pulses.push(pulse);
  });

const made = (table) => table.page.evaluate(() => made);
const loaded = (table) =>
  table.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sounds.js')));

async function press(table, ...ids) {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
}

/** Plays until more than `count` sounds are made: what a slow device would make too late is left out. */
async function hear(table, count) {
  for (let action = 0; (await made(table)).sounds <= count; action++) {
    assert.ok(action < 30, 'nothing is heard');
    await table.query('act', 0);
    await table.idle();
  }
}

test('off by default: no sound is made, and its script is not even loaded', async () => {
  const table = await open({ prepare: counting });
  await startGame(table);
  await table.query('act', 0);
  await table.idle();
  assert.deepEqual(await made(table), { contexts: 0, sounds: 0, pulses: [] });
  assert.equal(await loaded(table), false);
});

test('switched on they accompany arrivals; switched off there is silence', async () => {
  const table = await open({ prepare: counting });
  await startGame(table);
  await table.page.mouse.click(5, 5); // browsers want the page to be touched first
  await press(table, 'menu', 'menu:settings', 'sounds', 'panel:close');
  await table.page.waitForFunction(() => made.contexts === 1);
  await hear(table, 0);
  await hear(table, (await made(table)).sounds);
  assert.equal((await made(table)).contexts, 1);
  assert.deepEqual((await made(table)).pulses, []);
  await press(table, 'menu', 'menu:settings', 'sounds', 'panel:close');
  const after = (await made(table)).sounds;
  await table.query('act', 0);
  await table.idle();
  assert.equal((await made(table)).sounds, after);
});

test('vibration is offered on touch devices, and works there', async () => {
  const table = await open({ prepare: counting, context: { hasTouch: true, viewport: { width: 360, height: 640 } } });
  await startGame(table);
  await table.page.touchscreen.tap(5, 5);
  await press(table, 'menu', 'menu:settings', 'vibration', 'panel:close');
  await table.page.waitForFunction(() => made.pulses.length > 0);
  const { contexts } = await made(table);
  assert.equal(contexts, 0);
});

test('the script of the sounds is part of what is kept for playing offline', async () => {
  const table = await open();
  const list = await table.page.evaluate(async () => (await fetch('precache.js')).text());
  assert.match(list, /sounds\.js/);
});

test('the dialog for names is written in the letters of the canvas', async () => {
  const table = await open();
  await press(table, 'name:1');
  const dialog = table.page.locator('dialog');
  await dialog.waitFor();
  assert.match(await dialog.evaluate((one) => getComputedStyle(one).fontFamily), /Splendor Sans/);
  const states = await table.page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`.replaceAll('"', ''));
  });
  assert.deepEqual(states, ['Splendor Sans 400 loaded', 'Splendor Sans 700 loaded']);
  await table.page.keyboard.press('Escape');
});
