// The start, and the messages if the game cannot run.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumTests } from './support/fixture.mjs';
import { siteFolder } from './support/site.mjs';

const { test, openPainted, openBlank, serve } = chromiumTests();

/** The server answers with 500 what has `name` in its address: the first `times` times. */
async function serveWithout(name, times) {
  const asked = { count: 0 };
  await serve((request, response) => {
    if (!request.url.includes(name) || asked.count++ >= times) return false;
    response.writeHead(500);
    response.end();
    return true;
  });
  return asked;
}

async function openBroken({ prepare, ...options }) {
  const table = await openBlank(options);
  await prepare?.(table.page);
  await table.page.goto(`${table.url}?test=1`);
  return table;
}

const failure = async (page) => {
  await page.locator('#splash[data-failed]').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Try again' }).isVisible());
  return page.locator('#splash-status').textContent();
};

test('the page starts by itself, leaves the splash and makes no requests to other sites', async () => {
  const { requests } = await serve();
  const asked = new Set();
  const table = await openPainted({
    prepare: (page) => page.on('request', (request) => asked.add(new URL(request.url()).origin)),
  });
  assert.equal(await table.page.locator('#splash').count(), 0);
  assert.deepEqual([...asked], [new URL(table.url).origin]);
  assert.deepEqual(requests, [...new Set(requests)], 'something was asked for twice, as a preload that does not fit is');
  assert.notEqual(await table.page.title(), '');
});

test('without WebAssembly the page says so', async () => {
  const table = await openBroken({ prepare: (page) => page.addInitScript(() => { delete globalThis.WebAssembly; }) });
  assert.match(await failure(table.page), /WebAssembly/);
});

test('without WebGL 2 the page says so, in French to those who read French', async () => {
  const table = await openBroken({
    context: { locale: 'fr-CA' },
    prepare: (page) => page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; }),
  });
  await table.page.locator('#splash[data-failed=noWebgl]').waitFor();
  assert.match(await table.page.locator('#splash-status').textContent(), /n’offre pas WebGL 2/);
  assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'fr');
});

test('without JavaScript there is a note', async () => {
  // A browser that is driven from outside parses the page as if it had scripts, so the text is looked at.
  const { url } = await serve();
  const html = await (await fetch(url)).text();
  assert.match(html, /<noscript>[^]*allow JavaScript[^]*autoriser JavaScript[^]*<\/noscript>/);
  assert.doesNotMatch(html, /<script(?![^>]* src=)|<style| style=| on[a-z]+="/, 'the content policy allows nothing inline');
});

// No clock is asked: what stands there when the text of the page has been read, without a timer, a frame or an answer to a request,
// stands there within a second on every machine that reads the page in one.
test('opened as a file the page says at once what to do instead, and waits for nothing before', async () => {
  for (const [locale, language, words] of [
    ['en-GB', 'en', /^A browser does not run .*http\.server.*web site\.$/],
    ['fr-FR', 'fr', /^Un navigateur ne fait pas .*http\.server.*sur un site\.$/],
  ]) {
    const { page } = await openBlank({
      context: { locale },
      allow: [/CORS/, /ERR_FAILED/, /Unsafe attempt/, /Content Security Policy/, /file:/],
    });
    await page.addInitScript(() => {
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) globalThis[name] = () => 0;
      globalThis.fetch = () => new Promise(() => {});
      addEventListener('DOMContentLoaded', () => {
        globalThis.saidAtOnce = document.querySelector('#splash[data-failed=file] #splash-status')?.textContent;
      });
    });
    await page.goto(pathToFileURL(join(siteFolder, 'index.html')).href);
    assert.match(await page.evaluate(() => String(globalThis.saidAtOnce)), words);
    assert.ok(await page.locator('#splash-status').isVisible());
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.equal(await page.locator('#splash progress').count(), 0);  // nothing is under way
  }
});

for (const name of ['splendor.wasm', 'splendor.js']) {
  test(`${name} is asked for again when it fails once`, async () => {
    const asked = await serveWithout(name, 1);
    await openPainted({ allow: [/500/, /second try/, /preload/] });
    assert.ok(asked.count > 1);
  });

  test(`when ${name} cannot be had, the page says so`, async () => {
    await serveWithout(name, Infinity);
    const table = await openBroken({ allow: [/500/, /second try/, /preload/, /could not be loaded/] });
    assert.match(await failure(table.page), /could not be loaded/);
  });
}

test('a program that stops is explained', async () => {
  const table = await openPainted({ allow: [/RuntimeError/, /unreachable/, /Aborted/] });
  await table.page.evaluate(() => {
    setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); });
  });
  await table.page.locator('#splash[data-failed=crashed]').waitFor();
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
});
