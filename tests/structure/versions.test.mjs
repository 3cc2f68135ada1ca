// What a released version wrote never changes: tests/versions/SHA256SUMS lists it, and a list only grows.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import test from 'node:test';
import { files, root, text } from './files.mjs';

const FOLDER = 'tests/versions';
const sums = text(`${FOLDER}/SHA256SUMS`).trimEnd().split('\n').map((line) => {
  const [sum, path] = line.split('  ');
  return [normalize(join(FOLDER, path)), sum];
});

test('every file of a version is as it was written', () => {
  const changed = sums.filter(([path, sum]) => {
    try {
      return createHash('sha256').update(readFileSync(join(root, path))).digest('hex') !== sum;
    } catch {
      return true;  // it is gone
    }
  });
  assert.deepEqual(changed.map(([path]) => path), []);
});

test('every file of every version is in the list, and described in the README', () => {
  const listed = new Set(sums.map(([path]) => path));
  const own = new Set([`${FOLDER}/README.md`, `${FOLDER}/SHA256SUMS`]);
  const frozen = files.filter((path) => (path.startsWith(`${FOLDER}/`) || path.startsWith('tests/data/app/')) && !own.has(path));
  assert.deepEqual(frozen.filter((path) => !listed.has(path)), []);
  const names = new Set(frozen.filter((path) => path.startsWith(FOLDER)).map((path) => path.split('/')[2]));
  assert.ok(names.size >= 5);
  const readme = text(`${FOLDER}/README.md`);
  assert.deepEqual([...names].filter((name) => !readme.includes(`\`${name}\``)), []);
});

test('a version takes a few kilobytes', () => {
  const sizes = new Map();
  for (const [path] of sums)
    sizes.set(path.split('/')[2], (sizes.get(path.split('/')[2]) ?? 0) + readFileSync(join(root, path)).length);
  assert.deepEqual([...sizes].filter(([, size]) => size > 50_000), []);
});
