// Drives the real page in Chromium at random; see scripts/soak.
import { launchChromium } from '../support/chromium.mjs';
import { serveSite } from '../support/site.mjs';
import { World } from './world.mjs';

const STEPS = 120;  // of a world

const [minutes = '3', seed = String(Math.floor(Math.random() * 1e6))] = process.argv.slice(2);
const end_ms = Date.now() + Number(minutes) * 60_000;

const figures = {
  worlds: 0, steps: 0, crashes: 0, killed: 0, closedAtOnce: 0, refusals: 0, asked: 0, overtaken: 0, takenOver: 0,
  deleted: 0, restored: 0, renamed: 0, asides: 0, gamesKept: 0, actionsKept: 0,
};

console.log(`soak: ${minutes} minutes in Chromium from seed ${seed}`);
const browser = await launchChromium();
const site = await serveSite();
let failed = false;
for (let number = Number(seed); Date.now() < end_ms && !failed; number++) {
  const world = new World(number, { browser, site, figures });
  try {
    await world.open();
    for (let step = 0; step < STEPS && Date.now() < end_ms; step++) {
      await world.step();
      figures.steps++;
    }
    await world.finish();
    figures.worlds++;
  } catch (error) {
    failed = true;
    console.log(`\nworld ${number}${world.locks ? '' : ', without Web Locks'}:\n  ${world.told.slice(-40).join('\n  ')}`);
    console.log(`\nFAILED at step ${world.told.length} of world ${number}: ${error.stack}`);
    for (const problem of world.problems) console.log(`the page said: ${problem}`);
    console.log(`\nthe same steps again: scripts/soak 1 ${number}`);
  }
  await world.close().catch(() => {});
}
await browser.close();
await site.close();

const { worlds, steps, crashes, killed, closedAtOnce, refusals, asked, overtaken, gamesKept, actionsKept } = figures;
console.log(`${steps} steps in ${worlds} browsers: ${crashes} crashes within 50 ms of an action (${killed} killed, ${closedAtOnce} closed or left)`);
console.log(`${refusals} times a tab said that nothing is stored, ${asked} times it asked before a game that was not stored was let go`);
console.log(`${overtaken} actions overtaken by another tab, ${figures.takenOver} times a tab took over, ${figures.reload ?? 0} reloads`);
console.log(`${figures.link ?? 0} links, ${figures.importGame ?? 0} files, ${figures.renamed} names, ${figures.deleted} deleted for good, ${figures.restored} brought back, ${figures.asides} lines put aside`);
console.log(failed ? 'a game was lost, or something else went wrong' : `${gamesKept} games with ${actionsKept} actions kept, none lost`);
process.exit(failed ? 1 : 0);
