// The files of the project, for the structure tests: what git tracks or would track.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const SKIPPED = new Set(['.git', 'build', 'node_modules']);

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function list() {
  if (existsSync(join(root, '.git'))) {
    try {
      return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
        .split('\n')
        .filter((path) => path && existsSync(join(root, path)));
    } catch {
      // no git here: fall through
    }
  }
  return walk('.').map((path) => relative('.', path));
}

/** Paths relative to the repository, sorted. */
export const files = list().sort();

export const text = (path) => readFileSync(join(root, path), 'utf8');

/** Files whose path matches, as [path, content]. */
export const sources = (pattern) => files.filter((path) => pattern.test(path)).map((path) => [path, text(path)]);
