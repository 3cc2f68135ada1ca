// Links, files and saves, good and bad: what comes from outside never costs the running game.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { openUnpainted, Player, startGame } from './support/player.mjs';
import { serveSite } from './support/site.mjs';

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

/** A game of two persons, three actions old. */
async function openRunning(options) {
  const table = await openUnpainted(browser, site, options);
  const player = await startGame(table);
  for (const action of [0, 1, 2]) await table.query('act', action);
  const { state } = await player.look();
  assert.equal(state.cursor, 3);
  return { table, player, state };
}

async function follow(table, fragment, panel) {
  await table.page.evaluate((text) => { location.hash = text; }, fragment);
  await table.page.waitForFunction((name) => location.hash === '' && splendorTest.state().panel === name, panel);
}

/** Gives the page a file as the player's answer to "Open a file". */
async function importText(player, text) {
  const { page } = player.table;
  await player.click('share');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), player.click('import')]);
  const heard = await page.evaluate(() => splendorTest.events.length);
  await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForFunction((count) => splendorTest.events.slice(count).some(([kind]) => kind.startsWith('file_')), heard);
  return player.look();
}

async function download(player, id) {
  const [file] = await Promise.all([player.table.page.waitForEvent('download'), player.click(id)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function exportText(player) {
  await player.click('share');
  const file = await download(player, 'export');
  await player.click('panel:close');
  return file;
}

test('the link to a deal gives the same first position in a fresh browser', async () => {
  const first = await openRunning();
  await first.player.click('undo');
  await first.player.click('undo');
  const start = (await first.player.click('undo')).state;
  await first.table.close();

  const table = await openUnpainted(browser, site, { fragment: start.deal });
  const player = await startGameFromLink(table);
  const { state } = await player.look();
  assert.deepEqual([state.hash, state.cursor, state.deal], [start.hash, 0, start.deal]);
  await table.close();
});

async function startGameFromLink(table) {
  const player = new Player(table);
  assert.equal((await player.look()).state.panel, 'open_link');
  assert.equal((await player.click('link:open')).state.panel, 'new_game');
  await player.click('start');
  return player;
}

const FUTURE = /newer version/;
const DAMAGED = /cut off or changed/;
const damage = (text) => `${text.slice(0, 12)}${text[12] === 'A' ? 'B' : 'A'}${text.slice(13)}`;
const LINKS = {
  'one character changed': [damage, DAMAGED],
  'cut off': [(link) => link.slice(0, -7), DAMAGED],
  'of a later format': [(link) => link.replace('g=1.', 'g=2.'), FUTURE],
  'a deal of a later format': [(link, deal) => deal.replace('s=1', 's=2'), FUTURE],
  'a deal with a slip': [(link, deal) => deal.replace(/.$/, (last) => (last === '2' ? '3' : '2')), DAMAGED],
  'longer than any': [(link) => link + 'A'.repeat(2001), /longer than any/],
  'no link': [() => 'nonsense', /not a link/],
};

test('each bad link gets a sentence and the running game stays', async () => {
  const { table, player, state } = await openRunning();
  for (const [what, [spoil, reason]] of Object.entries(LINKS)) {
    await follow(table, spoil(state.link, state.deal), 'message');
    const seen = (await player.look()).state;
    assert.match(seen.message, /^The link could not be opened\. [A-Z][^.]*\.$/, what);
    assert.match(seen.message, reason, what);
    assert.equal(seen.hash, state.hash, what);
    assert.equal((await player.click('message:ok')).state.panel, 'none');
  }
  await player.turn();
  await table.close();
});

const FILES = {
  empty: () => '',
  'of another kind': () => '<html>hello</html>',
  'cut off': (text) => text.slice(0, text.length / 2),
  'one character changed': (text) => text.replace('seat person', 'seat persom'),
  'of a later version': (text) => text.replace('splendor-save 1', 'splendor-save 2'),
  'longer than any': (text) => text + '\n'.repeat(300 * 1024),
};

test('each bad file gets a sentence and the running game stays', async () => {
  const { table, player, state } = await openRunning();
  const { text } = await exportText(player);
  for (const [what, spoil] of Object.entries(FILES)) {
    const seen = (await importText(player, spoil(text))).state;
    assert.equal(seen.panel, 'message', what);
    assert.match(seen.message, /^The file could not be read\. [A-Z].*\.$/, what);
    assert.match(seen.message, what === 'of a later version' ? /newer/ : /./, what);
    assert.equal(seen.hash, state.hash, what);
    await player.click('message:ok');
  }
  const seen = (await importText(player, 'x'.repeat((1 << 20) + 1))).state; // not even read
  assert.match(seen.notice, /^The file could not be read\./);
  assert.equal(seen.hash, state.hash);
  await table.close();
});

test('a game goes out as a file and comes in elsewhere', async () => {
  const { table, player, state } = await openRunning();
  const { name, text } = await exportText(player);
  assert.equal(name, `splendor-${state.seed}.txt`);
  await table.close();

  const second = await openRunning();
  await second.player.turn();
  assert.notEqual((await second.player.look()).state.hash, state.hash);
  const seen = (await importText(second.player, text)).state;
  assert.deepEqual([seen.hash, seen.cursor, seen.panel], [state.hash, 3, 'none']);
  assert.equal((await exportText(second.player)).text, text);
  await second.table.close();
});

test('a link that the page is opened with asks first; the game it replaces can be had back', async () => {
  const { table, player, state } = await openRunning();
  const { page } = table;
  await player.turn();
  const mine = (await player.look()).state;
  await page.goto('about:blank');
  await page.goto(`${site.url}?test=1#${state.link}`);
  await table.ready();
  let seen = (await player.look()).state;
  assert.deepEqual([seen.panel, seen.hash], ['open_link', mine.hash]);
  seen = (await player.click('link:open')).state;
  assert.deepEqual([seen.panel, seen.hash], ['none', state.hash]);
  await player.click('menu');
  seen = (await player.click('menu:aside')).state;
  assert.deepEqual([seen.panel, seen.hash], ['none', mine.hash]);
  await table.close();
});

// The page between is a file without a page's own icon.
const NO_ICON = [/favicon\.ico/];

/** Leaves the page, changes what is stored, and comes back. */
async function comeBackTo(table, change) {
  const { page } = table;
  await page.goto(`${site.url}manifest.webmanifest`);
  const kept = await page.evaluate(change);
  await page.goto(`${site.url}?test=1`);
  await table.ready();
  return kept;
}

test('when the newest save is damaged, the one before it is there', async () => {
  const { table, player } = await openRunning({ allow: NO_ICON });
  const older = await comeBackTo(table, () => {
    const key = (name) => `splendor:v1:save.${name}`;
    const newer = Number(localStorage.getItem(key('newer')));
    localStorage.setItem(key(newer), localStorage.getItem(key(newer)).replace('seat', 'sofa'));
    return localStorage.getItem(key(1 - newer));
  });
  const { state } = await player.look();
  assert.equal(state.cursor, Number(older.match(/^shown (\d+)$/m)[1]));
  assert.equal(state.panel, 'none');
  assert.match(state.notice, /The newest save was damaged/);
  await player.turn();
  await table.close();
});

test('when both saves are damaged, the page says so and offers what is left of them', async () => {
  const { table, player } = await openRunning({ allow: NO_ICON });
  const left = await comeBackTo(table, () => {
    for (const slot of ['0', '1']) localStorage.setItem(`splendor:v1:save.${slot}`, `damaged ${slot}`);
    return `damaged ${localStorage.getItem('splendor:v1:save.newer')}`;
  });
  const { state } = await player.look();
  assert.equal(state.panel, 'message');
  assert.match(state.message, /^The saved game could not be read\./);
  assert.deepEqual(await download(player, 'export:damaged'), { name: 'splendor-damaged.txt', text: left });
  assert.equal((await player.click('message:ok')).state.panel, 'new_game');
  await table.close();
});

const BLOCK = () => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });

test('where storage is blocked the game goes on, says so, and can be kept as a file', async () => {
  const { table, player, state } = await openRunning({ prepare: (page) => page.addInitScript(BLOCK) });
  assert.match(state.notice, /keeps nothing for this page.*Save it to a file/);
  await player.turn();
  const { text } = await exportText(player);
  assert.equal(text.match(/^shown 4$/m)?.length, 1, text);
  await table.close();
});

test('where storage is full the game goes on and says so', async () => {
  const { table, player, state } = await openRunning();
  assert.equal(state.notice, '');
  await table.page.evaluate(() => {
    for (let block = 'x'.repeat(1 << 20), i = 0; block.length > 0; i++) {
      try {
        localStorage.setItem(`filler${i}`, block);
      } catch {
        block = block.slice(0, block.length >> 1);
      }
    }
    const save = localStorage.getItem('splendor:v1:save.0'); // its place is taken as well
    localStorage.removeItem('splendor:v1:save.0');
    localStorage.removeItem('splendor:v1:save.1');
    for (let block = save; block.length > 0; block = block.slice(0, block.length >> 1)) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`rest${block.length}:${i}`, block);
      } catch {
        // as much as fits
      }
    }
  });
  await player.turn();
  const seen = (await player.look()).state;
  assert.equal(seen.cursor, 4);
  assert.match(seen.notice, /storage is full.*Save it to a file/);
  await player.turn();
  await table.close();
});
