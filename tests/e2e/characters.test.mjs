// The computers' characters in the real page: chosen in the form by mouse, touch, key and text mirror, played against, sent by
// a link and stored.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

const mirror = ({ page }) => page.evaluate(() => document.querySelector('#mirror').textContent);

/** Waits for the actions of a computer, until a person is to act. */
const personsTurn = ({ page }, length) => page.waitForFunction(
  (least) => splendorTest.state().length > least && splendorTest.state().toAct === 0, length);

const WAYS = {
  mouse: { press: (table, id) => table.click(id) },
  touch: { context: { viewport: { width: 412, height: 915 }, hasTouch: true }, press: (table, id) => table.tap(id) },
  mirror: {
    press: ({ page }, id, name) => page.locator('#mirror').getByRole('button', { name }).first().press('Enter'),
  },
};

for (const [way, { context, press }] of Object.entries(WAYS)) {
  test(`by ${way}: a character is chosen in the form, and sits at the table under its name`, async () => {
    const table = await open({ context });
    await table.stopMotion();
    await press(table, 'style:2:2', /Jacopo/);
    await table.idle();
    assert.match(await mirror(table), /cheap cards/);
    await table.query('press', 'start');
    await table.idle();
    assert.match(await mirror(table), /Jacopo/);
    await table.act(0);
    await personsTurn(table, 1);
  });
}

test('in French; a game against a character is sent by a link, and is there again after a reload', async () => {
  const table = await open({ context: { locale: 'fr-FR' } });
  await table.stopMotion();
  await table.query('press', 'style:2:3');
  await table.idle();
  assert.match(await mirror(table), /Sibylla\u00a0: cartes chères/);
  await table.query('press', 'start');
  await table.idle();
  await table.act(0);
  await personsTurn(table, 1);
  const before = await table.state();
  await table.page.reload();
  await table.ready();
  assert.match(await mirror(table), /Sibylla/);
  assert.equal((await table.state()).hash, before.hash);
});

test('the ladder: strengths beaten are marked in the form and stand in the statistics under who was beaten, on a phone, too', async () => {
  for (const [locale, form, panel] of [
    ['en-GB', /Strength 1: Easy \(beaten\)[^]*Strength 2: Casual \(next to beat\)/, /Livia: 1 of 1[^]*Livia\. Strengths beaten: 1\. Next to beat: strength 2\. 2 players: strength 1 at most/],
    ['fr-FR', /Niveau 1\u00a0: Facile \(battu\)[^]*Niveau 2\u00a0: Tranquille \(prochain à battre\)/, /Livia\u00a0: 1 sur 1[^]*Livia\. Niveaux battus\u00a0: 1\. Prochain à battre\u00a0: niveau 2\. 2 joueurs\u00a0: niveau 1 au plus/],
  ]) {
    const table = await open({ context: { locale, viewport: { width: 360, height: 640 }, hasTouch: true } });
    await table.stopMotion();
    await table.page.evaluate(() =>
      localStorage.setItem('splendor:v1:statistics', 's=1000-0000-02XV-P\t34\tperson won 16 Anna\teasy/1 lost 8\n'));
    await table.reload();
    await table.query('press', 'style:2:1');
    await table.idle();
    assert.match(await table.panelText(), form);
    await table.query('press', 'style:2:2');
    await table.idle();
    assert.doesNotMatch(await table.panelText(), /\((beaten|battu)\)/);
    await table.query('press', 'start');
    await table.idle();
    for (const id of ['menu', 'menu:statistics']) {
      await table.query('press', id);
      await table.idle();
    }
    assert.match(await table.panelText(), panel);
  }
});
