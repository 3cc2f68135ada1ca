// Accidents by hand: whatever lies open over a running game, a press beside it, a stray key, a swipe or the browser's way back
// neither ends nor changes the game; and no single press, nor the same one twice, loses a game.
import assert from 'node:assert/strict';
import { fillStorage } from './support/filler.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { readLibrary } from './support/library.mjs';
import { startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

const WIDTH = 1000;
const HEIGHT = 700;

const press = async (table, ...ids) => {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
};

/** id -> {save, actions, name, …} */
const library = async ({ page }) => readLibrary(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));

/** What no accident may change. */
async function running(table) {
  const { hash, cursor, length, seed, over } = await table.state();
  const saves = Object.fromEntries([...(await library(table))].map(([id, { save }]) => [id, save]));
  return { hash, cursor, length, seed, over, saves, page: await table.page.evaluate(() => location.pathname) };
}

/** Two games: one that rests, and the one that is played, some actions old. */
async function openTwoGames(options) {
  const table = await open({ context: { viewport: { width: WIDTH, height: HEIGHT }, ...options } });
  await startGame(table, { seed: 'the first' });
  for (const action of [0, 1]) await table.act(action);
  table.otherLink = (await table.state()).link;
  await press(table, 'menu', 'menu:new', 'start');
  for (const action of [0, 1, 0, 1]) await table.act(action);
  const playing = await table.page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
  table.resting = [...(await library(table)).keys()].find((id) => id !== playing);
  assert.ok(table.resting);
  return table;
}

const menu = (row) => (table) => press(table, 'menu', `menu:${row}`);

/** The ways to everything that can lie over a running game. */
const PANELS = {
  menu: (table) => press(table, 'menu'),
  new_game: menu('new'),
  games: menu('games'),
  share: menu('share'),
  log: menu('log'),
  statistics: menu('statistics'),
  settings: menu('settings'),
  help: menu('help'),
  about: menu('about'),
  open_link: (table) => table.follow(table.otherLink, 'open_link'),
  message: (table) => table.follow('x=nonsense', 'message'),
  async later_moves(table) {
    const played = (await table.query('log')).at(-2);
    await press(table, 'undo', 'undo');
    const other = (await table.legal()).findIndex((action) => action !== played);
    await press(table, `act:${other}`);
  },
};

/** Dialogs of the page itself. */
const DIALOGS = {
  'the name of a player': (table) => press(table, 'menu', 'menu:new', 'name:1'),
  'the seed of a new game': (table) => press(table, 'menu', 'menu:new', 'seed'),
  'a link to paste': (table) => press(table, 'menu', 'menu:share', 'import:link'),
  'the name of a game': (table) => press(table, 'menu', 'menu:games', `rename:${table.resting}`),
};

const BESIDE = [[4, HEIGHT - 4], [WIDTH - 4, HEIGHT - 4], [WIDTH - 4, HEIGHT / 2], [60, HEIGHT / 2], [WIDTH / 2, 3], [30, 30], [WIDTH - 30, 30]];

/** A finger goes from one place to another and leaves. */
async function swipe({ page, context }, from, to) {
  const session = await context.newCDPSession(page);
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 6; step++) {
    await touch('touchMove', [from.map((value, i) => value + ((to[i] - value) * step) / 6)]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

const SWIPES = [
  [[2, HEIGHT / 2], [WIDTH - 100, HEIGHT / 2]],
  [[WIDTH - 2, HEIGHT / 2], [100, HEIGHT / 2]],
  [[WIDTH / 2, 5], [WIDTH / 2, HEIGHT - 50]],
  [[WIDTH / 2, HEIGHT - 5], [WIDTH / 2, 50]],
];

/** Accidental inputs; what closes the overlay comes last. */
const ACCIDENTS = {
  async 'a press beside it'(table) {
    for (const [x, y] of BESIDE) await table.page.mouse.click(x, y);
  },
  async 'a double press beside it'(table) {
    for (const [x, y] of BESIDE) await table.page.mouse.dblclick(x, y);
  },
  async 'stray keys'(table) {
    for (const key of ['Space', 'Delete', 'Backspace', 'w', 'q', 'n', '1', 'F2', 'PageDown', 'End']) await table.key(key);
  },
  async Enter(table) {
    for (let times = 0; times < 3; times++) await table.key('Enter');
  },
  async Escape(table) {
    for (let times = 0; times < 3; times++) await table.key('Escape');
  },
};

/** One after the other; the ways back to the bare table are by the game's own means. */
async function bare(table) {
  const { page } = table;
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await table.idle();
  for (let tries = 0; tries < 4 && (await table.state()).panel !== 'none'; tries++) await press(table, 'panel:close');
  assert.equal((await table.state()).panel, 'none');
  await table.key('Escape');  // a card that a press has chosen lies on a sheet of its own
  await page.waitForFunction(() => !history.state?.layer);
}

test('a press beside a panel, Escape, Enter or a stray key leaves the running game as it is', async () => {
  const table = await openTwoGames();
  const before = await running(table);
  for (const [name, show] of Object.entries(PANELS)) {
    let open;
    for (const [what, does] of Object.entries(ACCIDENTS)) {
      if ((await table.state()).panel !== name) {
        await bare(table);
        await show(table);
        await table.focusCanvas();
        assert.equal((await table.state()).panel, name);
        open = await running(table);
      }
      await does(table);
      await table.idle();
      assert.deepEqual(await running(table), open, `${what} while '${name}' is open`);
    }
    await bare(table);
    while ((await table.state()).cursor < before.cursor) await press(table, 'redo');
    assert.equal((await table.state()).hash, before.hash);
  }
});

test('the same beside a dialog of the page; Enter in it gives its answer to the dialog alone', async () => {
  const table = await openTwoGames();
  const { page } = table;
  const before = await running(table);
  for (const [name, show] of Object.entries(DIALOGS)) {
    for (const [what, does] of Object.entries(ACCIDENTS)) {
      if ((await page.locator('dialog').count()) === 0) {
        await bare(table);
        await show(table);
        await page.locator('dialog').waitFor();
      }
      await does(table);
      await table.idle();
      assert.deepEqual(await running(table), before, `${what} while the dialog for ${name} is open`);
    }
    await bare(table);
  }
});

test('a swipe over a panel, from the edge or across, leaves the running game as it is', async () => {
  const table = await openTwoGames({ hasTouch: true });
  const before = await running(table);
  for (const [name, show] of Object.entries(PANELS)) {
    if (name === 'later_moves') continue;  // shows an earlier moment
    await show(table);
    for (const [from, to] of SWIPES) {
      await swipe(table, from, to);
      await table.idle();
      assert.deepEqual(await running(table), before, `a swipe from ${from} to ${to} over '${name}'`);
    }
    await bare(table);
  }
  for (const [from, to] of SWIPES) await swipe(table, from, to);
  await table.idle();
  assert.deepEqual(await running(table), before, 'swipes over the table');
});

test('a swipe is not the browser\'s: it neither goes back nor loads the page again', async () => {
  const table = await openTwoGames();
  const { page } = table;
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('canvas')).touchAction), 'none');
  for (const element of ['html', 'body']) {
    assert.equal(await page.evaluate((name) => getComputedStyle(document.querySelector(name)).overscrollBehaviorX, element), 'none');
  }
});

test('the way back closes whatever is open and leaves the running game as it is', async () => {
  const table = await openTwoGames();
  const { page } = table;
  const before = await running(table);
  for (const [name, show] of Object.entries(PANELS)) {
    await show(table);
    assert.equal((await table.state()).panel, name);
    const open = await running(table);
    await page.waitForFunction(() => history.state?.layer);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => splendorTest.state().panel === 'none');
    assert.deepEqual(await running(table), open, `back from '${name}'`);
    while ((await table.state()).cursor < before.cursor) await press(table, 'redo');
  }
  for (const [name, show] of Object.entries(DIALOGS)) {
    await show(table);
    await page.locator('dialog').waitFor();
    await page.evaluate(() => history.back());
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(await running(table), before, `back from the dialog for ${name}`);
    await bare(table);
  }
});

test('the way back closes what was opened last, also when it follows something else at once', async () => {
  const table = await openTwoGames();
  const { page } = table;
  const before = await running(table);
  await page.evaluate(async () => {
    for (const id of ['menu', 'panel:close', 'share', 'panel:close', 'log']) {
      splendorTest.query('press', id);
      await splendorTest.idle();  // much faster than a hand, and than the browser's history
    }
  });
  assert.equal((await table.state()).panel, 'log');
  await page.waitForFunction(() => history.state?.layer);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => splendorTest.state().panel === 'none');
  assert.deepEqual(await running(table), before);
  await Promise.all([page.waitForURL('about:blank'), page.evaluate(() => history.back())]);
});

test('on a phone the back button closes the sheet over the table, and leaves the page only from the bare table', async () => {
  const table = await open({ context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } });
  const { page } = table;
  await startGame(table);
  const before = await running(table);
  const targets = async () => (await table.query('targets')).map(({ id }) => id);
  const card = (await targets()).find((id) => id.startsWith('card:'));
  for (const [id, closes] of [['player:1', 'close'], [card, 'reserve'], ['deck:L1', 'reserve']]) {
    await table.tap(id);
    assert.ok((await targets()).includes(closes), `'${id}' opens no sheet with '${closes}'`);
    await page.waitForFunction(() => history.state?.layer);
    await page.evaluate(() => history.back());
    await page.waitForFunction((gone) => !splendorTest.targets().some((one) => one.id === gone), closes);
    await page.waitForFunction(() => !history.state?.layer);
    assert.deepEqual(await running(table), before);
  }
  await Promise.all([page.waitForURL('about:blank'), page.evaluate(() => history.back())]);
});

test('the question about a game that cannot be stored is closed by none of these with anything else than the game kept', async () => {
  const table = await openTwoGames();
  const { page } = table;
  await table.page.evaluate(fillStorage, 0);
  for (let tries = 0; tries < 60 && !(await table.query('targets')).some(({ id }) => id === 'unsaved'); tries++) await table.act(0);
  const mine = await running(table);
  const ask = async () => {
    await press(table, 'menu', 'menu:new', 'start');
    assert.equal((await table.state()).panel, 'not_stored');
  };
  for (const [what, does] of Object.entries({ ...ACCIDENTS, back: () => page.evaluate(() => history.back()) })) {
    await ask();
    await page.waitForFunction(() => history.state?.layer);
    await does(table);
    if (what === 'back') await page.waitForFunction(() => splendorTest.state().panel === 'none');
    await table.idle();
    assert.deepEqual(await running(table), mine, what);
    await bare(table);
  }
  await table.page.evaluate(fillStorage, null);
});

test('no single key plays or takes back anything at the bare table', async () => {
  const table = await openTwoGames();
  const { page } = table;
  const before = await running(table);
  await table.focusCanvas();
  const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789?.,+-', 'Enter', 'Space', 'Delete', 'Backspace', 'Insert', 'Home', 'End',
    'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'F1', 'F2', 'ContextMenu'];
  for (const key of keys) {
    await page.keyboard.press(key);
    await table.idle();
    assert.deepEqual(await running(table), before, key);
    for (let times = 0; times < 2; times++) await page.keyboard.press('Escape');
    await page.mouse.move(3, 3);
    await table.focusCanvas();
  }
});

test('no press of any control of any panel loses a game, nor does the same press twice', async () => {
  const table = await openTwoGames({ viewport: { width: WIDTH, height: 1600 } });
  const { page } = table;
  page.on('filechooser', () => {});  // nobody chooses
  const mine = await running(table);
  const before = await library(table);
  const onTable = () => page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
  const playing = await onTable();
  let pressed = 0;
  for (const [name, show] of Object.entries(PANELS)) {
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
        await page.waitForFunction(() => globalThis.splendorTest?.frames() > 0);
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
