// The frame loop: sleeps when nothing happens, survives the loss of the graphics context, follows size and pixel ratio.
import assert from 'node:assert/strict';
import { comesBack } from './support/context_loss.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { countColours } from './support/picture.mjs';

const { test, openPainted } = chromiumTests();

const SMALL = { viewport: { width: 640, height: 360 } }; // painting in software costs by the pixel

const TWO_SECONDS = 2000;

test('no frame is drawn while nothing happens for two seconds', async () => {
  const table = await openPainted();
  const before = await table.frames();
  assert.ok(before > 0);
  // The one test that is about time itself.
  await table.page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), TWO_SECONDS);
  assert.equal(await table.frames(), before);
});

test('an input wakes the loop, and it sleeps again', async () => {
  const table = await openPainted();
  const before = await table.frames();
  await table.page.mouse.move(300, 300);
  await table.idle();
  assert.ok((await table.frames()) > before);
});

test('the table is drawn: more than 50 colours', async () => {
  const table = await openPainted();
  assert.ok(countColours(await table.page.screenshot()) > 50);
});

test('the table comes back after the graphics context was lost', async () => {
  await comesBack(await openPainted({ context: SMALL, allow: [/CONTEXT_LOST_WEBGL/, /WebGL/] }));
});

test('without a picture the game goes on in the text version', async () => {
  const table = await openPainted({ context: SMALL, allow: [/CONTEXT_LOST_WEBGL/, /WebGL/] });
  const { page } = table;
  await table.click('start');
  await page.evaluate(() => splendorTest.loseContext());
  await page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  const look = () => page.evaluate(() => [document.getElementById('mirror').textContent, splendorTest.state().status]);
  const before = await table.state();
  const [saidBefore] = await look();
  // A button of the mirror, as a screen reader presses it. No frame comes any more.
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
    document.querySelector('[id^="control-act:"]').click();
  });
  await page.waitForFunction((cursor) => splendorTest.state().cursor > cursor, before.cursor, { polling: 50 });
  await table.idle();
  // The computer may have answered, so that it is the player's turn again: the table is another one all the same.
  const [said, status] = await look();
  assert.notEqual(said, saidBefore);
  assert.ok(said.includes(status));
});

test('a picture that stays lost is explained after a while', async () => {
  const table = await openPainted({
    allow: [/CONTEXT_LOST_WEBGL/, /WebGL/],
    prepare: (page) => page.clock.install(),
  });
  const { page } = table;
  await page.evaluate(() => splendorTest.loseContext());
  await page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.clock.runFor(6000);
  await page.locator('#notices button').waitFor();
});

test('canvas and fonts follow the size of the window and the pixel ratio', async () => {
  const table = await openPainted({ context: { ...SMALL, deviceScaleFactor: 1.5 } });
  const { page } = table;
  const size = () => page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight];
  });
  assert.deepEqual(await size(), [960, 540, 640, 360]);

  const before = await table.frames();
  await page.setViewportSize({ width: 500, height: 400 });
  await page.waitForFunction((count) => splendorTest.frames() > count, before);
  await table.idle();
  assert.deepEqual(await size(), [750, 600, 500, 400]);

  // An emulated ratio alone tells the page nothing (a real one does, by matchMedia), so the width changes as well.
  const session = await table.context.newCDPSession(page);
  const frames = await table.frames();
  await session.send('Emulation.setDeviceMetricsOverride', { width: 400, height: 300, deviceScaleFactor: 3, mobile: false });
  await page.waitForFunction(() => document.getElementById('canvas').width === 1200);
  await page.waitForFunction((count) => splendorTest.frames() > count, frames);
  await table.idle();
  assert.deepEqual(await size(), [1200, 900, 400, 300]);
  assert.ok(countColours(await page.screenshot()) > 50);
});

test('the canvas follows its style sheet too, without an empty frame left', async () => {
  const table = await openPainted();
  const { page } = table;
  await page.evaluate(() => splendorHost.setMirrorVisible(true));
  await page.waitForFunction(() => document.getElementById('canvas').width < 1000);
  await table.idle();
  const canvas = await page.locator('#canvas').screenshot();
  assert.ok(countColours(canvas) > 50);
});

test('a tap is one click and leaves no hover behind', async () => {
  const table = await openPainted({ context: { hasTouch: true, viewport: { width: 390, height: 844 } } });
  const { page } = table;
  const before = await page.screenshot();
  await page.touchscreen.tap(195, 838);  // the foot of the page: nothing to press
  await table.idle();
  assert.ok(before.equals(await page.screenshot()), 'the picture differs after a tap on nothing');
});
