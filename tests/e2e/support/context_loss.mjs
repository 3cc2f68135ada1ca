// The graphics context goes, as when the machine sleeps, and comes back: so does the picture.
import assert from 'node:assert/strict';
import { countColours } from './picture.mjs';

/** The colours with the pointer at a place, since what lies under it may be shown large. */
async function coloursWithPointer(table, x, y) {
  await table.page.mouse.move(x, y);
  await table.idle();
  return countColours(await table.page.screenshot());
}

export async function comesBack(table) {
  const { page } = table;
  const before = await coloursWithPointer(table, 310, 310);
  await page.evaluate(() => splendorTest.loseContext());
  await page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  const frames = await table.frames();
  await page.mouse.move(320, 320); // inputs meanwhile do no harm
  await page.evaluate(() => splendorTest.restoreContext());
  await page.waitForFunction((count) => splendorTest.frames() > count, frames);
  const after = await coloursWithPointer(table, 310, 310);
  assert.ok(Math.abs(after - before) <= before * 0.1, `${before} colours before, ${after} after`);
  assert.equal(await page.locator('#notices button').count(), 0);
}
