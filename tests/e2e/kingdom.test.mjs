// Kingdom of Splendor on the page: a short game and a full one with the Mysteries by the mouse alone, one by touch on a
// phone, one through the text mirror; reloaded, sent by a link, against computers.
import assert from 'node:assert/strict';
import { startJourney, Traveller } from './kingdom/traveller.mjs';
import { findViolations } from './support/axe.mjs';
import { comesBack } from './support/context_loss.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { countColours } from './support/picture.mjs';
import { paint } from './support/painting.mjs';
import { Player } from './support/player.mjs';

const { test, open, openPainted } = chromiumTests();

/** Plays to the end; `look(view)` sees each position. Gives the last view and the kinds of decisions that were met. */
async function playOn(traveller, look = () => {}) {
  const kinds = new Set();
  let view = await traveller.look();
  let action;
  while (!view.state.over) {
    assert.ok(view.state.cursor < 600, 'the game does not end');
    ({ action, view } = await traveller.turn(view));
    kinds.add(action.split(' ')[0]);
    view = (await look(view)) ?? view;
  }
  return { view, kinds };
}

test('a short journey of two persons by clicks, from the form to the feast', async () => {
  const table = await open();
  await table.stopMotion();
  const form = new Traveller(table);
  for (const id of ['game:kingdom', 'seat:2:0', 'start']) await form.click(id);
  assert.match((await table.state()).options, /players=2 sections=A1\.\?,A3\.\? mysteries=no first=random/);

  // The first game is explained: three lessons before anything has happened.
  let view = await form.look();
  assert.match(view.state.status, /Welcome, traveller!/);
  for (let lesson = 0; lesson < 3; lesson++) view = await form.click('lesson:next');
  assert.ok(!view.targets.has('lesson:next'));

  const { view: end, kinds } = await playOn(form, async ({ state }) => {
    if (state.cursor !== 8) return undefined;
    await paint(table, true);
    assert.ok(countColours(await table.page.screenshot()) > 500);
    await table.reload();  // left in the middle, and found again
    const found = await form.look();
    assert.equal(found.state.hash, state.hash);
    return found;
  });
  assert.ok(kinds.has('collect') && kinds.has('move') && kinds.has('medal'));
  assert.equal(end.state.panel, 'ending');
  assert.match(await table.panelText(), /at the palace, with a medal/);

  // It counts, after a reload as well, and its deal can be played again.
  await table.reload();
  const { deal } = (await form.look()).state;
  for (const id of ['menu', 'menu:statistics']) await form.click(id);
  assert.match(await table.panelText(), /Together on this device\s+1 game\./);
  await form.scrollTo('stats:deal:1');
  for (const id of ['stats:deal:1', 'start']) await form.click(id);
  const again = (await form.look()).state;
  assert.deepEqual([again.deal, again.length], [deal, 0]);
});

test('a full journey of three with the Mysteries by clicks; its link gives the same game elsewhere', async () => {
  const table = await open();
  const traveller = await startJourney(table, { seed: 'Mysteries', players: 3, choose: ['journey:1', 'mysteries', 'guide'] });
  traveller.mostOfAKind = 5;
  assert.match((await table.state()).options, /players=3 .*A2.* mysteries=yes/);
  const { view, kinds } = await playOn(traveller);
  for (const kind of ['collect', 'move', 'tile', 'medal']) assert.ok(kinds.has(kind), `no ${kind}`);
  assert.equal(view.state.panel, 'ending');
  const { link, hash, length } = view.state;

  const other = await open({ fragment: link });
  const reader = new Player(other);
  assert.equal((await reader.look()).state.panel, 'open_link');
  const opened = (await reader.click('link:open')).state;
  assert.deepEqual([opened.hash, opened.length], [hash, length]);
});

test('a journey by touch on a phone held upright', async () => {
  const table = await open({
    context: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  });
  const traveller = await startJourney(table, { seed: 'phone', choose: ['guide'] });
  traveller.mostOfAKind = 5;
  traveller.pressAt = ({ x, y }) => table.page.touchscreen.tap(x, y);
  const { view } = await playOn(traveller);
  assert.equal(view.state.panel, 'ending');
});

test('a journey through the text mirror alone', async () => {
  const table = await open();
  const { page } = table;
  const reader = await startJourney(table, { seed: 'mirror', players: 2, choose: ['guide'] });
  await table.idle();
  assert.deepEqual(await findViolations(page), []);
  reader.pressAll = async (view, action) => {
    const name = await table.nameOfAction(view.legal.indexOf(action));
    assert.ok(name, `the mirror does not offer '${action}'`);
    await table.pressInMirror(name);
  };
  reader.choose = ({ state, legal }) => {
    const moves = legal.filter((action) => action.startsWith('move '));
    return moves[0] ?? legal[(state.cursor * 5) % legal.length];
  };
  const { view } = await playOn(reader);
  assert.equal(view.state.panel, 'ending');
  assert.match(await table.panelText(), /The Queen gives a great feast/);
});

test('computers travel in the worker; the page says whose turn it is', async () => {
  const table = await open();
  await table.stopMotion();
  for (const id of ['game:kingdom', 'seat:2:3', 'guide', 'start']) {
    await table.query('press', id);
    await table.idle();
  }
  const traveller = new Traveller(table);
  const moment = async () => {
    await table.page.waitForFunction(() => splendorTest.state().mayAct);
    return traveller.look();
  };
  // A turn has one decision or several, so what counts is what was played between two of one's own.
  let answers = 0;
  for (let view = await moment(), own = 1; answers < 2; own++) {
    assert.ok(own <= 20, 'the computer does not travel');
    const before = view.state.cursor;
    await traveller.pressAll(view, traveller.choose(view));
    await table.page.waitForFunction((cursor) => splendorTest.state().cursor > cursor, before);
    view = await moment();
    if (view.state.cursor > before + 1) answers++;
  }
});

test('the map comes back after the graphics context was lost', async () => {
  const table = await openPainted({
    context: { viewport: { width: 640, height: 360 } }, // painting in software costs by the pixel
    allow: [/CONTEXT_LOST_WEBGL/, /WebGL/],
  });
  await startJourney(table, { choose: ['guide'] });
  await comesBack(table);
});
