// Plays a fixed game for some turns against the computer and takes a picture of the table.
//
// usage: node scripts/lib/screenshot.mjs WIDTHxHEIGHT FILE
import { launchChromium } from '../../tests/e2e/support/chromium.mjs';
import { serveSite } from '../../tests/e2e/support/site.mjs';
import { openTable } from '../../tests/e2e/support/table.mjs';

const TURNS = 15;
const [size, file] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const site = await serveSite();
const browser = await launchChromium();
const table = await openTable(browser, site, { context: { viewport: { width, height } } });
const { page } = table;
const ask = (expression, value) => page.evaluate(expression, value);
await ask(() => splendorTest.anim(false));
await ask(() => splendorTest.seed('a picture for the reader'));
await ask(() => splendorTest.query('press', 'start'));
await page.mouse.move(640, 20); // wakes the page for the press
await ask(() => splendorTest.idle());
for (let turn = 0; turn < TURNS; ) {
  const { mayAct, over } = await ask(() => splendorTest.state());
  if (over) break;
  if (mayAct) {
    const legal = await ask(() => splendorTest.legal());
    const buy = legal.findIndex((action) => action.startsWith('buy'));
    await ask((index) => splendorTest.act(index), buy >= 0 ? buy : (turn * 7) % legal.length);
    turn += 1;
  }
  await page.waitForFunction(() => splendorTest.state().mayAct || splendorTest.state().over);
  await ask(() => splendorTest.idle());
}
await page.screenshot({ path: file });
await browser.close();
await site.close();
