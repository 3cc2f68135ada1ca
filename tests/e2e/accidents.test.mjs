// Accidents by hand: whatever lies open over a running game, a press beside it, a stray key, a swipe or the browser's way back
// neither ends nor changes the game (accidents_controls.test.mjs: nor does any single press).
import assert from 'node:assert/strict';
import { fillStorage } from './support/filler.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';
import { bare, HEIGHT, library, openScene, openTwoGames, press, running, SCENES, WIDTH } from './support/two_games.mjs';

const { test, open } = chromiumTests();

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

for (const [where, scene] of Object.entries(SCENES)) {
  test(`a press beside a panel, Escape, Enter or a stray key leaves the games as they are, ${where}`, async () => {
    const table = await openScene(open, scene);
    const before = await running(table);
    for (const [name, show] of Object.entries(scene.panels)) {
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

  test(`a swipe over a panel, from the edge or across, leaves the games as they are, ${where}`, async () => {
    const table = await openScene(open, scene, { hasTouch: true });
    const before = await running(table);
    for (const [name, show] of Object.entries(scene.panels)) {
      if (name === 'later_moves') continue;  // shows an earlier moment
      await show(table);
      assert.equal((await table.state()).panel, name);
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

  test(`the way back closes whatever is open and leaves the games as they are, ${where}`, async () => {
    const table = await openScene(open, scene);
    const { page } = table;
    const before = await running(table);
    for (const [name, show] of Object.entries(scene.panels)) {
      await show(table);
      assert.equal((await table.state()).panel, name);
      const open = await running(table);
      await page.waitForFunction(() => history.state?.layer);
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => splendorTest.state().panel === 'none');
      assert.deepEqual(await running(table), open, `back from '${name}'`);
      await bare(table);
      while ((await table.state()).cursor < before.cursor) await press(table, 'redo');
    }
  });
}

test('the same beside a dialog of the page; Enter in it gives its answer to the dialog alone', async () => {
  const table = await openTwoGames(open);
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

test('a swipe is not the browser\'s: it neither goes back nor loads the page again', async () => {
  const table = await openTwoGames(open);
  const { page } = table;
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('canvas')).touchAction), 'none');
  for (const element of ['html', 'body']) {
    assert.equal(await page.evaluate((name) => getComputedStyle(document.querySelector(name)).overscrollBehaviorX, element), 'none');
  }
});

test('the way back closes a dialog of the page and leaves the running game as it is', async () => {
  const table = await openTwoGames(open);
  const { page } = table;
  const before = await running(table);
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
  const table = await openTwoGames(open);
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
  const table = await openTwoGames(open);
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

test('what one press replaced is brought back by undo, and what undo took back is played again by redo', async () => {
  const table = await openTwoGames(open);
  const { page } = table;
  const playing = await page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
  const stored = async () => [(await running(table)).hash, (await library(table)).get(playing).actions];
  await press(table, 'undo');
  const before = await stored();
  const replaced = before[1].at(-1);
  await press(table, `act:${(await table.legal()).findIndex((action) => action !== replaced)}`);
  const after = await stored();
  assert.equal(after[1].length, before[1].length);
  assert.notEqual(after[1].at(-1), replaced);
  for (let times = 0; times < 2; times++) {
    await press(table, 'undo');
    assert.deepEqual(await stored(), before);
    await press(table, 'redo');
    assert.deepEqual(await stored(), after);
  }
  await table.focusCanvas();
  await page.keyboard.press('Control+z');
  await table.idle();
  assert.deepEqual(await stored(), before);
  await page.keyboard.press('Control+y');
  await table.idle();
  assert.deepEqual(await stored(), after);
  await table.reload();
  assert.deepEqual(await stored(), after);
});

test('no single key plays or takes back anything at the bare table', async () => {
  const table = await openTwoGames(open);
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
