// How often a press on "Open a file" opens the browser's chooser, under load: presses with the mouse, and for each what the
// page did and what the driver heard.
//
//   node tests/e2e/soak/chooser.mjs [PRESSES [BUSY]]     1000 presses beside BUSY processes that only count
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { launchChromium } from '../support/chromium.mjs';
import { leaveOutPainting } from '../support/painting.mjs';
import { startGame } from '../support/player.mjs';
import { serveSite } from '../support/site.mjs';
import { openTable } from '../support/table.mjs';

const LONGEST_WAIT_MS = 20_000;

const [presses = '1000', busy = String(2 * cpus().length)] = process.argv.slice(2);
const load = Array.from({ length: Number(busy) }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const stop = () => load.forEach((one) => one.kill('SIGKILL'));
process.on('exit', stop);

const browser = await launchChromium();
const site = await serveSite();
const table = await openTable(browser, site, {
  prepare: async (page) => {
    await leaveOutPainting(page);
    await page.addInitScript(() => {
      // What the page does: each click() on a field for files, and whether the browser is handling an input just then.
      globalThis.asked = [];
      const click = HTMLInputElement.prototype.click;
      HTMLInputElement.prototype.click = function () {
        globalThis.asked.push({ active: navigator.userActivation.isActive, inPage: this.isConnected });
        return click.call(this);
      };
    });
  },
});
const { page } = table;
await startGame(table);
await table.act(0);

const counts = { presses: 0, choosers: 0, notAsked: 0, askedTwice: 0, notActive: 0, notInPage: 0, unheard: 0 };
let heard = 0;
page.on('filechooser', () => { heard++; });
const within = async (condition) => {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!(await condition()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  return condition();
};
const begin = Date.now();
for (let number = 1; number <= Number(presses); number++) {
  if ((await table.state()).panel !== 'share') {
    for (const id of ['menu', 'menu:share']) {
      await table.query('press', id);
      await table.idle();
    }
  }
  const { x, y } = await table.place('import');
  const before = await page.evaluate(() => globalThis.asked.length);
  const heardBefore = heard;
  await page.mouse.click(x, y);
  counts.presses++;
  const asked = () => page.evaluate((count) => globalThis.asked.slice(count), before);
  if (!(await within(async () => (await asked()).length > 0))) {
    counts.notAsked++;
    console.log(`press ${number}: the page asked for no chooser: ${JSON.stringify(await table.state())}`);
    continue;
  }
  const [first, ...more] = await asked();
  if (more.length > 0) counts.askedTwice++;
  if (!first.active) counts.notActive++;
  if (!first.inPage) counts.notInPage++;
  if (await within(async () => heard > heardBefore)) {
    counts.choosers++;
  } else {
    counts.unheard++;
    console.log(`press ${number}: asked ${JSON.stringify(first)}, and no chooser was heard of`);
  }
  if (number % 100 === 0) console.log(`${counts.choosers} choosers after ${number} presses`);
  if (number % 2 === 0) {  // every other chooser is answered
    await page.setInputFiles('#chosen-file', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
    await page.waitForFunction(() => splendorTest.state().panel === 'message');
    await table.query('press', 'message:ok');
    await table.idle();
  }
}
const seconds = (Date.now() - begin) / 1000;
stop();
await table.close();
await browser.close();
await site.close();
console.log(`${counts.presses} presses in ${seconds.toFixed(0)} s beside ${busy} busy processes on ${cpus().length} processors: ${counts.choosers} choosers;`);
console.log(`  the page asked for none ${counts.notAsked} times, more than once ${counts.askedTwice}, outside an input ${counts.notActive}, by a field in no page ${counts.notInPage}; asked and none was heard of ${counts.unheard}`);
process.exit(counts.choosers === counts.presses ? 0 : 1);
