// No game is lost, in each of the three browsers: a reload, storage that is full, storage that is blocked, two tabs, no
// connection, a link into a running game. The scenes are written once. What stands in storage is read past the program.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browsers, playing, servePrepared, started } from './support/browsers.mjs';
import { fillStorage, storageKind } from './support/filler.mjs';
import { readLibrary } from './support/library.mjs';

/** A tab with the game in it, played by the buttons of the text mirror. */
class Scene {
  constructor(tab, url) {
    this.tab = tab;
    this.url = url;
  }

  evaluate(code, ...values) {
    return this.tab.evaluate(String(code), ...values);
  }

  /** Settles when `code`, a function for the page, gives something true. */
  until(code, ...values) {
    return this.tab.evaluate(`(...values) => splendorTest.until(() => (${code})(...values))`, ...values);
  }

  /** The page is loaded, anew if it was already. */
  async load(more = '') {
    await this.tab.goto(`${this.url}?test=1&load=${Scene.loads++}${more}`);
    assert.equal(await this.evaluate(started), '');
    await this.evaluate(() => splendorTest.query('anim', 'off'));
    await this.until(() => splendorTest.events.some(([kind]) => kind === 'tab_owned' || kind === 'tab_lost'));
    return this.state();
  }
  static loads = 0;

  state() {
    return this.evaluate(async () => {
      await splendorTest.idle();
      return splendorTest.state();
    });
  }

  async press(...ids) {
    for (const id of ids) {
      await this.evaluate(async (wanted) => {
        await splendorTest.idle();
        const button = document.getElementById(`control-${wanted}`);
        if (!button || button.closest('[inert]') || button.getAttribute('aria-disabled') === 'true') {
          throw new Error(`'${wanted}' is not offered, only: ${[...document.querySelectorAll('#mirror button')].map((one) => one.id).join(', ')}`);
        }
        button.click();
        await splendorTest.idle();
      }, id);
    }
    return this.state();
  }

  offers(id) {
    return this.evaluate(async (wanted) => {
      await splendorTest.idle();  // the mirror is written with the next frame
      return document.getElementById(`control-${wanted}`) !== null;
    }, id);
  }

  begin() {
    return this.press('seat:2:0', 'start');
  }

  /** So many actions. */
  async play(count) {
    for (let i = 0; i < count; i++) await this.press('act:0');
    return this.state();
  }

  /** The games in storage, by id. */
  async library() {
    return readLibrary(await this.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  }
}

const SCENES = {
  async 'a reload goes on where the game was'({ open }) {
    const scene = await open();
    await scene.begin();
    const played = await scene.play(3);
    const seen = await scene.load();
    assert.deepEqual([seen.hash, seen.cursor, seen.panel], [played.hash, 3, 'none']);
    await scene.play(1);
    const [game, ...others] = [...(await scene.library()).values()];
    assert.equal(others.length, 0);
    assert.equal(game.actions.length, 4);
  },

  async 'full storage is said, nothing replaces the running game unasked, and room again is used'({ open }) {
    const scene = await open();
    await scene.begin();
    await scene.play(2);
    await scene.evaluate(fillStorage, 0);
    let seen;
    do seen = await scene.play(1); while (!(await scene.offers('unsaved')) && seen.cursor < 40);  // an entry may still fit into its own place
    assert.match(seen.notice, /storage is full.*Save it to a file/);
    const stored = [...(await scene.library()).values()][0].actions.length;
    assert.ok(stored >= 2 && stored < seen.cursor, `${stored} of ${seen.cursor} are stored`);

    assert.equal((await scene.press('menu', 'menu:new', 'start')).panel, 'not_stored');
    const kept = await scene.press('keep:back');
    assert.deepEqual([kept.hash, kept.panel], [seen.hash, 'none']);
    seen = await scene.play(1);
    await scene.evaluate(fillStorage, null);
    await scene.press('menu', 'menu:new', 'start');  // now it can be stored, and asks nobody
    const games = [...(await scene.library()).values()].map((game) => game.actions.length);
    assert.deepEqual(games.sort(), [0, seen.cursor]);
  },

  async 'blocked storage is said, the game goes on, and nothing replaces it unasked'({ open, site, name }) {
    // A page without an origin: the browser itself closes its storage. WebKit runs no scripts of 'self' there.
    if (name === 'WebKit') site.storageBlocked = true;
    else site.sandboxed = true;
    const scene = await open();
    assert.equal(await scene.evaluate(storageKind), 'SecurityError');
    let seen = await scene.begin();
    assert.match(seen.notice, /keeps nothing for this page.*Save it to a file/);
    seen = await scene.play(3);
    assert.equal(seen.cursor, 3);
    assert.equal(await scene.offers('unsaved'), true);
    assert.equal((await scene.press('menu', 'menu:new', 'start')).panel, 'not_stored');
    assert.equal((await scene.press('keep:back')).hash, seen.hash);
  },

  async 'one of two tabs plays, the other looks on and takes over; all actions are kept'({ open }) {
    const first = await open();
    await first.begin();
    let seen = await first.play(2);
    const second = await open();
    await second.until(() => splendorTest.events.some(([kind]) => kind === 'tab_lost'));
    assert.equal((await second.state()).hash, seen.hash);
    assert.equal(await second.offers('act:0'), false);

    seen = await first.play(1);
    await second.until((hash) => splendorTest.state().hash === hash, seen.hash);
    await second.press('tab');
    await second.until(() => splendorTest.events.at(-1) && splendorTest.events.some(([kind]) => kind === 'tab_owned'));
    await first.until(() => splendorTest.events.some(([kind]) => kind === 'tab_lost'));
    seen = await second.play(2);
    await first.until((hash) => splendorTest.state().hash === hash, seen.hash);
    assert.equal(await first.offers('act:0'), false);

    const owned = () => first.evaluate(() => splendorTest.events.filter(([kind]) => kind === 'tab_owned').length);
    const times = await owned();
    await second.tab.close();
    await first.until((count) => splendorTest.events.filter(([kind]) => kind === 'tab_owned').length > count, times);
    assert.equal((await first.state()).hash, seen.hash);
    seen = await first.play(1);
    assert.equal(seen.cursor, 6);
    assert.equal((await first.load()).hash, seen.hash);
    assert.deepEqual([...(await first.library()).values()].map((game) => game.actions.length), [6]);
  },

  async 'without a connection the game opens, goes on and is kept'({ open, site }) {
    const scene = await open('&sw');
    await scene.begin();
    await scene.play(2);
    await scene.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await site.close();
    // The hooks of the tests are not kept for a visit without a connection: what a reader sees must do.
    await scene.tab.goto(site.url);
    await scene.evaluate(playing, 2);
    await scene.evaluate(() => document.getElementById('control-act:0').click());
    await scene.evaluate(playing, 3);
    await scene.tab.goto(site.url);
    await scene.evaluate(playing, 3);
    assert.deepEqual([...(await scene.library()).values()].map((game) => game.actions.length), [3]);
  },

  async 'a link into a running game asks; both games are kept'({ open }) {
    const scene = await open();
    await scene.begin();
    const mine = await scene.play(3);
    await scene.press('menu', 'menu:new', 'seat:2:0', 'start');
    const other = await scene.play(2);
    const find = async (seed) => [...(await scene.library())].find(([, game]) => game.seed === seed)[0];
    const mineId = await find(mine.seed);
    assert.equal((await scene.press('menu', 'menu:games', `open:${mineId}`)).hash, mine.hash);

    const follow = async () => {
      await scene.until(() => !history.state?.layer);
      await scene.evaluate((link) => { location.hash = link; }, other.link);
      await scene.until(() => splendorTest.state().panel === 'open_link');
    };
    await follow();
    let seen = await scene.press('link:keep');
    assert.deepEqual([seen.hash, seen.panel], [mine.hash, 'none']);
    await follow();
    seen = await scene.press('link:open');
    assert.deepEqual([seen.hash, seen.panel], [other.hash, 'none']);
    await scene.play(1);
    seen = await scene.press('menu', 'menu:games', `open:${mineId}`);
    assert.equal(seen.hash, mine.hash);
    const games = [...(await scene.library()).values()].map((game) => game.actions.length);
    assert.deepEqual(games.sort(), [2, 3, 3]);
  },
};

for (const [name, launch] of Object.entries(browsers)) {
  let browser;
  before(async () => {
    browser = await launch();
  });
  after(() => browser?.close());

  for (const [what, scene] of Object.entries(SCENES)) {
    test(`${name}: ${what}`, { timeout: 180_000 }, async () => {
      const opened = [];
      const site = await servePrepared();
      const open = async (more) => {
        const one = new Scene(await browser.open(), site.url);
        opened.push(one);
        await one.load(more);
        return one;
      };
      try {
        await scene({ open, site, name });
      } finally {
        for (const one of opened.reverse()) await one.tab.close().catch(() => {});
        await site.close();
      }
    });
  }
}
