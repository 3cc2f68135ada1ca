// The computers' characters in the real page: chosen in the form by mouse, touch, key and text mirror, played against, sent by
// a link and kept.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

const mirror = ({ page }) => page.evaluate(() => document.querySelector('#mirror').textContent);

/** Waits for the actions of a computer, until a person is to act. */
const personsTurn = ({ page }, length) => page.waitForFunction(
  (least) => splendorTest.state().length > least && splendorTest.state().toAct === 0, length);

const WAYS = {
  mouse: { press: (table, id) => table.click(id) },
  touch: { context: { viewport: { width: 412, height: 915 }, hasTouch: true }, press: (table, id) => table.tap(id) },
  mirror: {
    press: ({ page }, id, name) => page.locator('#mirror').getByRole('button', { name }).first().press('Enter'),
  },
};

for (const [way, { context, press }] of Object.entries(WAYS)) {
  test(`by ${way}: a character is chosen in the form, and sits at the table under its name`, async () => {
    const table = await open({ context });
    await table.stopMotion();
    await press(table, 'style:2:1', /Livia/);
    await table.idle();
    assert.match(await mirror(table), /courts the nobles/);
    await table.query('press', 'start');
    await table.idle();
    assert.match(await mirror(table), /Livia/);
    await table.act(0);
    await personsTurn(table, 1);
  });
}

test('in French; a game against a character goes by its link, and is there again after a reload', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await table.stopMotion();
  await table.query('press', 'style:2:3');
  await table.idle();
  assert.match(await mirror(table), /Sibylla\u00a0: réserve de grandes cartes/);
  await table.query('press', 'start');
  await table.idle();
  await table.act(0);
  await personsTurn(table, 1);
  const before = await table.state();
  await table.page.reload();
  await table.ready();
  assert.match(await mirror(table), /Sibylla/);
  assert.equal((await table.state()).hash, before.hash);
});
