// The README's pictures of single screens (tests/e2e/support/screens.mjs).
//
// usage: node scripts/lib/pictures.mjs FOLDER
import { join } from 'node:path';
import { launchChromium } from '../../tests/e2e/support/chromium.mjs';
import { PICTURES, STORIES } from '../../tests/e2e/support/screens.mjs';
import { serveSite } from '../../tests/e2e/support/site.mjs';
import { Stage, tell } from '../../tests/e2e/support/stage.mjs';
import { openTable } from '../../tests/e2e/support/table.mjs';

const folder = process.argv[2];
const browser = await launchChromium();
const site = await serveSite();
for (const story of Object.values(STORIES)) {
  for (const [name, { file, viewport }] of Object.entries(PICTURES)) {
    if (!(name in story.screens)) continue;
    const table = await openTable(browser, site, { context: { viewport, hasTouch: viewport.width < viewport.height, locale: 'en-GB' } });
    await tell(story, new Stage(table), async (_, { page }) => {
      await page.screenshot({ path: join(folder, `${file}.jpg`), type: 'jpeg', quality: 82 });
    }, (screen) => screen === name);
    await table.close();
    console.log(name);
  }
}
await browser.close();
await site.close();
