// Page and worker of different releases, both ways: web/worker_host.js with workers that speak another protocol, and
// web/worker.js asked by pages that do. A message without a protocol is of the first version. And how long a page waits for a
// worker that says nothing. Without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

const protocolOf = (name) => Number(/^const PROTOCOL = (\d+);$/m.exec(readFileSync(join(web, name), 'utf8'))?.[1]);
const OURS = protocolOf('worker.js');

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** worker_host.js and events.js as modules of their own, with `answer(data)` as the worker: it gives the messages it sends. */
async function page(t, answer) {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(web, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const workers = [];
  globalThis.Worker = class {
    constructor() {
      this.asked = [];
      workers.push(this);
    }
    postMessage(data) {
      this.asked.push(data);
      setImmediate(() => answer(data).forEach((message) => this.onmessage?.({ data: message })));
    }
    terminate() {}
  };
  t.mock.method(console, 'warn', () => {});
  const host = await import(pathToFileURL(join(folder, 'worker_host.js')));
  const events = [];
  (await import(pathToFileURL(join(folder, 'events.js')))).connect((...event) => events.push(event));
  t.after(() => host.stop());
  return { host, events, workers };
}

/** A clock that stands still: `pass(ms)` calls what was waited for in that time, `jump(ms)` as after a device's sleep. */
function heldClock(t) {
  const real = { setTimeout, clearTimeout };
  t.after(() => Object.assign(globalThis, real));
  const due = new Map();
  let now = 0, count = 0;
  globalThis.setTimeout = (call, ms) => (due.set(++count, { call, at: now + ms }), count);
  globalThis.clearTimeout = (id) => due.delete(id);
  const ring = (until) => {
    for (const [id, { call, at }] of [...due]) if (at <= until && due.delete(id)) (now = Math.max(now, at)), call();
  };
  return {
    pass(ms) {
      for (const end = now + ms; now < end; ++now) ring(now);
    },
    jump(ms) {
      now += ms;
      ring(now);
    },
  };
}

/** A page that has asked ai1 of a worker which says what `says` is called with. */
async function asking(t) {
  const clock = heldClock(t), table = await page(t, () => []);
  table.host.ask('ai1', 'x');
  const says = (data) => table.workers.at(-1).onmessage({ data: { ...data, protocol: OURS } });
  return { ...table, clock, says };
}

async function heard({ events }) {
  for (let i = 0; i < 100 && events.length === 0; ++i) await turn();
  return events;
}

/** worker.js around a program that does `search(its Module)` and answers `answered REQUEST`. Gives what it says to each message. */
function worker(search = () => {}, surroundings = { performance }) {
  const said = [];
  const self = { location: { href: 'https://splendor.example/r/1/worker.js' }, postMessage: (data) => said.push(data) };
  self.importScripts = () => {
    self.Module.ccall = (name, result, types, [request]) => {
      search(self.Module);
      return `answered ${request}`;
    };
    self.Module.onRuntimeInitialized();
  };
  vm.runInNewContext(readFileSync(join(web, 'worker.js'), 'utf8'), { self, URL, ...surroundings });
  return (data) => {
    said.length = 0;
    self.onmessage({ data });
    return said.map((message) => ({ ...message }));
  };
}

test('both sides have the same number', () => {
  assert.ok(OURS >= 1);
  assert.equal(protocolOf('worker_host.js'), OURS);
});

test('this page and this worker understand each other', async (t) => {
  const table = await page(t, worker());
  table.host.ask('ai1', '0 easy 0 1 g=1.AA');
  assert.deepEqual(await heard(table), [['worker_reply', 'ai1', 'answered 0 easy 0 1 g=1.AA']]);
});

test('a page with workers of the first version, which send no protocol number', async (t) => {
  const table = await page(t, ({ id }) => [{ alive: true }, { id, reply: 'ok 1 500 take wbg' }]);
  table.host.ask('ai1', 'x');
  const expected = OURS === 1 ? ['worker_reply', 'ai1', 'ok 1 500 take wbg'] : ['worker_failed', 'ai1', ''];
  assert.deepEqual(await heard(table), [expected]);
});

for (const [whose, protocol] of [['an older', OURS - 1], ['a newer', OURS + 1]])
  test(`a page with ${whose} worker ignores its answers: the players run in the page`, async (t) => {
    const table = await page(t, ({ id }) => [{ alive: true, protocol }, { id, reply: 'ok 1 500 take wbg', protocol }]);
    table.host.ask('ai1', 'x');
    assert.deepEqual(await heard(table), [['worker_failed', 'ai1', '']]);
    assert.equal(table.workers.length, 2);  // it was replaced once
    assert.ok(table.workers.every(({ asked }) => asked.every((data) => data.protocol === OURS)));
  });

test('a worker with pages of the first version, which send no protocol number', () => {
  const said = worker()({ id: 'ai1', request: 'x' });
  if (OURS === 1) assert.deepEqual(said.at(-1), { id: 'ai1', reply: 'answered x', protocol: OURS });
  else assert.ok(said.at(-1).failed);
});

for (const [whose, protocol] of [['an older', OURS - 1], ['a newer', OURS + 1]])
  test(`a worker with ${whose} page reports that and answers nothing`, () => {
    const said = worker()({ id: 'ai1', request: 'x', protocol });
    assert.equal(said.filter(({ reply }) => reply !== undefined).length, 0);
    assert.match(said.at(-1).failed, /protocol/);  // which every page so far takes for a broken worker
  });

test('a search that goes on for minutes is waited for', async (t) => {
  const { events, workers, clock, says } = await asking(t);
  for (let second = 0; second < 180; ++second) {
    says({ alive: true, loading: false });
    clock.pass(1000);
  }
  says({ id: 'ai1', reply: 'ok' });
  assert.deepEqual(events, [['worker_reply', 'ai1', 'ok']]);
  assert.equal(workers.length, 1);
});

test('a worker that falls silent while it searches is replaced once, and the players run in the page after ten seconds', async (t) => {
  const { events, workers, clock, says } = await asking(t);
  for (const expected of [1, 2]) {
    assert.equal(workers.length, expected);
    says({ alive: true, loading: false });
    clock.pass(4500);
    assert.equal(workers.length, expected);
    clock.pass(600);
  }
  assert.deepEqual(events, [['worker_failed', 'ai1', '']]);
});

test('a worker whose files stop coming has more time, and half a minute at most', async (t) => {
  const { events, workers, clock, says } = await asking(t);
  says({ alive: true, loading: true });
  clock.pass(10_000);
  assert.equal(workers.length, 1);
  says({ alive: true, loading: true });
  clock.pass(10_000);
  assert.equal(workers.length, 1);
  clock.pass(20_500);
  assert.deepEqual(events, [['worker_failed', 'ai1', '']]);
});

test('a device that has slept hears what its worker says before it gives up', async (t) => {
  const { events, workers, clock, says } = await asking(t);
  says({ alive: true, loading: false });
  clock.jump(3_600_000);
  says({ id: 'ai1', reply: 'ok' });
  assert.deepEqual(events, [['worker_reply', 'ai1', 'ok']]);
  assert.equal(workers.length, 1);
});

test('a question of several lines goes to as many workers as are ready, and their answers come together', async (t) => {
  Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 8 }, configurable: true });
  t.after(() => delete globalThis.navigator);
  const { host, events, workers } = await page(t, () => []);
  const says = (place, data) => workers[place].onmessage({ data: { protocol: OURS, ...data } });
  const asked = (place) => workers[place]?.asked.map(({ request }) => request);
  assert.equal(host.count(), 3);
  host.ask('hint1', 'a\nb\nc');
  assert.deepEqual([asked(0), asked(1), asked(2)], [['a'], [], []]);  // the others are only starting
  says(0, { id: 'hint1', reply: 'A' });
  assert.deepEqual(events, [['worker_reply', 'hint1', 'A']]);
  for (const place of [1, 2]) says(place, { alive: true, loading: false });
  host.ask('hint2', 'd\ne\nf');
  assert.deepEqual([asked(0), asked(1), asked(2)], [['a', 'd'], ['e'], ['f']]);
  says(2, { id: 'hint2', reply: 'F' });
  says(0, { id: 'hint2', reply: 'D' });
  assert.equal(events.length, 1);
  says(1, { id: 'hint2', reply: 'E' });
  assert.deepEqual(events.slice(1), [['worker_reply', 'hint2', 'D\nE\nF']]);
  host.ask('ai1', 'g');  // of one line: as if there were one worker
  assert.deepEqual([asked(0).length, asked(1).length], [3, 1]);
});

test('of several workers those that fail are left out, and a stop ends all', async (t) => {
  Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 3 }, configurable: true });
  t.after(() => delete globalThis.navigator);
  const { host, events, workers } = await page(t, () => []);
  const says = (worker, data) => worker.onmessage({ data: { protocol: OURS, ...data } });
  assert.equal(host.count(), 2);
  host.ask('hint1', 'a\nb');
  says(workers[0], { id: 'hint1', reply: 'A' });
  says(workers[1], { alive: true, loading: false });
  host.ask('hint2', 'c\nd');
  says(workers[0], { id: 'hint2', reply: 'C' });
  says(workers[1], { failed: 'once' });
  assert.equal(workers[2].asked[0].request, 'd');  // its successor is asked again
  says(workers[2], { failed: 'twice' });
  assert.deepEqual(events.slice(1), [['worker_reply', 'hint2', 'C']]);
  says(workers[0], { failed: 'idle' });
  host.ask('hint3', 'e\nf');
  host.stop();
  for (const worker of workers) worker.onmessage?.({ data: { id: 'hint3', reply: 'late', protocol: OURS } });
  assert.equal(events.length, 2);
});

test('a device with one or two processors has one worker', async (t) => {
  t.after(() => delete globalThis.navigator);
  for (const [processors, workers] of [[1, 1], [2, 1], [3, 2], [4, 3], [64, 3], [undefined, 1]]) {
    Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: processors }, configurable: true });
    assert.equal((await page(t, () => [])).host.count(), workers);
  }
});

test('a worker says that its search goes on, twice a second and not more often', () => {
  let now = 1000;
  const ask = worker(
    (program) => {
      for (let ms = 0; ms < 3000; ms += 5, now += 5) program.working();
    },
    { performance: { now: () => now } },
  );
  const said = ask({ id: 'ai1', request: 'x', protocol: OURS });
  assert.deepEqual(said.at(-1), { id: 'ai1', reply: 'answered x', protocol: OURS });
  const signs = said.slice(0, -1);
  assert.ok(signs.every(({ alive, loading }) => alive === true && loading === false));
  assert.equal(signs.length, 6);  // the first when the question is begun
});

test('a worker says when it waits for a file', () => {
  class XMLHttpRequest {
    status = 200;
    open() {}
    send() {}
  }
  const said = worker((program) => program.fetchBeside('weights.bin'), { performance, XMLHttpRequest })({
    id: 'ai1',
    request: 'x',
    protocol: OURS,
  });
  assert.deepEqual(said.filter(({ alive }) => alive).map(({ loading }) => loading), [false, true, false]);
});
