// What the children's map costs, for tests/e2e/bench.mjs: a pawn on its way.
import { startJourney } from './traveller.mjs';

export async function measure({ open, frameTime, note }) {
  const map = await open();
  await startJourney(map, { choose: ['journey:1', 'mysteries', 'guide'] });
  const move = (legal) => legal.findIndex((action) => action.startsWith('move'));
  for (let legal = await map.legal(), i = 0; move(legal) < 0; legal = await map.legal(), i++)
    await map.query('act', String((i * 7) % legal.length));
  await map.idle();
  note('one frame of a journey on the map, the same way', await frameTime(map, move), 'ms', 4);
  await map.context.close();
}
