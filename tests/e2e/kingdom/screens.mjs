// The screens of Kingdom of Splendor, and what moves on them.
import { COMPUTER, ending, firstOf, help, looking, panels, PERSON } from '../support/stage.mjs';

/** Of a seat, as the form counts them: after a person and three computers. */
const FAR_AWAY = 4;

const mysteries = (stage, seed) =>
  stage.begin({ game: 'kingdom', seats: [PERSON, PERSON], seed, choose: ['journey:1'], on: ['mysteries'] });

export const STORIES = {
  'Kingdom, first visit': {
    open: (stage) => stage.press('game:kingdom'),
    screens: {
      'Kingdom, form': () => {},
      'Kingdom, form with all': (stage) => stage.press('journey:1', 'mysteries', 'maps', 'add', 'add'),
      'Kingdom, form, far away': (stage) => stage.press(`seat:2:${FAR_AWAY}`),
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
      'Kingdom, a traveller': (stage) => stage.ask('player:1'),
      'Kingdom, hint': (stage) => stage.hint(),
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

/** A motion of a recorded game: `pick` finds the action. */
const among = (game, pick) => async (stage) => {
  await mysteries(stage, game);
  return pick(stage);
};

/** How an action along one of these roads of a side begins. */
const along = (side, ...roads) => roads.map((road) => `move ${side}.${road} `);
/** Roads to the villages of the middle: whoever takes one first turns the tile there. */
const TO_HIDDEN_TILES = [
  ...along('A2.a', 'inL', 'inR', 'r1', 'r3', 'r4', 'r5', 'r8', 'r9', 'r11', 'r12', 'r13', 'r14'),
  ...along('A2.b', 'inC', 'r1', 'r3', 'r4', 'r5', 'r8', 'r9'),
];
const TO_THE_PALACE = [...along('A3.a', 'r6', 'r7', 'r8'), ...along('A3.b', 'r1', 'r6', 'r7', 'r8')];

const companions = async (stage) => {
  await stage.begin({ game: 'kingdom', seats: [COMPUTER, COMPUTER], seed: 'rivals' });
  await stage.until(() => splendorTest.state().mayAct);
  await stage.press('lesson:skip');  // or the owl explains the purse, and not what was done
};

export const MOTIONS = {
  'Kingdom, things collected': among('mysteries 0', async (stage) => (await stage.table.legal())[0]),
  'Kingdom, a road': among('mysteries 0', firstOf('move', ['collect'])),
  'Kingdom, a tile': among('mysteries 0', firstOf('tile', ['move'])),
  'Kingdom, a present': among('mysteries 0', firstOf('give', ['move'])),
  'Kingdom, a drought': among('mysteries 1', firstOf('discard', ['move'])),
  'Kingdom, a medal': among('mysteries 0', firstOf('medal', ['move'])),
  'Kingdom, a village tile': among('mysteries 0', firstOf(TO_HIDDEN_TILES, ['move'])),
  'Kingdom, the gates': among('mysteries 0', firstOf(TO_THE_PALACE, ['move'])),
  'Kingdom, travelling companions': async (stage) => {
    await companions(stage);
    return (await stage.table.legal())[0];
  },
  'Kingdom, their turns again': async (stage) => {
    await companions(stage);
    const { cursor } = await stage.table.state();
    await stage.table.query('act', 0);
    await stage.until((before) => splendorTest.state().mayAct && splendorTest.state().cursor > before + 1, cursor);
    return { press: 'again' };
  },
};

/** Screens of which the README has pictures, with their files. */
export const PICTURES = { 'Kingdom, in the middle': 'journey' };
