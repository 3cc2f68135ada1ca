// The start: how long it takes, and what people read when the game cannot run.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { serveSite } from './support/site.mjs';
import { openTable, Table } from './support/table.mjs';

let browser;
let site;
let refuse = () => false; // addresses that the server answers with 500
before(async () => {
  browser = await launchChromium();
  site = await serveSite({
    hook(request, response) {
      if (!refuse(request)) return false;
      response.writeHead(500);
      response.end();
      return true;
    },
  });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

async function openBroken({ prepare, context: options, allow = [] }) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const table = new Table(page, context, allow);
  await prepare?.(page);
  await page.goto(`${site.url}?test=1`);
  return table;
}

const failure = async (page) => {
  await page.locator('#splash[data-failed]').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Try again' }).isVisible());
  return page.locator('#splash-status').textContent();
};

test('the page starts by itself, leaves the splash and asks nobody else for anything', async () => {
  const asked = new Set();
  const table = await openTable(browser, site, {
    prepare: (page) => page.on('request', (request) => asked.add(new URL(request.url()).origin)),
  });
  assert.equal(await table.page.locator('#splash').count(), 0);
  assert.deepEqual([...asked], [new URL(site.url).origin]);
  assert.notEqual(await table.page.title(), '');
  await table.close();
});

test('without WebAssembly the page says so', async () => {
  const table = await openBroken({ prepare: (page) => page.addInitScript(() => { delete globalThis.WebAssembly; }) });
  assert.match(await failure(table.page), /WebAssembly/);
  await table.close();
});

test('without WebGL 2 the page says so, in French to those who read French', async () => {
  const table = await openBroken({
    context: { locale: 'fr-CA' },
    prepare: (page) => page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; }),
  });
  await table.page.locator('#splash[data-failed=noWebgl]').waitFor();
  assert.match(await table.page.locator('#splash-status').textContent(), /n’offre pas WebGL 2/);
  assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'fr');
  await table.close();
});

test('without JavaScript there is a note', async () => {
  // A browser that is driven from outside parses the page as if it had scripts, so the text is looked at.
  const html = await (await fetch(site.url)).text();
  assert.match(html, /<noscript>[^]*allow JavaScript[^]*autoriser JavaScript[^]*<\/noscript>/);
  assert.doesNotMatch(html, /<script(?![^>]* src=)|<style| style=| on[a-z]+="/, 'the content policy allows nothing inline');
});

for (const name of ['splendor.wasm', 'splendor.js']) {
  test(`${name} is asked for again when it fails once`, async () => {
    let failed = 0;
    refuse = (request) => request.url.includes(name) && failed++ < 1
    const table = await openTable(browser, site, { allow: [/500/, /second try/, /preload/] });
    refuse = () => false;
    assert.ok(failed > 1);
    await table.close();
  });

  test(`when ${name} cannot be had, the page says so`, async () => {
    refuse = (request) => request.url.includes(name);
    const table = await openBroken({ allow: [/500/, /second try/, /preload/, /could not be loaded/] });
    assert.match(await failure(table.page), /could not be loaded/);
    refuse = () => false;
    await table.close();
  });
}

test('a program that stops is explained', async () => {
  const table = await openTable(browser, site, { allow: [/RuntimeError/, /unreachable/, /Aborted/] });
  await table.page.evaluate(() => {
    setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); });
  });
  await table.page.locator('#splash[data-failed=crashed]').waitFor();
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  await table.close();
});
