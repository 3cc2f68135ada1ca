// The words of the page itself (web/words.js), without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
after(() => rmSync(folder, { recursive: true }));
cpSync(fileURLToPath(new URL('../../web/words.js', import.meta.url)), join(folder, 'words.js'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
process.env.TZ = 'UTC';
const { dateWords } = await import(pathToFileURL(join(folder, 'words.js')));

test('the day comes before the month, and the hours go to 24, in English as in French', () => {
  const time = Date.UTC(2026, 10, 25, 15, 24) / 1000;
  for (const [lang, said] of [['en', '25 November 2026, 15:24'], ['fr', '25 novembre 2026, 15:24']]) {
    globalThis.document = { documentElement: { lang } };
    assert.equal(dateWords(time), said);
  }
});

test('a time that no calendar has is no words, and no error', () => {
  globalThis.document = { documentElement: { lang: 'en' } };
  for (const time of [99999999999999, -99999999999999, NaN, Infinity]) assert.equal(dateWords(time), '');
});
