// The review of a finished game, in the real page with the real worker: by mouse, touch, key and text mirror.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

/** Two persons buy what they can and else play the first legal action, to the end. */
async function playToTheEnd(table) {
  await table.page.evaluate(() => {
    while (!splendorTest.state().over) {
      const legal = splendorTest.legal();
      splendorTest.act(Math.max(0, legal.findIndex((action) => action.startsWith('buy'))));
    }
  });
  await table.page.waitForFunction(() => splendorTest.state().panel === 'ending');
  await table.idle();
}

/** Waits until the review is complete; until then it shows its progress. */
const reviewed = ({ page }) =>
  page.waitForFunction(() => {
    const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
    return /Accuracy|Précision|There was nothing/.test(words) && !/being looked at|est examinée/.test(words);
  });

const status = ({ page }) => page.evaluate(() => document.querySelector('#mirror p.status').textContent);

const WAYS = {
  mouse: { press: (table, id) => table.click(id) },
  touch: { context: { viewport: { width: 360, height: 640 }, hasTouch: true }, press: (table, id) => table.tap(id) },
  key: {
    async press(table, id) {
      await table.focusCanvas();
      for (let steps = 0; steps < 30 && (await table.state()).focus !== id; steps++) await table.key('ArrowDown');
      assert.equal((await table.state()).focus, id);
      await table.key('Enter');
    },
  },
};

/** How many moments the curve has had, one number for each that was seen, until the review is complete. */
const seenGrowing = ({ page }) =>
  page.evaluate(() => new Promise((resolve) => {
    const seen = [];
    const look = () => {
      const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
      const moments = (words.match(/Round \d+: \d+%/g) ?? []).length;
      if (moments !== seen.at(-1)) seen.push(moments);
      if (!words.includes('Accuracy') || words.includes('being looked at')) return;
      observer.disconnect();
      resolve(seen);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('#mirror'), { childList: true, subtree: true, characterData: true });
    look();
  }));

test('a review is drawn while it grows, move by move', async () => {
  const table = await open();
  await startGame(table, { seed: 'look back' });
  await playToTheEnd(table);
  await table.click('end:review');
  const seen = await seenGrowing(table);
  assert.ok(seen.length >= 4, `only so many moments were seen: ${seen}`);
  assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
});

for (const [way, { context, press }] of Object.entries(WAYS)) {
  test(`by ${way}: a game is reviewed, and a mistake is shown on the table with what was better`, async () => {
    const table = await open({ context });
    await startGame(table, { seed: 'look back' });
    await playToTheEnd(table);
    const end = await table.state();
    await press(table, 'end:review');
    assert.equal((await table.state()).panel, 'review');
    await reviewed(table);
    const words = await table.panelText();
    assert.match(words, /Player\s1: Round \d+: \d+%, /);
    assert.match(words, /Points, round by round.*Player\s1: Round \d+: \d+, /s);
    assert.match(words, /Level 1: \d+/);
    assert.equal((await table.state()).hash, end.hash);
    await table.query('press', 'review:1');
    await table.idle();
    const { panel, cursor, length } = await table.state();
    assert.equal(panel, 'none');
    assert.ok(cursor < length);
    assert.match(await status(table), /Better — .*Chance of winning: \d+% instead of \d+%.*Played: /);
  });
}

test('by the mirror, in French: the review says what it finds, and its mistakes are buttons', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await startGame(table, { seed: 'look back' });
  await playToTheEnd(table);
  await table.pressInMirror('Revoir la partie');
  await reviewed(table);
  assert.match(await table.panelText(), /Ce qui aurait pu être mieux/);
  const mistake = table.page.locator('#mirror').getByRole('button', { name: /Mieux.*Chances de gagner/ }).first();
  await mistake.focus();
  await table.page.keyboard.press('Enter');
  await table.page.waitForFunction(() => splendorTest.state().panel === 'none');
  await table.idle();
  assert.match(await status(table), /Mieux\s—\s/);
});

test('a review that another game interrupts harms neither', async () => {
  const table = await open();
  await startGame(table, { seed: 'look back' });
  await playToTheEnd(table);
  await table.click('end:review');
  await table.query('press', 'panel:close');
  await table.idle();
  for (const id of ['menu', 'menu:new', 'seat:2:1', 'start']) {
    await table.query('press', id);
    await table.idle();
  }
  await table.act(0);
  await table.page.waitForFunction(() => splendorTest.state().cursor >= 2);  // the computer has played
});
