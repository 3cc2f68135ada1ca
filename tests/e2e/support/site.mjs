// Serves the built site to the browser tests, below a path as project pages are, with the headers that such hosts send.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../scripts/lib/serve.mjs';

/** SPLENDOR_SITE points the tests at another build. */
export const siteFolder = process.env.SPLENDOR_SITE ?? fileURLToPath(new URL('../../../build/site', import.meta.url));

export async function serveSite(options = {}) {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error(`There is no site in ${siteFolder}; scripts/build site makes it.`);
  }
  return serve({
    root: siteFolder,
    base: '/games/splendor/',
    headers: { 'access-control-allow-origin': '*' },
    ...options,
  });
}
