// "I have never played", in the real page: a newcomer follows the guide, by mouse to the end of the game, by touch on a phone,
// by key and text mirror; leaves the lessons and resumes them.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';
import { decides, doAsRinged, has } from './support/guided.mjs';

const { test, open } = chromiumTests();

const status = ({ page }) => page.evaluate(() => document.querySelector('#mirror p.status').textContent);

test('by mouse: the first button leads into a game that is explained from its first turn to its end', async () => {
  const table = await open();
  await table.stopMotion();
  const targets = await table.query('targets');
  const learn = targets.find(({ id }) => id === 'learn');
  assert.ok(targets.filter(({ id }) => /^(game|seat|module)/.test(id)).every(({ y }) => y > learn.y));
  await table.click('learn');
  assert.match(await status(table), /Your goal is 15 points/);
  assert.doesNotMatch(await status(table), /this card costs/, 'one thing at a time');
  const heard = [];
  for (let turn = 0; turn < 50 && (await table.state()).panel !== 'ending'; turn++) {
    await doAsRinged(table, (id) => table.click(id), async () => {
      await table.idle();  // the mirror says what the press has turned up
      heard.push(await status(table));
    });
  }
  assert.equal((await table.state()).panel, 'ending');
  for (const words of [/this card costs/, /stays, and saves you/, /then Reserve/, /This noble \(3 points\)/, /a noble comes to you for it/, /A noble has come to you/, /Once somebody has 15 points/])
    assert.ok(heard.some((text) => words.test(text)), `never said: ${words}`);
});

/** Does what a lesson of a module rings, as far as a press can say it, or else the first thing that can be done; then what is asked. */
async function doAsTold(table, press) {
  while (await has(table, 'lesson:next')) await press('lesson:next');
  const { ringed, cursor } = await table.state();
  const enabled = async (id) => (await table.query('targets')).some((target) => target.id === id && target.enabled);
  const card = ringed.find((id) => /^(card|hand):/.test(id));
  const piles = ringed.filter((id) => id.startsWith('pile:'));
  if (card) {
    await press(card);
    const way = ['buy', 'reserve'].slice(0, piles.length > 0 ? 1 : 2);  // gems that are ringed are for a card that cannot be bought
    for (const id of way) if ((await table.state()).cursor === cursor && (await enabled(id))) await press(id);
    if (await has(table, 'clear')) await press('clear');
  }
  if ((await table.state()).cursor === cursor && piles.length > 0) {
    for (const pile of piles) if (await enabled(pile)) await press(pile);
    if (await enabled('take')) await press('take');
  }
  if ((await table.state()).cursor === cursor) await table.query('press', 'act:0');
  await decides(table);
  const begins = async () => /^(take|buy|reserve|pass)/.test((await table.legal())[0]);
  while ((await table.state()).panel !== 'ending' && !(await begins())) {
    await table.query('press', 'act:0');
    await decides(table);
  }
}

test('the lesson of each module, to its last words or the end of its game: by mouse, and by touch on a phone in French', async () => {
  for (const [how, courses, options, done] of [
    ['click', ['orient', 'cities'], { viewport: { width: 1280, height: 720 } }, /Now you know what this module is about/],
    ['tap', ['strongholds', 'posts'], { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'fr-FR' }, /Vous connaissez l’essentiel de ce module/],
  ]) {
    const table = await open({ context: options });
    await table.stopMotion();
    const press = (id) => table[how](id);
    for (const id of ['start', 'menu', 'menu:learn']) await press(id);
    for (const course of courses) {
      if ((await table.state()).panel === 'ending') await press('panel:close');
      if ((await table.state()).panel !== 'learn') for (const id of ['menu', 'menu:learn']) await press(id);
      await press(`learn:${course}`);
      await table.page.waitForFunction(() => splendorTest.state().panel === 'none');
      await decides(table);
      let turns = 0;
      const over = async () => (await table.state()).panel === 'ending';
      for (; !done.test(await status(table)) && !(await over()); turns++) {
        assert.ok(turns < 8, `${course} does not end`);
        await doAsTold(table, press);
      }
      assert.ok(turns >= 3, `${course} ends after ${turns} turns`);
    }
  }
});

test('by touch on a phone: left in the middle, still off after a reload, resumed from the menu', async () => {
  const table = await open({ context: { viewport: { width: 360, height: 640 }, hasTouch: true } });
  await table.stopMotion();
  await table.tap('learn');
  for (let turn = 0; turn < 4; turn++) await doAsRinged(table, (id) => table.tap(id));
  await table.tap('lesson:skip');
  assert.ok(!(await has(table, 'lesson:skip')));
  await table.reload();
  await decides(table);
  assert.ok(!(await has(table, 'lesson:skip')));
  for (const id of ['menu', 'menu:learn', 'learn:again']) await table.tap(id);
  assert.ok(await has(table, 'lesson:skip'));
  await doAsRinged(table, (id) => table.tap(id));
});

test('by text mirror and keys, in French', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await table.stopMotion();
  const button = (name) => table.page.locator('#mirror').getByRole('button', { name });
  await button('Je n’ai jamais joué').press('Enter');
  await table.page.waitForFunction(() => /Le but\u00a0: 15 points/.test(document.querySelector('#mirror p.status').textContent));
  await button('Continuer').press('Enter');
  await table.focusCanvas();
  const { ringed } = await table.state();
  assert.ok(ringed.length > 0);
  for (const key of ['r', 'g', 'w', 'Enter']) await table.key(key);
  await decides(table);
  assert.equal((await table.state()).length, 2);
  await button('Jouer sans leçons').press('Enter');
  await table.page.waitForFunction(() => /Prenez des gemmes/.test(document.querySelector('#mirror p.status').textContent));
});
