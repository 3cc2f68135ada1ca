// The deal and the puzzle of the day in the real page, with the real worker and a clock that is set: the attempt that counts,
// midnight in the middle of it, a reload, a second tab, practice, the link of a day, and what is copied.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open, openTab } = chromiumTests();

const EVENING = '2026-11-23T23:59:30Z';

/** A table with a fixed clock; its frames and the worker run normally. */
async function openAt(time, options = {}) {
  const table = await open({ ...options, prepare: (page) => page.clock.setFixedTime(time) });
  await table.stopMotion();
  return table;
}

async function press(table, ...ids) {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
}

const panel = ({ page }, name) => page.waitForFunction((name) => splendorTest.state().panel === name, name);
const target = async (table, id) => (await table.query('targets')).find((one) => one.id === id);
const record = ({ page }) => page.evaluate(() => localStorage.getItem('splendor:v1:days') ?? '');

/** Plays the person's first legal action each time until the game is over, which loses quickly. */
async function lose(table, most = 400) {
  for (let i = 0; i < most; i++) {
    await table.page.waitForFunction(() => splendorTest.state().mayAct || splendorTest.state().over);
    if ((await table.state()).over) return;
    await table.act(0);
  }
}

test('the deal of the day is begun from the menu by mouse, counts once, and is shared in one line', async () => {
  const table = await openAt(EVENING, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  for (const id of ['panel:close', 'menu', 'menu:today']) await table.click(id);  // the form of a first visit is without
  await panel(table, 'today');
  await table.click('day:deal');
  await panel(table, 'none');
  assert.match(await record(table), /^splendor-days 1\ndeal 2026-11-23 open \w+\nwhole \w{8}\n$/);
  await lose(table, 2);
  assert.equal((await target(table, 'undo')).enabled, false);
  assert.equal((await target(table, 'hint')).enabled, false);

  const { cursor } = await table.state();
  await table.page.clock.setFixedTime('2026-11-24T00:10:00Z');  // midnight is over, and the page is opened again
  await table.reload();
  assert.equal((await table.state()).cursor, cursor);
  assert.equal((await target(table, 'undo')).enabled, false);
  await lose(table);
  await panel(table, 'ending');
  assert.match(await record(table), /\ndeal 2026-11-23 lost \d+ \d+ \d+ [+=-]{8} \w+/);
  await press(table, 'end:today');
  await table.page.waitForFunction(() => / (won|lost) \d+ \d+ \d+\n/.test(localStorage.getItem('splendor:v1:days')));
  assert.match(await table.panelText(), /23 November 2026[^]*Lost[^]*The strongest computer in your seat/);
  await press(table, 'day:share');
  const line = await table.page.evaluate(() => navigator.clipboard.readText());
  assert.match(line, /^Splendor 2026-11-23, Lost \d+–\d+, \d+ rounds [🟦⬜🟧]{8} http:\/\/[^ ]*\/#day=2026-11-23$/u);

  await press(table, 'day:today');
  assert.ok(await target(table, 'day:deal'), 'the new day has its own deal');
  await table.page.clock.setFixedTime(EVENING);  // set back: there is no second attempt
  await press(table, 'panel:close', 'menu', 'menu:today');
  assert.equal(await target(table, 'day:deal'), undefined);
  await press(table, 'day:practise');
  await lose(table, 1);
  assert.equal((await target(table, 'undo')).enabled, true);
});

test('the link of the running attempt leads back to it and cannot be used to look ahead', async () => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const table = await openAt(EVENING, {
      context: { locale, permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 360, height: 640 } },
    });
    await press(table, 'panel:close', 'menu', 'menu:today', 'day:deal');
    await lose(table, 2);
    const { cursor } = await table.state();
    const begun = await record(table);
    await press(table, 'menu', 'menu:share', 'copy:game', 'panel:close');
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    await table.follow(link.slice(link.indexOf('#') + 1), 'open_link');
    assert.match(await table.panelText(), locale === 'fr-FR' ? /Un essai du jour est en cours/ : /An attempt of the day/);
    assert.equal(await target(table, 'link:open'), undefined);
    await press(table, 'link:attempt');
    assert.equal((await table.state()).panel, 'none');
    assert.equal((await table.state()).cursor, cursor);
    assert.equal((await target(table, 'undo')).enabled, false);
    assert.equal((await target(table, 'hint')).enabled, false);
    assert.equal(await record(table), begun);
  }
});

test('a second tab goes on with the attempt and begins none of its own', async () => {
  const one = await openAt(EVENING);
  await press(one, 'panel:close', 'menu', 'menu:today', 'day:deal');
  const begun = await record(one);
  const two = await openTab(one);
  await two.page.clock.setFixedTime(EVENING);
  await two.stopMotion();
  await press(two, 'menu', 'menu:today', 'day:deal');
  assert.equal(await record(two), begun);
  await press(two, 'panel:close', 'tab');
  await two.page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'tab_owned'));
  await press(two, 'menu', 'menu:today', 'day:deal');
  assert.equal((await two.state()).panel, 'none');
  assert.equal(await record(two), begun);
  assert.equal((await target(two, 'undo')).enabled, false);
});

test('the puzzle of the day is reached by keyboard and mirror, and its first try counts', async () => {
  const table = await openAt(EVENING, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await startGame(table, { seed: 'another' });
  await table.pressInMirror('Menu');
  await panel(table, 'menu');
  await table.pressInMirror('Today');
  await panel(table, 'today');
  await table.page.waitForFunction(() => splendorTest.targets().some(({ id }) => id === 'day:puzzle'));
  await table.pressInMirror('Try the puzzle of the day');
  await panel(table, 'none');
  assert.match(await record(table), /\npuzzle 2026-11-23 open /);
  for (const done = async () => (await table.state()).panel === 'puzzle'; !(await done());) {
    if ((await table.state()).mayAct) await table.act(0);
    await table.page.waitForFunction(() => splendorTest.state().panel === 'puzzle' || splendorTest.state().mayAct);
  }
  assert.match(await record(table), /\npuzzle 2026-11-23 (solved|failed) \d+\n/);
  assert.match(await table.panelText(), /your attempt of the day/);
  await table.pressInMirror('Today');
  await panel(table, 'today');
  await table.pressInMirror('Copy the puzzle’s result');
  await table.page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'copied'));
  const line = await table.page.evaluate(() => navigator.clipboard.readText());
  assert.match(line, /^Splendor 2026-11-23, puzzle of the day: (solved|not solved) on the first try[^🟦🟧]* [🟦🟧] http:\/\/[^ ]*\/#day=2026-11-23$/u);
});

test('the link of a day leads to it by touch, in French too; a day to come and a bad date are refused with a sentence', async () => {
  const table = await openAt(EVENING, {
    fragment: 'day=2026-11-20',
    context: { locale: 'fr-FR', hasTouch: true, viewport: { width: 360, height: 640 } },
  });
  await panel(table, 'today');
  assert.match(await table.panelText(), /20 novembre 2026/);
  await table.tap('day:practise');
  await panel(table, 'none');
  await table.follow('day=2026-11-24', 'message');
  assert.match(await table.panelText(), /pas encore venu/);
  await press(table, 'message:ok');
  await table.follow('day=2026-11-31', 'message');
  assert.match(await table.panelText(), /n’est pas une date/);
  await press(table, 'message:ok');
  await table.follow('day=2026-11-23', 'today');
  assert.ok(await target(table, 'day:deal'));
});
