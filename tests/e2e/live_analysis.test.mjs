// Live analysis in the real page with the real worker: the chances bar, the warning before an action that costs much, the line
// of play of a hint, and the count of hints; by mouse, touch, key and text mirror, in both languages.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';
import { GIVEN_AWAY } from './support/positions.mjs';

const { test, open } = chromiumTests();

const has = ({ page }, id) => page.waitForFunction((wanted) => splendorTest.targets().some((one) => one.id === wanted), id);
const panel = ({ page }, name) => page.waitForFunction((wanted) => splendorTest.state().panel === wanted, name);
const status = ({ page }) => page.evaluate(() => document.querySelector('#mirror p.status').textContent);
const chances = ({ page }) => page.evaluate(() => splendorTest.targets().find(({ id }) => id === 'chances:bar')?.label);
const says = ({ page }, pattern) =>
  page.waitForFunction(([source]) => new RegExp(source).test(document.querySelector('#mirror p.status').textContent), [pattern.source]);

const BY_MOUSE = (table, id) => table.click(id);
const BY_FINGER = (table, id) => table.tap(id);
const BY_NAME = async (table, id) => {
  await table.query('press', id);
  await table.idle();
};

/** Switches settings of the panel. */
async function set(table, press, ...ids) {
  await press(table, 'menu');
  await press(table, 'menu:settings');
  for (const id of ids) await BY_NAME(table, id);  // they may lie below the edge
  await press(table, 'panel:close');
  await panel(table, 'none');
}

/** The game of a link, played on by two persons. */
async function openGame(table) {
  await table.stopMotion();
  await table.follow(GIVEN_AWAY, 'open_link');
  await BY_NAME(table, 'link:open');
  await panel(table, 'none');
}

for (const [way, press, context] of [
  ['mouse', BY_MOUSE, {}],
  ['touch', BY_FINGER, { viewport: { width: 360, height: 640 }, hasTouch: true }],
]) {
  test(`by ${way}: the bar has everybody's chance to win, and the position is not analysed twice`, async () => {
    const table = await open({ context });
    await startGame(table, { seats: [0, 1], seed: 'open eyes' });
    assert.equal(await chances(table), undefined);
    await set(table, press, 'chances');
    await has(table, 'chances:bar');
    const first = await chances(table);
    assert.match(first, /Chances of winning: .* \d+%, .* \d+%/);
    await table.act(0);
    await table.page.waitForFunction(() => splendorTest.state().mayAct && splendorTest.state().length >= 2);
    await press(table, 'undo');
    assert.equal(await chances(table), first);
    await set(table, press, 'chances');
    assert.equal(await chances(table), undefined);
  });
}

test('in the text mirror the bar is read, and so it is in French', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await startGame(table, { seats: [0, 1], seed: 'open eyes' });
  await set(table, BY_NAME, 'chances');
  await has(table, 'chances:bar');
  const read = await table.page.locator('#mirror').getByText(/Chances de gagner\u00a0: .* \d+\u00a0%/).count();
  assert.equal(read, 1);
});

test('before an action that gives a game away there is a warning; it is played if the player confirms', async () => {
  const table = await open();
  await openGame(table);
  await set(table, BY_MOUSE, 'chances', 'warning');
  await has(table, 'chances:bar');
  const { length } = await table.state();
  const [, gems] = (await table.legal()).find((action) => action.startsWith('take ')).split(' ');
  const take = async () => {  // as a person does: what the test itself plays is not asked about
    await table.focusCanvas();
    await table.key('Escape');
    for (const id of [...[...gems].map((gem) => `pile:${gem}`), 'take']) await BY_NAME(table, id);
  };
  await take();
  await panel(table, 'warning');
  await table.idle();
  assert.match(await table.panelText(), /Chance of winning: \d+% instead of (100|99)%/);
  await table.click('warning:think');
  assert.equal((await table.state()).length, length);
  await take();
  await panel(table, 'warning');
  await table.key('Escape');
  assert.equal((await table.state()).length, length);
  await take();
  await panel(table, 'warning');
  await table.page.locator('#mirror').getByRole('button', { name: 'Play it' }).press('Enter');
  await table.page.waitForFunction((before) => splendorTest.state().length > before, length);
  assert.equal((await table.state()).panel, 'none');
});

test('a hint shows a line of play, and the count of hints survives a reload', async () => {
  const table = await open();
  await startGame(table, { seats: [0, 1], seed: 'a hint' });
  await table.focusCanvas();
  await table.key('l');
  await says(table, /Hint: /);
  assert.doesNotMatch(await status(table), /How it could go on/);
  await table.key('l');
  await says(table, /How it could go on\. .*\. /);
  await table.reload();
  await table.click('hint');
  await says(table, /Hint: /);
  const entries = await table.page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('game.')).map(([, text]) => text));
  assert.ok(entries.some((text) => /^hints 2$/m.test(text)), entries.join('\n'));
});
