// A scripted person at the table: reads the labels of the screen's targets (in English or French), decides by a fixed policy
// that finishes games, and turns each decision into presses. It knows no rules beyond `legal()`, and plays by presses only.
import assert from 'node:assert/strict';

const COLOURS = 'wbgrky';
const GEMS = {
  diamond: 'w', sapphire: 'b', emerald: 'g', ruby: 'r', onyx: 'k', gold: 'y',
  diamonds: 'w', sapphires: 'b', emeralds: 'g', rubies: 'r', onyxes: 'k',
  diamant: 'w', saphir: 'b', émeraude: 'g', rubis: 'r', or: 'y',
  diamants: 'w', saphirs: 'b', émeraudes: 'g', ors: 'y',
};

/** "2 diamonds, 1 gold" -> {w: 2, y: 1, …0}. */
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

/**
 * Without presses: from the form of a first visit to a game with animations off. `seats` says who sits there, by the
 * places of the form's control: 0 a person, 1 a computer as it was offered; or by a strength: '8' the strongest.
 */
export async function startGame(table, { seats = [0, 0], seed = 'a test' } = {}) {
  await table.stopMotion();
  await table.query('seed', seed);
  const press = async (id) => {
    await table.query('press', id);
    await table.idle();
  };
  for (const [index, kind] of seats.entries()) {
    if (index >= 2) await press('add');
    await press(`seat:${index + 1}:${typeof kind === 'string' ? 1 : kind}`);
    if (typeof kind === 'string') await press(`strength:${index + 1}:${Number(kind) - 1}`);
  }
  await press('start');
  const { panel, players } = await table.state();
  assert.equal(players, seats.length);
  assert.ok(panel === 'none' || panel === 'ending', panel);  // computers among themselves are quick
  return new Player(table);
}

export class Player {
  hands = [[], [], [], []];  // what each seat has reserved, in order; null: unseen
  cards = new Map();         // every card that lay open so far
  pressed = new Map();       // how many actions of each kind were played by presses
  mostOfAKind = Infinity;    // after so many of each of its kinds an action is played without presses, to save time

  /** `pressAt({x, y})` presses a place of the page: by default with the mouse. */
  constructor(table, pressAt = ({ x, y }) => table.page.mouse.click(x, y)) {
    this.table = table;
    this.pressAt = pressAt;
  }

  /** Presses `id` and looks. */
  async click(id) {
    await this.press(await this.look(), id);
    return this.look();
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
    await this.pressAt({ x: target.x + target.w / 2, y: target.y + target.h / 2 });
  }

  /** Scrolls the open panel with the wheel until `id` stands in it, above the button that stays in sight where there is one. */
  async scrollTo(id) {
    const { page } = this.table;
    const { height } = page.viewportSize();
    const pinned = ({ targets }) => (targets.get('start') ?? targets.get('end:rematch'))?.y ?? 0;  // at the foot, or by the title
    const end = (view) => (pinned(view) > height / 2 ? pinned(view) : height - 40);
    const hidden = (view) => view.targets.get(id).y + view.targets.get(id).h > end(view);
    for (let view = await this.look(), tries = 0; hidden(view) && tries < 20; view = await this.look(), tries++) {
      const { x, w } = view.targets.get(id);
      await page.mouse.move(x + w / 2, end(view) - 100);
      await page.mouse.wheel(0, 200);
    }
  }

  // ---- Deciding

  choose({ state, legal, targets }) {
    const of = (verb) => legal.filter((action) => action.startsWith(`${verb} `));
    const me = readPlayer(targets.get(`player:${state.toAct}`).label);
    const missing = ({ cost }, gained = countGems('')) =>
      [...COLOURS].reduce((sum, c) => sum + Math.max(0, cost[c] - me.bonuses[c] - me.tokens[c] - gained[c]), 0) - me.tokens.y;
    const worth = (id) => this.cards.get(id).points * 2 - missing(this.cards.get(id));

    const purchases = of('buy');
    if (purchases.length > 0) {
      const points = (action) => this.cards.get(action.split(' ')[1])?.points ?? 0;  // a card from a deck is unknown
      const best = maximum(purchases, (action) => points(action) * 10 - total(countLetters(lettersOf(action))));
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

  /** One decision of the seat whose turn it is. Gives the action, and what is seen after it. */
  async turn(view) {
    const before = view ?? (await this.look());
    const action = this.choose(before);
    return { action, view: await this.play(before, action) };
  }

  /** What is special about making this decision. */
  kindsOf(action) {
    return [action.startsWith('reserve deck') ? 'reserve deck' : action.split(' ')[0]];
  }

  async play(view, action) {
    const times = (kind) => this.pressed.get(kind) ?? 0;
    const kinds = this.kindsOf(action, view);
    if (kinds.some((kind) => times(kind) < this.mostOfAKind)) {
      for (const kind of kinds) this.pressed.set(kind, times(kind) + 1);
      await this.pressAll(view, action);
    } else {
      await this.table.query('act', view.legal.indexOf(action));
    }
    this.remember(view.state.toAct, action);
    const after = await this.look();
    assert.equal(after.last, action, 'something else was played than pressed');
    assert.equal(after.state.cursor, view.state.cursor + 1);
    return after;
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
      const chosen = await this.chooseCard(view, what);
      return this.press(await this.choosePayment(chosen, countLetters(letters)), 'buy');
    }
    if (verb === 'noble') {
      await this.press(view, this.byChoices ? `choice:${view.legal.indexOf(action)}` : `noble:${what}`);
      return this.press(await this.look(), 'confirm');
    }
    return this.press(view, verb);  // pass
  }

  /** On the table, or in one's hand, where a card that others must not see is turned over by a first press. */
  async chooseCard(view, card) {
    const press = async (seen, id) => {
      await this.press(seen, id);
      return this.look();
    };
    if (view.targets.has(`card:${card}`)) return press(view, `card:${card}`);
    const hand = this.hands[view.state.toAct];
    const place = `hand:${view.state.toAct}.${hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)}`;
    const turned = await press(view, place);
    return turned.targets.has('buy') ? turned : press(turned, place);
  }

  async choosePayment(view, wanted) {
    for (let presses = 0; presses < 8; presses++) {
      const paid = countGems([...COLOURS].map((c) => view.targets.get(`pay:${c}`)?.label ?? '').join(', '));
      const tooMany = [...COLOURS].find((colour) => paid[colour] > wanted[colour]);
      if (!tooMany) return view;
      await this.press(view, `pay:${tooMany}`);
      view = await this.look();
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
