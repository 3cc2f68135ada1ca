// Somebody who follows the guide of a game with lessons, in the real page.
import assert from 'node:assert/strict';

/** Waits until a person decides, or the game is over and its end is shown. */
export const decides = ({ page }) =>
  page.waitForFunction(() => {
    const { mayAct, panel, moving } = splendorTest.state();
    return !moving && (mayAct || panel === 'ending');
  });

export const has = async (table, id) => (await table.query('targets')).some((target) => target.id === id);

/** Reads every lesson that is due, then does what the last one rings: buys the card, takes the gems, or gives tokens back. `read` is called at each. */
export async function doAsRinged(table, press, read = () => {}) {
  await read();
  while (await has(table, 'lesson:next')) {
    await press('lesson:next');
    await read();
  }
  const { ringed, cursor } = await table.state();
  const piles = ringed.filter((id) => id.startsWith('pile:'));
  if (ringed[0]?.startsWith('own:')) {
    for (const token of ringed) await press(token);
    await press('return');
  } else if (ringed.length > 0 && piles.length === 0) {
    await press(ringed[0]);
    const targets = await table.query('targets');
    await press(targets.find(({ id, enabled }) => id === 'buy' && enabled) ? 'buy' : 'reserve');
  } else {
    for (const pile of piles) await press(pile);
    await press('take');
  }
  assert.notEqual((await table.state()).cursor, cursor, `nothing was played: ${ringed}`);
  await table.idle();
  while ((await table.state()).mayAct && (await table.legal())[0].startsWith('return')) await table.act(0);
  await decides(table);
}
