// The position editor in the real page with the real worker: by mouse, touch, keyboard and the text mirror, in English and French.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { Player, startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

const target = async (table, id) => (await table.query('targets')).find((one) => one.id === id);
const labelOf = async (table, id) => (await target(table, id))?.label;

async function press(table, ...ids) {
  for (const id of ids) {
    assert.ok(await target(table, id), `there is no '${id}'`);
    await table.query('press', id);
    await table.idle();
  }
}

/** A press by mouse on what the panel may have to be scrolled to. */
const mouse = async (table, id) => {
  const player = new Player(table);
  await player.scrollTo(id);
  await table.click(id);
};
const finger = async (table, id) => {
  const player = new Player(table);
  await player.scrollTo(id);
  await table.tap(id);
};
/** The focus goes through the panel until it stands on the control. */
const keys = async (table, id) => {
  await table.focusCanvas();
  for (let steps = 0; steps < 200; steps++) {
    if ((await table.state()).focus === id) return table.key('Enter');
    await table.key('ArrowRight');
  }
  assert.fail(`the keys do not reach '${id}'`);
};
const mirror = async (table, id) => {
  await table.pressInMirror(await labelOf(table, id));
  await table.idle();
};

const stored = ({ page }) => page.evaluate(() => localStorage.getItem('splendor:v1:position'));

const WAYS = {
  mouse: { press: mouse },
  touch: { press: finger, context: { viewport: { width: 360, height: 640 }, hasTouch: true } },
  mirror: { press: mirror },
};

for (const [way, { press: by, context }] of Object.entries(WAYS)) {
  test(`by ${way}: a position is taken from the table, changed, taken back and played on`, async () => {
    const table = await open({ context });
    await startGame(table, { seats: [0, 0], seed: 'a position' });
    const before = await table.state();
    await press(table, 'menu', 'menu:set_up');
    await by(table, 'tab:1');
    const label = await labelOf(table, 'more:r');
    await by(table, 'more:r');
    assert.notEqual(await labelOf(table, 'more:r'), label);
    const changed = await stored(table);
    assert.match(changed, /^p=1\./);
    await by(table, 'position:undo');
    assert.equal(await labelOf(table, 'more:r'), label);
    await by(table, 'more:r');
    assert.equal(await stored(table), changed);
    await by(table, 'position:play');
    await table.page.waitForFunction(() => splendorTest.state().panel === 'none');
    const after = await table.state();
    assert.notEqual(after.hash, before.hash);
    assert.equal(after.length, 0);
    assert.match(after.link, /^g=2\./);
    await table.reload();
    assert.equal((await table.state()).hash, after.hash);
  });
}

test('by keys: a table is emptied, filled at one place, and the emptying taken back', async () => {
  const table = await open();
  await startGame(table, { seats: [0, 0], seed: 'a position' });
  await press(table, 'menu', 'menu:set_up');
  await keys(table, 'position:clear');
  assert.match(await table.panelText(), /empty place/);
  await keys(table, 'slot:0');
  await keys(table, 'pick:L1-03');
  await table.key('Escape');
  assert.match(await labelOf(table, 'slot:0'), /level 1/);
  for (let changes = 0; changes < 2; changes++) await keys(table, 'position:undo');
  assert.match(await table.panelText(), /A game can go on from here/);
});

test('the best move is told by the strongest computer, and nothing is played', async () => {
  const table = await open();
  await startGame(table, { seats: [0, 1], seed: 'a position' });
  const before = await table.state();
  await press(table, 'menu', 'menu:set_up', 'position:advise');
  await table.page.waitForFunction(() => /Chance of winning with it: \d+%/.test(document.querySelector('#mirror [role=group]')?.innerText));
  assert.equal((await table.state()).hash, before.hash);
});

test('a link to a position shows it first and leads to where it can be changed, in French', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await startGame(table, { seats: [0, 0], seed: 'a position' });
  await press(table, 'menu', 'menu:set_up', 'tab:2', 'more:k', 'more:k');
  const link = await stored(table);
  await press(table, 'position:clear', 'panel:close');
  await table.follow(link, 'open_link');
  assert.match(await table.panelText(), /Une position d’où continuer/);
  await press(table, 'link:open');
  assert.match(await table.panelText(), /Une partie peut continuer à partir d’ici/);
  assert.equal(await stored(table), link);
  await table.reload();
  await press(table, 'menu', 'menu:set_up');
  assert.equal(await stored(table), link);
});

test('a spoiled link to a position is refused with a sentence', async () => {
  const table = await open();
  await startGame(table, { seats: [0, 0], seed: 'a position' });
  const before = await table.state();
  await press(table, 'menu', 'menu:set_up', 'tab:1', 'more:w', 'panel:close');
  const link = await stored(table);
  for (const [spoiled, says] of [
    [`${link.slice(0, 20)}${link[20] === 'A' ? 'B' : 'A'}${link.slice(21)}`, /cut off or changed/],
    [link.replace('p=1.', 'p=2.'), /newer version/],
  ]) {
    await table.follow(spoiled, 'message');
    assert.match(await table.panelText(), says);
    await press(table, 'message:ok');
  }
  assert.equal((await table.state()).length, before.length);
});
