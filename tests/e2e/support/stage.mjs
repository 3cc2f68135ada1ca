// Navigation from screen to screen: a way is a function of a Stage that opens a screen; a story is a list of ways.
import assert from 'node:assert/strict';
import { MODULES, readGames } from './replayer.mjs';

const RECORDED = readGames();

/** Kinds of seats, as the form counts them. */
export const PERSON = 0;
export const COMPUTER = 1;
export const FAR_AWAY = 2;

export class Stage {
  /** What a picture of another size or look needs to be done again: the pointer rests at a place, words are said. */
  renew = null;

  constructor(table) {
    this.table = table;
    this.page = table.page;
  }

  async press(...ids) {
    for (const id of ids) {
      await this.table.query('press', id);
      await this.table.idle();
    }
  }

  async ids(prefix = '') {
    return (await this.table.query('targets')).map(({ id }) => id).filter((id) => id.startsWith(prefix));
  }

  async has(id) {
    return (await this.ids(id)).includes(id);
  }

  until(what, value) {
    return this.page.waitForFunction(what, value).then(() => this.table.idle());
  }

  /** Closes what lies over the table, and takes back what is chosen; the form of a first visit stays. */
  async bare() {
    this.renew = null;
    await this.page.mouse.move(2, 2);
    await this.page.evaluate(() => document.querySelector('dialog')?.close());
    for (let tries = 0; tries < 4; tries++) {
      const { panel, length } = await this.table.state();
      if (panel === 'none' || (panel === 'new_game' && length === 0)) break;
      await this.press('panel:close');
    }
    if ((await this.table.state()).panel !== 'none') return;
    if (await this.has('past:now')) await this.press('past:now');
    await this.table.focusCanvas();
    for (let times = 0; times < 2; times++) await this.table.key('Escape');
    await this.page.evaluate(() => document.activeElement.blur());  // no ring of the keyboard
    await this.page.mouse.move(2, 2);
    await this.table.idle();
  }

  /**
   * From the form, which is opened where it is not, to the first turn. `seats` after the first one, as the form counts
   * kinds; `on` are the switches that are on, `choose` is pressed after them.
   */
  async begin({ game = 'splendor', seed = 'every screen', seats = [PERSON], on = [], choose = [], guide = false } = {}) {
    if ((await this.table.state()).panel !== 'new_game') await this.press('menu', 'menu:new');
    await this.table.query('seed', seed);
    await this.press(`game:${game}`);
    while (await this.has(`remove:${seats.length + 2}`)) await this.press(await this.nth('remove:', -1));
    for (const [index, kind] of seats.entries()) {
      if (!(await this.has(`seat:${index + 2}:0`))) await this.press('add');
      await this.press(`seat:${index + 2}:${kind}`);
    }
    await this.press(...choose);
    for (const { id, pressed } of await this.table.query('targets'))
      if (/^(module:|mysteries$)/.test(id) && pressed !== on.includes(id)) await this.press(id);
    await this.press('start');
    if (!guide && (await this.has('lesson:skip'))) await this.press('lesson:skip');
  }

  /** A game of data/games.jsonl at its first action that begins with `verb`, which it gives. */
  async replay(id, verb) {
    const { players, modules, seed, plies } = RECORDED.get(id);
    const actions = plies.flat();
    const at = actions.findIndex((action) => action.startsWith(verb));
    assert.ok(at >= 0, `nobody has to ${verb} in '${id}'`);
    await this.begin({ seed, seats: Array(players - 1).fill(PERSON), on: modules.map((name) => `module:${MODULES[name]}`) });
    await this.page.evaluate((played) => {
      for (const action of played) splendorTest.act(splendorTest.legal().indexOf(action));
    }, actions.slice(0, at));
    await this.table.idle();
    return actions[at];
  }

  /** Plays by a fixed policy until an action that begins with `verb`, or one of several, can be done, or the game is over. */
  async playUntil(verb, { prefer = [] } = {}) {
    const found = await this.page.evaluate(([wanted, first]) => {
      let chance = 12345;
      const below = (count) => (chance = (chance * 1103515245 + 12345) % 2147483648) % count;
      for (let actions = 0; actions < 600; actions++) {
        const legal = splendorTest.legal();
        if (legal.some((action) => wanted.some((start) => action.startsWith(start)))) return true;
        if (splendorTest.state().over) return wanted.includes('end');
        const better = first.map((start) => legal.findIndex((action) => action.startsWith(start))).find((at) => at >= 0);
        splendorTest.act(better !== undefined && below(8) > 0 ? better : below(legal.length));
      }
      return false;
    }, [[verb].flat(), prefer]);
    await this.table.idle();
    assert.ok(found, `no chance to ${verb}`);
  }

  async play(count, prefer) {
    await this.page.evaluate(([actions, first]) => {
      for (let i = 0; i < actions && !splendorTest.state().over; i++) {
        const legal = splendorTest.legal();
        const better = legal.findIndex((action) => action.startsWith(first));
        splendorTest.act(better >= 0 ? better : (i * 7) % legal.length);
      }
    }, [count, prefer]);
    await this.table.idle();
  }

  /** The mouse rests on it until its words have come up; on a touch screen none do. */
  async restOn(id) {
    this.renew = () => this.restOn(id);
    const { x, y } = await this.table.place(id);
    await this.page.mouse.move(x, y);
    if (await this.page.evaluate(() => navigator.maxTouchPoints > 0)) return this.table.idle();
    return this.until((resting) => splendorTest.state().tooltip === resting, id);
  }

  /** Presses what answers in words that go after some seconds. */
  async ask(id) {
    this.renew = () => this.ask(id);
    await this.press(id);
  }

  /** Asks for a hint, and waits for it. */
  async hint() {
    await this.press('hint');
    await this.until(() => splendorTest.targets().find(({ id }) => id === 'hint').pressed);
  }

  async enlarge(id) {
    this.renew = () => this.enlarge(id);
    const { x, y } = await this.table.place(id);
    await this.page.mouse.click(x, y, { button: 'right' });
    await this.table.idle();
  }

  /** A control of an open panel, by its place among those whose ids begin so. */
  async nth(prefix, place) {
    const found = await this.ids(prefix);
    assert.ok(found.length > 0, `there is no '${prefix}…'`);
    return found.at(place);
  }
}

/** The same in every game. */
export const panels = {
  menu: (stage) => stage.press('menu'),
  today: (stage) => stage.press('menu', 'menu:today'),
  games: (stage) => stage.press('menu', 'menu:games'),
  share: (stage) => stage.press('menu', 'menu:share'),
  'share, QR code': async (stage) => {
    await stage.press('menu', 'menu:share');
    await stage.press(await stage.nth('code:', 0));
  },
  log: (stage) => stage.press('menu', 'menu:log'),
  statistics: (stage) => stage.press('menu', 'menu:statistics'),
  settings: (stage) => stage.press('menu', 'menu:settings'),
  about: (stage) => stage.press('menu', 'menu:about'),
  learn: (stage) => stage.press('menu', 'menu:learn'),
  'form over a game': (stage) => stage.press('menu', 'menu:new'),
};

/** Pages of the help by their ids. */
export const help = (pages) =>
  Object.fromEntries(pages.map((page) => [`help, ${page}`, async (stage) => {
    await stage.press('menu', 'menu:help');
    await stage.press(`help:${page}`);
  }]));

export const looking = {
  'the past': async (stage) => {
    await stage.press('undo', 'undo', 'undo');
  },
  'later moves': async (stage) => {
    const played = (await stage.table.query('log')).at(-2);
    await stage.press('undo', 'undo');
    const other = (await stage.table.legal()).findIndex((action) => action !== played);
    await stage.press(`act:${other}`);
  },
};

export const ending = {
  ending: async (stage) => {
    await stage.until(() => splendorTest.state().panel === 'ending');
  },
  'the table after the end': () => {},
  'the look back': async (stage) => {
    await stage.press('menu', 'menu:review');
    await stage.until(() => {
      const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
      return !/being looked at|est examinée/.test(words) && /\d\u00a0?%|nothing to compare|rien à comparer/.test(words);
    });
  },
  'statistics with games': (stage) => stage.press('menu', 'menu:statistics'),
};

/** Plays until it can be done, and gives the action. */
export const firstOf = (verb, prefer) => async (stage) => {
  await stage.playUntil(verb, { prefer });
  return (await stage.table.legal()).find((action) => [verb].flat().some((start) => action.startsWith(start)));
};

/**
 * Leads `stage`, on a fresh page, through a story: `see(name)` is called at each of its screens that `wanted` names. What
 * stands open at the beginning stays where a story says `keep`.
 */
export async function tell(story, stage, see, wanted = () => true) {
  await stage.table.stopMotion();
  await story.open?.(stage);
  let first = true;
  for (const [name, way] of Object.entries(story.screens)) {
    if (!first || !story.keep) await stage.bare();
    first = false;
    await way(stage);
    await stage.table.idle();
    if (wanted(name)) await see(name, stage);
  }
}
