// Includes point up the list of folders only: core knows nobody, ui never meets SDL, only platform and the main files
// meet Emscripten.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources } from './files.mjs';

// folder -> the folders of src that it may include from, besides itself
const ALLOWED = {
  core: [],
  kingdom: ['core'],
  record: ['core', 'kingdom'],
  ai: ['core', 'kingdom'],
  app: ['core', 'kingdom', 'ai'],
  ui: ['core', 'kingdom', 'ai', 'app'],
  platform: ['core', 'kingdom', 'ai', 'app', 'ui'],
  cli: ['core', 'kingdom', 'ai', 'app', 'record'],
};

const code = sources(/^src\/.*\.(h|cpp)$/);
const includes = code.flatMap(([path, content]) =>
  [...content.matchAll(/^\s*#\s*include\s+([<"])([^>"]+)[>"]/gm)].map(([, quote, name]) => ({ path, quote, name, folder: path.split('/')[1] })),
);

test('project headers are included by their path below src, and only from folders above', () => {
  const wrong = includes
    .filter(({ path, quote, name, folder }) => {
      if (path === 'src/main.cpp') return false;
      if (path === 'src/ai/worker_main.cpp' && name.startsWith('app/')) return false;  // a program, not part of the library
      const [target] = name.split('/');
      if (quote === '<') return false;
      if (!name.includes('/')) return name !== 'assets_fonts.h';
      return target !== folder && !(ALLOWED[folder] ?? []).includes(target);
    })
    .map(({ path, name }) => `${path} includes "${name}"`);
  assert.deepEqual(wrong, []);
});

test('every folder of src has its place in the order', () => {
  const unknown = new Set(code.map(([path]) => path.split('/')).filter((parts) => parts.length > 2 && !(parts[1] in ALLOWED)).map((parts) => parts[1]));
  assert.deepEqual([...unknown], []);
});

const mayMeet = (what, pattern, allowed) =>
  test(`only ${allowed} meet ${what}`, () => {
    const wrong = includes.filter(({ path, name }) => pattern.test(name) && !allowed.test(path)).map(({ path, name }) => `${path} includes ${name}`);
    assert.deepEqual(wrong, []);
  });

mayMeet('SDL', /^SDL/, /^src\/(platform\/|main\.cpp)/);
mayMeet('Emscripten', /^emscripten/, /^src\/(platform\/|main\.cpp|ai\/worker_main\.cpp)/);
mayMeet('OpenGL', /^GLES/, /^src\/(platform\/|main\.cpp)/);
mayMeet('Dear ImGui', /^imgui/, /^src\/(ui\/|platform\/|main\.cpp)/);
mayMeet('JSON', /^nlohmann/, /^src\/(record|cli)\//);
mayMeet('the clock and files', /^(chrono|ctime|fstream|filesystem|iostream)$/, /^src\/(platform|cli)\//);

test('headers begin with #pragma once after their comment', () => {
  const wrong = code.filter(([path, content]) => path.endsWith('.h') && !/^(\s*(\/\/[^\n]*)?\n)*#pragma once/.test(content)).map(([path]) => path);
  assert.deepEqual(wrong, []);
});

test('randomness and hashes of the standard library differ between compilers and stay out of rules and search', () => {
  const pattern = /std::(shuffle|uniform_int_distribution|uniform_real_distribution|mt19937(_64)?|random_device|rand|hash)\b/g;
  const wrong = code
    .filter(([path]) => /^src\/(core|kingdom|ai|app|record)\//.test(path))
    .flatMap(([path, content]) => [...content.matchAll(pattern)].map(([word]) => `${path}: ${word}`));
  assert.deepEqual(wrong, []);
});
