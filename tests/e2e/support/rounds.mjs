// Rounds of a game among computers, and what the table then tells of them.

/** Everything that can be pressed, by its id. */
export const targets = async (table) => new Map((await table.query('targets')).map((target) => [target.id, target]));
/** The lines of what was done since one's own turn. */
export const lines = async (table) => [...(await targets(table)).keys()].filter((id) => id.startsWith('turn:'));

/** One plays the first thing there is; then the computers, until it is one's turn again. */
export async function playRound(table) {
  const { cursor } = await table.state();
  await table.query('act', '0');
  await table.page.waitForFunction((before) => {
    const state = splendorTest.state();
    return state.cursor > before + 1 && (state.mayAct || state.over) && !state.moving;
  }, cursor);
  await table.idle();
}
