// The other browser engines: the game loads, is drawn, reacts to clicks, plays a turn, saves it, opens its link, and idles.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { started } from './support/browsers.mjs';
import { launchFirefox } from './support/firefox.mjs';
import { countColours } from './support/picture.mjs';
import { serveSite, siteFolder } from './support/site.mjs';
import { launchWebkit } from './support/webkit.mjs';

let site;
before(async () => {
  site = await serveSite();
});
after(async () => {
  await site?.close();
});

async function firefox(options) {
  const browser = await launchFirefox(options);
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

// In a page, around a click: what it is to change, and that it has arrived.
const aimAt = async (id) => {
  await splendorTest.idle();
  globalThis.clicked = new Promise((resolve) => addEventListener('mouseup', resolve, { capture: true, once: true }));
  const { views, panelViews } = splendorTest.state();
  return { views, panelViews, target: splendorTest.targets().find((one) => one.id === id) };
};
const hasAnswered = async (id, before, on) => {
  await globalThis.clicked;
  await splendorTest.idle();
  if (on) return splendorTest.targets().find((one) => one.id === id)?.pressed === true;
  const { views, panelViews } = splendorTest.state();
  return views !== before.views || panelViews !== before.panelViews;
};

for (const [name, launch] of [['Firefox', firefox], ['WebKit', launchWebkit]]) {
  test(`${name}: the game starts, is drawn, plays a turn by clicks, saves it, opens a link, and idles`, { timeout: 180000 }, async () => {
    const page = await launch();
    const idle = () => page.evaluate(() => splendorTest.idle());
    const state = () => page.evaluate(() => splendorTest.state());
    /** Clicks a target where it lies when nothing moves; once more if that changed nothing. `on`: it is switched on afterwards. */
    const click = async (id, { on = false } = {}) => {
      for (let tries = 0; tries < 2; tries++) {
        const { target, ...before } = await page.evaluate(aimAt, id);
        assert.ok(target, `there is no ${id}`);
        await page.click(target.x + target.w / 2, target.y + target.h / 2);
        if (await page.evaluate(hasAnswered, id, before, on)) return;
      }
      assert.fail(`${id} does not answer clicks`);
    };
    try {
      await page.goto(`${site.url}?test=1`);
      assert.equal(await page.evaluate(started), '');
      assert.ok(countColours(await page.screenshot()) > 50);

      await click('seat:2:0', { on: true });
      await click('start');
      for (const id of ['pile:w', 'pile:b', 'pile:g', 'take']) await click(id);
      await idle();
      const played = await state();
      assert.equal(played.cursor, 1);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');

      // Saved: a page that starts anew goes on. WebKit may start it in another process, which hears of the last write by an
      // event; if it never does, what was stored and what is shown say why.
      const stored = () => page.evaluate(() => Object.entries(localStorage));
      const before = await stored();
      await page.goto(`${site.url}?test=1&again`);
      assert.equal(await page.evaluate(started), '');
      await page.evaluate((hash) => splendorTest.until(() => splendorTest.state().hash === hash), played.hash).catch(() => {});
      const shown = await state();
      assert.equal(shown.hash, played.hash, JSON.stringify({ played, shown, before, now: await stored() }, null, 1));

      // The link of the game opens it in place of another one.
      await page.evaluate(() => {
        splendorTest.act(0);
      });
      await idle();
      assert.notEqual((await state()).hash, played.hash);
      await page.evaluate((link) => {
        location.hash = link;
      }, played.link);
      await page.evaluate(() => splendorTest.until(() => splendorTest.state().panel === 'open_link'));
      await idle();
      await click('link:open');
      assert.equal((await state()).hash, played.hash);

      // The pointer rests where it clicked, so a tooltip may come first; then nothing is drawn.
      const framesOf = (ms) =>
        page.evaluate(
          (length) =>
            new Promise((resolve) => {
              const before = splendorTest.frames();
              setTimeout(() => resolve(splendorTest.frames() - before), length);
            }),
          ms,
        );
      let drawn = 1;
      for (let tries = 0; tries < 10 && drawn > 0; tries++) drawn = await framesOf(1000);
      assert.equal(drawn, 0);
    } finally {
      await page.close();
    }
  });
}

// Chromium: start.test.mjs, with why nothing is waited for. The policy of the page lets the script run here, too.
test('Firefox: opened as a file the page says what to do instead', { timeout: 180000 }, async () => {
  // Firefox moves a file to another process, and now and then its driver never answers what was asked of the first one.
  let said;
  for (let tries = 1; said === undefined; tries++) {
    const page = await firefox({ protocolTimeout: 40_000 });
    try {
      await page.goto(pathToFileURL(join(siteFolder, 'index.html')).href);
      said = await page.evaluate(started);
    } catch (error) {
      if (tries === 3) throw error;
    } finally {
      await page.close();
    }
  }
  assert.match(said, /A browser does not run this game from a file\..*http\.server/);
});
