// A whole game of four persons through the text mirror alone: roles, names, Tab and Enter. The canvas is not touched.
import assert from 'node:assert/strict';
import { findViolations } from './support/axe.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { countGems, Player, startGame } from './support/player.mjs';

const SEED = 'T0';

const { test, open } = chromiumTests();

/** Plays what the mirror offers, and by its buttons only. */
class Reader extends Player {
  async push(name) {
    await this.table.pressInMirror(name);
    return this.look();
  }

  /** The same from where the focus is, by Tab alone. */
  async tabTo(name) {
    const { page } = this.table;
    const heard = [];
    while (heard.length < 80) {
      await page.keyboard.press('Tab');
      const [tag, text] = await page.evaluate(() => [document.activeElement.tagName, document.activeElement.textContent]);
      heard.push(text);
      if (tag === 'SUMMARY' && text.startsWith('Take gems')) await page.keyboard.press('Enter');
      if (text !== name) continue;
      await page.keyboard.press('Enter');
      return;
    }
    assert.fail(`Tab does not come to '${name}', only to: ${heard.join(' | ')}`);
  }

  async pressAll(view, action) {
    let name = await this.table.nameOfAction(view.legal.indexOf(action));
    if (!name) { // a purchase of one's own hidden card: named once its owner looks at it
      assert.equal(this.hands[view.state.toAct].includes(null), true, `the mirror does not offer '${action}'`);
      await this.push('Look at your hidden card');
      name = await this.table.nameOfAction(view.legal.indexOf(action));
      this.peeked = true;
    }
    checkName(name, action);
    if (view.state.cursor < 3) await this.tabTo(name);
    else await this.push(name);
  }
}

/** The name says what will happen: verb, gems, what the card is. */
function checkName(name, action) {
  const [verb, what, letters] = action.split(' ');
  const verbs = { take: /^Take /, buy: /^Buy the /, reserve: /^Reserve/, return: /^Give back /, noble: /^Noble: / };
  assert.match(name, verbs[verb] ?? /./);
  const tokens = { take: what, return: what, buy: letters }[verb] ?? '';
  for (const colour of new Set(tokens.replace('-', ''))) {
    const count = tokens.split(colour).length - 1;
    assert.equal(countGems(name)[colour], count, `'${name}' for '${action}'`);
  }
  if (verb === 'buy') assert.match(name, /level \d.* for /i);
  if (verb === 'reserve') assert.match(name, /level \d/i);
}

/** Each button has a name, and no two of a list have the same. */
async function checkNames(page) {
  const lists = await page.evaluate(() =>
    [...document.querySelectorAll('#mirror ul.buttons')].map((list) => [...list.querySelectorAll('button')].map((button) => button.textContent)));
  for (const names of lists) {
    assert.equal(new Set(names).size, names.length, `names twice in: ${names.join(' | ')}`);
    for (const name of names) assert.match(name, /\p{L}/u);
  }
}

test('a game of four persons by the text mirror, from the form to the ranking', async () => {
  const table = await open();
  const { page } = table;
  await table.stopMotion();
  await page.evaluate(() => {
    globalThis.touched = 0;
    const count = (event) => { if (event.key !== 'Tab') globalThis.touched++; };
    for (const type of ['pointerdown', 'keydown', 'keyup']) document.getElementById('canvas').addEventListener(type, count);
  });
  const player = new Reader(table);

  assert.deepEqual(await findViolations(page), [], 'the form');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // "Text version of the table"
  assert.equal(await page.evaluate(() => document.activeElement.id), 'mirror');
  for (const seat of [1, 2, 3, 4]) {
    if (seat > 2) await player.push('Add a player');
    await player.push(`Seat ${seat}: Person`);
  }
  await player.push((await player.look()).targets.get('seed').label);
  await page.getByRole('textbox').fill(SEED);
  await page.keyboard.press('Enter');
  let view = await player.push('Start the game');
  assert.equal(view.state.options, 'players=4 modules=none edition=2024');
  assert.deepEqual(await findViolations(page), [], 'the table');

  let action;
  let secrets = 0;
  while (!view.state.over) {
    ({ action, view } = await player.turn(view));
    await checkNames(page);
    const status = await page.getByRole('main').locator('.status').textContent();
    assert.ok(status.endsWith(view.state.status), status);
    // The next player may not read what this one has drawn: not in the table, not in the log.
    if (action.startsWith('reserve deck')) {
      secrets++;
      const [said] = await page.getByRole('log').locator('li').allTextContents().then((lines) => lines.slice(-1));
      assert.match(said, /^Player\s[1-4] reserved a card unseen \(level 1\)$/);
      const shown = await page.getByRole('main').getByText(/^Reserved: /).allTextContents();
      const hidden = player.hands.flat().filter((card) => card === null).length;
      assert.equal(shown.filter((text) => text === 'Reserved: Face-down card (level 1)').length, hidden, shown.join(' | '));
    }
    assert.ok(view.state.cursor < 160, 'the game does not end');
    if (view.state.cursor === 45) assert.deepEqual(await findViolations(page), [], 'in the middle');
  }
  assert.ok(secrets > 0, 'nobody reserved from a deck');
  assert.ok(player.peeked, 'nobody bought a hidden card');

  assert.equal(view.state.panel, 'ending');
  const ending = page.getByRole('main').getByRole('group');
  assert.match(await ending.getByRole('heading').textContent(), /^Player\s[1-4]\swins$/);
  for (const rank of [1, 2]) assert.match(await ending.textContent(), new RegExp(`${rank}\\. Player\\s[1-4], \\d+ points?, \\d+ cards?`));
  assert.deepEqual(await findViolations(page), [], 'the ranking');
  assert.equal(await page.evaluate(() => globalThis.touched), 0, 'the canvas was used');
});

test('a refusal does not delay the mirror', async () => {
  const table = await open();
  const { page } = table;
  const player = new Reader(table);
  await startGame(table);
  await table.query('press', 'pile:y'); // refused with a notice that stands for seconds
  assert.notEqual((await player.look()).state.notice, '');
  const view = await player.push('Take 1 diamond, 1 sapphire and 1 emerald');
  assert.equal(view.last, 'take wbg');
  assert.match(view.state.status, /^Player\s2\sto play/);
  assert.equal(await page.getByRole('main').locator('.status').textContent(), `Round 1. ${view.state.status}`);
});

test('an action by a folded button of the mirror, taken back by another; the table does the same by keys', async () => {
  const table = await open();
  const { page } = table;
  await startGame(table);
  const player = new Reader(table);
  assert.equal((await player.push('Take 1 diamond, 1 sapphire and 1 emerald')).last, 'take wbg');
  assert.equal((await player.push('Undo')).state.cursor, 0);
  await table.focusCanvas();
  await page.keyboard.press('Control+y');
  assert.equal((await player.look()).state.cursor, 1);
  await page.keyboard.press('Control+z');
  assert.equal((await player.look()).state.cursor, 0);
});

test('on a phone the text version takes the place of the table, and gives it back', async () => {
  const table = await open({ context: { viewport: { width: 360, height: 640 }, hasTouch: true } });
  const { page } = table;
  await startGame(table);
  for (const id of ['menu', 'menu:settings', 'textview']) await table.query('press', id), await table.idle();
  const place = () => page.locator('#mirror').boundingBox();
  const size = () => page.locator('#canvas').boundingBox();
  assert.deepEqual(await place(), await size(), 'the table keeps its shape beneath');
  await page.locator('#view-switch').tap();
  await table.focusCanvas();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  await page.locator('#view-switch').tap();
  await table.focusCanvas();
  assert.notEqual(await page.evaluate(() => document.activeElement.id), 'canvas', 'what nobody sees has no focus');

  await page.locator('#control-textview').tap();
  await page.waitForFunction(() => !document.body.classList.contains('text-view'));

  await page.setViewportSize({ width: 1280, height: 720 });
  await table.query('press', 'textview');
  await page.waitForFunction(() => document.body.classList.contains('text-view'));
  const [text, canvas] = [await place(), await size()];
  assert.ok(text.x >= canvas.x + canvas.width && canvas.width > 700, 'on a laptop both are seen');
});
