// Puzzles in the real page with the real worker: the list comes when it is asked for; a puzzle opens, a wrong turn is
// answered by play, and a right one solves it. The best purchase by far, too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

const LINES = readFileSync(new URL('../../web/puzzles.txt', import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const first = (beginning) => LINES.findIndex((line) => line.startsWith(beginning));

const panel = ({ page }, name) => page.waitForFunction((name) => splendorTest.state().panel === name, name);

async function openPuzzle(table, press, place) {
  await press(table, 'menu');
  await press(table, 'menu:puzzles');
  await table.page.waitForFunction(() => splendorTest.targets().some(({ id }) => id === 'puzzle:0'));
  await table.idle();
  await table.query('press', `puzzle:${place}`);
  await table.idle();
}

/** Tries one purchase after the other until one solves the puzzle; each wrong one leads to another try. */
async function solve(table) {
  const legal = await table.page.evaluate(() => splendorTest.legal());
  let tries = 0;
  for (const [action, text] of legal.entries()) {
    if (!text.startsWith('buy')) continue;
    await table.page.evaluate((action) => splendorTest.act(action), action);
    await panel(table, 'puzzle');
    tries += 1;
    if (/Solved|Résolu/.test(await table.panelText())) return tries;
    await table.query('press', 'puzzle:again');
    await panel(table, 'none');
  }
  return 0;
}

test('a puzzle is opened from the list, tried and solved, and stays solved', async () => {
  const table = await open();
  await startGame(table, { seed: 'puzzles' });
  await openPuzzle(table, (table, id) => table.click(id), first('win 1 '));
  assert.equal((await table.state()).panel, 'none');
  assert.match(await table.page.evaluate(() => document.querySelector('#mirror p.status').textContent), /Win this turn/);
  assert.ok((await solve(table)) > 0, 'no purchase solves it');
  await table.query('press', 'puzzle:list');
  await table.idle();
  assert.match(await table.panelText(), /Solved/);
  const kept = await table.page.evaluate(() => localStorage.getItem('splendor:v1:puzzles'));
  assert.match(kept, /\nsolved /);
});

for (const [locale, title, task] of [
  ['en-GB', 'A puzzle from a link', 'Win this turn'],
  ['fr-FR', 'Un problème reçu par lien', 'Gagner dès ce tour'],
]) {
  test(`a link to a puzzle says what is asked, and opens as that puzzle (${locale})`, async () => {
    const place = first('win 1 ');
    const table = await open({ context: { locale } });
    await table.follow(LINES[place].split(' ').at(-1), 'open_link');
    await table.page.waitForFunction((id) => splendorTest.targets().some((one) => one.id === id), `link:puzzle:${place}`);
    await table.idle();
    assert.ok((await table.panelText()).includes(title));
    assert.ok((await table.panelText()).includes(task));
    await table.click(`link:puzzle:${place}`);
    await panel(table, 'none');
    assert.ok((await table.page.evaluate(() => document.querySelector('#mirror p.status').textContent)).includes(task));
    assert.ok((await solve(table)) > 0, 'no purchase solves it');
    assert.match(await table.page.evaluate(() => localStorage.getItem('splendor:v1:puzzles')), /\nsolved /);
  });
}

test('where no puzzles come, a link to one is a link to a game', async () => {
  const table = await open({ prepare: (page) => page.route('**/puzzles.txt', (route) => route.fulfill({ body: '' })) });
  const asked = table.page.waitForResponse(/puzzles\.txt$/);
  await table.follow(LINES[first('win 1 ')].split(' ').at(-1), 'open_link');
  await asked;
  await table.idle();
  assert.match(await table.panelText(), /A game from a link/);
  await table.click('link:open');
  await panel(table, 'none');
  assert.equal(await table.page.evaluate(() => localStorage.getItem('splendor:v1:puzzles')), null);
});

test('a purchase that is not the best is answered by the reply to it and what it costs; the best one solves the puzzle', async () => {
  const table = await open();
  await startGame(table, { seed: 'puzzles' });
  const place = first('best ');
  await openPuzzle(table, (table, id) => table.click(id), place);
  const [, , object] = LINES[place].split(' ');
  const best = `${object.split(':').slice(0, 2).join(' ')} `;
  const { cursor } = await table.state();
  const legal = await table.page.evaluate(() => splendorTest.legal());
  const act = (action) => table.page.evaluate((action) => splendorTest.act(action), action);

  await act(legal.findIndex((text) => text.startsWith('buy ') && !text.startsWith(best)));
  await panel(table, 'puzzle');
  assert.ok((await table.state()).cursor >= cursor + 2, 'nobody replied');
  assert.match(await table.panelText(), /leaves you a chance of winning of about \d+%; the best purchase leaves \d+%/);

  await table.query('press', 'puzzle:again');
  await panel(table, 'none');
  assert.equal((await table.state()).cursor, cursor);
  await act(legal.findIndex((text) => text.startsWith(best)));
  await panel(table, 'puzzle');
  assert.match(await table.panelText(), /Solved/);
  assert.match(await table.panelText(), /Chance of winning with it: about \d+%; with the next best, about \d+%/);
});
