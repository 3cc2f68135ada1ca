// The text mirror as a screen reader sees it, independent of the game: structure, focus, live regions, axe-core.
import assert from 'node:assert/strict';
import { findViolations } from './support/axe.mjs';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

const buttons = (count, first = 0) =>
  Array.from({ length: count }, (_, i) => ({ id: `test:${first + i}`, label: `Choice ${first + i}` }));

const example = (changes = {}) => ({
  lang: 'en',
  heading: 'Splendor, 2 players',
  status: 'Your turn: choose up to 3 gems.',
  actions: {
    title: 'Your actions',
    groups: [
      { title: 'Take gems', buttons: buttons(12) },
      { title: 'Buy', open: true, buttons: buttons(9, 20) },
      {
        title: 'Reserve',
        buttons: [
          { id: 'test:off', label: 'Reserve a card', enabled: false, hint: 'You hold three cards.' },
          { id: 'test:on', label: 'Show costs', pressed: true },
        ],
      },
    ],
  },
  sections: [
    { id: 'nobles', title: 'Nobles', items: ['3 points for 4 diamonds and 4 rubies', '<b>& no markup'] },
    { id: 'empty', title: 'Reserved cards', items: [] },
  ],
  controls: { title: 'Menu', buttons: [{ id: 'test:undo', label: 'Undo' }] },
  log: { title: 'History', lines: ['Anna took three gems.', 'Ben bought a card.'] },
  ...changes,
});

async function openMuted() {
  const table = await open();
  await table.muteProgram();
  return table;
}

const show = (table, json) => table.page.evaluate((text) => splendorHost.mirrorShow(text), JSON.stringify(json));
const focusedId = (table) => table.page.evaluate(() => document.activeElement.id);
const activated = (table) =>
  table.page.evaluate(() => splendorTest.events.filter(([kind]) => kind === 'activate').map(([, id]) => id));

test('headings, lists and buttons show the given texts as text', async () => {
  const table = await openMuted();
  await show(table, example());
  const main = table.page.getByRole('main');
  assert.equal(await main.getByRole('heading', { level: 1 }).textContent(), 'Splendor, 2 players');
  assert.deepEqual(await main.getByRole('heading', { level: 2 }).allTextContents(),
                   ['Your actions', 'Nobles', 'Reserved cards', 'Menu', 'History']);
  assert.equal(await main.getByText('<b>& no markup').count(), 1);
  assert.equal(await main.getByRole('log').getByText('Ben bought a card.').count(), 1);
  assert.equal(await main.getByRole('button', { name: 'Show costs', pressed: true }).count(), 1);
  // More than eight are folded, unless they are to be open.
  assert.equal(await main.getByRole('button', { name: 'Choice 3', exact: true }).count(), 0);
  assert.equal(await main.getByRole('button', { name: 'Choice 25', exact: true }).count(), 1);
  await main.getByText('Take gems (12)').focus();
  await table.page.keyboard.press('Enter');
  assert.equal(await main.getByRole('button', { name: 'Choice 3', exact: true }).count(), 1);
  await show(table, example({ status: 'Something else.' }));
  assert.equal(await main.getByRole('button', { name: 'Choice 3', exact: true }).count(), 1, 'it was folded again');
});

test('a button tells the program; one that is off says why', async () => {
  const table = await openMuted();
  await show(table, example());
  const { page } = table;
  await page.getByRole('button', { name: 'Choice 21' }).press('Enter');
  const off = page.getByRole('button', { name: 'Reserve a card' });
  assert.equal(await off.getAttribute('aria-disabled'), 'true');
  await off.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('You hold three cards.').waitFor();
  assert.deepEqual(await activated(table), ['test:21']);
});

const presses = (table) =>
  table.page.evaluate(() => splendorTest.events.filter(([kind]) => kind === 'activate').map(([, id, moment]) => [id, moment]));

const position = (moment, changes = {}) =>
  example({ moment, actions: { title: 'Your actions', groups: [{ title: 'Take', buttons: [{ id: `act:${moment}`, label: 'Take gems' }] }] }, ...changes });

test('a press names the moment that is shown', async () => {
  const table = await openMuted();
  await show(table, position(7));
  await table.page.getByRole('button', { name: 'Take gems' }).press('Enter');
  await show(table, position(8));
  await table.page.getByRole('button', { name: 'Undo' }).press('Enter');
  assert.deepEqual(await presses(table), [['act:7', '7'], ['test:undo', '8']]);
  await table.close();
});

test('the second half of a double press of an action is not a press at the next position', async () => {
  const table = await openMuted();
  // As the program does: the first press is played, and the next position stands under the pointer at once.
  await table.page.evaluate((next) => {
    splendorHost.program.deliver = (kind) => { if (kind === 'activate') splendorHost.mirrorShow(next); };
  }, JSON.stringify(position(8)));
  for (const twice of [(button) => button.dblclick(), (button) => button.evaluate((one) => { one.click(); one.click(); })]) {
    await show(table, position(7));
    await table.page.evaluate(() => { splendorTest.events.length = 0; splendorHost.setMirrorVisible(true); });
    await twice(table.page.getByRole('button', { name: 'Take gems' }));
    assert.deepEqual(await presses(table), [['act:7', '7']]);
  }
  const other = position(9);
  other.actions.groups[0].buttons.push({ id: 'act:10', label: 'Another action' });
  await show(table, other);
  await table.page.getByRole('button', { name: 'Another action' }).click();  // quick, but meant
  assert.deepEqual((await presses(table)).at(-1), ['act:10', '9']);
  await table.close();
});

test('Enter that is held down presses once', async () => {
  const table = await openMuted();
  await show(table, position(7));
  await table.page.getByRole('button', { name: 'Undo' }).focus();
  for (let i = 0; i < 4; ++i) await table.page.keyboard.down('Enter');  // after the first they repeat
  await table.page.keyboard.up('Enter');
  assert.deepEqual(await presses(table), [['test:undo', '7']]);
  await table.close();
});

test('the focus stays on a control that stays, and otherwise goes to the actions', async () => {
  const table = await openMuted();
  await show(table, example());
  await table.page.getByRole('button', { name: 'Choice 22' }).focus();
  await show(table, example({ status: 'Later.', dialog: undefined }));
  assert.equal(await focusedId(table), 'control-test:22');
  const moved = example();
  moved.actions.groups = [{ title: 'Buy', buttons: buttons(3, 21).reverse() }];
  await show(table, moved);
  assert.equal(await focusedId(table), 'control-test:22');
  // The same id now means another action: it must not be pressed by accident.
  moved.actions.groups[0].buttons[0].label = 'Something else';
  moved.actions.groups[0].buttons[1].label = 'Another thing';
  moved.actions.groups[0].buttons[2].label = 'A third thing';
  await show(table, moved);
  assert.equal(await focusedId(table), 'mirror-actions');
});

test('an open dialog comes first and covers the rest', async () => {
  const table = await openMuted();
  await show(table, example());
  await table.page.getByRole('button', { name: 'Choice 22' }).focus();
  const dialog = { title: 'Return 2 gems', text: ['You hold 12.'], buttons: [{ id: 'test:return', label: 'Return two rubies' }] };
  await show(table, example({ dialog }));
  assert.equal(await focusedId(table), 'mirror-dialog-title');
  assert.equal(await table.page.evaluate(() => document.getElementById('control-test:22').closest('[inert]') !== null), true);
  await table.page.keyboard.press('Tab');
  assert.equal(await focusedId(table), 'control-test:return');
  await table.page.keyboard.press('Enter');
  assert.deepEqual(await activated(table), ['test:return']);
  assert.deepEqual(await findViolations(table.page), []);
  await show(table, example());
  assert.equal(await focusedId(table), 'mirror-actions');
});

test('a sentence is announced again though it equals the last one', async () => {
  const table = await open();
  const { page } = table;
  await page.evaluate(() => {
    globalThis.said = [];
    new MutationObserver(() => {
      const text = document.getElementById('announcer').textContent;
      if (text) globalThis.said.push(text);
    }).observe(document.getElementById('announcer'), { childList: true, characterData: true, subtree: true });
  });
  for (const count of [1, 2]) {
    await page.evaluate(() => splendorHost.announce('Ben took three gems.'));
    await page.waitForFunction((times) => globalThis.said.length === times, count);
  }
});

test('the mirror is invisible until it has the focus, and beside or below the table if switched on', async () => {
  const table = await openMuted();
  const { page } = table;
  await show(table, example());
  const box = () => page.locator('#mirror').boundingBox();
  assert.ok((await box()).width <= 1);
  await page.locator('#skip').focus();
  await page.keyboard.press('Enter');
  assert.equal(await focusedId(table), 'mirror');
  assert.ok((await box()).width > 300);
  assert.equal(await page.evaluate(() => location.hash), '');
  await page.keyboard.press('Escape');
  assert.equal(await focusedId(table), 'canvas');
  assert.ok((await box()).width <= 1);

  await page.evaluate(() => splendorHost.setMirrorVisible(true));
  const canvas = await page.locator('#canvas').boundingBox();
  assert.ok((await box()).x >= canvas.x + canvas.width);
  await page.setViewportSize({ width: 800, height: 1000 });
  const narrow = await page.locator('#canvas').boundingBox();
  assert.ok((await box()).y > narrow.y + narrow.height - 1);
});

for (const [width, height] of [[360, 640], [390, 844], [640, 360], [844, 390]]) {
  test(`a small window, ${width}x${height}, shows the text or the table, with a switch between them`, async () => {
    const table = await open({ context: { viewport: { width, height }, hasTouch: true } });
    const { page } = table;
    const box = (selector) => page.locator(selector).boundingBox();
    const view = page.locator('#view-switch');
    const seen = () => page.evaluate(() => getComputedStyle(document.getElementById('stage')).visibility === 'visible');
    const below = height > width;
    assert.equal(await view.isVisible(), false, 'who does not want the text needs no switch');

    await page.evaluate(() => splendorHost.setMirrorVisible(true));
    const place = await box('#view-switch');
    assert.ok(place.width >= 44 && place.height >= 44, `${place.width}x${place.height}`);
    const text = await box('#mirror');
    assert.deepEqual([text.x, text.y], [0, 0]);
    assert.ok(below ? text.width === width && text.y + text.height <= place.y : text.height === height && text.x + text.width <= place.x);
    assert.ok(text.width * text.height > 0.8 * width * height);
    assert.equal(await seen(), false);
    assert.equal(await view.textContent(), 'Show the table');

    await view.tap();
    assert.equal(await seen(), true);
    assert.ok((await box('#mirror')).width <= 1);
    assert.deepEqual(await box('#canvas'), text, 'the table takes the place of the text');
    assert.deepEqual(await box('#view-switch'), place, 'the switch stays where it is');
    await page.locator('#skip').focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await box('#mirror'), text, 'the keyboard reaches the text all the same');
    await page.evaluate(() => splendorHost.setLanguage('fr', ''));
    assert.equal(await view.textContent(), 'Voir le texte');

    await view.tap();
    assert.equal(await seen(), false);
    assert.deepEqual(await box('#mirror'), text);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);

    await page.setViewportSize({ width: 1280, height: 720 });
    await view.waitFor({ state: 'hidden' });
    assert.equal(await seen(), true);
    assert.ok((await box('#mirror')).width > 300, 'with room both are seen');
    await page.evaluate(() => splendorHost.setMirrorVisible(false));
    assert.ok((await box('#mirror')).width <= 1);
  });
}

for (const lang of ['en', 'fr']) {
  test(`axe-core finds nothing wrong with page, mirror and dialogs (${lang})`, async () => {
    const table = await open({ context: { locale: lang } });
    const { page } = table;
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    assert.equal(await page.locator('#mirror').getAttribute('lang'), lang);
    assert.deepEqual(await findViolations(page), [], 'what the game shows at its start');
    await show(table, example({ lang }));
    assert.deepEqual(await findViolations(page), []);
    await page.evaluate(() => splendorHost.setMirrorVisible(true));
    assert.deepEqual(await findViolations(page), []);
    await page.evaluate(() =>
      splendorHost.askText({ id: 'q', title: 'Your name', label: 'Name', value: '', maxLength: 24, multiline: false, ok: 'OK', cancel: 'Cancel' }));
    assert.deepEqual(await findViolations(page), []);
  });
}
