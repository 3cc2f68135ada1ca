// The statistics and the accuracy from a review, in the real page with the real worker: played, finished, read by the text
// mirror, saved to a file, opened on another device.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

/** A person who buys what can be bought and else takes what comes first, against the gentlest computer, to the end. */
async function playToTheEnd(table) {
  for (;;) {
    const over = await table.page.evaluate(() => {
      while (splendorTest.state().mayAct) {
        const legal = splendorTest.legal();
        splendorTest.act(Math.max(0, legal.findIndex((action) => action.startsWith('buy'))));
      }
      return splendorTest.state().over;
    });
    if (over) break;
    await table.page.waitForFunction(() => splendorTest.state().over || splendorTest.state().mayAct);
  }
  await table.page.waitForFunction(() => splendorTest.state().panel === 'ending');
  await table.idle();
}

const reviewed = ({ page }) =>
  page.waitForFunction(() => {
    const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
    return /Accuracy|Précision/.test(words) && !/being looked at|est examinée/.test(words);
  });

async function press(table, ...ids) {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
}

async function save(table) {
  const [file] = await Promise.all([table.page.waitForEvent('download'), table.pressInMirror('Save to a file')]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function openFile(table, text) {
  const { page } = table;
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), table.pressInMirror('Open a file of games')]);
  const heard = await page.evaluate(() => splendorTest.events.length);
  await chooser.setFiles({ name: 'statistics.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForFunction((count) => splendorTest.events.slice(count).some(([kind]) => kind.startsWith('file_')), heard);
  await table.idle();
}

test('a game that is played and reviewed is in the statistics, which can be exported to a file', async () => {
  const table = await open();
  await startGame(table, { seats: [0, '1'], seed: 'statistics' });
  await playToTheEnd(table);
  await press(table, 'panel:close', 'menu', 'menu:statistics');
  const before = await table.panelText();
  assert.match(before, /Games: 1/);
  assert.match(before, /By set-up.*2 players[^:]*: [01] of 1/s);
  assert.match(before, /What is taken first.*1 \p{L}+: [01] of 1/su);
  assert.match(before, /Length of games.*One game so far, of \d+ rounds?\./s);
  assert.match(before, /“Look at it again” after a game adds it here/);
  assert.doesNotMatch(before, /Accuracy: \d+%/);

  await press(table, 'panel:close', 'menu', 'menu:review');
  await reviewed(table);
  assert.match(await table.panelText(), /Points, round by round.*You: Round \d+: \d+, /s);
  await press(table, 'panel:close', 'menu', 'menu:statistics');
  const after = await table.panelText();
  const [, accuracy] = after.match(/Accuracy: (\d+%)/);
  assert.match(after, /Games: 1/);
  const file = await save(table);
  assert.equal(file.name, 'splendor-statistics.txt');

  // The review is there again at once, and is not counted again.
  await table.reload();
  await press(table, 'menu', 'menu:review');
  assert.doesNotMatch(await table.panelText(), /being looked at/);
  await press(table, 'panel:close', 'menu', 'menu:statistics');
  assert.equal((await save(table)).text, file.text);

  const other = await open();
  await startGame(other, { seed: 'another device' });
  await press(other, 'menu', 'menu:statistics');
  assert.match(await other.panelText(), /No game has been finished here yet/);
  for (const added of [1, 0]) {
    await openFile(other, file.text);
    assert.match((await other.state()).notice, new RegExp(`^${added} game`));
    const text = await other.panelText();
    assert.match(text, /Games: 1/);
    assert.ok(text.includes(`Accuracy: ${accuracy}`));
  }
});

test('by touch on a phone, in French: the charts are said in words, and buttons lead to the file', async () => {
  const table = await open({ context: { locale: 'fr-FR', viewport: { width: 360, height: 640 }, hasTouch: true } });
  await startGame(table, { seats: [0, '1'], seed: 'statistiques' });
  await playToTheEnd(table);
  await press(table, 'panel:close');
  await table.tap('menu');
  await table.tap('menu:statistics');
  const text = await table.panelText();
  assert.match(text, /Par type de partie/);
  assert.match(text, /Ce qui est pris en premier/);
  assert.match(text, /Une seule partie jusqu’ici, de \d+ manches?\./);
  const [file] = await Promise.all([
    table.page.waitForEvent('download'),
    table.pressInMirror('Enregistrer dans un fichier'),
  ]);
  assert.equal(file.suggestedFilename(), 'splendor-statistics.txt');
});
