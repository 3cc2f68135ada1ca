// One tab of a soak run: the real page, whose buttons are pressed through the text mirror. Its environment is under our
// control: random source, clock, Web Locks, access to storage, and when events of other tabs arrive.
import { leaveOutPainting } from '../support/painting.mjs';

const LONGEST_WAIT_MS = 120_000;

/** Runs in the page before its own scripts, at each load. */
function prepare({ chance, clock_ms, locks, blocked }) {
  const kept = (name, otherwise) => {
    try {
      return Number(sessionStorage.getItem(name) ?? otherwise);
    } catch {
      return otherwise;
    }
  };
  const keep = (name, value) => {
    try {
      sessionStorage.setItem(name, String(value));
    } catch {
      // An empty page.
    }
  };
  const loads = kept('soak.loads', 0) + 1;
  keep('soak.loads', loads);

  let state = (Math.imul(chance, 7919) + loads) >>> 0;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[i] = state ^ (state >>> 15);
    }
    return array;
  };

  const soak = { clock_ms: kept('soak.clock', clock_ms), hold: false, waiting: [] };
  const now = Date.now;
  Date.now = () => now() + soak.clock_ms;
  soak.setClock = (ms) => keep('soak.clock', (soak.clock_ms = ms));

  const listen = globalThis.addEventListener;
  globalThis.addEventListener = (kind, listener, ...rest) => {
    const heard = (event) => (soak.hold ? soak.waiting.push(() => listener(event)) : listener(event));
    listen.call(globalThis, kind, kind === 'storage' ? heard : listener, ...rest);
  };
  soak.deliver = (hold) => {
    soak.hold = hold;
    for (const wake of soak.waiting.splice(0)) wake();
  };
  globalThis.soak = soak;

  if (!locks) Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  if (blocked) {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
}

/** Runs in the page: the state that a step needs. */
async function look() {
  await splendorTest.idle();
  const state = splendorTest.state();
  const buttons = {};
  for (const button of document.querySelectorAll('#mirror button')) {
    if (button.closest('[inert]')) continue;
    buttons[button.id.slice('control-'.length)] = button.getAttribute('aria-disabled') !== 'true';
  }
  const last = splendorTest.events.filter(([kind]) => kind === 'tab_owned' || kind === 'tab_lost').at(-1);
  return {
    state,
    log: splendorTest.query('log'),
    buttons,
    owns: last?.[0] !== 'tab_lost',
    waiting: soak.waiting.length,
    asked: document.querySelector('dialog') !== null,
  };
}

export class Tab {
  dead = false;

  static async open(world) {
    const tab = new Tab();
    tab.world = world;
    tab.number = ++world.tabsOpened;
    tab.blocked = world.chance.oneIn(10);
    tab.page = await world.context.newPage();
    tab.page.setDefaultTimeout(LONGEST_WAIT_MS);
    tab.page.on('crash', () => { tab.dead = true; });
    tab.page.on('close', () => { tab.dead = true; });
    tab.page.on('pageerror', (error) => world.problems.push(`tab ${tab.number}: ${error}`));
    tab.page.on('console', (message) => {
      if (message.type() === 'error') world.problems.push(`tab ${tab.number}: ${message.text()}`);
    });
    await leaveOutPainting(tab.page);
    await tab.page.addInitScript(prepare, {
      chance: world.seed * 1000 + tab.number,
      clock_ms: world.clock_ms,
      locks: world.locks,
      blocked: tab.blocked,
    });
    await tab.load(() => tab.page.goto(`${world.url}?test=1`));
    return tab;
  }

  async load(how) {
    await how();
    await this.page.waitForFunction(() => globalThis.splendorTest?.frames() > 0 || document.querySelector('[data-failed]'));
    await this.page.evaluate(() => splendorTest.query('anim', 'off'));
    await this.look();
  }

  async look() {
    this.seen = await this.page.evaluate(look);
    return this.seen;
  }

  has(id) {
    return this.seen.buttons[id] === true;
  }

  /** The ids of what can be pressed and begins so. */
  offered(start) {
    return Object.keys(this.seen.buttons).filter((id) => id.startsWith(start) && this.seen.buttons[id]);
  }

  /** Presses and looks; false when it is not offered. */
  async press(id) {
    if (!this.has(id)) return false;
    await this.page.evaluate((name) => document.getElementById(`control-${name}`).click(), id);
    await this.look();
    return true;
  }

  async pressAll(...ids) {
    for (const id of ids) if (!(await this.press(id))) return false;
    return true;
  }

  /** What this tab sees in storage of ours; null: it sees none. */
  stored() {
    return this.blocked ? null : this.page.evaluate(readStored);
  }
}

/** Runs in a page. */
export function readStored() {
  const stored = {};
  for (const key of Object.keys(localStorage).sort()) if (key.startsWith('splendor:')) stored[key] = localStorage.getItem(key);
  return stored;
}
