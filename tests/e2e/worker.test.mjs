// Communication with the computer players' worker, with a mock of the compiled search.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const STAND_IN = `
  self.Module.ccall = (name, result, types, [request]) => {
    if (request === 'break') throw new Error('broken');
    while (request === 'for ever');
    while (request === 'for ever, with signs') self.Module.working();
    return name + ' heard ' + request;
  };
  self.Module.onRuntimeInitialized();
`;

const { test, open, serve } = chromiumTests();

/** A table whose worker runs `program`; null: the server has none. */
async function openWith(program) {
  await serve((request, response) => {
    if (!request.url.endsWith('/ai.js')) return false;
    response.writeHead(program ? 200 : 404, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(program ?? '');
    return true;
  });
  const table = await open({ allow: [/worker broke/, /404/] });
  await table.muteProgram();
  return table;
}

const ask = (table, id, request) => table.page.evaluate(([i, text]) => splendorHost.workerAsk(i, text), [id, request]);

async function answer(table, id) {
  const find = (wanted) => splendorTest.events.find(([kind, one]) => kind.startsWith('worker_') && one === wanted);
  const handle = await table.page.waitForFunction(find, id);
  return handle.jsonValue();
}

test('each answer carries the id of its question', async () => {
  const table = await openWith(STAND_IN);
  await Promise.all([ask(table, 'test:1', 'Œ'), ask(table, 'test:2', 'two')]);
  assert.deepEqual(await answer(table, 'test:2'), ['worker_reply', 'test:2', 'ai_answer heard two']);
  assert.deepEqual(await answer(table, 'test:1'), ['worker_reply', 'test:1', 'ai_answer heard Œ']);
});

test('a request that breaks the worker twice has failed; the next one is answered', async () => {
  const table = await openWith(STAND_IN);
  await ask(table, 'test:1', 'break');
  assert.deepEqual(await answer(table, 'test:1'), ['worker_failed', 'test:1', '']);
  await ask(table, 'test:2', 'two');
  assert.deepEqual(await answer(table, 'test:2'), ['worker_reply', 'test:2', 'ai_answer heard two']);
});

test('a stopped search gives no answer, and the worker after it does', async () => {
  const table = await openWith(STAND_IN);
  await ask(table, 'test:1', 'for ever');
  await table.page.evaluate(() => splendorHost.workerStop());
  await ask(table, 'test:2', 'two');
  await answer(table, 'test:2');
  assert.equal(await table.page.evaluate(() => splendorTest.events.some(([, id]) => id === 'test:1')), false);
});

test('a worker that cannot be loaded is reported', async () => {
  const table = await openWith(null);
  await ask(table, 'test:1', 'one');
  assert.deepEqual(await answer(table, 'test:1'), ['worker_failed', 'test:1', '']);
});

test('a worker that is not allowed is reported', async () => {
  const table = await openWith(STAND_IN);
  await table.page.evaluate(() => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('no workers here', 'SecurityError');
      }
    };
  });
  await ask(table, 'test:2', 'two');
  assert.deepEqual(await answer(table, 'test:2'), ['worker_failed', 'test:2', '']);
});

test('a worker that never answers is replaced once, and then reported', async () => {
  const table = await openWith(STAND_IN);
  await table.page.evaluate(() => splendorTest.setPatience(200));
  await ask(table, 'test:1', 'for ever');
  assert.deepEqual(await answer(table, 'test:1'), ['worker_failed', 'test:1', '']);
  await table.page.evaluate(() => splendorTest.setPatience(60_000));  // a busy machine's worker takes its time to start
  await ask(table, 'test:2', 'two');
  assert.deepEqual(await answer(table, 'test:2'), ['worker_reply', 'test:2', 'ai_answer heard two']);
});

test('a search that goes on is waited for: its signs arrive while the worker is busy', async () => {
  const table = await openWith(STAND_IN);
  await table.page.evaluate(() => {
    globalThis.signs = 0;
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => { signs += data.alive ? 1 : 0; });
      }
    };
    splendorTest.setPatience(3000);
  });
  await ask(table, 'test:1', 'for ever, with signs');
  await table.page.waitForFunction(() => signs > 10);  // two a second
  assert.equal(await table.page.evaluate(() => splendorTest.events.some(([, id]) => id === 'test:1')), false);
  await table.page.evaluate(() => splendorHost.workerStop());
});

test('the search itself gives signs while it goes on', async () => {
  const table = await open();
  const game = (await table.state()).link.replace(/^.*#/, '');
  await table.muteProgram();
  const [worker] = await Promise.all([table.page.waitForEvent('worker'), ask(table, 'test:1', `0 easy 0 1 ${game}`)]);
  await answer(table, 'test:1');
  await worker.evaluate(() => {
    const working = self.Module.working;
    self.signs = 0;
    self.Module.working = () => {
      self.signs++;
      working();
    };
  });
  await ask(table, 'test:2', `0 hard 0 1 ${game}`);
  assert.match((await answer(table, 'test:2'))[2], /^ok /);
  assert.ok((await worker.evaluate(() => self.signs)) > 2);
});

test('a worker whose files stall is reported', async () => {
  const table = await openWith('self.fetch(new URL("never", self.location.href))');
  await table.page.evaluate(() => splendorTest.setPatience(200));
  await ask(table, 'test:1', 'one');
  assert.deepEqual(await answer(table, 'test:1'), ['worker_failed', 'test:1', '']);
});
