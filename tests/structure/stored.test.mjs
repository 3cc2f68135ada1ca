// What About says of what is kept on the device, and every key that the program writes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources, text } from './files.mjs';

/** Key, or its beginning, and the sentence of About that is about it. */
const SAID = {
  'game.': 'stored_games',
  playing: 'stored_games',
  settings: 'stored_settings',
  people: 'stored_settings',
  statistics: 'stored_statistics',
  days: 'stored_days',
  'days.damaged': 'stored_days',
  puzzles: 'stored_puzzles',
  'puzzles.damaged': 'stored_puzzles',
  position: 'stored_position',
};

const code = sources(/^src\/(app|ui|games)\/.*\.(h|cpp)$/);

/** The text of a constant, in the file that uses it or the only one that has it. */
function constant(name, content) {
  const found = [content, ...code.map(([, other]) => other)].map((one) => new RegExp(`\\b${name} = "([^"]+)"`).exec(one)?.[1]);
  return found.find(Boolean);
}

test('About says of every key that is written what is kept there', () => {
  const written = code.flatMap(([path, content]) =>
    [...content.matchAll(/\bstorage_write\((?!std::)(\w+)/g)].map(([, name]) =>
      constant(name === 'slot_key' ? 'kPrefix' : name, content) ?? `${path}: ${name}`));
  assert.ok(written.length > 10);
  assert.deepEqual([...new Set(written)].sort(), Object.keys(SAID).sort());
  const about = /build_about[\s\S]*?\n}\n/.exec(text('src/ui/panels/app_panels.cpp'))[0];
  assert.deepEqual(Object.values(SAID).filter((word) => !about.includes(`words::${word}`)), []);
});
