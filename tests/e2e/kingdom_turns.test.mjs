// Kingdom of Splendor: the recap of rivals' turns in the owl's bubble.
import { chromiumTests } from './support/fixture.mjs';
import { linesGo, playRound, silenceable } from './support/rounds.mjs';

const { test, open } = chromiumTests();

test('the recap of the others\' turns is in the owl\'s bubble until the player\'s next action', async () => {
  const table = await open({ context: { viewport: { width: 390, height: 844 } }, prepare: silenceable });
  await table.stopMotion();
  for (const id of ['game:kingdom', 'start']) {
    await table.query('press', id);
    await table.idle();
  }
  await table.page.waitForFunction(() => splendorTest.state().mayAct);  // who begins is drawn by lot
  await table.query('press', 'lesson:skip');
  await table.idle();
  await playRound(table);
  await table.page.waitForFunction(() => splendorTest.targets().some(({ id }) => id.startsWith('turn:')));
  await linesGo(table);
});
