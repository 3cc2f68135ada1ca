// Accidents by hand, continued: every control of the table and of everything that can lie over it, pressed once and twice.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { bare, library, openTwoGames, PANELS, press, running, WIDTH } from './support/two_games.mjs';

const { test, open } = chromiumTests();

test('no press of any control of the table or of any panel loses a game, nor does the same press twice', async () => {
  const table = await openTwoGames(open, { viewport: { width: WIDTH, height: 1600 } });
  const { page } = table;
  // What opens a tab of its own leaves this one behind it, where a browser lets it draw once a second.
  page.on('popup', (tab) => tab.close());
  const mine = await running(table);
  const before = await library(table);
  const onTable = () => page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
  const playing = await onTable();
  let pressed = 0;
  for (const [name, show] of Object.entries({ 'the table': async () => {}, ...PANELS })) {
    await show(table);
    const ids = (await table.query('targets')).filter(({ enabled }) => enabled).map(({ id }) => id);
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
      pressed++;
      for (let i = 0; i < 2; i++) await press(table, 'games:restore');
      await bare(table);
      if ((await onTable()) !== playing) await press(table, 'menu', 'menu:games', `open:${playing}`);
      if ((await table.state()).length < mine.length) await press(table, 'undo');
      for (let steps = 0; steps < mine.length && (await table.state()).cursor < mine.cursor; steps++) await press(table, 'redo');
      const now = await library(table);
      for (const [game, { actions }] of before) assert.deepEqual(now.get(game)?.actions, actions, `'${id}' of '${name}', taken back`);
    }
  }
  assert.ok(pressed > 60, `only ${pressed} controls were found`);
});
