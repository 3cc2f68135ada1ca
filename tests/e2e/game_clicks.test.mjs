// A whole game of two persons with the mouse on the canvas alone: from the form of a new game to the ranking, with undo,
// a reload in the middle, and the link that takes the game elsewhere.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { countColours } from './support/picture.mjs';
import { paint } from './support/painting.mjs';
import { Player } from './support/player.mjs';

// Dealt so that the scripted players have everything: cards reserved openly and from a deck, tokens to give back, gold to
// spend, a choice between two nobles.
const SEED = 'ZZTP-SXMP-8';
const KINDS = ['take', 'buy', 'reserve', 'reserve deck', 'return', 'noble'];

const { test, open } = chromiumTests();

/** Answers the text dialog that pressing `id` opens. */
async function enterText(player, id, text) {
  await player.scrollTo(id);
  await player.press(await player.look(), id);
  await player.table.enterText(text);
}

async function goBackAndForth(player) {
  const { page } = player.table;
  const seen = [(await player.look()).state.hash];
  seen.unshift((await player.click('undo')).state.hash);
  await page.keyboard.press('Control+z');
  seen.unshift((await player.look()).state.hash);
  assert.equal(new Set(seen).size, 3);
  await page.keyboard.press('Control+Shift+z');
  assert.equal((await player.look()).state.hash, seen[1]);
  assert.equal((await player.click('redo')).state.hash, seen[2]);
  await player.click('undo');
  await page.keyboard.press('Control+y');
  const view = await player.look();
  assert.equal(view.state.hash, seen[2]);
  assert.equal(view.targets.get('redo').enabled, false);
  return view;
}

test('a game of two persons by clicks, from the form to the ranking', async () => {
  const table = await open({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const { page } = table;
  await table.stopMotion();
  const player = new Player(table);
  await player.click('seat:2:0');
  await enterText(player, 'name:1', 'Éloïse Œ');
  await enterText(player, 'seed', SEED.toLowerCase());
  let view = await player.click('start');
  assert.equal(view.state.seed, SEED);
  assert.equal(view.state.panel, 'none');
  assert.match(view.state.status, /^Éloïse Œ\sto play/);

  const kinds = new Set();
  let gold = 0;
  let action;
  while (!view.state.over) {
    ({ action, view } = await player.turn(view));
    kinds.add(action.startsWith('reserve deck') ? 'reserve deck' : action.split(' ')[0]);
    gold += /^buy \S+ .*y/.test(action) ? 1 : 0;
    const { cursor, hash } = view.state;
    if (cursor === 20) view = await goBackAndForth(player);
    if (cursor === 30) {
      await paint(table, true);
      assert.ok(countColours(await page.screenshot()) > 500);
      await table.reload();
      view = await player.look();
      assert.equal(view.state.hash, hash, 'another position after the reload');
    }
    assert.ok(cursor < 120, 'the game does not end');
  }
  assert.deepEqual([...kinds].sort(), [...KINDS].sort());
  assert.ok(gold > 0, 'no gold was spent');

  assert.equal(view.state.panel, 'ending');
  const words = await table.panelText();
  assert.match(words, /(Éloïse Œ|Player\s2)\swins/);
  const ranks = [...words.matchAll(/([12])\. .*?, (\d+) points?\D+(\d+) cards?/g)].map((row) => row.slice(1).map(Number));
  assert.equal(ranks.length, 2);
  assert.ok(ranks[0][1] >= 15 && ranks[0][1] >= ranks[1][1], words);
  await paint(table, true);
  assert.ok(countColours(await page.screenshot()) > 500);
  await paint(table, false);

  await player.scrollTo('end:share');
  await player.click('end:share');
  await player.click('copy:game');
  await page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${table.url}#g=1.`) && link.length <= table.url.length + 300, link);
  for (const id of ['panel:close', 'menu', 'menu:statistics']) await player.click(id);
  assert.match(await table.panelText(), /Éloïse Œ: [01] of 1/);

  // In a fresh browser the link asks, and then gives the same game.
  const other = new Player(await open({ fragment: link.split('#')[1] }));
  const asked = (await other.look()).state;
  assert.equal(asked.panel, 'open_link');
  assert.notEqual(asked.hash, view.state.hash);
  const opened = (await other.click('link:open')).state;
  assert.deepEqual([opened.hash, opened.panel], [view.state.hash, 'ending']);
});
