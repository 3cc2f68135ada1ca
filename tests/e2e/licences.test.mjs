// The licences of what the page contains: all that the build uses, and one press away from About.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../scripts/lib/licences.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { siteFolder } from './support/site.mjs';

const { test, open } = chromiumTests();

const HOLDERS = {
  SDL2: 'Sam Lantinga',
  imgui: 'Omar Cornut',
  json: 'Niels Lohmann',
  splendor_fonts: 'OFL-1.1',
  musl: 'Rich Felker',
  llvm: 'LLVM',
  emscripten: 'The Emscripten Authors',
};

test('every dependency of the build has its licence in the site', () => {
  const [release] = readdirSync(join(siteFolder, 'r'));
  const text = readFileSync(join(siteFolder, 'r', release, 'licences.txt'), 'utf8');
  for (const part of dependencies('build/wasm')) {
    const holder = HOLDERS[part.replace(/^lib|_backends|\.a$/g, '')];
    assert.ok(holder, `who holds the rights of ${part}?`);
    assert.ok(text.includes(holder), part);
  }
});

test('About opens them in a tab of their own', async () => {
  const table = await open({ context: { viewport: { width: 1280, height: 900 } } });  // the whole menu is in sight
  await table.click('panel:close');
  await table.click('menu');
  await table.click('menu:about');
  const [opened] = await Promise.all([table.page.context().waitForEvent('page'), table.click('about:licences')]);
  await opened.waitForLoadState();
  assert.match(opened.url(), /licences\.txt$/);
  assert.match(await opened.locator('body').textContent(), /Dear ImGui[^]*SDL2[^]*Splendor Sans/);
});
