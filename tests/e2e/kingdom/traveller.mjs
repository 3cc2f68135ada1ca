// A scripted player of Kingdom of Splendor: reads the labels of roads (in English), heads for the road that lacks least, and
// turns each decision into presses. It knows no rules beyond `legal()`, and plays by presses only.
import assert from 'node:assert/strict';
import { Player } from '../support/player.mjs';

const LETTERS = { mushroom: 'm', apple: 'a', cabbage: 'c', hazelnut: 'h', water: 'w', gold: 'y', treasure: 't' };

/** "1 mushroom, 2 apples" -> "maa". */
function lettersIn(words) {
  return [...words.matchAll(/(\d+) (mushroom|apple|cabbage|hazelnut|water|gold|treasure)/g)]
    .map(([, count, word]) => LETTERS[word].repeat(Number(count))).join('');
}

/** How many letters of `wanted` are among those of `offered`. */
function overlap(offered, wanted) {
  const left = [...wanted];
  return [...offered].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const tokensOf = (action) => action.split(' ')[1];

/** From the form of a first visit, by presses, to the first turn of persons only. `choose`: more switches to press. */
export async function startJourney(table, { seed, players = 2, choose = [] } = {}) {
  await table.stopMotion();
  if (seed) await table.query('seed', seed);
  const traveller = new Traveller(table);
  const press = async (id) => {
    await table.query('press', id);
    await table.idle();
  };
  await press('game:kingdom');
  for (let seat = 3; seat <= players; seat++) await press('add');
  for (let seat = 2; seat <= players; seat++) await press(`seat:${seat}:0`);
  for (const id of choose) await press(id);
  await press('start');
  return traveller;
}

export class Traveller extends Player {
  choose({ state, legal, targets }) {
    const of = (verb) => legal.filter((action) => action.startsWith(`${verb} `));
    const moves = of('move');
    // Now and then a payment other than the suggested one.
    if (moves.length > 0) return state.cursor % 5 === 0 ? moves.at(-1) : moves[0];
    const collects = of('collect');
    if (collects.length === 0) return legal[state.cursor % legal.length];
    const roads = [...targets.values()].filter(({ id }) => id.startsWith('road:'));
    const lacking = roads.map(({ label }) => lettersIn(label.split('missing')[1] ?? ''));
    const wanted = lacking.sort((a, b) => a.length - b.length)[0] ?? '';
    const useful = (action) => overlap(tokensOf(action), wanted) * 10 + tokensOf(action).length;
    return collects.reduce((best, action) => (useful(action) > useful(best) ? action : best));
  }

  remember() {}

  async pressAll(view, action) {
    const [verb, what, ...rest] = action.split(' ');
    switch (verb) {
      case 'collect':
        for (const letter of what) await this.press(view, `supply:${letter}`);
        return this.press(await this.look(), 'take');
      case 'return':
      case 'discard': {
        const used = {};
        for (const letter of what) {
          const number = used[letter] ?? 0;
          used[letter] = number + 1;
          await this.press(view, `own:${letter}${number}`);
        }
        return this.press(await this.look(), 'return');
      }
      case 'move': return this.travel(view, what, rest);
      case 'tile': return this.press(view, `tile:${what}`);
      case 'give': {
        await this.press(view, `own:${what}0`);
        return this.press(await this.look(), `give:${rest[0]}`);
      }
      default: return this.press(view, `${verb}:${what}`);  // medal
    }
  }

  async travel(view, road, [tokens, ...tiles]) {
    await this.press(view, `road:${road}`);
    const used = {};
    const wanted = [...tokens.replace('-', '')].map((letter) => `pay:${letter}${(used[letter] = (used[letter] ?? -1) + 1)}`);
    wanted.push(...tiles.map((tile) => `pay:${tile}`));
    let seen = await this.look();
    const shown = () => [...seen.targets.keys()].filter((id) => id.startsWith('pay:') && id !== 'pay:other').sort().join();
    for (let presses = 0; shown() !== [...wanted].sort().join(); presses++) {
      assert.ok(presses < 300, `the payment ${wanted} cannot be reached`);
      seen = await this.click('pay:other');
    }
    return this.press(seen, 'go');
  }
}
