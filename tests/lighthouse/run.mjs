// Lighthouse on the built site: the page as it opens, then the table and a panel with the text version beside them, in both
// languages, as a phone and as a desk. Prints a line for each and what is not perfect; any score below 100 fails.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { startFlow, desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { serve } from '../../scripts/lib/serve.mjs';

const CATEGORIES = ['accessibility', 'best-practices'];
const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FORMS = { phone: { width: 390, height: 844, hasTouch: true }, desk: { width: 1350, height: 940 } };

const root = process.env.SPLENDOR_SITE ?? 'build/site';
const executablePath = PLACES.find((place) => place && existsSync(place));
if (!executablePath) throw new Error("Chromium is missing; scripts/setup test installs Debian's chromium.");
const site = await serve({ root });
let imperfect = 0;

async function press(page, ...ids) {
  for (const id of ids)
    await page.evaluate(async (wanted) => {
      splendorTest.query('press', wanted);
      await splendorTest.idle();
    }, id);
}

for (const language of ['en', 'fr']) {
  for (const [form, viewport] of Object.entries(FORMS)) {
    const browser = await puppeteer.launch({
      executablePath,
      args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', `--accept-lang=${language}`],
    });
    const page = await browser.newPage();
    await page.setViewport(viewport);
    const desk = form === 'desk';
    const flow = await startFlow(page, {
      config: desk ? desktopConfig : undefined,
      flags: { onlyCategories: CATEGORIES, screenEmulation: { disabled: true }, throttlingMethod: 'provided', disableStorageReset: true },
    });
    await flow.navigate(`${site.url}?test=1`, { name: 'the page as it opens' });
    await page.waitForFunction(() => globalThis.splendorTest?.frames() > 0);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await page.evaluate(() => { splendorTest.query('anim', 'off'); splendorHost.setMirrorVisible(true); });
    await press(page, 'seat:2:0', 'start');
    await flow.snapshot({ name: 'the table' });
    await press(page, 'menu', 'menu:settings');
    await flow.snapshot({ name: 'a panel' });
    const { steps } = await flow.createFlowResult();
    for (const { name, lhr } of steps) {
      const scores = CATEGORIES.map((id) => `${lhr.categories[id].title} ${Math.round(lhr.categories[id].score * 100)}`);
      console.log(`${language} ${form.padEnd(5)} ${name.padEnd(22)} ${scores.join(', ')}`);
      for (const id of CATEGORIES)
        for (const { id: audit, weight } of lhr.categories[id].auditRefs) {
          const { score, title, details } = lhr.audits[audit];
          if (weight === 0 || score === null || score === 1) continue;
          imperfect += 1;
          console.log(`    ${title}: ${JSON.stringify(details?.items ?? []).slice(0, 500)}`);
        }
    }
    await browser.close();
  }
}
await site.close();
process.exitCode = imperfect > 0 ? 1 : 0;
