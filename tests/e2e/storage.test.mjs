// Saving where it is forbidden or full, and two tabs.
import assert from 'node:assert/strict';
import { fillStorage, storageKind } from './support/filler.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { startGame } from './support/player.mjs';

const OK = 0; // app::StoreResult
const BLOCKED = 1;
const FULL = 2;

const { test, open, openBlank, openTab, serve } = chromiumTests();

const store = (frame, key, value) =>
  frame.evaluate(([k, v]) => [splendorHost.storageWrite(k, v), splendorHost.storageRead(k)], [key, value]);

test('what is stored carries the prefix of this program', async () => {
  const table = await open();
  assert.deepEqual(await store(table.page, 'test', 'Œ'), [OK, 'Œ']);
  assert.equal(await table.page.evaluate(() => localStorage.getItem('splendor:v1:test')), 'Œ');
  await table.page.evaluate(() => splendorHost.storageRemove('test'));
  assert.equal(await table.page.evaluate(() => splendorHost.storageRead('test')), null);
});

test('in a sandbox without storage the game runs from memory', async () => {
  await serve((request, response) => {
    if (!request.url.endsWith('/frame.html')) return false;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="1000" height="700" src="./?test=1"></iframe>');
    return true;
  });
  const { page, url } = await openBlank({ allow: [/sandboxed/] });
  await page.goto(`${url}frame.html`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await frame.waitForFunction(() => globalThis.splendorTest);
  await frame.evaluate(() => splendorTest.ready);
  assert.equal(await frame.evaluate(storageKind), 'SecurityError');
  assert.deepEqual(await store(frame, 'test', 'kept'), [BLOCKED, 'kept']);
  // No other tab can be known: this one plays.
  await frame.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'tab_owned'));
});

test('full storage is reported, and the value is kept in memory', async () => {
  const table = await open();
  await table.page.evaluate(fillStorage, 0);
  assert.deepEqual(await store(table.page, 'test', 'y'.repeat(5000)), [FULL, 'y'.repeat(5000)]);
  await table.page.evaluate(() => localStorage.clear());
  assert.deepEqual(await store(table.page, 'test', 'z'), [OK, 'z']);
});

const waitForEvent = (page, kind, count = 1) =>
  page.waitForFunction(([name, times]) => splendorTest.events.filter(([k]) => k === name).length >= times, [kind, count]);

test('one of two tabs plays; the other can take over and hears of changes', async () => {
  const first = await open();
  await waitForEvent(first.page, 'tab_owned');
  const { page } = await openTab(first);
  await waitForEvent(page, 'tab_lost');

  await first.page.evaluate(() => splendorHost.storageWrite('test', 'from the first'));
  await waitForEvent(page, 'storage_changed');

  await page.evaluate(() => splendorHost.tabTake());
  await waitForEvent(page, 'tab_owned');
  await waitForEvent(first.page, 'tab_lost');

  await page.close(); // the first gets it back
  await waitForEvent(first.page, 'tab_owned', 2);
});

const WITHOUT_LOCKS = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
const stored = ({ page }) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('splendor:')));

for (const [what, prepare] of [['with Web Locks', undefined], ['without', (page, context) => context.addInitScript(WITHOUT_LOCKS)]]) {
  test(`once one tab has removed everything, the other begins anew, too, and stores nothing of it: ${what}`, async () => {
    const playing = await open({ prepare });
    await startGame(playing);
    await playing.act(0);
    const other = await openTab(playing);
    assert.equal((await other.state()).length, 1);
    for (const id of ['menu', 'menu:about', 'about:forget']) {
      await other.query('press', id);
      await other.idle();
    }
    await Promise.all([
      ...[playing, other].map(({ page }) => page.waitForEvent('load')),
      other.query('press', 'about:forget_sure'),
    ]);
    for (const table of [playing, other]) {
      await table.ready();
      const { length, panel } = await table.state();
      assert.deepEqual([length, panel], [0, 'new_game']);
    }
    await other.page.close();
    await waitForEvent(playing.page, 'tab_owned');
    await playing.page.evaluate(() => dispatchEvent(new Event('pagehide')));  // as a tab that is closed
    assert.deepEqual(await stored(playing), []);

    // What is begun there now is kept as any other game is.
    await startGame(playing);
    await playing.act(0);
    await playing.reload();
    assert.equal((await playing.state()).length, 1);
  });
}

test('the back button closes what lies over the table, and leaves the page only from the bare table', async () => {
  const table = await open();
  const { page } = table;
  await startGame(table);
  const panel = async () => (await table.state()).panel;
  const waitForPanel = async (name) => {
    await page.waitForFunction((wanted) => splendorTest.state().panel === wanted, name);
    await table.idle();  // it is drawn, too
  };
  for (const id of ['menu', 'share']) {
    await table.click(id);
    assert.notEqual(await panel(), 'none');
    await page.evaluate(() => history.back());
    await waitForPanel('none');
  }
  // Closed by its own button: the way back is not used up.
  await table.click('menu');
  await table.click('panel:close');
  await page.waitForFunction(() => !history.state?.layer);
  const before = await page.evaluate(() => history.length);
  await table.click('menu');
  await table.click('menu:about');
  assert.equal(await page.evaluate(() => history.length), before);
  await page.evaluate(() => history.back());
  await waitForPanel('none');
  await Promise.all([page.waitForURL('about:blank'), page.evaluate(() => history.back())]);
});

test('the back button closes an open dialog and leaves the panel below it', async () => {
  const table = await open();
  const { page } = table;
  await startGame(table);
  await table.click('menu');
  await table.click('menu:new');
  await table.click('name:1');
  await page.locator('dialog').waitFor();
  await page.evaluate(() => history.back());
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal((await table.state()).panel, 'new_game');
});

test('a link that was answered does not come back with the back button', async () => {
  const table = await open();
  await startGame(table);
  const { link } = await table.state();
  const second = await open({ fragment: link });
  await second.click('link:open');
  await second.page.waitForFunction(() => !history.state?.layer && location.hash === '');
  await second.click('menu');
  await second.page.evaluate(() => history.back());
  await second.page.waitForFunction(() => splendorTest.state().panel === 'none');
  assert.equal(await second.page.evaluate(() => location.hash), '');
});

test('a whole game, a link, a file and an offline visit make no requests to other sites', async () => {
  const asked = new Set();
  const table = await open({ prepare: (page, context) => context.on('request', (request) => asked.add(new URL(request.url()).origin)) });
  const player = await startGame(table);
  for (let turn = 0; turn < 5; turn++) await player.turn();
  const { state } = await player.look();
  assert.equal(state.cursor >= 5, true);
  await table.reload();
  assert.deepEqual([...asked], [new URL(table.url).origin]);
});
