// axe-core finds nothing on any screen of either game, in both languages.
import assert from 'node:assert/strict';
import { findViolations } from './support/axe.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { STORIES } from './support/screens.mjs';
import { Stage, tell } from './support/stage.mjs';

const { test, open } = chromiumTests();

for (const [name, story] of Object.entries(STORIES)) {
  test(`axe-core finds nothing: ${name}`, async () => {
    const table = await open({ allow: story.complaints });
    await table.stopMotion();
    let screens = 0;
    await tell(story, new Stage(table), async (screen) => {
      screens += 1;
      for (const language of ['fr', 'en']) {
        await table.query('language', language);
        await table.idle();
        assert.equal(await table.page.evaluate(() => document.documentElement.lang), language);
        assert.deepEqual(await findViolations(table.page), [], `${screen} (${language})`);
      }
    });
    assert.equal(screens, Object.keys(story.screens).length);
  });
}
