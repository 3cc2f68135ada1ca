// Includes point up the list of folders only: base includes nothing, no game includes another, ui never uses SDL, only platform
// and the main files use Emscripten.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources } from './files.mjs';

const GAMES = [...new Set(sources(/^src\/games\/\w+\/game\.h$/).map(([path]) => path.split('/')[2]))];

// folder -> the folders of src that it may include from, besides itself. games/NAME is the game.h of a game, games is the
// registry, and games/rows the headers that the build makes for it.
const ALLOWED = {
  base: [],
  puzzle: ['base'],
  engine: ['base', 'puzzle'],
  games: ['base', 'engine', 'games/rows'],
  app: ['base', 'engine', 'games', 'puzzle'],
  ui: ['base', 'engine', 'app', 'games/rows'],
  platform: ['base', 'app', 'ui'],
  cli: ['base', 'engine', 'games', 'puzzle', 'app'],
};
for (const game of GAMES) {
  const own = (...rooms) => rooms.map((room) => `games/${game}/${room}`);
  ALLOWED[`games/${game}/rules`] = ['base'];
  ALLOWED[`games/${game}/ai`] = ['base', ...own('rules')];
  ALLOWED[`games/${game}/trained`] = ALLOWED[`games/${game}/untrained`] = ['base', ...own('ai', 'trained', 'rules')];
  ALLOWED[`games/${game}/learn`] = ['base', 'cli', ...own('rules', 'ai', 'record')];
  ALLOWED[`games/${game}/record`] = ['base', `games/${game}`, ...own('rules')];
  ALLOWED[`games/${game}`] = ['base', ...own('rules', 'ai', 'record', 'puzzle')];
  ALLOWED[`games/${game}/puzzle`] = ['base', 'puzzle', ...own('rules')];
  ALLOWED[`games/${game}/ui`] = ['base', 'engine', 'app', 'ui', `games/${game}`, ...own('rules', 'record', 'ai')];
}

const room = (path) => {
  const parts = path.split('/');
  return parts[0] === 'games' ? parts.slice(0, Math.min(3, parts.length - 1)).join('/') : parts[0];
};

const code = sources(/^src\/.*\.(h|cpp)$/);
const includes = code.flatMap(([path, content]) =>
  [...content.matchAll(/^\s*#\s*include\s+([<"])([^>"]+)[>"]/gm)].map(([, quote, name]) => ({ path, quote, name, folder: room(path.slice(4)) })),
);

test('project headers are included by their path below src, and only from folders above', () => {
  const wrong = includes
    .filter(({ path, quote, name, folder }) => {
      if (/^src\/(worker_)?main\.cpp$/.test(path)) return false;
      if (quote === '<') return false;
      if (!name.includes('/')) return name !== 'assets_fonts.h';
      return room(name) !== folder && !(ALLOWED[folder] ?? []).includes(room(name));
    })
    .map(({ path, name }) => `${path} includes "${name}"`);
  assert.deepEqual(wrong, []);
});

test('every folder of src has its place in the order', () => {
  const unknown = new Set(code.map(([path]) => path.slice(4)).filter((path) => path.includes('/') && !(room(path) in ALLOWED)).map(room));
  assert.deepEqual([...unknown], []);
});

test('what serves any game names none: the registry has a row for each, and the build makes it', () => {
  const generic = code.filter(([path]) => /^src\/(base|engine|puzzle|app|ui|cli|platform)\/|^src\/(games\/)?[^/]+$/.test(path));
  const named = new RegExp(`games/(${GAMES.join('|')})/|\\b(${GAMES.join('|')})(_ui)?::`);
  assert.deepEqual(generic.filter(([, content]) => named.test(content)).map(([path]) => path), []);
});

test('GameKind is compared in the registry and stored in links only', () => {
  const asked = code.filter(([, content]) => /\bnumber_of\(|<int>\(\w*kind\(?\)?\) *[!=]=/.test(content)).map(([path]) => path);
  assert.deepEqual(asked, ['src/app/link.cpp', 'src/engine/game.h', 'src/games/registry.cpp', 'src/ui/game_row.cpp']);
});

const mayMeet = (what, pattern, allowed) =>
  test(`only ${allowed} meet ${what}`, () => {
    const wrong = includes.filter(({ path, name }) => pattern.test(name) && !allowed.test(path)).map(({ path, name }) => `${path} includes ${name}`);
    assert.deepEqual(wrong, []);
  });

mayMeet('SDL', /^SDL/, /^src\/(platform\/|main\.cpp)/);
mayMeet('Emscripten', /^emscripten/, /^src\/(platform\/|main\.cpp|worker_main\.cpp)/);
mayMeet('OpenGL', /^GLES/, /^src\/(platform\/|main\.cpp)/);
mayMeet('Dear ImGui', /^imgui/, /^src\/(ui\/|games\/\w+\/ui\/|platform\/|main\.cpp)/);
mayMeet('JSON', /^nlohmann/, /^src\/base\/json\.h/);
mayMeet('the clock and files', /^(chrono|ctime|fstream|filesystem|iostream)$/, /^src\/(platform|cli)\//);

// A view says what lies where; painting it, frame by frame, decides nothing.
const drawing = code.filter(([path]) => /^src\/(games\/\w+\/)?ui\/(art\/.*|(\w+_)?draw\.cpp|panels\/panel_view\.cpp)$/.test(path));
const PLAIN = /^games\/\w+\/rules\/(data\/\w+|cards?|sections|setup|state|tiles|tokens)\.h$/;  // names, tables and types

test('what draws includes of the rules only names, tables and types, and no position', () => {
  const paths = new Set(drawing.map(([path]) => path));
  const asks = ({ name }) => (/^games\/\w+\/rules\//.test(name) && !PLAIN.test(name)) || /^(engine\/|games\/\w+\/game\.h|ui\/game_row\.h)/.test(name);
  const wrong = includes.filter((one) => paths.has(one.path) && asks(one)).map(({ path, name }) => `${path} includes "${name}"`);
  assert.deepEqual(wrong, []);
});

test('what draws calls none of the functions that the rules decide by', () => {
  const rules = code.filter(([path]) => /^src\/games\/\w+\/rules\/.*\.h$/.test(path) && !PLAIN.test(path.slice(4)));
  const deciding = new Set(rules.flatMap(([, content]) => [...content.matchAll(/^[a-z][\w:<>,&* ]*[ &*](\w+)\(/gm)].map(([, name]) => name)));
  for (const known of ['why_illegal', 'fulfils', 'roads_from', 'payment_rules', 'starts_ply']) assert.ok(deciding.has(known), known);
  const wrong = drawing.flatMap(([path, content]) =>
    content.split('\n').flatMap((line, at) =>
      [...line.replace(/\/\/.*/, '').matchAll(/(?<![\w.]|->)(?:\w+::)*(\w+)\(/g)].filter(([, name]) => deciding.has(name)).map(([call]) => `${path}:${at + 1}: ${call}`)));
  assert.deepEqual(wrong, []);
});

test('headers begin with #pragma once after their comment', () => {
  const wrong = code.filter(([path, content]) => path.endsWith('.h') && !/^(\s*(\/\/[^\n]*)?\n)*#pragma once/.test(content)).map(([path]) => path);
  assert.deepEqual(wrong, []);
});

test('randomness and hashes of the standard library differ between compilers and stay out of rules and search', () => {
  const pattern = /std::(shuffle|uniform_int_distribution|uniform_real_distribution|mt19937(_64)?|random_device|rand|hash)\b/g;
  const wrong = code
    .filter(([path]) => /^src\/(base|engine|puzzle|app|games\/\w+\/(rules|ai|record|puzzle))\//.test(path))
    .flatMap(([path, content]) => [...content.matchAll(pattern)].map(([word]) => `${path}: ${word}`));
  assert.deepEqual(wrong, []);
});
