// The program comes in two parts (web/later.js): a first game needs the first one only. Inputs wait until the other one is
// there or given up; what needs it then says that it could not be had, and loses nothing.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { chromiumTests } from './support/fixture.mjs';
import { leaveOutPainting } from './support/painting.mjs';
import { startGame } from './support/player.mjs';

const GENTLEST = '1';
const COMPLAINTS = [/500/, /the later part/, /later.wasm is not there/];

const { test, openBlank, serve } = chromiumTests();

/**
 * A first visit. `answer(response)` treats each request for the later part; one that gives false lets it be served.
 * `prepare(page)` is called before the page is loaded.
 */
async function visit(answer, prepare = () => {}) {
  const server = { answer, asked: 0 };
  await serve((request, response) => {
    if (!request.url.includes('later.wasm')) return false;
    server.asked += 1;
    return server.answer(response);
  });
  const table = await openBlank({ context: { viewport: { width: 1280, height: 1000 } }, allow: COMPLAINTS });
  await leaveOutPainting(table.page);
  await prepare(table.page);
  await table.page.goto(`${table.url}?test=1`);
  await table.ready({ without: true });
  return { table, server };
}

const refuse = (response) => {
  response.writeHead(500);
  response.end();
  return true;
};
const serveIt = () => false;

/** A visit where the later part could not be had. */
async function visitWithout() {
  const visited = await visit(refuse);
  await goesOn(visited.table);
  return visited;
}

const goesOn = ({ page }) => page.waitForFunction(() => !('waiting' in document.documentElement.dataset));

test('a first game against the computer is played without the later part, with undo', async () => {
  const { table, server } = await visitWithout();
  const player = await startGame(table, { seats: [0, GENTLEST] });
  for (let turn = 0; turn < 8; turn++) {
    const view = await player.look();
    await player.pressAll(view, player.choose(view));
    await table.page.waitForFunction((cursor) => splendorTest.state().cursor > cursor && splendorTest.state().toAct === 0, view.state.cursor);
  }
  const { state } = await player.look();
  await player.click('undo');
  await table.page.waitForFunction((cursor) => splendorTest.state().cursor < cursor, state.cursor);
  assert.equal(server.asked, 2);  // the second one past the cache
});

test('inputs wait for the later part, and the page goes on meanwhile', async () => {
  let release;
  const { table, server } = await visit((response) => {
    release = () => response.destroy();  // the connection breaks: there is a second try
    return true;
  });
  const { page } = table;
  const { x, y } = await table.place('about:orient');
  await page.mouse.click(x, y);
  await table.idle();  // frames are drawn, and hear nothing yet
  assert.equal((await table.state()).panel, 'new_game');
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('canvas')).cursor), 'progress');
  server.answer = serveIt;
  release();
  await page.waitForFunction(() => splendorTest.state().panel === 'help');
  assert.equal(server.asked, 2);
});

test('a later part that never comes is given up, and a first game is played without it', async () => {
  const asked = new EventEmitter();
  const requests = [once(asked, '1'), once(asked, '2')];
  let count = 0;
  const never = () => asked.emit(String(count += 1));
  const { table } = await visit(never, (page) => page.clock.install());
  for (const request of requests) {
    await request;
    await table.page.clock.fastForward(11_000);
  }
  await goesOn(table);
  const player = await startGame(table, { seats: [0, 0] });
  const view = await player.look();
  await player.pressAll(view, player.choose(view));
  assert.equal((await player.look()).state.cursor, 1);
});

test('where the later part cannot be had the page says so and keeps the game', async () => {
  const { table, server } = await visitWithout();
  const player = await startGame(table, { seats: [0, 0] });
  const view = await player.look();
  await player.pressAll(view, player.choose(view));
  const { cursor } = (await player.look()).state;
  await player.press(await player.look(), 'help');
  await table.page.locator('#splash[data-failed=noFiles]').waitFor();
  server.answer = serveIt;
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  assert.equal((await table.state()).cursor, cursor);
});
