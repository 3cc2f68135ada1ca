// Rounds of a game against computers, and the table's recap of them.

/** Everything that can be pressed, by its id. */
export const targets = async (table) => new Map((await table.query('targets')).map((target) => [target.id, target]));
/** The lines of the recap. */
export const lines = async (table) => [...(await targets(table)).keys()].filter((id) => id.startsWith('turn:'));

/** For `prepare` of a table: computers answer no more once the page says `silent = true`. */
export const silenceable = (page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...what) {
      if (!globalThis.silent) postMessage.apply(this, what);
    };
  });
/** After the player's own action the recap is empty. */
export async function linesGo(table) {
  await table.page.evaluate(() => { globalThis.silent = true; });
  await table.query('act', '0');
  await table.page.waitForFunction(() => !splendorTest.targets().some(({ id }) => id === 'again'));
}

/** Plays the first legal action, then the computers' turns, until it is the player's turn again. */
export async function playRound(table) {
  const { cursor } = await table.state();
  await table.query('act', '0');
  await table.page.waitForFunction((before) => {
    const state = splendorTest.state();
    return state.cursor > before + 1 && (state.mayAct || state.over) && !state.moving;
  }, cursor);
  await table.idle();
}
