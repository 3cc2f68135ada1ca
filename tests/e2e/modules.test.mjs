// Whole games with each module alone, with all of them, and of five players: every action by clicks on the canvas, from
// the form to the ranking. The games are written down in data/games.jsonl, chosen for the decisions that they hold.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { openUnpainted } from './support/player.mjs';
import { readGames, Replayer } from './support/replayer.mjs';
import { serveSite } from './support/site.mjs';

let browser;
let site;
const games = readGames();
before(async () => {
  browser = await launchChromium({ hurry: true });
  site = await serveSite();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

async function playByClicks(id, kinds) {
  const game = games.get(id);
  const table = await openUnpainted(browser, site);
  const { page } = table;
  await table.query('anim', 'off');
  const player = new Replayer(table, game);
  let view = await player.start();
  while (!view.state.over) ({ view } = await player.turn(view));
  assert.equal(view.state.cursor, player.actions.length);
  for (const kind of kinds) assert.ok(player.kinds.has(kind), `nobody had to ${kind}`);

  assert.equal(view.state.panel, 'ending');
  await table.idle();
  const words = await page.locator('#mirror [role=group]').innerText();
  for (const winner of game.winners) assert.match(words, new RegExp(`1\\. Player ${winner + 1}, ${game.scores[winner]}, `));
  assert.equal([...words.matchAll(/^1\. /gm)].length, game.winners.length, words);
  await table.close();
}

test('the Orient: copies, cards taken free, gold cards and prices in cards', () =>
  playByClicks('orient', ['associate', 'free', 'give gold cards', 'give cards', 'reserve', 'return']));

test('the Strongholds: placed, moved, sent home, and the Conquest taken or declined', () =>
  playByClicks('strongholds', ['place', 'move', 'remove', 'conquer', 'decline']));

test('the Cities: no nobles, and the one who fulfils a city wins', () => playByClicks('cities', ['buy', 'reserve', 'return']));

test('the Trading Posts: a gem after a purchase, a third gem, two cards drawn', () =>
  playByClicks('posts', ['gem', 'keep', 'take a third']));

test('all four modules at once', () =>
  playByClicks('all', ['associate', 'free', 'place', 'move', 'remove', 'conquer', 'decline', 'gem', 'post', 'take a third']));

test('five players', () => playByClicks('five', ['return', 'noble']));
