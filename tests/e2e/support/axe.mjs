// axe-core in a page. The content policy forbids scripts from elsewhere, so it is handed over by the debugger.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Sentences about what axe-core finds wrong; none is right. */
export async function findViolations(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Only what is wrong is told; no style sheet is fetched again, since all are the page's own.
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'], preload: false }));
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`);
}
