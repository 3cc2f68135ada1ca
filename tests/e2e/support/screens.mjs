// Every screen that a player can meet, and the way to it: for tests that hold of all of them, and for scripts/contact-sheet.
//
// A story begins on a fresh page and leads through its screens in their order; each begins at the bare table, or at the form
// of a first visit. `Stage` is what a way is made of.
import assert from 'node:assert/strict';
import { fillStorage } from './filler.mjs';
import { MODULES, readGames } from './replayer.mjs';

const RECORDED = readGames();
const PERSON = 0;
const COMPUTER = 1;
const FAR_AWAY = 2;

export class Stage {
  /** What a picture of another size needs to be done again: the pointer rests at a place of the table. */
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

  /** Plays by a fixed policy until an action that begins with `verb` can be done, or the game is over. */
  async playUntil(verb, { prefer = [] } = {}) {
    const found = await this.page.evaluate(([wanted, first]) => {
      let chance = 12345;
      const below = (count) => (chance = (chance * 1103515245 + 12345) % 2147483648) % count;
      for (let actions = 0; actions < 600; actions++) {
        const legal = splendorTest.legal();
        if (wanted !== 'end' && legal.some((action) => action.startsWith(wanted))) return true;
        if (splendorTest.state().over) return wanted === 'end';
        const better = first.map((start) => legal.findIndex((action) => action.startsWith(start))).find((at) => at >= 0);
        splendorTest.act(better !== undefined && below(8) > 0 ? better : below(legal.length));
      }
      return false;
    }, [verb, prefer]);
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

  /** The mouse rests on it; on a touch screen a finger does. */
  async restOn(id) {
    this.renew = () => this.restOn(id);
    const { x, y } = await this.table.place(id);
    await this.page.mouse.move(x, y);
    await this.table.idle();
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

/** The same in every game. `seats` and `prefer` say how it is played. */
const panels = {
  menu: (stage) => stage.press('menu'),
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

const help = (pages) =>
  Object.fromEntries(pages.map((page) => [`help, ${page}`, async (stage) => {
    await stage.press('menu', 'menu:help');
    await stage.press(`help:${page}`);
  }]));

const firstCard = async (stage) => (await stage.nth('card:', -1));

const looking = {
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

const ending = {
  ending: async (stage) => {
    await stage.until(() => splendorTest.state().panel === 'ending');
  },
  'the table after the end': () => {},
  'the look back': async (stage) => {
    await stage.press('menu', 'menu:review');
    await stage.until(() => {
      const words = document.querySelector('#mirror [role=group]')?.textContent ?? '';
      return !/being looked at|est examinée/.test(words) && /\d\u00a0%|nothing to compare|rien à comparer/.test(words);
    });
  },
  'statistics with games': (stage) => stage.press('menu', 'menu:statistics'),
};

/** Decisions of recorded games, each at its first moment. */
const decisions = (game, verbs) =>
  Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, (stage) => stage.replay(game, verb)]));

const mysteries = (stage, seed) =>
  stage.begin({ game: 'kingdom', seats: [PERSON, PERSON], seed, choose: ['journey:1'], on: ['mysteries'] });

export const STORIES = {
  'first visit': {
    screens: {
      form: () => {},
      'form, the kinds of computer': async (stage) => {
        await stage.press('seat:2:1');
      },
      'form, five players and all modules': (stage) => stage.press('add', 'add', 'add', 'module:1', 'module:2', 'module:4', 'module:8'),
      'form, far away': async (stage) => {
        await stage.press('module:4', 'remove:5', 'remove:4', `seat:2:${FAR_AWAY}`);
      },
      'form, rules of a module': (stage) => stage.press('about:orient'),
      'form, name': async (stage) => {
        await stage.press('name:1');
        await stage.page.locator('dialog').waitFor();
      },
      'form, Kingdom': (stage) => stage.press('game:kingdom'),
      'form, Kingdom with all': (stage) => stage.press('journey:1', 'mysteries', 'maps', 'add', 'add'),
    },
  },

  'first lessons': {
    open: (stage) => stage.press('learn'),
    screens: {
      'lesson, the goal': () => {},
      'lesson, take': async (stage) => {
        while (await stage.has('lesson:next')) await stage.press('lesson:next');
      },
      'lesson, after a turn': async (stage) => {
        const { ringed } = await stage.table.state();
        const piles = ringed.filter((id) => id.startsWith('pile:'));
        await stage.press(...piles, 'take');
        await stage.until(() => splendorTest.state().mayAct);
      },
    },
  },

  'a game of two': {
    open: async (stage) => {
      await stage.begin({ seats: [PERSON] });
    },
    screens: {
      'table, first turn': () => {},
      'table, gems chosen': (stage) => stage.press('pile:w', 'pile:b'),
      'table, a pair chosen': (stage) => stage.press('pile:w', 'pile:w'),
      'table, a card chosen': async (stage) => stage.press(await firstCard(stage)),
      'table, a deck chosen': (stage) => stage.press('deck:L2'),
      'table, resting on a card': async (stage) => stage.restOn(await firstCard(stage)),
      'table, a card enlarged': async (stage) => stage.enlarge(await firstCard(stage)),
      'table, a noble enlarged': async (stage) => stage.enlarge(await stage.nth('noble:', 0)),
      'table, a refusal': (stage) => stage.press('pile:y'),
      'table, in the middle': (stage) => stage.play(30, 'buy'),
      'table, something to buy': (stage) => stage.playUntil('buy'),
      'table, payment': async (stage) => {
        const [, card] = (await stage.table.legal()).find((action) => action.startsWith('buy')).split(' ');
        await stage.press((await stage.has(`card:${card}`)) ? `card:${card}` : await stage.nth('hand:', 0));
      },
      'table, giving back': (stage) => stage.playUntil('return'),
      'a player': async (stage) => {
        await stage.play(1);
        await stage.press('player:1');
      },
      'what is known': (stage) => stage.press('menu', 'menu:known'),
      hint: async (stage) => {
        await stage.press('hint');
        await stage.until(() => /: .*\./.test(document.querySelector('#mirror p.status').textContent));
      },
      ...panels,
      ...help(['base', 'orient', 'strongholds', 'cities', 'posts', 'together', 'five', 'keys']),
      ...looking,
      'a link': async (stage) => stage.table.follow((await stage.table.state()).deal, 'open_link'),
      'a message': (stage) => stage.table.follow('x=nonsense', 'message'),
      'the text version beside the table': (stage) => stage.page.evaluate(() => splendorHost.setMirrorVisible(true)),
      'a dialog for a name': async (stage) => {
        await stage.page.evaluate(() => splendorHost.setMirrorVisible(false));
        await stage.press('menu', 'menu:games');
        await stage.press(await stage.nth('rename:', 0));
        await stage.page.locator('dialog').waitFor();
      },
    },
  },

  'the end of a game': {
    open: async (stage) => {
      await stage.begin({ seats: [PERSON], seed: 'look back' });
      await stage.playUntil('end', { prefer: ['buy', 'noble'] });
      await stage.until(() => splendorTest.state().panel === 'ending');
    },
    keep: true,
    screens: ending,
  },

  'rivals': {
    open: async (stage) => {
      await stage.begin({ seats: [COMPUTER, COMPUTER, COMPUTER], seed: 'rivals' });
      await stage.until(() => splendorTest.state().mayAct);
    },
    screens: {
      'what rivals did': async (stage) => {
        await stage.table.query('act', 0);
        await stage.until(() => splendorTest.state().mayAct && splendorTest.state().cursor > 3);
      },
    },
  },

  'by links': {
    open: (stage) => stage.begin({ seats: [FAR_AWAY], seed: 'far' }),
    screens: {
      'far, a link to send': async (stage) => {
        await stage.table.query('act', 0);
        await stage.until(() => splendorTest.targets().some(({ id }) => id === 'far:send'));
      },
    },
  },

  'four players': {
    screens: {
      'table, four in the middle': async (stage) => {
        await stage.begin({ seats: [PERSON, PERSON, PERSON], seed: 'four' });
        await stage.play(60, 'buy');
      },
    },
  },

  'all modules': {
    screens: {
      ...decisions('all', {
        'modules, stronghold': 'place',
        'modules, a stronghold to move': 'move',
        'modules, free card': 'free',
        'modules, copy': 'associate',
        'modules, conquest': 'conquer',
        'modules, gem of a post': 'gem',
        'modules, choice of a post': 'post',
      }),
      'modules, a card of the Orient': async (stage) => stage.press(await stage.nth('card:O', 0)),
      'modules, a player': async (stage) => stage.press('player:1'),
    },
  },

  'posts': { screens: decisions('posts', { 'modules, two cards drawn': 'keep' }) },

  'five players': {
    screens: {
      'table, five at the first noble': (stage) => stage.replay('five', 'noble'),
      'table, five with all modules': async (stage) => {
        await stage.begin({
          seats: [PERSON, PERSON, PERSON, PERSON], seed: 'five', on: ['module:1', 'module:2', 'module:8'],
        });
        await stage.play(120, 'buy');
      },
      'table, five with the Cities': async (stage) => {
        await stage.begin({ seats: [PERSON], seed: 'cities', on: ['module:4'] });
        await stage.play(60, 'buy');
      },
    },
  },

  'lessons of modules': {
    open: (stage) => stage.begin({ seats: [PERSON] }),
    screens: Object.fromEntries([1, 2, 3, 4].map((course) => [`lesson, module ${course}`, async (stage) => {
      await stage.press('menu', 'menu:learn');
      await stage.press(await stage.nth('learn:', course));
      await stage.until(() => splendorTest.state().mayAct);
    }])),
  },

  puzzles: {
    open: (stage) => stage.begin({ seats: [PERSON] }),
    screens: {
      'puzzles, the list': async (stage) => {
        await stage.press('menu', 'menu:puzzles');
        await stage.until(() => splendorTest.targets().some(({ id }) => id === 'puzzle:0'));
      },
      'puzzles, one': async (stage) => {
        await stage.press('menu', 'menu:puzzles', 'puzzle:0');
      },
      'puzzles, its end': async (stage) => {
        await stage.table.query('act', 0);
        await stage.until(() => splendorTest.state().panel === 'puzzle');
      },
    },
  },

  storage: {
    open: (stage) => stage.begin({ seats: [PERSON] }),
    screens: {
      'a game that cannot be stored': async (stage) => {
        await stage.page.evaluate(fillStorage, 0);
        await stage.table.query('act', 0);
        await stage.table.idle();
        await stage.press('menu', 'menu:new', 'start');
      },
    },
  },

  'Kingdom, first journey': {
    open: (stage) => stage.begin({ game: 'kingdom', seats: [PERSON], guide: true }),
    screens: {
      'Kingdom, welcome': () => {},
      'Kingdom, second lesson': (stage) => stage.press('lesson:next'),
    },
  },

  Kingdom: {
    open: (stage) => stage.begin({ game: 'kingdom', seats: [PERSON, PERSON, PERSON], seed: 'journey' }),
    screens: {
      'Kingdom, first turn': () => {},
      'Kingdom, things chosen': (stage) => stage.press('supply:m', 'supply:a'),
      'Kingdom, a refusal': async (stage) => stage.press(await stage.nth('road:', 0)),
      'Kingdom, in the middle': (stage) => stage.play(24, 'move'),
      'Kingdom, a road chosen': async (stage) => {
        await stage.playUntil('move');
        const [, road] = (await stage.table.legal()).find((action) => action.startsWith('move')).split(' ');
        await stage.press(`road:${road}`);
      },
      'Kingdom, a traveller': async (stage) => stage.press('player:1'),
      'Kingdom, hint': async (stage) => {
        await stage.press('hint');
        await stage.until(() => /: .*[.!]/.test(document.querySelector('#mirror p.status').textContent));
      },
      ...Object.fromEntries(['share', 'log', 'statistics', 'learn', 'form over a game'].map((name) => [`Kingdom, ${name}`, panels[name]])),
      ...Object.fromEntries(Object.entries(help(['journey', 'places', 'mysteries', 'keys'])).map(([name, way]) => [`Kingdom, ${name}`, way])),
      'Kingdom, the past': looking['the past'],
      'Kingdom, giving back': async (stage) => {
        await stage.press('menu', 'menu:new', 'start');
        await stage.playUntil('return', { prefer: ['collect'] });
      },
      'Kingdom, the medal': (stage) => stage.playUntil('medal', { prefer: ['move'] }),
      'Kingdom, last round': async (stage) => {
        await stage.table.query('act', 0);
        await stage.table.idle();
      },
    },
  },

  'Kingdom with the Mysteries': {
    open: (stage) => mysteries(stage, 'mysteries 0'),
    screens: {
      'Kingdom, long journey': () => {},
      'Kingdom, choice of a tile': (stage) => stage.playUntil('tile', { prefer: ['move'] }),
      'Kingdom, the thief': (stage) => stage.playUntil('give', { prefer: ['move'] }),
      'Kingdom, to whom': async (stage) => stage.press(await stage.nth('own:', 0)),
      'Kingdom, a drought': async (stage) => {
        await mysteries(stage, 'mysteries 1');
        await stage.playUntil('discard', { prefer: ['move'] });
      },
    },
  },

  'Kingdom, its end': {
    open: async (stage) => {
      await stage.begin({ game: 'kingdom', seats: [PERSON], seed: 'home' });
      await stage.playUntil('end', { prefer: ['medal', 'move'] });
      await stage.until(() => splendorTest.state().panel === 'ending');
    },
    keep: true,
    screens: Object.fromEntries(Object.entries(ending).map(([name, way]) => [`Kingdom, ${name}`, way])),
  },
};

const recorded = (game, verb) => (stage) => stage.replay(game, verb);

const firstOf = (verb, prefer) => async (stage) => {
  await stage.playUntil(verb, { prefer });
  return (await stage.table.legal()).find((action) => action.startsWith(verb));
};

/** Every kind of motion: leads to the moment before it and gives the action that begins it. */
export const MOTIONS = {
  'three gems': recorded('five', 'take'),
  'a purchase': recorded('orient', 'buy'),
  'a reserved card': recorded('orient', 'reserve L'),
  'a card unseen': recorded('orient', 'reserve deck'),
  'gems given back': recorded('orient', 'return'),
  'a noble': recorded('five', 'noble'),
  'a colour copied': recorded('all', 'associate'),
  'a free card': recorded('all', 'free'),
  'a stronghold placed': recorded('all', 'place'),
  'a stronghold moved': recorded('all', 'move'),
  'a stronghold sent home': recorded('all', 'remove'),
  'a conquest': recorded('all', 'conquer'),
  'the gem of a post': recorded('all', 'gem'),
  'a post reached': recorded('all', 'post'),
  'one of two cards kept': recorded('posts', 'keep'),
  'rivals and their turns': async (stage) => {
    await stage.begin({ seats: [COMPUTER, COMPUTER], seed: 'rivals' });
    await stage.until(() => splendorTest.state().mayAct);
    return (await stage.table.legal())[0];
  },
  'Kingdom, things collected': async (stage) => {
    await mysteries(stage, 'mysteries 0');
    return (await stage.table.legal())[0];
  },
  'Kingdom, a road': async (stage) => {
    await mysteries(stage, 'mysteries 0');
    return firstOf('move', ['collect'])(stage);
  },
  'Kingdom, a tile': async (stage) => {
    await mysteries(stage, 'mysteries 0');
    return firstOf('tile', ['move'])(stage);
  },
  'Kingdom, a present': async (stage) => {
    await mysteries(stage, 'mysteries 0');
    return firstOf('give', ['move'])(stage);
  },
  'Kingdom, a drought': async (stage) => {
    await mysteries(stage, 'mysteries 1');
    return firstOf('discard', ['move'])(stage);
  },
  'Kingdom, a medal': async (stage) => {
    await mysteries(stage, 'mysteries 0');
    return firstOf('medal', ['move'])(stage);
  },
  'Kingdom, travelling companions': async (stage) => {
    await stage.begin({ game: 'kingdom', seats: [COMPUTER, COMPUTER], seed: 'rivals' });
    await stage.until(() => splendorTest.state().mayAct);
    return (await stage.table.legal())[0];
  },
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
