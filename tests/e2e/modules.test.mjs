// Whole games with each module alone, with all of them, and of five players, from the form to the ranking: the first actions
// of every kind by clicks on the canvas. The games are written down in data/games.jsonl, chosen for the decisions that they hold.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { readGames, Replayer } from './support/replayer.mjs';

const { test, open } = chromiumTests();
const games = readGames();

async function playByClicks(id, kinds) {
  const game = games.get(id);
  const table = await open();
  await table.stopMotion();
  const player = new Replayer(table, game);
  player.mostOfAKind = 3;
  let view = await player.start();
  while (!view.state.over) ({ view } = await player.turn(view));
  assert.equal(view.state.cursor, player.actions.length);
  for (const kind of kinds) assert.ok(player.pressed.has(kind), `nobody had to ${kind}`);

  assert.equal(view.state.panel, 'ending');
  const words = await table.panelText();
  for (const winner of game.winners) assert.match(words, new RegExp(`1\\. Player\\s${winner + 1}, ${game.scores[winner]} points?, `));
  assert.equal([...words.matchAll(/^1\. /gm)].length, game.winners.length, words);
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
