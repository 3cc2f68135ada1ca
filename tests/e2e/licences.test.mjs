// The licences of what the page contains: all that the build uses, and one press away from About.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../scripts/lib/licences.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { siteFolder } from './support/site.mjs';

const { test, open } = chromiumTests();

const MIT = 'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.';
/** Of each part: its heading, who holds the rights, and a whole sentence of its terms. */
const SENTENCES = {
  SDL2: ['SDL2', 'Sam Lantinga', 'Altered source versions must be plainly marked as such, and must not be misrepresented as being the original software.'],
  imgui: ['Dear ImGui', 'Omar Cornut', MIT],
  json: ['JSON for Modern C++', 'Niels Lohmann', MIT],
  splendor_fonts: ['Lato by Łukasz Dziedzic, cut down and called Splendor Sans', 'Łukasz Dziedzic', 'Neither the Font Software nor any of its individual components, in Original or Modified Versions, may be sold by itself.'],
  musl: ['The C library (musl)', 'Rich Felker', MIT],
  llvm: ['The C++ library and the compiler’s runtime (LLVM)', 'University of Illinois', 'As an exception, if, as a result of your compiling your source code, portions of this Software are embedded into an Object form of such source code, you may redistribute such embedded portions in such Object form without complying with the conditions of Sections 4(a), 4(b) and 4(d) of the License.'],
  emscripten: ['Emscripten’s runtime', 'The Emscripten Authors', MIT],
};

/** The text below each heading, on one line, without the full stops that stand for empty lines. */
function sections(text) {
  const parts = text.split(/^(\S.*)\n=+$/m).slice(1);
  const found = new Map();
  for (let i = 0; i < parts.length; i += 2) found.set(parts[i], parts[i + 1].replace(/^ \.$/gm, '').replace(/\s+/g, ' '));
  return found;
}

test('every dependency of the build has its licence in the site', () => {
  const [release] = readdirSync(join(siteFolder, 'r'));
  const found = sections(readFileSync(join(siteFolder, 'r', release, 'licences.txt'), 'utf8'));
  for (const part of dependencies('build/wasm')) {
    const [heading, ...sentences] = SENTENCES[part.replace(/^lib|_backends|\.a$/g, '')] ?? [];
    assert.ok(heading, `who holds the rights of ${part}?`);
    for (const sentence of sentences) assert.ok(found.get(heading)?.includes(sentence), `${part}: ${sentence}`);
  }
  assert.ok(found.get('Splendor').includes(MIT));
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
