// The canvas with the keyboard alone: arrows reach everything, Space and Enter press it, letters choose gems, Escape clears,
// Ctrl+Z is undo; and the focus is always visible.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { paint } from './support/painting.mjs';
import { Player, startGame } from './support/player.mjs';

const SEED = 'ZZTP-SXMP-8';

const { test, open } = chromiumTests();

/** Chooses gems by their letters, and everything else by arrows and Space. */
class Typist extends Player {
  arrows = 0;

  async key(...names) {
    for (const name of names) await this.table.page.keyboard.press(name);
    return this.look();
  }

  async step(arrow) {
    this.arrows++;
    return this.key(arrow);
  }

  /** Moves the focus straight towards a target; if that does not help, to the right until it is reached. */
  async goTo(id, view) {
    let seen = view ?? (await this.look());
    assert.ok(seen.targets.has(id), `there is no target '${id}', only: ${[...seen.targets.keys()].join(', ')}`);
    const been = new Set();
    while (seen.state.focus !== id && !been.has(seen.state.focus)) {
      been.add(seen.state.focus);
      const goal = seen.targets.get(id);
      const here = seen.targets.get(seen.state.focus);
      const aside = here && (goal.x >= here.x + here.w ? 'ArrowRight' : goal.x + goal.w <= here.x ? 'ArrowLeft' : null);
      const level = here && Math.abs(goal.y + goal.h / 2 - here.y - here.h / 2) <= Math.min(goal.h, here.h) / 2;
      seen = await this.step(level && aside ? aside : here && goal.y < here.y ? 'ArrowUp' : 'ArrowDown');
    }
    for (let steps = 0; seen.state.focus !== id; steps++) {
      assert.ok(steps <= seen.targets.size, `arrows do not come to '${id}'`);
      seen = await this.step('ArrowRight');
    }
    return seen;
  }

  async press(view, id, key = 'Space') {
    await this.goTo(id);
    await this.table.page.keyboard.press(key);
  }

  async pressAll(view, action) {
    const [verb, gems] = action.split(' ');
    if (verb !== 'take' && verb !== 'return') return super.pressAll(view, action);
    await this.key(...gems);
    await this.table.page.keyboard.press('Enter');
  }
}

test('a game of two persons with the keyboard alone, from the form to the ranking', async () => {
  const table = await open();
  const { page } = table;
  await table.stopMotion();
  await page.evaluate(() => {
    globalThis.pointed = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, () => { globalThis.pointed++; }, true);
  });
  const typist = new Typist(table);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');

  let view = await typist.click('seat:2:0');
  assert.ok(view.targets.get('seat:2:0').pressed);
  await typist.press(view, 'seed', 'Enter');
  await page.getByRole('textbox').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  await typist.press(await typist.look(), 'start', 'Enter');
  view = await typist.look();
  assert.deepEqual([view.state.panel, view.state.seed], ['none', SEED]);

  // Escape forgets what letters have chosen.
  view = await typist.key('w', 'b');
  assert.ok(view.targets.has('chosen:w0') && view.targets.has('chosen:b0'));
  view = await typist.key('Escape');
  assert.equal(view.targets.has('take'), false);

  const kinds = new Set();
  let action;
  while (!view.state.over) {
    ({ action, view } = await typist.turn(view));
    kinds.add(action.split(' ')[0]);
    assert.ok(view.state.cursor < 120, 'the game does not end');
    if (view.state.cursor !== 12) continue;
    const { hash } = view.state;
    assert.notEqual((await typist.key('Control+z')).state.hash, hash);
    assert.equal((await typist.key('Control+y')).state.hash, hash);
    // A panel is opened, read to its end and closed.
    await typist.press(view, 'help');
    assert.equal((await typist.look()).state.panel, 'help');
    view = await typist.key('PageDown', 'End', 'Escape');
    assert.equal(view.state.panel, 'none');
  }
  for (const kind of ['take', 'buy', 'reserve', 'return']) assert.ok(kinds.has(kind), `nobody had to ${kind}`);
  assert.equal(view.state.panel, 'ending');
  view = await typist.click('end:table');
  assert.equal(view.state.panel, 'none');
  assert.equal(await page.evaluate(() => globalThis.pointed), 0, 'a pointer was used');
});

test('arrows reach everything that can be pressed, and what is below the edge of a panel scrolls into view', async () => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 360, height: 640 }]) {
    const table = await open({ context: { viewport } });
    const typist = new Typist(table);
    await table.stopMotion();
    await table.focusCanvas();
    const walk = async () => {
      const been = [];
      for (let view = await typist.step('ArrowRight'); !been.includes(view.state.focus); view = await typist.step('ArrowRight')) {
        const { y, h } = view.targets.get(view.state.focus);
        const end = view.state.focus === 'start' ? viewport.height : view.targets.get('start')?.y ?? viewport.height;
        assert.ok(y >= 0 && y + h <= end, `${view.state.focus} is out of sight`);
        been.push(view.state.focus);
      }
      return been.sort();
    };
    const ids = async () => [...(await typist.look()).targets.keys()].sort();
    assert.deepEqual(await walk(), await ids(), 'the form');
    await typist.click('start');
    assert.deepEqual(await walk(), await ids(), 'the table');
  }
});

test('the focused control has a visible ring', async () => {
  const table = await open({ context: { viewport: { width: 640, height: 360 } } });
  const { page } = table;
  const typist = new Typist(table);
  await startGame(table);
  await table.focusCanvas();
  const picture = async (id) => {
    const { x, y, w, h } = (await typist.look()).targets.get(id);
    await paint(table, true);
    const clip = { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: w + 8, height: h + 8 };
    const png = await page.screenshot({ clip });
    await paint(table, false);
    return png;
  };
  const { targets } = await typist.goTo('menu'); // somewhere else
  const card = [...targets.keys()].find((id) => id.startsWith('card:L1'));
  const noble = [...targets.keys()].find((id) => id.startsWith('noble:'));
  const ids = [card, 'deck:L2', noble, 'pile:b'];
  const plain = [];
  for (const id of ids) plain.push(await picture(id));
  for (const [index, id] of ids.entries()) {
    await typist.goTo(id);
    assert.ok(!plain[index].equals(await picture(id)), `${id} looks the same with the focus`);
  }
  await typist.goTo('menu');
  assert.ok(plain[0].equals(await picture(card)), `${card} keeps something of the focus`);
  await page.mouse.click(2, 2);
  assert.equal((await typist.look()).state.focus, '', 'a pointer was used: the ring goes out');
});
