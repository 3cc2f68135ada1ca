// Accidents by hand, continued: every control of the table and of everything that can lie over it, pressed once and twice; of
// those that differ in a number only, as cards, days and puzzles do, the first ones and the last.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { bare, library, openScene, press, running, SCENES, WIDTH } from './support/two_games.mjs';

const { test, open } = chromiumTests();

const OF_A_TEST = 6;  // panels, each control of which is pressed on a table opened anew

const OF_A_KIND = 4;

/** Of the ids that differ in digits only, the first few and the last. */
function someOfEachKind(ids) {
  const kinds = new Map();
  for (const id of ids) {
    const kind = id.replace(/\d+/g, '0');
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return [...kinds.values()].flatMap((alike) => (alike.length > OF_A_KIND ? [...alike.slice(0, OF_A_KIND - 1), alike.at(-1)] : alike));
}

/** The bare table and what can lie over it, as many at a time as one test goes through. */
function* parts({ panels }) {
  const all = Object.entries({ 'the table': async () => {}, ...panels });
  for (let from = 0; from < all.length; from += OF_A_TEST) yield all.slice(from, from + OF_A_TEST);
}

const everyPart = Object.entries(SCENES).flatMap(([where, scene]) => [...parts(scene)].map((panels) => ({ where, scene, panels })));

for (const { where, scene, panels } of everyPart) {
  test(`no press of any control loses a game, nor does the same press twice, ${where}: ${panels.map(([name]) => name).join(', ')}`, async () => {
    const table = await openScene(open, scene, { viewport: { width: WIDTH, height: 1600 } });
    const { page } = table;
    // What opens a tab of its own leaves this one behind it, where a browser lets it draw once a second.
    page.on('popup', (tab) => tab.close());
    const mine = await running(table);
    const before = await library(table);
    const onTable = () => page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
    const playing = await onTable();
    for (const [name, show] of panels) {
      await show(table);
      const ids = someOfEachKind((await table.query('targets')).filter(({ enabled }) => enabled).map(({ id }) => id));
      assert.ok(ids.length > 0, `'${name}' has no controls`);
      await bare(table);
      for (const id of ids) {
        await show(table);
        if (!(await table.query('targets')).some((one) => one.id === id)) continue;  // of a game that came since
        const { x, y } = await table.place(id);
        for (const times of ['one press', 'a second press']) {
          await page.mouse.click(x, y);
          await table.idle();
          const after = await library(table);
          const { length } = await table.state();
          const undone = (await onTable()) === playing && length < mine.length;
          for (const [game, { actions }] of before) {
            const where = `${times} on '${id}' of '${name}'`;
            // What is gone is brought back by the button that says so, or by undo.
            if (!after.has(game)) {
              assert.ok((await table.query('targets')).some((one) => one.id === 'games:restore'), `${where}: a game is gone`);
            } else if (!undone || game !== playing) {
              assert.deepEqual(after.get(game).actions.slice(0, actions.length), actions, `${where}: a game has lost something`);
            }
          }
        }
        for (let i = 0; i < 2; i++) await press(table, 'games:restore');
        await bare(table);
        if ((await onTable()) !== playing) await press(table, 'menu', 'menu:games', `open:${playing}`);
        const { length } = await table.state();
        const played = length > mine.length;
        if (length !== mine.length) await press(table, 'undo');
        if (length < mine.length) await press(table, 'now');  // redo would play again what replaced it
        for (let steps = 0; steps < mine.length && (await table.state()).cursor < mine.cursor; steps++) await press(table, 'redo');
        assert.equal((await table.state()).hash, mine.hash, `'${id}' of '${name}', taken back`);
        const now = await library(table);
        for (const [game, { actions }] of before) {
          const kept = now.get(game)?.actions;  // what was played and taken back can be played once more
          const whole = played && game === playing ? kept?.slice(0, actions.length) : kept;
          assert.deepEqual(whole, actions, `'${id}' of '${name}', taken back`);
        }
      }
    }
  });
}
