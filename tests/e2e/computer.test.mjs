// Computer players on the page: they answer through their worker while the page stays responsive, a worker that breaks costs
// nothing, and they can play among themselves.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const COMPUTER = 1;

const { test, open, serve } = chromiumTests();

/** Records the page's workers, and holds requests to them back while `holding`. */
const WATCH = () => {
  globalThis.workers = [];
  globalThis.held = [];
  globalThis.holding = false;
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(...how) {
      super(...how);
      globalThis.workers.push(this);
    }
    postMessage(...what) {
      if (globalThis.holding) globalThis.held.push(() => super.postMessage(...what));
      else super.postMessage(...what);
    }
  };
};

async function openWith(seats, { allow = [] } = {}) {
  const table = await open({ allow, prepare: (page) => page.addInitScript(WATCH) });
  return { table, player: await startGame(table, { seats }) };
}

/** From now on requests are held back; that is not the worker's silence, however long it takes here. */
const hold = (page) => page.evaluate(() => {
  splendorTest.setPatience(60_000);
  globalThis.holding = true;
});

const heard = (table, kind) => table.page.evaluate((name) => splendorTest.events.filter(([one]) => one === name).length, kind);

/** The person plays, the computer answers, and it is the person's turn again. */
async function exchange({ table, player }) {
  const view = await player.look();
  await player.pressAll(view, player.choose(view));
  await table.page.waitForFunction((cursor) => {
    const state = splendorTest.state();
    return state.cursor > cursor + 1 && state.mayAct;
  }, view.state.cursor);
  return (await player.look()).state;
}

test('the computer answers through its worker', async () => {
  const game = await openWith([0, COMPUTER]);
  for (let turn = 0; turn < 3; turn++) await exchange(game);
  assert.ok((await heard(game.table, 'worker_reply')) >= 3);
  assert.equal(await heard(game.table, 'worker_failed'), 0);
});

test('while it thinks the table is drawn and can be looked at', async () => {
  const { table, player } = await openWith([0, COMPUTER]);
  const { page } = table;
  await hold(page);
  let view = await player.look();
  await player.pressAll(view, player.choose(view));
  await page.waitForFunction(() => globalThis.held.length > 0);
  await page.getByRole('main').locator('.status').getByText(/Livia/).waitFor({ state: 'attached' });

  const frames = await table.frames();
  view = await player.look();
  assert.equal(view.state.thinking, true);
  assert.equal(view.state.mayAct, false);
  const card = [...view.targets.keys()].find((id) => id.startsWith('card:'));
  view = await player.click(card);
  assert.ok(view.targets.has('clear'), 'the card is not shown');
  assert.ok((await table.frames()) > frames, 'no frame was drawn');

  await page.evaluate(() => {
    globalThis.holding = false;
    for (const release of globalThis.held.splice(0)) release();
  });
  await page.waitForFunction(() => splendorTest.state().mayAct);
  assert.equal(await heard(table, 'worker_failed'), 0);
});

test('a worker that dies while it thinks is replaced and asked again', async () => {
  const game = await openWith([0, COMPUTER], { allow: [/worker broke/] });
  const { table, player } = game;
  const { page } = table;
  await hold(page);
  const view = await player.look();
  await player.pressAll(view, player.choose(view));
  await page.waitForFunction(() => globalThis.held.length > 0);
  await page.evaluate(() => {
    globalThis.holding = false;
    globalThis.held.length = 0;  // this request is lost
    globalThis.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'killed', cancelable: true }));
  });
  await page.waitForFunction(() => splendorTest.state().mayAct);
  assert.ok((await page.evaluate(() => globalThis.workers.length)) >= 2);
  assert.deepEqual([await heard(table, 'worker_reply'), await heard(table, 'worker_failed')], [1, 0]);
});

test('without a worker that works the computer still plays', async () => {
  await serve((request, response) => {
    if (!request.url.endsWith('/ai.js')) return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end("throw new Error('broken on purpose');");
    return true;
  });
  const game = await openWith([0, COMPUTER], { allow: [/worker broke/, /broken on purpose/] });
  await exchange(game);
  assert.ok((await heard(game.table, 'worker_failed')) >= 1);
  assert.equal(await heard(game.table, 'worker_reply'), 0);
});

test('four computers play a whole game by themselves', { timeout: 240000 }, async () => {
  const { table } = await openWith([COMPUTER, COMPUTER, COMPUTER, COMPUTER]);
  const { page } = table;
  await page.waitForFunction(() => splendorTest.state().panel === 'ending', null, { timeout: 200000, polling: 250 });
  const state = await table.state();
  assert.equal(state.over, true);
  assert.equal(await heard(table, 'worker_failed'), 0);
  await table.idle();
  const ranks = await page.getByRole('main').getByRole('group').getByText(/^[1-4]\. /).allTextContents();
  assert.equal(ranks.length, 4, ranks.join(' | '));
});
