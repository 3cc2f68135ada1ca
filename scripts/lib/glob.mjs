// Paths with a `*` or a class of characters in one of their folders.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All paths that fit, sorted; `**` is not known. */
export function globSync(pattern) {
  let found = [pattern.startsWith('/') ? '/' : '.'];
  for (const part of pattern.split('/').filter(Boolean)) {
    if (!/[*[]/.test(part)) {
      found = found.map((path) => join(path, part)).filter((path) => existsSync(path));
      continue;
    }
    const fits = new RegExp(`^${part.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*')}$`);
    found = found.flatMap((path) => readdirSync(path).filter((name) => fits.test(name)).map((name) => join(path, name)));
  }
  return found.sort();
}
