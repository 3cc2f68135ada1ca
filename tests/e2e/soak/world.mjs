// A world of a soak: one browser profile with some tabs of the real page in it, which do things at random, and what must be
// kept meanwhile. A game is kept as soon as another page sees it in storage: from then on it must be there, whole, with at
// least these actions, until its player deletes it or agrees to forget later moves. Where it goes on in another way, the line
// that it leaves is an entry too; only the one decision that was just taken back is in none.
import assert from 'node:assert/strict';
import { fillStorage } from '../support/filler.mjs';
import { readLibrary } from '../support/library.mjs';
import { Chance } from './chance.mjs';
import { readStored, Tab } from './tab.mjs';

const MOST_TABS = 3;
const CRASH_WITHIN_MS = 50;
const LONGEST_WAIT_MS = 60_000;

const WEIGHTS = {
  act: 24, undo: 4, redo: 2, goTo: 1,
  newGame: 3, openGame: 4, deleteGame: 3, rename: 2, importGame: 3, link: 4, panel: 2,
  reload: 4, openTab: 4, closeTab: 2, crash: 5,
  takeOver: 3, hold: 3, deliver: 3, hide: 2,
  clock: 2, fill: 2, free: 2,
};

const onlyPersons = ({ seats }) => seats.every((seat) => seat.startsWith('seat person'));

/** Actions of one decision that was taken back, with what computers answered to it. */
const takenBack = (entry) => (onlyPersons(entry) ? 1 : 4);

const startsWith = (list, first) => first.length <= list.length && first.every((one, i) => list[i] === one);

export class World {
  problems = [];
  told = [];            // the steps so far
  tabs = [];
  tabsOpened = 0;
  clock_ms = 0;
  kept = new Map();     // id -> {actions, shown}
  undone = new Set();   // seeds of games that a tab shows with an action taken back, at the begin of this step
  sure = new Map();     // seed -> how many of them must stay, where the player has agreed to forget the rest; for this step
  gone = new Set();     // ids that may be missing: deleted, or nothing was played in them
  deleted = new Set();  // seeds of games that a player has deleted, which another tab may show all the same
  texts = [];           // of entries, for import
  links = [];

  constructor(seed, { browser, site, figures }) {
    this.seed = seed;
    this.chance = new Chance(seed);
    this.browser = browser;
    this.site = site;
    this.figures = figures;
    this.locks = !this.chance.oneIn(3);
    this.computers = this.chance.oneIn(4);
  }

  async open() {
    this.context = await this.browser.newContext({ locale: 'en-GB', viewport: { width: 640, height: 400 } });
    this.url = this.site.url;
    this.watcher = await this.context.newPage();  // of the same origin, without the game
    await this.watcher.goto(`${this.url}manifest.webmanifest`);
    await this.openTab();
    await this.check();
  }

  close() {
    return this.context.close();
  }

  // ---- A step

  async step() {
    const kind = this.tabs.length === 0 ? 'openTab' : this.chance.weighted(WEIGHTS);
    this.kind = kind;
    this.sure.clear();
    // Where there is no room to store it, only the tab knows that something was taken back.
    this.undone = new Set(this.tabs.map(({ seen: { state } }) => state).filter(({ cursor, length }) => cursor < length).map(({ seed }) => seed));
    const tab = this.tabs.length > 0 ? this.chance.of(this.tabs) : null;
    this.told.push(`${kind} ${tab?.number ?? ''}`);
    await this[kind](tab);
    this.figures[kind] = (this.figures[kind] ?? 0) + 1;
    this.tabs = this.tabs.filter((one) => !one.dead);
    if (tab && !tab.dead) await tab.look();
    await this.check();
    if (tab && !tab.dead) this.checkShown(tab);
  }

  tell(more) {
    this.told[this.told.length - 1] += ` ${more}`;
  }

  /** All pages see the same storage. Gives it. */
  async settled() {
    const begin = Date.now();
    for (;;) {
      const stored = await this.watcher.evaluate(readStored);
      const text = JSON.stringify(stored);
      const others = await Promise.all(this.tabs.map(async (tab) => tab.stored()?.catch(() => null) ?? null));
      if (others.every((other) => other === null || JSON.stringify(other) === text)) return stored;
      assert.ok(Date.now() - begin < LONGEST_WAIT_MS, 'the tabs never see the same storage');
    }
  }

  async check() {
    this.stored = await this.settled();
    this.library = readLibrary(this.stored);
    for (const [id, { actions, shown }] of this.kept) {
      const entry = this.library.get(id);
      if (!entry) {
        assert.ok(this.gone.has(id) || actions.length === 0, `a game is gone: ${id} with ${actions.length} actions`);
        this.kept.delete(id);
        continue;
      }
      const back = shown < actions.length || this.kind === 'undo' || this.undone.has(entry.seed);
      const stay = actions.length - (back ? takenBack(entry) : 0);
      const first = actions.slice(0, Math.max(0, Math.min(stay, this.sure.get(entry.seed) ?? stay)));
      const whole = [...this.library.values()].some((other) => other.seed === entry.seed && startsWith(other.actions, actions));
      assert.ok(whole || startsWith(entry.actions, first),
        `a game has lost something: ${id} had\n${actions.join(', ')}\nand has\n${entry.actions.join(', ')}\n${JSON.stringify(this.tabs.map(({ number, seen }) => [number, seen.state, seen.log]))}`);
    }
    this.gone.clear();
    for (const [id, entry] of this.library) this.kept.set(id, entry);
    assert.deepEqual(this.problems, []);
  }

  /** What a tab shows and does not call unsaved is what is stored. */
  checkShown(tab) {
    const { state, log, buttons, owns, waiting } = tab.seen;
    if (/elsewhere|has gone on in another tab/.test(state.notice) && tab.noticed !== state.notice) this.figures.overtaken++;
    tab.noticed = state.notice;
    if (!owns || waiting > 0 || state.panel !== 'none' || !('menu' in buttons)) return;
    if ('unsaved' in buttons) {
      this.figures.refusals++;
      return;
    }
    assert.ok(!tab.blocked || log.length === 0, 'nothing can be stored here, and nobody says so');
    if (log.length === 0 || this.deleted.has(state.seed)) return;
    const shown = [...this.library.values()].some((entry) =>
      entry.seed === state.seed && entry.shown >= log.length && startsWith(entry.actions, log));
    assert.ok(shown, `tab ${tab.number} shows ${log.length} actions of ${state.seed} as saved, and they are not stored`);
  }

  // ---- What is done

  async openTab() {
    if (this.tabs.length >= MOST_TABS) return;
    this.tabs.push(await Tab.open(this));
  }

  async closeTab(tab) {
    if (this.chance.oneIn(2)) await tab.page.close();
    else await tab.page.goto('about:blank').then(() => tab.page.close());
  }

  async reload(tab) {
    await tab.load(() => tab.page.reload());
  }

  /** Back to the bare table. */
  async bare(tab) {
    await tab.look();
    if (tab.seen.asked) {
      await tab.page.evaluate(() => document.querySelector('dialog').close());
      await tab.look();
    }
    for (let tries = 0; tries < 4 && tab.seen.state.panel !== 'none'; tries++) {
      if (!(await tab.press('panel:close'))) break;
    }
    return tab.seen.state.panel === 'none';
  }

  async act(tab) {
    await this.bare(tab);
    const actions = tab.offered('act:');
    if (actions.length === 0) return;
    await tab.press(this.chance.of(actions));
    await this.answerLaterMoves(tab);
  }

  async answerLaterMoves(tab) {
    if (tab.seen.state.panel !== 'later_moves') return;
    const answer = this.chance.of(['past:play', 'past:play', 'past:now', 'panel:close']);
    this.tell(answer);
    await tab.press(answer);
    if (tab.seen.state.panel !== 'later_moves') {
      if (answer === 'past:play') this.figures.asides++;
      return;
    }
    const second = this.chance.of(['past:go', 'past:now', 'panel:close']);  // they could not be stored
    this.tell(second);
    if (second === 'past:go') this.sure.set(tab.seen.state.seed, tab.seen.state.cursor);
    await tab.press(second);
  }

  async undo(tab) {
    await this.bare(tab);
    for (let times = this.chance.below(3); times >= 0; times--) await tab.press('undo');
  }

  async redo(tab) {
    await this.bare(tab);
    await tab.press(this.chance.oneIn(3) ? 'now' : 'redo');
  }

  async goTo(tab) {
    await this.pressOneOf(tab, 'log');
  }

  /** One of the rows of a panel, if it has any. */
  async pressOneOf(tab, panel) {
    await this.bare(tab);
    await tab.press(panel);
    const rows = tab.offered(`${panel}:`);
    if (rows.length > 0) await tab.press(this.chance.of(rows));
  }

  /** After a press that may replace the running game: the question whether it may go. */
  async answerNotStored(tab) {
    if (tab.seen.state.panel !== 'not_stored') return;
    this.figures.asked++;
    const answer = this.chance.of(['keep:again', 'keep:back', 'keep:go']);
    this.tell(answer);
    await tab.press(answer);
  }

  async newGame(tab) {
    await this.bare(tab);
    await tab.pressAll('menu', 'menu:new');
    await tab.press('seat:1:0');
    await tab.press(`seat:2:${this.computers ? this.chance.below(2) : 0}`);
    await tab.press('start');
    await this.answerNotStored(tab);
  }

  /** A press is void if a computer has played since it was offered; not three times. */
  async games(tab) {
    for (let tries = 0; tries < 3; tries++)
      if ((await this.bare(tab)) && (await tab.pressAll('menu', 'menu:games'))) return true;
    return false;
  }

  async openGame(tab) {
    if (!(await this.games(tab))) return;
    const games = tab.offered('open:');
    if (games.length === 0) return;
    await tab.press(this.chance.of(games));
    await this.answerNotStored(tab);
  }

  async deleteGame(tab) {
    if (!(await this.games(tab))) return;
    const games = tab.offered('delete:');
    if (games.length < 2) return;
    const press = this.chance.of(games);
    const id = press.slice('delete:'.length);
    const before = this.library.get(id);
    this.gone.add(id);
    if (before) this.deleted.add(before.seed);
    await tab.press(press);
    if (!this.chance.oneIn(2)) {
      this.figures.deleted++;
      return;
    }
    if (!tab.has('games:restore')) return;  // this tab only reads
    await tab.press('games:restore');
    if (!tab.has(`open:${id}`)) return;  // there is no room: it is still offered
    const stored = readLibrary(await tab.stored() ?? {}).get(id);
    assert.ok(tab.blocked || !before || (stored && startsWith(stored.actions, before.actions)), `${id} was brought back in another way`);
    this.figures.restored++;
    this.tell('and back');
  }

  async rename(tab) {
    if (!(await this.games(tab))) return;
    const games = tab.offered('rename:');
    if (games.length === 0) return;
    const press = this.chance.of(games);
    if (!(await tab.press(press)) || !tab.seen.asked) return;
    const name = `Game ${this.chance.below(1000)}`;
    const gives = !this.chance.oneIn(4);
    await tab.page.evaluate(([text, ok]) => {
      const dialog = document.querySelector('dialog');
      dialog.querySelector('input').value = text;
      dialog.querySelector(ok ? 'button.main' : 'button:not(.main)').click();
    }, [name, gives]);
    await tab.page.waitForFunction(() => !document.querySelector('dialog'));
    await tab.look();
    if (gives) this.figures.renamed++;
  }

  async importGame(tab) {
    const entry = this.library.size > 0 ? this.chance.of([...this.library.values()]) : null;
    if (entry && this.texts.length < 20) this.texts.push(entry.text);
    if (this.texts.length === 0 || !(await this.games(tab)) || !tab.has('games:import')) return;
    let text = this.chance.of(this.texts);
    if (this.chance.oneIn(4)) text += this.chance.of(this.texts);
    if (this.chance.oneIn(5)) text = text.slice(0, this.chance.below(text.length));
    await tab.press('games:import');
    const heard = await tab.page.evaluate(() => splendorTest.events.length);
    await tab.page.setInputFiles('#chosen-file', { name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await tab.page.waitForFunction((count) => splendorTest.events.slice(count).some(([kind]) => kind.startsWith('file_')), heard);
    await tab.look();
    await this.answerNotStored(tab);
  }

  async link(tab) {
    const { link, deal } = tab.seen.state;
    if (this.links.length < 20) this.links.push(link, deal);
    let chosen = this.chance.of(this.links);
    if (this.chance.oneIn(5)) chosen = chosen.slice(0, this.chance.below(chosen.length));
    if (!(await this.bare(tab))) return;
    // As in Table.follow: the panel that was closed has left the history.
    await tab.page.waitForFunction(() => !history.state?.layer);
    const heard = await tab.page.evaluate((fragment) => {
      const count = splendorTest.events.length;
      if (location.hash.slice(1) === fragment) return -1;
      location.hash = fragment;
      return fragment === '' ? -1 : count;
    }, chosen);
    if (heard < 0) return;
    await tab.page.waitForFunction((count) => splendorTest.events.slice(count).some(([kind]) => kind === 'link_opened'), heard);
    await tab.look();
    const answer = this.chance.of(['link:open', 'link:open', 'link:keep', 'panel:close', 'none']);
    this.tell(answer);
    await tab.press(answer);
    if (tab.seen.state.panel === 'new_game' && this.chance.oneIn(2)) await tab.press('start');  // the link of a deal
    await this.answerNotStored(tab);
  }

  /** Any panel of the menu, left open. */
  async panel(tab) {
    await this.pressOneOf(tab, 'menu');
  }

  /** The tab ends within a moment of an action: its process is killed, or it is closed, or another address is gone to. */
  async crash(tab) {
    await this.bare(tab);
    const actions = tab.offered('act:');
    const how = this.chance.of(['kill', 'kill', 'close', 'leave']);
    const after_ms = this.chance.below(CRASH_WITHIN_MS + 1);
    this.tell(`${how} after ${after_ms} ms`);
    const session = how === 'kill' ? await this.context.newCDPSession(tab.page) : null;
    if (actions.length > 0) {
      await tab.page.evaluate((id) => document.getElementById(`control-${id}`).click(), this.chance.of(actions));
    }
    await new Promise((resolve) => setTimeout(resolve, after_ms));  // the moment itself, nothing is awaited
    if (how === 'kill') {
      const crashed = tab.page.waitForEvent('crash');
      session.send('Page.crash').catch(() => {});
      await crashed;
    } else if (how === 'leave') {
      await tab.page.goto('about:blank');
    }
    await tab.page.close();
    this.figures.crashes++;
    this.figures[how === 'kill' ? 'killed' : 'closedAtOnce']++;
    for (const other of this.tabs) {
      if (other === tab || other.dead) continue;
      await other.look().catch(() => {});
    }
  }

  async takeOver(tab) {
    await this.bare(tab);
    if (!tab.has('tab')) return;
    const heard = await tab.page.evaluate(() => splendorTest.events.length);
    // Another tab may have played on between the look and the press, which is one for a moment that is past, then.
    for (let tries = 0; tries < 10 && tab.has('tab'); tries++) {
      await tab.press('tab');
      const owned = (count) => splendorTest.events.slice(count).some(([kind]) => kind === 'tab_owned');
      await tab.page.waitForFunction(owned, heard, { timeout: LONGEST_WAIT_MS / 6 }).catch(() => {});
      await tab.look();
    }
    assert.ok(!tab.has('tab'), 'the game cannot be taken over');
    this.figures.takenOver++;
  }

  /** From now on this tab hears nothing of the others. */
  async hold(tab) {
    await tab.page.evaluate(() => { soak.hold = true; });
  }

  async deliver(tab) {
    await tab.page.evaluate(() => soak.deliver(false));
    await tab.look();
  }

  async hide(tab) {
    await tab.page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await tab.look();
  }

  async clock(tab) {
    this.clock_ms += (this.chance.below(200_000) - 100_000) * 1000;
    await tab.page.evaluate((ms) => soak.setClock(ms), this.clock_ms);
  }

  /** There is room for a few hundred letters more. */
  async fill() {
    const room = this.chance.below(2500);
    this.tell(`all but ${room}`);
    await this.watcher.evaluate(fillStorage, room);
  }

  async free() {
    await this.watcher.evaluate(fillStorage, null);
  }

  // ---- The end

  /** Every game that is kept is in My games and can be opened as it was, by the program itself. */
  async finish() {
    this.told.push('the end');
    for (const tab of this.tabs) await tab.page.close();
    this.tabs = [];
    await this.free();
    await this.check();
    let tab;
    do {
      await tab?.page.close();
      tab = await Tab.open(this);
    } while (tab.blocked);
    await tab.page.waitForFunction(() => splendorTest.events.some(([kind]) => kind === 'tab_owned'));
    const library = new Map(this.library);
    for (const [id, entry] of library) {
      this.told.push(`opening ${id}`);
      assert.ok(await this.games(tab), `no way to My games: ${JSON.stringify(tab.seen)}`);
      assert.ok(await tab.press(`open:${id}`), `${id} cannot be opened`);
      // A computer player whose turn it was has gone on by now.
      const { length } = tab.seen.state;
      const whole = onlyPersons(entry) ? length === entry.actions.length : length >= entry.actions.length;
      assert.ok(whole, `${id}: ${length} actions`);
      const common = Math.min(tab.seen.log.length, entry.actions.length);
      assert.deepEqual(tab.seen.log.slice(0, common), entry.actions.slice(0, common), id);
      this.figures.gamesKept++;
      this.figures.actionsKept += entry.actions.length;
      if (tab.seen.state.panel === 'ending') await tab.press('panel:close');
    }
    await tab.page.close();
  }
}
