// A game is its own folders and one row: anything else that mentions it would have to change if it is removed. The first game
// has the product's name, so only the others can be searched for; of the first, the words that only it has.
import assert from 'node:assert/strict';
import test from 'node:test';
import { files, sources, text } from './files.mjs';

const row = /^set\(SPLENDOR_GAMES "([^"]+)".*$/m.exec(text('CMakeLists.txt'));
const [, ...others] = row[1].split(';');

/** Below tests whatever begins with its name belongs to a game: folders, browser tests, data. */
const belongsTo = (game, path) => path.startsWith(`src/games/${game}/`) || (/^tests\/(?!structure\/)/.test(path) && path.includes(`/${game}`));

test('there are games, each in a folder of its own', () => {
  assert.notEqual(others.length, 0);
  for (const game of others) assert.ok(files.some((path) => path === `src/games/${game}/game.h`), game);
});

for (const game of others)
  test(`${game} is mentioned by its own files, one row of CMakeLists.txt and README alone`, () => {
    const mentions = (content) => content.toLowerCase().includes(game);
    // What versions wrote and what a fuzzer has found is kept as it is; the puzzles are links, whose letters may spell anything.
    const wrong = sources(/^(?!README\.md$|web\/puzzles\.txt$|tests\/(versions|fuzz\/corpus)\/)/)
      .filter(([path]) => !belongsTo(game, path))
      .filter(([path, content]) => mentions(path) || mentions(path === 'CMakeLists.txt' ? content.replace(row[0], '') : content))
      .map(([path]) => path);
    assert.deepEqual(wrong, []);
  });

test('a game can be added in 200 lines: the one of the tests is', () => {
  const own = sources(/^tests\/support\/pairs\//);
  assert.ok(own.length >= 2);
  assert.ok(own.reduce((sum, [, content]) => sum + content.split('\n').length - 1, 0) <= 200);
});

test('what any game uses has no words of one game: its row, its game.h and its rooms say them', () => {
  const words = /\bgems?\b|noble|stronghold|trading post|prestige|palace|village|\bbanks?\b|\bgold\b|\bcit(?:y|ies)\b|\borient\b|\bpawns?\b|\btravellers?\b|"buy\b/i;
  const wrong = sources(/^(?:src\/(?:app|base|cli|engine|platform|puzzle|ui)\/|web\/sounds\.js$)/).flatMap(([path, content]) =>
    content.split('\n').flatMap((line, at) => (words.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])));
  assert.deepEqual(wrong, []);
});
