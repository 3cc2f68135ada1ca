// Games by links: browsers that exchange nothing but the links that their players send.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { Player } from './support/player.mjs';

const { test, open } = chromiumTests();

const mayAct = () => splendorTest.state().mayAct;
const rests = () => splendorTest.state().mayAct || splendorTest.targets().some(({ id }) => id === 'far:send');

/** A browser of its own, whose copied links can be read. */
async function device(options) {
  const table = await open({ context: { permissions: ['clipboard-read', 'clipboard-write'] }, ...options });
  await table.stopMotion();
  return table;
}

async function press(table, id) {
  await table.query('press', id);
  await table.idle();
}

/** Copies the link that the page offers after a turn. */
async function sendLink(table) {
  await new Player(table).click('far:send');
  const address = await table.page.evaluate(() => navigator.clipboard.readText());
  return address.slice(address.indexOf('#') + 1);
}

/** Plays until it is somebody else's turn who is far away; the computers play in between. */
async function play(table, which) {
  const { toAct } = await table.state();
  while (true) {
    const { mayAct: mine, toAct: seat } = await table.state();
    if (!mine || seat !== toAct) break;
    const legal = await table.legal();
    await table.act(which % legal.length);
  }
  await table.page.waitForFunction(rests);
  await table.idle();
}

/** What a person does who has got a link: here it opens in the page that is open. */
async function openLink(table, link) {
  await table.page.evaluate((text) => { location.hash = text; }, link);
}

for (const game of [0, 1]) {
  test(`two browsers play game ${game + 1} of the form with a computer by exchanging links only`, async () => {
    const ana = await device();
    const ids = async (prefix) => (await ana.query('targets')).map(({ id }) => id).filter((id) => id.startsWith(prefix));
    await press(ana, (await ids('game:'))[game]);
    await press(ana, 'add');
    await press(ana, (await ids('seat:2:')).at(-1)); // far away
    await press(ana, (await ids('seat:3:'))[1]);
    const { label } = (await ana.query('targets')).find(({ id }) => id === 'first');
    if (/by lot/i.test(label)) await press(ana, 'first'); // the first seat begins
    await press(ana, 'start');
    await ana.page.waitForFunction(mayAct);
    await play(ana, 3);

    let link = await sendLink(ana);
    const hugo = await device({ fragment: link });
    assert.equal((await hugo.state()).panel, 'open_link');
    await press(hugo, 'link:seat:2');
    const hands = [hugo, ana];
    for (let turn = 0; turn < 6; turn++) {
      const [here, there] = [hands[turn % 2], hands[(turn + 1) % 2]];
      await here.page.waitForFunction(mayAct);
      const before = await here.state();
      assert.deepEqual([before.panel, before.hash], ['none', (await there.state()).hash]);
      await play(here, 3 + turn * 5);
      link = await sendLink(here);
      assert.equal((await here.state()).mayAct, false);
      await openLink(there, link);
      await there.page.waitForFunction((length) => splendorTest.state().length > length, before.length);
    }
    // A reload asks nothing: who sits where is stored with the game.
    const [last] = hands;
    await last.page.waitForFunction(mayAct);
    const { hash } = await last.state();
    await last.reload();
    assert.deepEqual(await last.state().then((state) => [state.panel, state.hash, state.mayAct]), ['none', hash, true]);
  });
}

test('a link that goes on with a game takes it over from the tab that plays it', async () => {
  const ana = await device();
  await press(ana, 'seat:2:2');
  await press(ana, 'start');
  await play(ana, 0);
  const hugo = await device({ fragment: await sendLink(ana) });
  await press(hugo, 'link:seat:2');
  await play(hugo, 1);
  const link = await sendLink(hugo);

  const page = await ana.context.newPage();
  await page.goto(`${ana.url}?test=1#${link}`);
  await page.waitForFunction(() => globalThis.splendorTest?.frames() > 0 && splendorTest.state().mayAct);
  const { hash } = await hugo.state();
  assert.equal(await page.evaluate(() => splendorTest.state().hash), hash);
  await ana.page.waitForFunction(() => !splendorTest.state().mayAct);
});
