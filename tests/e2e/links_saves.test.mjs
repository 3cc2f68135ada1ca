// Links, files and saves, good and bad: what comes from outside never costs the running game.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chromiumTests } from './support/fixture.mjs';
import { makeHoldable } from './support/held_clock.mjs';
import { Player, startGame } from './support/player.mjs';

const { test, open } = chromiumTests();

/** A game of two persons, three actions old. */
async function openRunning(options) {
  const table = await open(options);
  const player = await startGame(table);
  for (const action of [0, 1, 2]) await table.query('act', action);
  const { state } = await player.look();
  assert.equal(state.cursor, 3);
  return { table, player, state };
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

test('"Open a file" opens the chooser within the press, before any frame: a slow device misses none', async () => {
  const { table, player } = await openRunning({ prepare: makeHoldable });
  const { page } = table;
  await player.click('share');
  const { x, y } = await table.place('import');
  await page.mouse.move(x, y);
  await table.idle();
  for (let times = 0; times < 20; times++) {
    await page.evaluate(() => heldClock.hold());
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.mouse.click(x, y)]);
    await chooser.setFiles([]);  // the browser opens no other one before
    await page.evaluate(async () => {
      await heldClock.step(2000);  // two presses in a moment would be a double one
      heldClock.release();
    });
    await table.idle();
  }
});

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

  const table = await open({ fragment: start.deal });
  const player = await startGameFromLink(table);
  const { state } = await player.look();
  assert.deepEqual([state.hash, state.cursor, state.deal], [start.hash, 0, start.deal]);
});

async function startGameFromLink(table) {
  const player = new Player(table);
  assert.equal((await player.look()).state.panel, 'open_link');
  assert.equal((await player.click('link:open')).state.panel, 'new_game');
  await player.click('start');
  return player;
}

test('a link to another game asks first, and leaves the running one alone when the player keeps it', async () => {
  const other = await openRunning();
  const { table, player, state } = await openRunning();
  await player.turn();
  const mine = (await player.look()).state;
  assert.notEqual(mine.hash, other.state.hash);

  await table.follow(other.state.link, 'open_link');
  assert.equal((await player.look()).state.hash, mine.hash);
  const kept = (await player.click('link:keep')).state;
  assert.deepEqual([kept.hash, kept.panel], [mine.hash, 'none']);
  await player.turn();
  await table.reload();
  const later = (await player.look()).state;
  assert.deepEqual([later.cursor, later.panel], [state.cursor + 2, 'none'], 'it came back with the reload');
});

const FUTURE = /newer version/;
const DAMAGED = /cut off or changed/;
const NO_LINK = /not a link/;
const TOO_LONG = /longer than any/;
const damage = (text) => `${text.slice(0, 12)}${text[12] === 'A' ? 'B' : 'A'}${text.slice(13)}`;
const LINKS = {
  'one character changed': [damage, DAMAGED],
  'cut off': [(link) => link.slice(0, -7), DAMAGED],
  'cut off early': [(link) => link.slice(0, 10), DAMAGED],
  'of a later format': [(link) => link.replace('g=1.', 'g=3.'), FUTURE],
  'characters outside the alphabet': [() => 'g=1.%00%ff<script>', DAMAGED],
  'a deal of a later format': [(link, deal) => deal.replace('s=1', 's=2'), FUTURE],
  'a deal with a slip': [(link, deal) => deal.replace(/.$/, (last) => (last === '2' ? '3' : '2')), DAMAGED],
  'a deal that says nothing': [() => 's=', DAMAGED],
  'longer than any': [(link) => link + 'A'.repeat(2001), TOO_LONG],
  huge: [() => `g=1.${'A'.repeat(30000)}`, TOO_LONG],
  'an unknown kind': [() => 'x=hello', NO_LINK],
  'nothing after the kind': [() => 'g=', DAMAGED],
  'no link': [() => 'nonsense', NO_LINK],
  'no link, with much that addresses may hold': [() => '!/%E2%82%AC?test=2&#####', NO_LINK],
};

test('each bad link gets a sentence and the running game stays', async () => {
  const { table, player, state } = await openRunning();
  for (const [what, [spoil, reason]] of Object.entries(LINKS)) {
    await table.follow(spoil(state.link, state.deal), 'message');
    const seen = (await player.look()).state;
    assert.match(seen.message, /^The link could not be opened\. [A-Z][^.]*\.$/, what);
    assert.match(seen.message, reason, what);
    assert.equal(seen.hash, state.hash, what);
    assert.equal((await player.click('message:ok')).state.panel, 'none');
  }
  await player.turn();
});

test('a page that is opened with a bad link says so over a game that can be played', async () => {
  const table = await open({ fragment: 'x=hello' });
  const player = new Player(table);
  await table.stopMotion();
  const { panel, message } = (await player.look()).state;
  assert.equal(panel, 'message');
  assert.match(message, NO_LINK);
  await player.click('message:ok');
  for (const id of ['seat:2:0', 'start']) await player.click(id);
  await player.turn();
});

const FILES = {
  empty: () => '',
  'of another kind': () => '<html>hello</html>',
  'cut off': (text) => text.slice(0, text.length / 2),
  'one character changed': (text) => text.replace('seat person', 'seat persom'),
  'of a later version': (text) => text.replace('splendor-save 1', 'splendor-save 3'),
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
  const seen = (await importText(player, 'x'.repeat((8 << 20) + 1))).state; // not even read
  assert.match(seen.notice, /^The file could not be read\./);
  assert.equal(seen.hash, state.hash);
});

test('a game is exported as a file and imported elsewhere', async () => {
  const { table, player, state } = await openRunning();
  const { name, text } = await exportText(player);
  assert.equal(name, `splendor-${state.seed}.txt`);

  const second = await openRunning();
  await second.player.turn();
  assert.notEqual((await second.player.look()).state.hash, state.hash);
  const seen = (await importText(second.player, text)).state;
  assert.deepEqual([seen.hash, seen.cursor, seen.panel], [state.hash, 3, 'none']);
  assert.equal((await exportText(second.player)).text, text);
});

test('a link that the page is opened with asks first; the game before can be opened again', async () => {
  const { table, player, state } = await openRunning();
  const { page } = table;
  await player.turn();
  const mine = (await player.look()).state;
  await page.goto('about:blank');
  await page.goto(`${table.url}?test=1#${state.link}`);
  await table.ready();
  let seen = (await player.look()).state;
  assert.deepEqual([seen.panel, seen.hash], ['open_link', mine.hash]);
  seen = (await player.click('link:open')).state;
  assert.deepEqual([seen.panel, seen.hash], ['none', state.hash]);
  await player.click('menu');
  await player.click('menu:games');
  seen = (await player.click(await otherGame(page))).state;
  assert.deepEqual([seen.panel, seen.hash], ['none', mine.hash]);
});

/** The control that opens the game of the library that is not on the table. */
const otherGame = (page) => page.evaluate(() => {
  const playing = localStorage.getItem('splendor:v1:playing');
  const ids = Object.keys(localStorage).map((key) => key.match(/^splendor:v1:game\.(.+)\.[01]$/)?.[1]);
  return `open:${ids.find((id) => id && id !== playing)}`;
});

// The page between is a file without a page's own icon.
const NO_ICON = [/favicon\.ico/];

/** Leaves the page, changes what is stored, and comes back. */
async function comeBackTo(table, change, argument) {
  const { page } = table;
  await page.goto(`${table.url}manifest.webmanifest`);
  const kept = await page.evaluate(change, argument);
  await page.goto(`${table.url}?test=1`);
  await table.ready();
  return kept;
}

test('when the newest save is damaged, the one before it is there', async () => {
  const { table, player } = await openRunning({ allow: NO_ICON });
  const older = await comeBackTo(table, () => {
    const id = localStorage.getItem('splendor:v1:playing');
    const slots = [0, 1].map((slot) => `splendor:v1:game.${id}.${slot}`);
    const revision = (key) => Number(localStorage.getItem(key).match(/^revision (\d+)$/m)[1]);
    const [newer, older] = revision(slots[0]) > revision(slots[1]) ? slots : slots.toReversed();
    localStorage.setItem(newer, localStorage.getItem(newer).replace('seat', 'sofa'));
    return localStorage.getItem(older);
  });
  const { state } = await player.look();
  assert.equal(state.cursor, Number(older.match(/^shown (\d+)$/m)[1]));
  assert.equal(state.panel, 'none');
  assert.match(state.notice, /The newest save could not be read/);
  await player.turn();
});

test('when both saves are damaged, millions of letters long, the page says so, offers what is left of them and keeps it', async () => {
  const { table, player } = await openRunning({ allow: NO_ICON });
  const damaged = (slot) => `damaged ${slot}\0hidden${'x'.repeat(1_200_000)}`;
  const slots = (id) => table.page.evaluate((key) => [0, 1].map((slot) => localStorage.getItem(`${key}.${slot}`)), `splendor:v1:game.${id}`);
  const id = await comeBackTo(table, (texts) => {
    const playing = localStorage.getItem('splendor:v1:playing');
    texts.forEach((text, slot) => localStorage.setItem(`splendor:v1:game.${playing}.${slot}`, text));
    return playing;
  }, [0, 1].map(damaged));
  const { state } = await player.look();
  assert.equal(state.panel, 'message');
  assert.match(state.message, /^The saved game could not be read\./);
  await player.click('message:games');
  assert.deepEqual(await download(player, `export:${id}`),
    { name: `splendor-${id}.txt`, text: [0, 1].map((slot) => `${damaged(slot)}\n`).join('') });
  await player.click('panel:close');
  await player.turn();
  assert.deepEqual(await slots(id), [0, 1].map(damaged));
});

const BLOCK = () => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });

test('where storage is blocked the game goes on, says so, and can be kept as a file', async () => {
  const { table, player, state } = await openRunning({ prepare: (page) => page.addInitScript(BLOCK) });
  assert.match(state.notice, /keeps nothing for this page.*Save it to a file/);
  await player.turn();
  const { text } = await exportText(player);
  assert.equal(text.match(/^shown 4$/m)?.length, 1, text);
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
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('splendor:v1:game.'));
    const save = localStorage.getItem(key); // its place is taken as well
    for (const slot of ['0', '1']) localStorage.removeItem(key.replace(/[01]$/, slot));
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
});
