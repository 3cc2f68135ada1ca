// Two games in one page, one that rests and one that is played, and the ways to everything that can lie over a running game: for
// tests of what no accident may change.
import assert from 'node:assert/strict';
import { readLibrary } from './library.mjs';
import { startGame } from './player.mjs';
import { GIVEN_AWAY, WON_IN_ONE } from './positions.mjs';

export const WIDTH = 1000;
export const HEIGHT = 700;

/** One after the other, each when the page has come to rest. */
export const press = ({ page }, ...ids) =>
  page.evaluate(async (all) => {
    for (const id of all) {
      splendorTest.query('press', id);
      await splendorTest.idle();
    }
  }, ids);

/** id -> {save, actions, name, …} */
export const library = async ({ page }) => readLibrary(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));

/** What no accident may change. */
export async function running(table) {
  const { hash, cursor, length, seed, over } = await table.state();
  const saves = Object.fromEntries([...(await library(table))].map(([id, { save }]) => [id, save]));
  return { hash, cursor, length, seed, over, saves, page: await table.page.evaluate(() => location.pathname) };
}

/** Two games: one that rests, and the one that is played, some actions old. */
export async function openTwoGames(open, options) {
  const table = await open({ context: { viewport: { width: WIDTH, height: HEIGHT }, ...options } });
  await table.stopMotion();
  await startGame(table, { seed: 'the first' });
  for (const action of [0, 1]) await table.act(action);
  table.otherLink = (await table.state()).link;
  await press(table, 'menu', 'menu:new', 'start');
  for (const action of [0, 1, 0, 1]) await table.act(action);
  const playing = await table.page.evaluate(() => localStorage.getItem('splendor:v1:playing'));
  table.resting = [...(await library(table)).keys()].find((id) => id !== playing);
  assert.ok(table.resting);
  return table;
}

const menu = (row) => (table) => press(table, 'menu', `menu:${row}`);

/** The ways to everything that can lie over a game, whatever it is. */
const PANELS = {
  menu: (table) => press(table, 'menu'),
  new_game: menu('new'),
  games: menu('games'),
  share: menu('share'),
  async code(table) {
    await menu('share')(table);
    await press(table, (await table.query('targets')).find(({ id }) => id.startsWith('code:')).id);
  },
  log: menu('log'),
  statistics: menu('statistics'),
  settings: menu('settings'),
  help: menu('help'),
  about: menu('about'),
  known: menu('known'),
  learn: menu('learn'),
  today: menu('today'),
  puzzles: menu('puzzles'),
  set_up: menu('set_up'),
  open_link: (table) => table.follow(table.otherLink, 'open_link'),
  message: (table) => table.follow('x=nonsense', 'message'),
  async later_moves(table) {
    const played = (await table.query('log')).at(-2);
    await press(table, 'undo', 'undo');
    const other = (await table.legal()).findIndex((action) => action !== played);
    await press(table, `act:${other}`);
  },
};

const panelIs = ({ page }, panel) => page.waitForFunction((name) => splendorTest.state().panel === name, panel);

/** The game is played to its end: whoever can buys, else the first legal action is played. */
export async function playToTheEnd(table) {
  await table.page.evaluate(() => {
    while (!splendorTest.state().over) {
      splendorTest.act(Math.max(0, splendorTest.legal().findIndex((action) => action.startsWith('buy'))));
    }
  });
  await panelIs(table, 'ending');
}

/** A puzzle is opened from the list and solved. */
async function solvePuzzle(table) {
  await press(table, 'menu', 'menu:puzzles');
  await table.page.waitForFunction(() => splendorTest.targets().some(({ id }) => id === 'puzzle:0'));
  await press(table, `puzzle:${WON_IN_ONE.place}`);
  await table.act((await table.legal()).findIndex((action) => action.startsWith(WON_IN_ONE.wins)));
  await panelIs(table, 'puzzle');
}

/** A game that one action would give away is opened by its link, and the page is told to warn. */
async function openWarned(table) {
  await table.follow(GIVEN_AWAY, 'open_link');
  await press(table, 'link:open', 'menu', 'menu:settings', 'chances', 'warning', 'panel:close');
  await table.page.waitForFunction(() => /99|100/.test(splendorTest.targets().find(({ id }) => id === 'chances:bar')?.label));
}

async function giveAway(table) {
  const [, gems] = (await table.legal()).find((action) => action.startsWith('take ')).split(' ');
  await press(table, ...[...gems].map((gem) => `pile:${gem}`), 'take');
}

/** What can lie over the games of openTwoGames(): how each comes to be played, and the ways to what lies over it then. */
export const SCENES = {
  'over a running game': { begin: async () => {}, panels: PANELS },
  'over the end of a game': {
    begin: playToTheEnd,
    panels: { ending: (table) => press(table, 'over:result'), review: menu('review') },
  },
  'over a puzzle': { begin: solvePuzzle, panels: { puzzle: (table) => press(table, 'over:result') } },
  'over a game about to be given away': { begin: openWarned, panels: { warning: giveAway } },
};

/** Two games at the bare table of a scene. */
export async function openScene(open, { begin }, options) {
  const table = await openTwoGames(open, options);
  await begin(table);
  await bare(table);
  return table;
}

/** One after the other; the ways back to the bare table are by the game's own means. */
export async function bare(table) {
  const { page } = table;
  const panel = await page.evaluate(async () => {
    document.querySelector('dialog')?.close();
    await splendorTest.idle();
    for (let tries = 0; tries < 4 && splendorTest.state().panel !== 'none'; tries++) {
      splendorTest.query('press', 'panel:close');
      await splendorTest.idle();
    }
    return splendorTest.state().panel;
  });
  assert.equal(panel, 'none');
  await table.key('Escape');  // a card that a press has chosen lies on a sheet of its own
  await page.evaluate(() => splendorTest.until(() => !history.state?.layer));
}
