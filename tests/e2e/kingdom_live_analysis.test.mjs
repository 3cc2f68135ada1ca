// Live analysis and a hint's line of play in Kingdom of Splendor, in the real page with the real worker.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

const has = ({ page }, id) => page.waitForFunction((wanted) => splendorTest.targets().some((one) => one.id === wanted), id);
const panel = ({ page }, name) => page.waitForFunction((wanted) => splendorTest.state().panel === wanted, name);
const chances = ({ page }) => page.evaluate(() => splendorTest.targets().find(({ id }) => id === 'chances:bar')?.label);
const says = ({ page }, pattern) =>
  page.waitForFunction(([source]) => new RegExp(source).test(document.querySelector('#mirror p.status').textContent), [pattern.source]);

async function press(table, ...ids) {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
}

test('in Kingdom, too, a bar has the chances, and a hint has a line of play', async () => {
  const table = await open();
  await table.stopMotion();
  await table.query('seed', 'open eyes');
  await press(table, 'game:kingdom', 'start');
  await panel(table, 'none');
  if ((await table.query('targets')).some(({ id }) => id === 'lesson:skip')) await press(table, 'lesson:skip');
  await press(table, 'menu', 'menu:settings', 'chances', 'panel:close');
  await table.page.waitForFunction(() => splendorTest.state().mayAct);
  await has(table, 'chances:bar');
  assert.match(await chances(table), /Chances of winning: .* \d+%, .* \d+%/);
  await press(table, 'hint');
  await says(table, /Hint: /);
  await press(table, 'hint');
  await says(table, /^[^%]*How it could go on\. [^%]*$/);  // the owl says nothing in numbers
});
