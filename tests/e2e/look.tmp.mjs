import { launchChromium } from './support/chromium.mjs';
import { startGame } from './support/player.mjs';
import { serveSite } from './support/site.mjs';
import { openTable } from './support/table.mjs';
const [stepsFile, ...sizes] = process.argv.slice(2);
const { default: steps } = await import(stepsFile);
const browser = await launchChromium(); const site = await serveSite();
for (const size of sizes) { const [w,h,dpr=1]=size.split('x').map(Number);
  const table = await openTable(browser, site, { context: { viewport:{width:w,height:h}, deviceScaleFactor:dpr, hasTouch: w<700, locale: process.env.LOC??'en-GB' } });
  await table.query('anim','off');
  await steps(table, async (name)=>{ await table.idle(); await table.page.screenshot({path:`/tmp/shots/${name}-${size}.png`}); }, {startGame, w, h});
  await table.close(); }
await browser.close(); await site.close();
