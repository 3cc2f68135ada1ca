// A game on the page: played with mouse, finger, keys and mirror, saved, and handed on by links, good and bad.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { serveSite } from './support/site.mjs';
import { openTable } from './support/table.mjs';

let browser;
let site;
before(async () => {
  browser = await launchChromium();
  site = await serveSite();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** A game of two persons, so that nobody moves on their own. */
async function openGame(options) {
  const table = await openTable(browser, site, options);
  await table.query('anim', 'off');
  await table.click('seat:2:0');
  await table.click('start');
  const state = await table.state();
  assert.equal(state.panel, 'none');
  assert.equal(state.mayAct, true);
  return table;
}

const positions = async (table) => {
  const { hash, cursor } = await table.state();
  return { hash, cursor };
};

test('three gems are taken with the mouse', async () => {
  const table = await openGame();
  for (const id of ['pile:w', 'pile:b', 'pile:g', 'take']) await table.click(id);
  assert.equal((await table.state()).cursor, 1);
  assert.deepEqual(await table.query('log'), ['take wbg']);
  await table.close();
});

test('three gems are taken with a finger on a phone', async () => {
  const table = await openTable(browser, site, {
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  });
  await table.query('anim', 'off');
  await table.key('Escape');
  for (const id of ['pile:w', 'pile:b', 'pile:g', 'take']) await table.tap(id);
  assert.deepEqual((await table.query('log')).slice(0, 1), ['take wbg']);
  await table.close();
});

test('the same is done in the text mirror, and undone', async () => {
  const table = await openGame();
  const { page } = table;
  await page.locator('#skip').focus();
  await page.keyboard.press('Enter');
  await page.locator('#mirror summary').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('#mirror details button').first().focus();
  await page.keyboard.press('Enter');
  await table.idle();
  assert.equal((await table.state()).cursor, 1);
  await page.locator('[id="control-undo"]').focus();
  await page.keyboard.press('Enter');
  await table.idle();
  assert.equal((await table.state()).cursor, 0);
  await table.focusCanvas();
  await page.keyboard.press('Control+y');
  await table.idle();
  assert.equal((await table.state()).cursor, 1);
  await page.keyboard.press('Control+z');
  await table.idle();
  assert.equal((await table.state()).cursor, 0);
  await table.close();
});

test('the game goes on after the page was left', async () => {
  const table = await openGame();
  for (let ply = 0; ply < 6; ply++) await table.act(ply % 3);
  const before = await positions(table);
  assert.equal(before.cursor, 6);
  await table.page.reload();
  await table.ready();
  assert.deepEqual(await positions(table), before);
  await table.close();
});

test('a link gives the same position elsewhere, and asks first', async () => {
  const first = await openGame();
  for (let ply = 0; ply < 6; ply++) await first.act(ply % 3);
  const { link, deal } = await first.state();
  const wanted = await positions(first);
  await first.close();

  const second = await openGame({});
  await second.act(0);
  const own = await positions(second);
  await second.page.evaluate((text) => { location.hash = text; }, link);
  await second.page.waitForFunction(() => splendorTest.state().panel === 'open_link');
  await second.idle();
  assert.deepEqual(await positions(second), own, 'the running game was given up without a question');
  await second.click('link:open');
  assert.deepEqual(await positions(second), wanted);
  assert.equal(await second.page.evaluate(() => location.hash), '');
  await second.close();

  const third = await openTable(browser, site, { fragment: deal });
  assert.match((await third.state()).panel, /open_link/);
  await third.close();
});

const BAD = {
  'an unknown kind': 'x=hello',
  'nothing after the kind': 'g=',
  'a later format': 'g=9.AAAAAAAA',
  'characters outside the alphabet': 'g=1.%00%ff<script>',
  'a wrong checksum': 'g=1.AAAAgrPuSxcAAwBlCwx',
  'half a link': 'g=1.AAAAgr',
  'a deal that says nothing': 's=',
  'a huge link': `g=1.${'A'.repeat(30000)}`,
  'not a link at all': '!/%E2%82%AC?test=2&#####',
};
test('each kind of bad link is refused with a sentence over a playable game', async () => {
  const table = await openTable(browser, site, { fragment: 'x=hello' }); // one of them at the start
  await table.query('anim', 'off');
  for (const [what, fragment] of Object.entries(BAD)) {
    await table.page.evaluate((text) => { location.hash = text; }, fragment);
    await table.page.waitForFunction(() => location.hash === ''); // the program has looked at it
    await table.idle();
    const state = await table.state();
    assert.equal(state.panel, 'message', what);
    assert.ok(state.message.length > 10, `${what}: '${state.message}'`);
    await table.key('Escape');
    const { cursor } = await table.state();
    await table.act(0);
    assert.ok((await table.state()).cursor > cursor, `${what}: no game to play after it`);
  }
  await table.close();
});

test('the page speaks French to those who read French', async () => {
  const table = await openTable(browser, site, { context: { locale: 'fr-FR' } });
  assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'fr');
  assert.equal(await table.page.locator('#mirror').getAttribute('lang'), 'fr');
  await table.close();
});
