// A whole game of two persons with the mouse on the canvas alone: from the form of a new game to the ranking, with undo,
// a reload in the middle, and the link that takes the game elsewhere.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { countColours } from './support/picture.mjs';
import { openUnpainted, paint, Player, startGame } from './support/player.mjs';
import { serveSite } from './support/site.mjs';

// Dealt so that the scripted players have everything: cards reserved openly and from a deck, tokens to give back, gold to
// spend, a choice between two nobles.
const SEED = 'ZZTP-SXMP-8';
const KINDS = ['take', 'buy', 'reserve', 'reserve deck', 'return', 'noble'];

let browser;
let site;
let game; // its link and last hash, for the tests after the first
before(async () => {
  browser = await launchChromium({ hurry: true });
  site = await serveSite();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Scrolls the form until `id` stands above the button that starts the game. */
async function scrollTo(player, id) {
  const hidden = ({ targets }) => targets.get(id).y + targets.get(id).h > targets.get('start').y;
  for (let view = await player.look(), tries = 0; hidden(view) && tries < 20; view = await player.look(), tries++) {
    const { x, y, w } = view.targets.get('start');
    await player.table.page.mouse.move(x + w / 2, y - 100);
    await player.table.page.mouse.wheel(0, 200);
  }
}

/** Answers the text dialog that pressing `id` opens. */
async function enterText(player, id, text) {
  await scrollTo(player, id);
  await player.press(await player.look(), id);
  const field = player.table.page.getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
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

async function reload(player) {
  const { table } = player;
  await table.page.reload();
  await table.ready();
  await table.query('anim', 'off');
  return player.look();
}

test('a game of two persons by clicks, from the form to the ranking', async () => {
  const table = await openUnpainted(browser, site, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const { page } = table;
  await table.query('anim', 'off');
  const player = new Player(table);
  await player.click('seat:2:0');
  await enterText(player, 'name:1', 'Éloïse Œ');
  await enterText(player, 'seed', SEED.toLowerCase());
  let view = await player.click('start');
  assert.equal(view.state.seed, SEED);
  assert.equal(view.state.panel, 'none');
  assert.match(view.state.status, /^Éloïse Œ to play/);

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
      view = await reload(player);
      assert.equal(view.state.hash, hash, 'another position after the reload');
    }
    assert.ok(cursor < 120, 'the game does not end');
  }
  assert.deepEqual([...kinds].sort(), [...KINDS].sort());
  assert.ok(gold > 0, 'no gold was spent');

  assert.equal(view.state.panel, 'ending');
  await table.idle();
  const words = await page.locator('#mirror [role=group]').innerText();
  assert.match(words, /(Éloïse Œ|Player 2) wins/);
  const ranks = [...words.matchAll(/([12])\. .*?, (\d+), (\d+) cards purchased/g)].map((row) => row.slice(1).map(Number));
  assert.equal(ranks.length, 2);
  assert.ok(ranks[0][1] >= 15 && ranks[0][1] >= ranks[1][1], words);
  await paint(table, true);
  assert.ok(countColours(await page.screenshot()) > 500);
  await paint(table, false);

  await player.click('end:share');
  await player.click('copy:game');
  await page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${site.url}#g=1.`) && link.length <= site.url.length + 300, link);
  game = { fragment: link.split('#')[1], hash: view.state.hash };
  for (const id of ['panel:close', 'menu', 'menu:statistics']) await player.click(id);
  await table.idle();
  assert.match(await page.locator('#mirror [role=group]').innerText(), /Éloïse Œ: [01] of 1/);
  await table.close();
});

test('the link opens the same game in a fresh browser', async () => {
  const table = await openUnpainted(browser, site, { fragment: game.fragment });
  const player = new Player(table);
  const { state } = await player.look();
  assert.equal(state.panel, 'open_link');
  assert.notEqual(state.hash, game.hash);
  const after = (await player.click('link:open')).state;
  assert.equal(after.hash, game.hash);
  assert.equal(after.panel, 'ending');
  await table.close();
});

test('the link leaves a running game alone when the player keeps it', async () => {
  const table = await openUnpainted(browser, site);
  const { page } = table;
  const player = await startGame(table);
  await player.turn();
  const mine = (await player.look()).state;
  assert.equal(mine.cursor, 1);

  await page.evaluate((text) => { location.hash = text; }, game.fragment);
  await page.waitForFunction(() => splendorTest.state().panel === 'open_link');
  assert.equal((await player.look()).state.hash, mine.hash);
  const kept = (await player.click('link:keep')).state;
  assert.deepEqual([kept.hash, kept.panel], [mine.hash, 'none']);
  await player.turn();
  await page.reload();
  await table.ready();
  const later = (await player.look()).state;
  assert.deepEqual([later.cursor, later.panel], [2, 'none'], 'it came back with the reload');
  await table.close();
});
