// Every screen that a player can meet, and the way to it: for tests that hold of all of them, and for scripts/contact-sheet.
//
// A story begins on a fresh page and leads through its screens in their order; each begins at the bare table, or at the form
// of a first visit. Here are those of the frame and of the first game; each other game adds its own, tests/e2e/GAME/screens.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fillStorage } from './filler.mjs';
import { GIVEN_AWAY, WON_IN_ONE } from './positions.mjs';
import { COMPUTER, ending, FAR_AWAY, help, looking, panels, PERSON } from './stage.mjs';

/** A link that a version of the page wrote (tests/versions): `kind` g of a game, s of a deal. */
const links = (version, kind, game = 'splendor') =>
  readFileSync(new URL(`../../versions/${version}/links.txt`, import.meta.url), 'utf8').split('\n')
    .map((line) => line.split(' ')).filter((words) => words.at(-1) === game).map((words) => words.at(-2))
    .filter((link) => link.startsWith(`${kind}=`));
const LATEST = '6-hints';
/** The statistics of a person who gets better. */
const MANY_GAMES = ['1-first-page', '3-statistics', LATEST].flatMap((version) => links(version, 's'))
  .filter((link) => link.startsWith('s=1000-'))
  .map((link, i) => [
    `${link}\t${33 - i}\tperson ${i % 3 === 0 ? 'lost 11' : 'won 16'}\t${i % 2 === 0 ? 'easy' : 'normal'} ${i % 3 === 0 ? 'won 15' : 'lost 9'}\n`,
    `more\t${link}\tperson ${i % 2 === 0 ? 'easy' : 'normal'}\topening ${['wbg', 'bgr', 'kk'][i % 3]} -\thonour ${19 - i} -\taccuracy ${61 + 4 * i} -\n`,
  ].join('')).join('');

const firstCard = async (stage) => stage.nth('card:', -1);

/** Decisions of recorded games, each at its first moment. */
const decisions = (game, verbs) =>
  Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, (stage) => stage.replay(game, verb)]));

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
      'form, another sign': async (stage) => {
        await stage.press('sign:1');
        await stage.restOn('sign:1');
      },
      'form, rules of a module': (stage) => stage.press('about:orient'),
      'form, name': async (stage) => {
        await stage.press('name:1');
        await stage.page.locator('dialog').waitFor();
      },
    },
  },

  // What a link shows to whoever has never played here.
  'links to a first visitor': {
    screens: {
      'first visit, a link to a game': (stage) => stage.table.follow(links(LATEST, 'g')[0], 'open_link'),
      'first visit, a link to a deal': (stage) => stage.table.follow(links(LATEST, 's')[0], 'open_link'),
      'first visit, a link to a puzzle': (stage) => stage.table.follow(WON_IN_ONE.link, 'open_link'),
      'first visit, a link to a day': async (stage) => {
        await stage.page.clock.setFixedTime('2026-11-23T12:00:00Z');
        await stage.table.follow('day=2026-11-22', 'today');
      },
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
      'table, a refusal': (stage) => stage.ask('pile:y'),
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
      hint: (stage) => stage.hint(),
      'hint, how play could go on': async (stage) => {
        const told = () => /\d\u00a0?%/.test(document.querySelector('#mirror p.status').textContent);
        await stage.hint();  // the one of the screen before may be there still
        if (!(await stage.page.evaluate(told))) await stage.press('hint');
        await stage.until(told);
      },
      ...panels,
      'a position': (stage) => stage.press('menu', 'menu:set_up'),
      'a position, a player': (stage) => stage.press('menu', 'menu:set_up', 'tab:1'),
      'a position, a place of a row': (stage) => stage.press('menu', 'menu:set_up', 'tab:0', 'slot:5'),
      'a position, who plays': (stage) => stage.press('menu', 'menu:set_up', 'tab:6'),
      ...help(['base', 'orient', 'strongholds', 'cities', 'posts', 'together', 'five', 'keys']),
      ...looking,
      'a link': async (stage) => stage.table.follow((await stage.table.state()).deal, 'open_link'),
      'a message': (stage) => stage.table.follow('x=nonsense', 'message'),
      'the text version': (stage) => stage.page.evaluate(() => splendorHost.setMirrorVisible(true)),
      'the text version, and the table in a small window': (stage) =>
        stage.page.evaluate(() => {
          const view = document.getElementById('view-switch');
          if (view.checkVisibility()) view.click();
        }),
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
      'modules, a card of the Orient': async (stage) => {
        await stage.replay('all', 'buy');
        await stage.press(await stage.nth('card:O', 0));
      },
      ...decisions('all', {
        'modules, stronghold': 'place',
        'modules, a stronghold to move': 'move',
        'modules, free card': 'free',
        'modules, copy': 'associate',
        'modules, conquest': 'conquer',
        'modules, gem of a post': 'gem',
        'modules, choice of a post': 'post',
      }),
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
        await stage.begin({ seats: [PERSON, PERSON, PERSON, PERSON], seed: 'cities', on: ['module:4'] });
        await stage.play(60, 'buy');
      },
    },
  },

  'lessons of modules': {
    open: (stage) => stage.begin({ seats: [PERSON] }),
    screens: Object.fromEntries(['orient', 'strongholds', 'cities', 'posts'].flatMap((course) => [
      [`lesson, module ${course}`, async (stage) => {
        await stage.press('menu', 'menu:learn', `learn:${course}`);
        await stage.until(() => splendorTest.state().mayAct);
      }],
      [`lesson, module ${course}, what to do`, async (stage) => {
        while (await stage.has('lesson:next')) await stage.press('lesson:next');
      }],
    ])),
  },

  puzzles: {
    open: (stage) => stage.begin({ seats: [PERSON] }),
    screens: {
      'puzzles, the list': async (stage) => {
        await stage.press('menu', 'menu:puzzles');
        await stage.until(() => splendorTest.targets().some(({ id }) => id === 'puzzle:0'));
      },
      'puzzles, one': async (stage) => {
        await stage.press('menu', 'menu:puzzles', `puzzle:${WON_IN_ONE.place}`);
      },
      'puzzles, its end': async (stage) => {
        await stage.table.query('act', 0);
        await stage.until(() => splendorTest.state().panel === 'puzzle');
      },
      // The card that wins it this turn is there in the next one, too.
      'puzzles, won too late': async (stage) => {
        await stage.table.query('act', (await stage.table.legal()).findIndex((action) => action.startsWith(WON_IN_ONE.wins)));
        await stage.until(() => splendorTest.state().over && splendorTest.state().panel === 'puzzle');
      },
    },
  },

  'live analysis': {
    open: async (stage) => {
      await stage.begin({ seats: [PERSON] });
      await stage.press('menu', 'menu:settings', 'chances', 'warning', 'panel:close');
    },
    screens: {
      'live analysis, the bar': async (stage) => {
        await stage.play(20, 'buy');
        await stage.until(() => splendorTest.targets().some(({ id }) => id === 'chances:bar'));
      },
      'live analysis, a question': async (stage) => {
        await stage.table.follow(GIVEN_AWAY, 'open_link');
        await stage.press('link:open');
        await stage.until(() => /99|100/.test(splendorTest.targets().find(({ id }) => id === 'chances:bar')?.label));
        const [, gems] = (await stage.table.legal()).find((action) => action.startsWith('take ')).split(' ');
        await stage.press(...[...gems].map((gem) => `pile:${gem}`), 'take');
        await stage.until(() => splendorTest.state().panel === 'warning');
      },
    },
  },

  statistics: {
    open: async (stage) => {
      await stage.begin({ seats: [PERSON] });
      await stage.page.evaluate((text) => localStorage.setItem('splendor:v1:statistics', text), MANY_GAMES);
      await stage.table.reload();
    },
    screens: { 'statistics, charts of many games': panels.statistics },
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

};

const recorded = (game, verb) => (stage) => stage.replay(game, verb);

/** Every kind of motion: leads to the moment before it and gives the action that begins it, or what is pressed. */
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
  'a city fulfilled': recorded('cities', 'buy L3-10'),
  'one of two cards kept': recorded('posts', 'keep'),
  'rivals and their turns': async (stage) => {
    await stage.begin({ seats: [COMPUTER, COMPUTER], seed: 'rivals' });
    await stage.until(() => splendorTest.state().mayAct);
    return (await stage.table.legal())[0];
  },
};

const LAPTOP = { width: 1120, height: 680 };
const LARGE = { width: 1600, height: 900 };
const PHONE = { width: 360, height: 680 };

/** Screens of which the README has pictures (scripts/screenshot). */
export const PICTURES = {
  'lesson, after a turn': { file: 'first-game', viewport: LAPTOP },
  'table, four in the middle': { file: 'phone', viewport: PHONE },
  'hint, how play could go on': { file: 'hint', viewport: LAPTOP },
  'the look back': { file: 'look-back', viewport: LAPTOP },
  'what is known': { file: 'known', viewport: LAPTOP },
  'a position, a player': { file: 'position', viewport: LAPTOP },
  'table, five with all modules': { file: 'five-players', viewport: LARGE },
  today: { file: 'today', viewport: PHONE },
  'puzzles, the list': { file: 'puzzles', viewport: LAPTOP },
  'statistics, charts of many games': { file: 'statistics', viewport: LAPTOP },
  'what rivals did': { file: 'characters', viewport: LAPTOP },
};

const here = new URL('../', import.meta.url);
for (const { name } of readdirSync(here, { withFileTypes: true })) {
  const own = new URL(`${name}/screens.mjs`, here);
  if (name === 'support' || !existsSync(own)) continue;
  const game = await import(own);
  Object.assign(STORIES, game.STORIES);
  Object.assign(MOTIONS, game.MOTIONS);
  for (const [screen, file] of Object.entries(game.PICTURES)) PICTURES[screen] = { file, viewport: LAPTOP };
}
