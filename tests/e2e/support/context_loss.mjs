// The graphics context goes, as when the machine sleeps, and comes back: so does the picture.
import assert from 'node:assert/strict';
import { countColours } from './picture.mjs';

export async function comesBack(table) {
  const { page } = table;
  const before = countColours(await page.screenshot());
  await page.evaluate(() => splendorTest.loseContext());
  await page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  const frames = await table.frames();
  await page.mouse.move(310, 310);  // inputs meanwhile do no harm
  await page.evaluate(() => splendorTest.restoreContext());
  await page.waitForFunction((count) => splendorTest.frames() > count, frames);
  await table.idle();
  const after = countColours(await page.screenshot());
  assert.ok(Math.abs(after - before) <= before * 0.1, `${before} colours before, ${after} after`);
  assert.equal(await page.locator('#notices button').count(), 0);
}
