// The owl reads aloud in the real page. Chromium without a screen has no voices, so the browser's speechSynthesis alone is
// replaced: with voices of the device and of elsewhere, in several languages, that come some time after the page.
import assert from 'node:assert/strict';
import { chromiumTests } from './support/fixture.mjs';

const { test, open } = chromiumTests();

/** Installs a synthesis that notes what it is told to say, and by whom. */
const withVoices = (page) =>
  page.addInitScript(() => {
    const heard = [];
    let voices = [];
    const synthesis = {
      heard,
      onvoiceschanged: null,
      getVoices: () => voices,
      cancel: () => heard.push('cancel'),
      speak: ({ text, voice, lang }) => heard.push({ text, voice: voice.name, lang }),
      arrive(list) {
        voices = list;
        this.onvoiceschanged?.();
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    globalThis.SpeechSynthesisUtterance = class {
      constructor(text) {
        this.text = text;
      }
    };
  });

const arrive = (table, voices) => table.page.evaluate((list) => speechSynthesis.arrive(list), voices);
const heard = (table) => table.page.evaluate(() => speechSynthesis.heard.filter((one) => one !== 'cancel'));
const offers = async (table) => (await table.query('targets')).some(({ id }) => id === 'speak');

const ELSEWHERE = { name: 'Cloud', lang: 'en-US', localService: false };
const ENGLISH = { name: 'Emma', lang: 'en-GB', localService: true };
const FRENCH = { name: 'Odile', lang: 'fr_FR', localService: true };

async function begin(table) {
  await table.stopMotion();
  for (const id of ['game:kingdom', 'seat:2:0', 'start']) await table.click(id);
}

test('the owl reads its lesson and its advice by a voice of the device, and by no other', async () => {
  const table = await open({ prepare: withVoices });
  await begin(table);
  assert.ok(!(await offers(table)), 'there is no voice yet');
  await arrive(table, [ELSEWHERE, FRENCH]);
  await table.idle();
  assert.ok(!(await offers(table)), 'none of the device speaks English');
  await arrive(table, [ELSEWHERE, FRENCH, ENGLISH]);
  await table.idle();
  await table.click('speak');
  await table.click('lesson:skip');
  await table.click('speak');
  const [lesson, advice] = await heard(table);
  assert.deepEqual(lesson, { text: 'Welcome, traveller! Your pawn goes to the Queen’s Palace.', voice: 'Emma', lang: 'en-GB' });
  assert.match(advice.text, /^Collect: three different/);
  // In the text version it is a button with a name.
  assert.equal(await table.page.getByRole('button', { name: 'Read aloud' }).count(), 1);
});

test('in French by touch, and at once after the language was changed', async () => {
  const table = await open({
    prepare: withVoices,
    context: { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'fr-FR' },
  });
  await begin(table);
  await arrive(table, [ENGLISH, FRENCH]);
  await table.idle();
  await table.tap('speak');
  for (const id of ['menu', 'menu:settings', 'language:0', 'panel:close']) await table.query('press', id), await table.idle();
  await table.tap('speak');
  assert.deepEqual(
    (await heard(table)).map(({ voice }) => voice),
    ['Odile', 'Emma'],
  );
});

test('without any voice nothing is offered', async () => {
  const table = await open();
  await begin(table);
  assert.equal(await offers(table), (await table.page.evaluate(() => speechSynthesis.getVoices().some((v) => v.localService && v.lang.startsWith('en')))));
});
