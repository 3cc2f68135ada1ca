// Page and worker of different releases, both ways: web/worker_host.js with workers that speak another protocol, and
// web/worker.js asked by pages that do. A message without a protocol is of the first version. Without a browser.
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

async function heard({ events }) {
  for (let i = 0; i < 100 && events.length === 0; ++i) await turn();
  return events;
}

/** worker.js around a program that answers `answered REQUEST`. Gives what it says to each message. */
function worker() {
  const said = [];
  const self = { location: { href: 'https://splendor.example/r/1/worker.js' }, postMessage: (data) => said.push(data) };
  self.importScripts = () => {
    self.Module.ccall = (name, result, types, [request]) => `answered ${request}`;
    self.Module.onRuntimeInitialized();
  };
  vm.runInNewContext(readFileSync(join(web, 'worker.js'), 'utf8'), { self, URL });
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
