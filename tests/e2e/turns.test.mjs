// Rivals' turns in the real page: animated piece by piece, summed up until the player's next action, replayed; by mouse, touch
// and text mirror.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { makeHoldable } from './support/held_clock.mjs';
import { startGame } from './support/player.mjs';
import { lines, linesGo, playRound, silenceable, targets } from './support/rounds.mjs';

const { test, open } = chromiumTests();

const EASY = 1;

const WAYS = {
  mouse: { press: (table) => table.click('again') },
  touch: { context: { viewport: { width: 360, height: 640 }, hasTouch: true }, press: (table) => table.tap('again') },
  mirror: { press: ({ page }) => page.locator('#mirror').getByRole('button', { name: 'Show the last turns again' }).press('Enter') },
};

for (const [way, { context, press }] of Object.entries(WAYS)) {
  test(`by ${way}: the turns of three rivals are summed up, replayed, and disappear with the player's own action`, async () => {
    const table = await open({ context, prepare: silenceable });
    await startGame(table, { seats: [0, EASY, EASY, EASY], seed: 'turns' });
    await playRound(table);
    const told = await lines(table);
    assert.equal(told.length, 3);
    for (const id of told) assert.match((await targets(table)).get(id).label, /took|reserved|bought/);
    const before = await table.state();

    await table.query('anim', 'on');
    await Promise.all([table.page.waitForFunction(() => splendorTest.state().moving), press(table)]);
    await table.page.waitForFunction(() => !splendorTest.state().moving);
    await table.idle();
    const after = await table.state();
    assert.deepEqual([after.hash, after.cursor, after.mayAct], [before.hash, before.cursor, true]);
    assert.deepEqual(await lines(table), told);

    await linesGo(table);
  });
}

test('with reduced motion the summary is shown all the same', async () => {
  const table = await open({ context: { reducedMotion: 'reduce', locale: 'fr-FR' } });
  await startGame(table, { seats: [0, EASY], seed: 'turns' });
  await playRound(table);
  assert.equal((await lines(table)).length, 1);
  assert.equal((await targets(table)).get('again').label, 'Revoir les derniers tours');
});

test('rivals\' moves have a speed of their own, independent of that of the player\'s moves', async () => {
  const table = await open({ prepare: makeHoldable });
  await startGame(table, { seats: [0, EASY], seed: 'turns' });
  await table.query('anim', 'on');
  for (const id of ['menu', 'menu:settings', 'speed:0', 'rivals:3', 'panel:close']) {
    await table.query('press', id);
    await table.idle();
  }
  assert.match(await table.page.evaluate(() => localStorage.getItem([...Object.keys(localStorage)].find((key) => /settings$/.test(key)))), /speed=0.*rivals=3/);
  const moving = await table.page.evaluate(async () => {
    heldClock.hold();
    splendorTest.query('act', '0');
    const own = splendorTest.state().moving;
    while (splendorTest.state().cursor < 2) await heldClock.step(16);
    const rivals = splendorTest.state().moving;
    heldClock.release();
    return { own, rivals };
  });
  assert.deepEqual(moving, { own: false, rivals: true });
  await table.page.mouse.click(2, 718);  // a click skips it
  await table.page.waitForFunction(() => !splendorTest.state().moving);
  assert.equal((await table.state()).mayAct, true);
});
