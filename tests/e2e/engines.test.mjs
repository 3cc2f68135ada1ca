// The other browser engines: the game loads, draws, hears a click, stores, and its frame loop sleeps.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchFirefox } from './support/firefox.mjs';
import { countColours } from './support/picture.mjs';
import { serveSite } from './support/site.mjs';
import { launchWebkit } from './support/webkit.mjs';

let site;
before(async () => {
  site = await serveSite();
});
after(async () => {
  await site?.close();
});

async function firefox() {
  const browser = await launchFirefox();
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 700 });
  return {
    goto: (url) => page.goto(url),
    evaluate: (code, ...values) => page.evaluate(code, ...values),
    click: (x, y) => page.mouse.click(x, y),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Settles with the text of a failure, or '' when the first frame stands and the loop rests. */
const started = () =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-failed]')) resolve(document.getElementById('splash').textContent);
      else if (globalThis.splendorTest?.frames() > 0) splendorTest.idle().then(() => resolve(''));
      else setTimeout(look, 20);
    };
    look();
  });

for (const [name, launch] of [['Firefox', firefox], ['WebKit', launchWebkit]]) {
  test(`${name}: the game starts, is drawn, hears clicks, stores, and rests`, { timeout: 120000 }, async () => {
    const page = await launch();
    try {
      await page.goto(`${site.url}?test=1`);
      assert.equal(await page.evaluate(started), '');
      assert.ok(countColours(await page.screenshot()) > 50);

      await page.click(600, 350);
      await page.evaluate(() => splendorTest.idle());
      assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');

      assert.equal(await page.evaluate(() => splendorHost.storageWrite('test', 'Œ')), 0);
      assert.equal(await page.evaluate(() => localStorage.getItem('splendor:v1:test')), 'Œ');

      const drawn = await page.evaluate(
        (ms) =>
          new Promise((resolve) => {
            const before = splendorTest.frames();
            setTimeout(() => resolve(splendorTest.frames() - before), ms);
          }),
        2000,
      );
      assert.equal(drawn, 0);
    } finally {
      await page.close();
    }
  });
}
