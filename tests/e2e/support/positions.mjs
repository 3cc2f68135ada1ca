// Chosen positions of Splendor, each with what is known of it.
import { readFileSync } from 'node:fs';

const PUZZLES = readFileSync(new URL('../../../web/puzzles.txt', import.meta.url), 'utf8').split('\n').slice(1);
const WIN_IN_ONE = /^win 1 .* g=(\S+)$/;

/** Whoever does not buy the one card that wins gives this game to the rival. */
export const GIVEN_AWAY = 'g=1.AAAIsyJ4SzUAADn_SJXQzRkeUONzGJru1QjpFaRad-MqnKRfjcfQ_95ELrgzKNMG';

/** A puzzle that is proven, where a wrong turn is answered at once: its place in the list, its game, and what wins it. */
export const WON_IN_ONE = {
  place: PUZZLES.findIndex((line) => WIN_IN_ONE.test(line)),
  link: `g=${WIN_IN_ONE.exec(PUZZLES.find((line) => WIN_IN_ONE.test(line)))[1]}`,
  wins: 'buy L3-06',
};
