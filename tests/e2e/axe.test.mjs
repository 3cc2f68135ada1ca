// axe-core finds nothing on any screen of either game, in both languages.
import assert from 'node:assert/strict';
import { findViolations } from './support/axe.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { STORIES } from './support/screens.mjs';
import { Stage, tell } from './support/stage.mjs';

const { test, open } = chromiumTests();

for (const locale of ['en-GB', 'fr-FR']) {
  for (const [name, story] of Object.entries(STORIES)) {
    test(`axe-core finds nothing: ${name} (${locale.slice(0, 2)})`, async () => {
      const table = await open({ context: { locale }, allow: story.complaints });
      let screens = 0;
      await tell(story, new Stage(table), async (screen) => {
        screens += 1;
        assert.deepEqual(await findViolations(table.page), [], screen);
      });
      assert.equal(screens, Object.keys(story.screens).length);
    });
  }
}
