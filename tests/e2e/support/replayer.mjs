// Persons who play a game that is written down: each of its actions by pressing what is drawn, on a wide table. Every
// kind of decision has its way of being made here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countGems, Player } from './player.mjs';

/** What the form calls them. */
export const MODULES = { orient: 1, strongholds: 2, cities: 4, posts: 8 };
const COLOURS = [...'wbgrky'];
const file = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8').trim().split('\n');

/** The games of tests/e2e/data/games.jsonl by their ids. */
export const readGames = () => new Map(file('../data/games.jsonl').map((line) => JSON.parse(line)).map((game) => [game.id, game]));

const cards = new Map(file('../../data/cards.csv').slice(1).map((line) => {
  const [id, , , bonus, , w, b, g, r, k] = line.split(',');
  return [id, { bonus, cost: { w, b, g, r, k } }];
}));

/** Does the label of a card tell this cost? */
function costs(label, card) {
  const told = countGems(label.match(/costs ([^.;]*)/)?.[1] ?? '');
  return Object.entries(cards.get(card).cost).every(([colour, count]) => told[colour] === Number(count));
}

const tokensOf = (letters) => Object.fromEntries(COLOURS.map((colour) => [colour, letters.split(colour).length - 1]));

export class Replayer extends Player {
  constructor(table, game) {
    super(table);
    this.game = game;
    this.actions = game.plies.flat();
    this.hands = Array.from({ length: game.players }, () => []);
  }

  /** From the form to the first turn. */
  async start() {
    const { players, modules, seed } = this.game;
    for (let seat = 2; seat <= players; seat++) {
      if (seat > 2) await this.pressInPanel('add');
      await this.pressInPanel(`seat:${seat}:0`);
    }
    for (const module of modules) await this.pressInPanel(`module:${MODULES[module]}`);
    await this.pressInPanel('seed');
    await this.table.enterText(seed);
    const view = await this.pressInPanel('start');
    assert.deepEqual([view.state.players, view.state.seed, view.state.panel], [players, seed, 'none']);
    assert.equal(view.state.options, `players=${players} modules=${modules.join(',') || 'none'} edition=2024`);
    return view;
  }

  /** Scrolls the panel to the control and presses it. */
  async pressInPanel(id) {
    let view = await this.look();
    for (let turns = 0; turns < 20; turns++) {
      const { x, y, w, h } = view.targets.get(id) ?? assert.fail(`there is no '${id}' in the form`);
      const end = id === 'start' ? Infinity : view.targets.get('start').y;
      const above = y < 80;
      if (!above && y + h <= end) return this.click(id);
      await this.table.page.mouse.move(x + w / 2, end - 60);
      await this.table.page.mouse.wheel(0, above ? -120 : 120);
      view = await this.look();
    }
    return assert.fail(`'${id}' does not scroll into sight`);
  }

  choose(view) {
    const { cursor } = view.state;
    const action = this.actions[cursor];
    assert.ok(view.legal.includes(action), `'${action}' is not legal at ${cursor}, only: ${view.legal.join(', ')}`);
    const [verb, card] = action.split(' ');
    if (verb !== 'associate') return action;
    // One answer is drawn for each colour: the first card of it.
    return view.legal.find((other) => cards.get(other.split(' ')[1]).bonus === cards.get(card).bonus);
  }

  kindsOf(action, { state, targets }) {
    const [verb, what, , ...given] = action.split(' ');
    const kinds = super.kindsOf(action);
    if (given.length > 0) kinds.push(given.some((card) => card.startsWith('L')) ? 'give cards' : 'give gold cards');
    if (verb === 'take' && new Set(what).size === 2 && what.length === 3) kinds.push('take a third');
    // Which of the hidden cards it is shows when it is pressed.
    if (verb === 'buy' && !targets.has(`card:${what}`) && this.hands[state.toAct].includes(null)) kinds.push(action);
    return kinds;
  }

  /** Presses `id` unless it is chosen already. */
  async pick(view, id) {
    const target = view.targets.get(id) ?? assert.fail(`there is no '${id}', only: ${[...view.targets.keys()].join(', ')}`);
    return target.pressed ? view : this.click(id);
  }

  async pressAll(view, action) {
    const [verb, what, tokens, ...given] = action.split(' ');
    switch (verb) {
      case 'buy':
        await this.pay(await this.chooseCard(view, what), tokens, given);
        return this.press(await this.look(), 'buy');
      case 'conquer':
        await this.pay(view, tokens, given);
        return this.press(await this.look(), 'confirm');
      case 'move': {
        let seen = view.targets.has('move') ? await this.click('move') : view;
        seen = await this.pick(seen, `card:${what}`);
        return this.confirm(await this.pick(seen, `card:${tokens}`));
      }
      case 'place':
      case 'remove':
      case 'free':
        return this.confirm(await this.pick(view, `card:${what}`));
      case 'gem':
        return this.press(await this.pick(view, `pile:${what}`), 'take');
      case 'noble':
      case 'post':
        return this.confirm(await this.pick(view, `${verb}:${what}`));
      case 'keep':  // several persons around one device: nobody sees the two cards before they are asked for
        if (view.targets.has('peek')) view = await this.pick(view, 'peek');
      // falls through
      case 'associate':
        return this.confirm(await this.pick(view, `choice:${view.legal.indexOf(action)}`));
      default:
        return super.pressAll(view, action);
    }
  }

  confirm(view) {
    return this.press(view, 'confirm');
  }

  /** The card on the table or in the hand. Hidden cards of one's own are told apart once they are turned over. */
  async chooseCard(view, card) {
    if (view.targets.has(`card:${card}`)) return this.pick(view, `card:${card}`);
    const seat = view.state.toAct;
    const hand = this.hands[seat];
    if (hand.includes(card)) return this.pick(view, `hand:${seat}.${hand.indexOf(card)}`);
    const seen = await this.click(`hand:${seat}.${hand.indexOf(null)}`);
    const place = hand.findIndex((held, index) => held === null && costs(seen.targets.get(`hand:${seat}.${index}`).label, card));
    assert.ok(place >= 0, `${card} is not in the hand`);
    hand[place] = card;
    return this.pick(seen, `hand:${seat}.${place}`);
  }

  /** Swaps gems, gold and cards of the payment that is offered until it is the wanted one. */
  async pay(view, letters, cards) {
    const wanted = tokensOf(letters);
    for (let presses = 0; presses < 12; presses++) {
      const { targets } = view;
      const paid = countGems(COLOURS.map((colour) => targets.get(`pay:${colour}`)?.label ?? '').join(', '));
      const given = [...targets.keys()].filter((id) => id.startsWith('give:') && targets.get(id).pressed).map((id) => id.slice(5));
      const swaps = [
        ...cards.filter((card) => !given.includes(card)).map((card) => `give:${card}`),
        ...given.filter((card) => !cards.includes(card)).map((card) => `give:${card}`),
        ...COLOURS.filter((colour) => paid[colour] > wanted[colour]).map((colour) => `pay:${colour}`),
      ];
      if (swaps.length === 0) return;
      const possible = swaps.find((id) => targets.get(id)?.enabled);
      assert.ok(possible, `no way from ${JSON.stringify({ paid, given })} to ${letters} ${cards.join(' ')}`);
      view = await this.click(possible);
    }
    assert.fail('the payment cannot be reached');
  }

  remember(seat, action) {
    const [verb, what] = action.split(' ');
    const hand = this.hands[seat];
    if (verb === 'reserve') hand.push(what === 'deck' ? null : what);
    if (verb === 'buy' && hand.includes(what)) hand.splice(hand.indexOf(what), 1);
  }
}
