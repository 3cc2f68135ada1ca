// The graphics context goes, as when the machine sleeps, and comes back: so does the picture.
import assert from 'node:assert/strict';
import { countColours } from './picture.mjs';

/** Where nothing lies that would be told or shown large after a while. */
const emptyPlace = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas').getBoundingClientRect();
  const targets = splendorTest.targets();
  const isFree = (x, y) => !targets.some((one) => x >= one.x - 2 && x <= one.x + one.w + 2 && y >= one.y - 2 && y <= one.y + one.h + 2);
  for (let y = 6; y < canvas.height; y += 8) {
    for (let x = 6; x < canvas.width; x += 8) if (isFree(x, y)) return { x: canvas.x + x, y: canvas.y + y };
  }
  throw new Error('there is no empty place on the canvas');
});

async function coloursWithPointer(table, { x, y }) {
  await table.page.mouse.move(x, y);
  await table.idle();
  return countColours(await table.page.screenshot());
}

export async function comesBack(table) {
  const { page } = table;
  const empty = await emptyPlace(page);
  const before = await coloursWithPointer(table, empty);
  await page.evaluate(() => splendorTest.loseContext());
  await page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  const frames = await table.frames();
  await page.mouse.move(310, 310); // inputs meanwhile do no harm
  await page.evaluate(() => splendorTest.restoreContext());
  await page.waitForFunction((count) => splendorTest.frames() > count, frames);
  const after = await coloursWithPointer(table, empty);
  assert.ok(Math.abs(after - before) <= before * 0.1, `${before} colours before, ${after} after`);
  assert.equal(await page.locator('#notices button').count(), 0);
}
