// The hint button in the real page, with the real worker: by mouse, touch, key and text mirror, in English and French.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open, serve } = chromiumTests();

const status = ({ page }) => page.evaluate(() => document.querySelector('#mirror p.status').textContent);

/** Waits until the status matches, and stays so. */
async function says(table, pattern) {
  await table.page.waitForFunction(
    ([source, flags]) => new RegExp(source, flags).test(document.querySelector('#mirror p.status').textContent),
    [pattern.source, pattern.flags]);
}

/** For `prepare`: a device with so many processors. */
const processors = (count) => (page) =>
  page.addInitScript((n) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => n }), count);

const WAYS = {
  mouse: { press: (table) => table.click('hint') },
  touch: { context: { viewport: { width: 360, height: 640 }, hasTouch: true }, press: (table) => table.tap('hint') },
  key: { press: (table) => table.key('l') },
  mirror: { press: ({ page }) => page.locator('#mirror').getByRole('button', { name: /hint/i }).press('Enter') },
};

for (const [way, { context, press }] of Object.entries(WAYS)) {
  test(`by ${way}: a hint has an action and a reason, then its chance and alternatives, then is hidden; nothing is played`, async () => {
    const table = await open({ context });
    await startGame(table, { seats: [0, 1], seed: 'a hint' });
    await table.focusCanvas();
    const before = await table.state();
    await press(table);
    await says(table, /Hint: Take .*\. (It is a step towards|These gems) /);
    assert.doesNotMatch(await status(table), /Chance of winning/);
    await press(table);
    await says(table, /Chance of winning with it: \d+%.* Or: .*\d+%/);
    await press(table);
    await table.idle();
    assert.doesNotMatch(await status(table), /Hint:/);
    const after = await table.state();
    assert.deepEqual([after.hash, after.length], [before.hash, before.length]);
  });
}

test('what the strongest computer has learnt is fetched once, by the first hint', async () => {
  const asked = [];
  await serve(({ url }) => {
    if (url.endsWith('.bin')) asked.push(url);
    return false;
  });
  const table = await open({ prepare: processors(2) });
  await startGame(table, { seats: [0, 0], seed: 'a hint' });
  assert.deepEqual(asked, []);
  for (let hints = 0; hints < 2; hints++) {
    await table.query('press', 'hint');
    await says(table, /Hint: /);
    assert.equal(asked.length, 1);
    await table.act(0);
  }
});

test('where there are processors three workers search for a hint', async () => {
  const table = await open({
    prepare: async (page) => {
      await processors(4)(page);
      await page.addInitScript(() => {
        globalThis.workers = [];
        globalThis.Worker = class extends Worker {
          constructor(...how) {
            super(...how);
            this.requests = [];
            workers.push(this);
            this.addEventListener('message', ({ data }) => (this.ready ||= data.alive && !data.loading));
          }
          postMessage(data) {
            this.requests.push(data.request);
            super.postMessage(data);
          }
        };
      });
    },
  });
  const requests = () => table.page.evaluate(() => workers.map((one) => one.requests.map((text) => text.split(' ')[0])));
  await startGame(table, { seats: [0, 0], seed: 'a hint' });
  await table.query('press', 'hint');
  await says(table, /Hint: /);
  await table.page.waitForFunction(() => workers.length === 3 && workers.every(({ ready }) => ready));
  await table.act(0);
  const before = await requests();
  await table.query('press', 'hint');
  await says(table, /Hint: /);
  const after = await requests();
  assert.deepEqual(after.map((all, place) => all.slice(before[place].length)), [['advise'], ['advise'], ['advise']]);
  assert.deepEqual(before.slice(1), [[], []]);
});

test('where that cannot be fetched the page gives a hint by itself', async () => {
  await serve((request, response) => {
    if (!request.url.endsWith('.bin')) return false;
    response.writeHead(404);
    response.end();
    return true;
  });
  const table = await open({ allow: [/worker broke/, /404/] });
  await startGame(table, { seats: [0, 0], seed: 'a hint' });
  await table.query('press', 'hint');
  await says(table, /Hint: /);
});

test('the hint is in French if that is the language', async () => {
  const french = await open({ context: { locale: 'fr-FR' } });
  await startGame(french, { seats: [0, 0], seed: 'a hint' });
  await french.click('hint');
  await says(french, /Un conseil\u00a0: Prendre/);
});

test('the next action removes the hint, also while it is still being computed', async () => {
  const table = await open();
  await startGame(table, { seats: [0, 0], seed: 'a hint' });
  await table.query('press', 'hint');
  await table.act(0);
  assert.doesNotMatch(await status(table), /Hint:/);
  await table.click('hint');
  await says(table, /Hint: /);
  await table.click('undo');
  assert.doesNotMatch(await status(table), /Hint:/);
});
