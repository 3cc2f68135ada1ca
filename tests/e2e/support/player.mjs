// A scripted person at the table: reads what the screen says (the labels of its targets, in English or French), decides
// by a fixed policy that brings games to their end, and turns each decision into presses. Nothing here knows the rules
// beyond what `legal()` offers, and nothing plays but the presses.
import assert from 'node:assert/strict';

const COLOURS = 'wbgrky';
const GEMS = {
  diamond: 'w', sapphire: 'b', emerald: 'g', ruby: 'r', onyx: 'k', gold: 'y',
  diamant: 'w', saphir: 'b', émeraude: 'g', rubis: 'r', or: 'y',
};

/** "2 diamond, 1 gold" -> {w: 2, y: 1, …0}. */
export function countGems(text) {
  const counts = Object.fromEntries([...COLOURS].map((colour) => [colour, 0]));
  for (const [, count, word] of text.matchAll(/(\d+) (\p{L}+)/gu)) if (GEMS[word]) counts[GEMS[word]] += Number(count);
  return counts;
}

/** "wwy" -> {w: 2, y: 1, …0}; "-" is nothing. */
const countLetters = (letters) =>
  Object.fromEntries([...COLOURS].map((colour) => [colour, letters.split(colour).length - 1]));

const total = (counts) => [...COLOURS].reduce((sum, colour) => sum + counts[colour], 0);
const lettersOf = (action) => action.split(' ').at(-1);

function readCard(label) {
  const [, cost = ''] = label.match(/(?:costs|coûte) ([^.;]*)/) ?? [];
  const [, points = 0] = label.match(/(\d+) points?/) ?? [];
  return { points: Number(points), cost: countGems(cost) };
}

function readPlayer(label) {
  const [points, tokens, bonuses] = label.split(';');
  return { points: Number(points.match(/(\d+) points?/)[1]), tokens: countGems(tokens), bonuses: countGems(bonuses) };
}

export class Player {
  hands = [[], [], [], []];  // what each seat has reserved, in order; null: unseen
  cards = new Map();         // every card that lay open so far

  /** `press(id)` presses a target of the canvas: by default a click. */
  constructor(table, press = (id, place) => table.page.mouse.click(place.x, place.y)) {
    this.table = table;
    this.pressAt = press;
  }

  /** Everything that a person sees now, once the last press is drawn. Waits neither for tooltips nor for notices. */
  async look() {
    const view = await this.table.page.evaluate(async () => {
      const frames = async (count) => { while (count-- > 0) await new Promise(requestAnimationFrame); };
      await Promise.race([splendorTest.idle(), frames(4)]);  // Dear ImGui answers and settles within three
      const { x, y } = document.getElementById('canvas').getBoundingClientRect();
      const targets = splendorTest.targets().map((target) => ({ ...target, x: target.x + x, y: target.y + y }));
      return { state: splendorTest.state(), legal: splendorTest.legal(), last: splendorTest.query('log').at(-1), targets };
    });
    view.targets = new Map(view.targets.map((target) => [target.id, target]));
    for (const [id, { label }] of view.targets) {
      if (id.startsWith('card:')) this.cards.set(id.slice('card:'.length), readCard(label));
    }
    return view;
  }

  async press(view, id) {
    const target = view.targets.get(id);
    assert.ok(target, `there is no target '${id}' on the canvas, only: ${[...view.targets.keys()].join(', ')}`);
    await this.pressAt(id, { x: target.x + target.w / 2, y: target.y + target.h / 2 });
  }

  // ---- Deciding

  choose({ state, legal, targets }) {
    const of = (verb) => legal.filter((action) => action.startsWith(`${verb} `));
    const me = readPlayer(targets.get(`player:${state.toAct}`).label);
    const missing = ({ cost }, gained = countGems('')) =>
      [...COLOURS].reduce((sum, c) => sum + Math.max(0, cost[c] - me.bonuses[c] - me.tokens[c] - gained[c]), 0) - me.tokens.y;
    const worth = (id) => this.cards.get(id).points * 2 - missing(this.cards.get(id));

    const purchases = of('buy').filter((action) => this.cards.has(action.split(' ')[1]));
    if (purchases.length > 0) {
      const best = maximum(purchases, (action) => this.cards.get(action.split(' ')[1]).points * 10 - total(countLetters(lettersOf(action))));
      const payments = purchases.filter((action) => action.split(' ')[1] === best.split(' ')[1]);
      // Every other time gold is spent where gems would do, so that payments are chosen by hand.
      return state.cursor % 2 ? best : maximum(payments, (action) => countLetters(lettersOf(action)).y);
    }

    const open = [...targets.keys()].filter((id) => id.startsWith('card:')).map((id) => id.slice('card:'.length));
    const goal = maximum([...open, ...this.hands[state.toAct].filter(Boolean)], worth);
    const useful = (action) => missing(this.cards.get(goal)) - missing(this.cards.get(goal), countLetters(lettersOf(action)));
    if (of('return').length > 0) {
      const needed = (action) => [...COLOURS].reduce((sum, c) => sum + Math.min(countLetters(lettersOf(action))[c], this.cards.get(goal).cost[c] + (c === 'y')), 0);
      return maximum(of('return'), (action) => -needed(action));
    }
    const takes = of('take');
    const best = takes.length > 0 && maximum(takes, (action) => useful(action) * 10 + lettersOf(action).length);
    const unseen = of('reserve deck');
    if (unseen.length > 0 && state.cursor % 17 === 9 && !this.hands[state.toAct].includes(null)) return unseen[0];
    if (best && useful(best) > 0) return best;
    if (legal.includes(`reserve ${goal}`)) return `reserve ${goal}`;
    return best || legal[0];
  }

  // ---- Doing

  /** One decision of the seat whose turn it is; gives the action. */
  async turn() {
    const view = await this.look();
    const action = this.choose(view);
    await this.play(view, action);
    return action;
  }

  async play(view, action) {
    await this.pressAll(view, action);
    this.remember(view.state.toAct, action);
    const after = await this.look();
    assert.equal(after.last, action, 'something else was played than pressed');
    assert.equal(after.state.cursor, view.state.cursor + 1);
  }

  async pressAll(view, action) {
    const [verb, what, letters] = action.split(' ');
    if (verb === 'take' || verb === 'return') {
      for (const colour of what) await this.press(view, `${verb === 'take' ? 'pile' : 'own'}:${colour}`);
      return this.press(await this.look(), verb);
    }
    if (verb === 'reserve') {
      await this.press(view, what === 'deck' ? `deck:${letters}` : `card:${what}`);
      return this.press(await this.look(), 'reserve');
    }
    if (verb === 'buy') {
      await this.chooseCard(view, what);
      await this.choosePayment(countLetters(letters));
      return this.press(await this.look(), 'buy');
    }
    if (verb === 'noble') return this.press(view, view.targets.has(`noble:${what}`) ? `noble:${what}` : 'choice:0');
    return this.press(view, verb);  // pass
  }

  /** On the table, or in one's hand, where a card that others must not see is turned over by a first press. */
  async chooseCard(view, card) {
    if (view.targets.has(`card:${card}`)) return this.press(view, `card:${card}`);
    const hand = this.hands[view.state.toAct];
    const place = `hand:${view.state.toAct}.${hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)}`;
    await this.press(view, place);
    const turned = await this.look();
    if (!turned.targets.has('buy')) await this.press(turned, place);
  }

  async choosePayment(wanted) {
    for (let presses = 0; presses < 8; presses++) {
      const view = await this.look();
      const paid = countGems([...COLOURS].map((c) => view.targets.get(`pay:${c}`)?.label ?? '').join(', '));
      const tooMany = [...COLOURS].find((colour) => paid[colour] > wanted[colour]);
      if (!tooMany) return;
      await this.press(view, `pay:${tooMany}`);
    }
    assert.fail('the payment cannot be reached');
  }

  remember(seat, action) {
    const [verb, what] = action.split(' ');
    const hand = this.hands[seat];
    if (verb === 'reserve') hand.push(what === 'deck' ? null : what);
    const held = hand.includes(what) ? hand.indexOf(what) : hand.indexOf(null);
    if (verb === 'buy' && held >= 0 && (hand[held] === what || !this.cards.has(what))) hand.splice(held, 1);
  }
}

function maximum(list, value) {
  return list.reduce((best, one) => (value(one) > value(best) ? one : best));
}
