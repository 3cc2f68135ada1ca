// The program comes in two parts (web/later.js): a first game needs the first one only, and what calls the other one waits
// for it, or says that it could not be had and loses nothing.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { leaveOutPainting } from './support/painting.mjs';
import { startGame } from './support/player.mjs';

const GENTLEST = '1';
const COMPLAINTS = [/500/, /the later part/, /Synchronous XMLHttpRequest/, /NetworkError/];

const { test, openBlank, serve } = chromiumTests();

/** A first visit whose server gives 500 for the later part while `broken` says so. */
async function visit() {
  const server = { broken: true, asked: 0 };
  await serve((request, response) => {
    if (!request.url.includes('later.wasm')) return false;
    server.asked += 1;
    if (!server.broken) return false;
    response.writeHead(500);
    response.end();
    return true;
  });
  const table = await openBlank({ allow: COMPLAINTS });
  await leaveOutPainting(table.page);
  await table.page.goto(`${table.url}?test=1`);
  await table.ready({ without: true });
  return { table, server };
}

test('a first game against the computer is played without the later part, with undo', async () => {
  const { table, server } = await visit();
  const player = await startGame(table, { seats: [0, GENTLEST] });
  for (let turn = 0; turn < 8; turn++) {
    const view = await player.look();
    await player.pressAll(view, player.choose(view));
    await table.page.waitForFunction((cursor) => splendorTest.state().cursor > cursor && splendorTest.state().toAct === 0, view.state.cursor);
  }
  const { state } = await player.look();
  await player.click('undo');
  await table.page.waitForFunction((cursor) => splendorTest.state().cursor < cursor, state.cursor);
  assert.equal(server.asked, 1, 'something in a first game calls what comes later');
});

test('what calls the later part too soon waits for it', async () => {
  const { table, server } = await visit();
  const player = await startGame(table);
  server.broken = false;
  await player.click('help');
  await table.page.waitForFunction(() => splendorTest.state().panel === 'help');
  assert.equal(server.asked, 2);
});

test('where the later part cannot be had the page says so and keeps the game', async () => {
  const { table, server } = await visit();
  const player = await startGame(table, { seats: [0, 0] });
  const view = await player.look();
  await player.pressAll(view, player.choose(view));
  const { cursor } = (await player.look()).state;
  await player.press(await player.look(), 'help');
  await table.page.locator('#splash[data-failed=noFiles]').waitFor();
  server.broken = false;
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  assert.equal((await table.state()).cursor, cursor);
});
