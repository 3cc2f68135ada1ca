// A whole game of three persons with fingers on a phone held upright, in French.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { countColours } from './support/picture.mjs';
import { paint } from './support/painting.mjs';
import { Player, startGame } from './support/player.mjs';

const SEED = 'T0';

const { test, open } = chromiumTests();

const openPhone = () =>
  open({
    context: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'fr-FR' },
  });

/** A finger goes down at `id`, moves by (0, dy) and leaves. */
async function drag(player, id, dy) {
  const { page, context } = player.table;
  const { x, y, w, h } = (await player.look()).targets.get(id);
  const session = await context.newCDPSession(page);
  const touch = (type, moved) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + w / 2, y: y + h / 2 + moved }] });
  await touch('touchStart', 0);
  await player.look();
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', (dy * step) / 8);
    await player.look();
  }
  await touch('touchEnd', dy);
  await session.detach();
  return player.look();
}

test('a game of three persons by taps, from the form to the ranking', async () => {
  const table = await openPhone();
  const { page } = table;
  await table.stopMotion();
  let taps = 0;
  const player = new Player(table, ({ x, y }) => page.touchscreen.tap(x + (taps++ % 2), y)); // no finger hits a pixel twice
  player.byChoices = true;
  let view = await player.click('seat:2:0');
  view = await player.click('add');
  view = await drag(player, 'seat:2:0', -150);
  view = await player.click('seat:3:0');
  assert.ok(view.targets.get('seat:3:0').pressed);

  // The rest of the form lies below: it is drawn up, and what the finger happened to touch is not pressed.
  const before = view.targets.get('add');
  view = await drag(player, 'add', -300);
  assert.ok(view.targets.get('add').y < before.y - 150, 'the form does not follow the finger');
  assert.equal(view.targets.has('seat:4:0'), false);
  const inSight = ({ targets }) => targets.get('seed').y + targets.get('seed').h <= targets.get('start').y;
  for (let drags = 0; !inSight(view); drags++) {
    assert.ok(drags < 8, 'the seed does not come into sight');
    const touched = [...view.targets.values()].find(({ id, y }) => id.startsWith('module:') && y > 250);
    view = await drag(player, touched.id, -200);
    assert.equal(view.targets.get(touched.id).pressed, false);
  }
  await player.press(await player.look(), 'seed');
  await table.enterText(SEED);
  view = await player.click('start');
  assert.equal(view.state.panel, 'none');
  assert.equal(view.state.options, 'players=3 modules=none edition=2024');
  assert.match(view.state.status, /^Joueur\s1\u00a0joue/);

  const kinds = new Set();
  let action;
  while (!view.state.over) {
    const { toAct, cursor } = view.state;
    ({ action, view } = await player.turn(view));
    kinds.add(action.split(' ')[0]);
    assert.ok(cursor < 150, 'the game does not end');
    if (view.state.over || cursor !== 40) continue;
    // A rival's chip opens what that player has, over the table.
    view = await player.click(`player:${toAct}`);
    await player.click('close');
    await paint(table, true);
    assert.ok(countColours(await page.screenshot()) > 500);
    await paint(table, false);
    view = await player.look();
  }
  for (const kind of ['take', 'buy', 'reserve', 'return']) assert.ok(kinds.has(kind), `nobody had to ${kind}`);

  assert.equal(view.state.panel, 'ending');
  await page.locator('#mirror [role=group]').getByText(/Joueur\s[123]\sgagne/).waitFor({ state: 'attached' });
  const tooLow = ({ targets }) => targets.get('end:table').y + targets.get('end:table').h > 620;
  for (let drags = 0; tooLow(view); drags++) {
    assert.ok(drags < 8, 'the last button does not come into sight');
    view = await drag(player, [...view.targets.values()].find(({ id, y }) => id.startsWith('end:') && y > 250).id, -150);
    assert.equal(view.state.panel, 'ending');
  }
  view = await player.click('end:table');
  assert.equal(view.state.panel, 'none');
  await paint(table, true);
  assert.ok(countColours(await page.screenshot()) > 500);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

test('a tap that comes and goes between two frames is answered on the screen', async () => {
  const table = await openPhone();
  const { page } = table;
  await table.stopMotion();
  const { x, y } = await table.place('seat:2:0');
  await table.idle();
  await page.evaluate(([clientX, clientY]) => {
    const canvas = document.getElementById('canvas');
    const touch = new Touch({ identifier: 7, target: canvas, clientX, clientY });
    const send = (type, touches) =>
      canvas.dispatchEvent(new TouchEvent(type, { touches, targetTouches: touches, changedTouches: [touch], bubbles: true, cancelable: true }));
    send('touchstart', [touch]);
    send('touchend', []);
  }, [x, y]);
  await table.idle();
  const targets = await table.query('targets'); // as they were drawn
  assert.ok(targets.find(({ id }) => id === 'seat:2:0').pressed, 'the second player is no person');
});

test('two taps on the very same pixel are two taps', async () => {
  const table = await openPhone();
  const { page } = table;
  const player = await startGame(table);
  player.pressAt = ({ x, y }) => page.touchscreen.tap(x, y);
  await player.click('pile:w');
  const { targets } = await player.click('pile:w');
  assert.ok(targets.has('chosen:w1'), 'the second tap was lost');
});
