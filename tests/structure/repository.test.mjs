// What may not be in the repository, and what must be.
import assert from 'node:assert/strict';
import test from 'node:test';
import { files, root, sources, text } from './files.mjs';
import { statSync } from 'node:fs';
import { join } from 'node:path';

test('only the agreed folders and files stand at the top', () => {
  const tops = new Set(files.map((path) => path.split('/')[0]));
  const agreed = new Set(['CMakeLists.txt', 'src', 'web', 'assets', 'shell.html', 'tests', 'scripts', 'README.md', 'LICENSE']);
  assert.deepEqual([...tops].filter((name) => !agreed.has(name) && !name.startsWith('.')), []);
});

test('no address of a package registry or archive: each machine has its own configuration', () => {
  const hosts = ['registry.npm' + 'js', 'deb.debi' + 'an.org', 'snapshot.debi' + 'an.org', 'pypi.' + 'org', 'un' + 'pkg.com', 'jsdeli' + 'vr', 'cdnjs.cloud' + 'flare'];
  const wrong = sources(/\.(json|mjs|js|html|sh|cmake|txt|yml|md|h|cpp|py|css|npmrc)$|^scripts\/[^.]+$/).flatMap(([path, content]) =>
    hosts.filter((host) => content.includes(host)).map((host) => `${path}: ${host}`),
  );
  assert.deepEqual(wrong, []);
});

test('the lock file names no addresses', () => {
  const lock = JSON.parse(text('tests/e2e/package-lock.json'));
  assert.deepEqual(Object.entries(lock.packages).filter(([, entry]) => entry.resolved).map(([name]) => name), []);
});

test('the page makes no requests to other sites: no address outside comments in what is shipped', () => {
  // Namespaces are names, not addresses that anything fetches.
  const names = /https?:\/\/(www\.w3\.org|127\.0\.0\.1|localhost)/;
  const wrong = sources(/^(web\/|shell\.html$)/).flatMap(([path, content]) =>
    content
      .split('\n')
      .map((line, index) => [`${path}:${index + 1}`, line])
      .filter(([, line]) => /https?:\/\//.test(line) && !names.test(line) && !/<a\s|^\s*(\/\/|\*|<!--)/.test(line))
      .map(([place]) => place),
  );
  assert.deepEqual(wrong, []);
});

test('page addresses are relative, so that the site works below any path', () => {
  const wrong = sources(/^(web\/.*|shell)\.(html|webmanifest|css)$/).flatMap(([path, content]) =>
    [...content.matchAll(/(?:src|href|"src"|"start_url"|"scope"|url\()\s*[=:]?\s*["']?(\/[^"')\s>]*)/g)].map(([, address]) => `${path}: ${address}`),
  );
  assert.deepEqual(wrong, []);
});

test('no file is larger than a megabyte, test data than two', () => {
  const limit = (path) => (path.startsWith('tests/data/') ? 2 : 1) << 20;
  assert.deepEqual(files.filter((path) => statSync(join(root, path)).size > limit(path)), []);
});

test('no third-party source: what comes from elsewhere is a package', () => {
  const theirs = /(^|\/)(imgui(_internal|_draw|_tables|_widgets|_impl_\w+)?|imstb_\w+|stb_\w+|SDL\w*|doctest|nlohmann\/.*|json_fwd)\.(h|hpp|c|cpp)$/;
  assert.deepEqual(files.filter((path) => theirs.test(path)), []);
});

test('README names every part that the page contains of others', () => {
  const parts = [...text('scripts/lib/licences.mjs').matchAll(/\{ name: '([^']+)', parts:/g)].map(([, name]) => name);
  assert.ok(parts.length >= 7);
  const [, section] = text('README.md').split('\n## Licence\n');
  for (const part of parts) assert.ok(section.includes(`| ${part} `), part);
});

test('every text and message of the catalogues is used', () => {
  const code = sources(/^src\/.*\.(cpp|h)$/).map(([, content]) => content).join('\n');
  const said = new Set([...code.matchAll(/\b(?:words|messages)::(\w+)/g)].map(([, key]) => key));
  // By `words::why_##name` there is one for each refusal.
  assert.ok(code.includes('words::why_##name'));
  const refusals = sources(/illegal\.inc$/).flatMap(([, content]) => [...content.matchAll(/^ILLEGAL\((\w+)/gm)]);
  for (const [, name] of refusals) said.add(`why_${name}`);
  const keys = sources(/^src\/.*\.inc$/).flatMap(([, content]) => [...content.matchAll(/^TEXT\((\w+)/gm)].map(([, key]) => key));
  assert.ok(keys.length > 500);
  assert.deepEqual(keys.filter((key) => !said.has(key)), []);
});

test('sentences are in the catalogues only, in both languages', () => {
  // Words with a full stop behind them, or four in a row without any.
  const literals = (line) => [...line.matchAll(/'\\?"'|"((?:[^"\\]|\\.)*)"|\/\/.*/g)].flatMap(([, words]) => words ?? []);
  const isSentence = (line) =>
    !/^\s*static_assert|\bwrong_path\(/.test(line) && // for programmers
    literals(line).some((words) => /^[A-Z].*[a-z] [a-z].*[.!?]$|\b[a-z']+(?:[,;:]? [a-z']+){3}/.test(words));
  // Printed names and descriptions are data of a box; what the checkers of invariants say is for programmers.
  const wrong = sources(/^src\/(?!.*(\/data\/|invariants\.cpp$)).*\.(cpp|h)$/).flatMap(([path, content]) =>
    content.split('\n').flatMap((line, index) => (isSentence(line) ? [`${path}:${index + 1}`] : [])),
  );
  assert.deepEqual(wrong, []);
  assert.ok(isSentence('    {"perft", "perft FILE --id ID   count the sequences of plies from there", perft},'));
  assert.ok(isSentence('  std::fputs(" for what it complains about", file);'));
});
