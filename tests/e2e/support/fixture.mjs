// The fixture of a file of browser tests: one Chromium for the file, and for each test its own servers and browser contexts
// (storage, service workers, permissions), closed at its end, also if it fails. Tests share no state.
//
//   const { test, open } = chromiumTests();
//   test('three gems are taken', async () => {
//     const table = await open();
import assert from 'node:assert/strict';
import { after, before, test as register } from 'node:test';
import { launchChromium } from './chromium.mjs';
import { leaveOutPainting } from './painting.mjs';
import { serveSite } from './site.mjs';
import { openTable, Table } from './table.mjs';

const LONGEST_TEST_MS = 600_000;  // no measure of speed: a page that has stopped would hold up all other tests for ever

/** The result of `work`, or an error once that long is over; then `givenUp` is called first. */
async function within(ms, work, givenUp) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => {
      givenUp();
      reject(new Error(`not at its end after ${ms / 60_000} minutes`));
    }, ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

export function chromiumTests() {
  let browser;
  let toClose = []; // of the running test, in order of opening
  let givenUp = false; // a test of this file: what hung it would hang the others, ten minutes each
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser?.close());

  const keep = (closable) => {
    toClose.push(closable);
    return closable;
  };

  /** Closes what the test opened; gives what went wrong in its pages. */
  async function closeAll() {
    const problems = [];
    for (const one of toClose.splice(0).reverse()) {
      await one.close();
      problems.push(...(one.problems ?? []));
    }
    return problems;
  }

  /** As node's `test`; what a page complained about on its console fails the test, too. */
  function test(name, ...rest) {
    const body = rest.pop();
    register(name, ...rest, async () => {
      assert.ok(!givenUp, 'not run: an earlier test of this file was given up');
      let failure;
      try {
        await within(LONGEST_TEST_MS, body(), () => (givenUp = true));
      } catch (error) {
        failure = error;
      }
      const problems = await closeAll();
      if (failure && problems.length > 0) failure.message += `\nThe page said: ${problems.join('\n')}`;
      if (failure) throw failure;
      assert.deepEqual(problems, []);
    });
  }

  let site; // of the running test
  /** Starts the server of the running test, which is started without `hook` (scripts/lib/serve.mjs) when it has to be. */
  const serve = async (hook) => {
    site = keep(await serveSite({ hook }));
    return site;
  };
  const siteOfTest = async () => (toClose.includes(site) ? site : serve());

  /** A table that is painted: for tests that look at the picture. Options as openTable. */
  const openPainted = async (options) => keep(await openTable(browser, await siteOfTest(), options));

  /** A table without painting: software rendering is the dearest part of a test. Everything else is unchanged. */
  const open = (options = {}) =>
    openPainted({
      ...options,
      prepare: async (page, context) => {
        await leaveOutPainting(page);
        await options.prepare?.(page, context);
      },
    });

  /** An empty page in a context of its own, for what openTable does not fit. */
  async function openBlank({ context: options, allow } = {}) {
    const { url } = await siteOfTest();  // before the page: what is opened later is closed earlier
    const context = await browser.newContext({ locale: 'en-GB', ...options });
    const table = keep(new Table(await context.newPage(), context, allow));
    table.url = url;
    return table;
  }

  /** A second tab beside that of `table`. */
  async function openTab({ context, url }) {
    const table = keep(new Table(await context.newPage(), context));
    await table.page.goto(`${url}?test=1`);
    await table.ready();
    return table;
  }

  return { test, open, openPainted, openBlank, openTab, serve };
}
