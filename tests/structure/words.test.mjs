// Typography and wording, in every catalogue and in the few sentences of the page itself.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources, text } from './files.mjs';

const NOT_SET_APART = /.{0,12}[^"'] [:;!?%»]|« .{0,12}/g;

/** Codes of the languages: a column each in every catalogue, in this order. */
const languages = [.../kLanguages\{\{(.*)\}\};/.exec(text('src/base/text.h'))[1].matchAll(/\{"(\w+)"/g)].map(([, code]) => code);

/** {path, key, en, fr} of every catalogue whose path fits, with the words of further languages. */
const texts = (pattern) =>
  sources(pattern).flatMap(([path, content]) =>
    [...content.matchAll(/^(?:TEXT|ILLEGAL)\((\w+)((?:, "(?:[^"\\]|\\.)*")+)\)$/gm)].map(([, key, columns]) => {
      const words = [...columns.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one);
      return { path, key, words, ...Object.fromEntries(languages.map((code, at) => [code, words[at]])) };
    }));

const all = texts(/^src\/.*\.inc$/);
const frame = texts(/^src\/ui\/.*\.inc$/);
const ofGames = texts(/^src\/games\/\w+\/ui\/.*\.inc$/);
const shown = [...frame, ...ofGames];

/** Those that break a rule, as sentences; none is right. */
const where = (list, breaks) => list.filter(breaks).map(({ path, key, en, fr }) => `${path}: ${key}: ${en} | ${fr}`);
/** A whole word, also where it begins with a letter that ASCII does not have. */
const word = (words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

test('every row of a catalogue is read here, with a column for each language', () => {
  assert.deepEqual(languages.slice(0, 2), ['en', 'fr']);
  const rows = sources(/^src\/.*\.inc$/).flatMap(([, content]) => content.match(/^(?:TEXT|ILLEGAL)\(/gm) ?? []);
  assert.ok(rows.length > 1000);
  assert.equal(all.length, rows.length);
  assert.deepEqual(where(all, ({ words }) => words.length !== languages.length), []);
});

test('the page and the contact sheet have every language too', () => {
  const others = languages.slice(1);
  assert.deepEqual(languages.filter((code) => !text('web/words.js').includes(`\nconst ${code} = {`)), []);
  assert.equal(/^const languages = \{ (.*) \};$/m.exec(text('web/words.js'))[1], languages.join(', '));
  assert.deepEqual(languages.filter((code) => !text('web/opened_as_file.js').includes(`\n    ${code}: '`)), []);
  assert.deepEqual(others.filter((code) => !text('shell.html').includes(`<p lang="${code}">`)), []);
  assert.deepEqual(languages.filter((code) => !/const LOCALES = \{(.*)\}/.exec(text('scripts/lib/contact_sheet.mjs'))[1].includes(` ${code}: '`)), []);
});

test('French punctuation has no-break spaces', () => {
  const wrong = [...sources(/^src\/.*\.inc$/), ...sources(/^web\/words\.js$/)].flatMap(([path, content]) => {
    const french = path.endsWith('.js') ? /^const fr = \{.*?^\};/ms.exec(content)[0] : content;
    return french.split('\n').flatMap((line, at) =>
      line.startsWith('//') ? [] : (line.match(NOT_SET_APART) ?? []).map((found) => `${path}:${at + 1}: ${found}`));
  });
  assert.deepEqual(wrong, [], 'a no-break space (U+00A0) belongs there');
  assert.deepEqual(where(all, ({ words }) => words.some((one) => /[ \u00a0\u202f],/.test(one))), [], 'no space of any kind belongs before a comma');
});

test('an apostrophe is typographic', () => {
  assert.deepEqual(where(all, ({ words }) => words.some((one) => one.includes("'"))), []);
  assert.deepEqual(sources(/^src\/games\/\w+\/rules\/data\/.*\.h$/).flatMap(([path, content]) => (content.match(/"[^"\n]*\p{L}'[^"\n]*"/gu) ?? []).map((found) => `${path}: ${found}`)), []);
});

test('English punctuation has no spaces before it', () => {
  assert.deepEqual(where(all, ({ en }) => /[ \u00a0][:;!?%»]|[«»]/.test(en)), []);
});

test('each game has one form of address in French, and the frontend avoids any', () => {
  const you = word("vous|votre|vos|vôtres?|(?!chez|nez|assez|rez)\\p{L}+ez");
  const thou = word("tu|te|toi|ton|ta|tes|t[’']\\p{L}+");
  assert.deepEqual(where(frame, ({ fr }) => thou.test(fr)), []);
  for (const game of new Set(ofGames.map(({ path }) => path.split('/')[2]))) {
    const own = ofGames.filter(({ path }) => path.split('/')[2] === game);
    const [some, other] = [you, thou].map((form) => where(own, ({ fr }) => form.test(fr))).sort((a, b) => b.length - a.length);
    assert.ok(some.length > 0, game);
    assert.deepEqual(other, [], game);
  }
  // Said at any table but for: words of Splendor, of a table that is plain, and of the deal of the day, which is one of Splendor.
  const notAtAll = /^(you|your_turn|choose_an_action|(default|day)_\w+)$/;
  assert.deepEqual(where(frame.filter(({ key }) => !notAtAll.test(key)), ({ fr }) => you.test(fr)), []);
});

test('a thing has one name: a round is a manche, gold is jetons or, a rival is an adversaire', () => {
  assert.deepEqual(where(all, ({ en, fr }) => word('rounds?').test(en) !== word('manches?').test(fr)), []);
  assert.deepEqual(where(all, ({ fr }) => /(?<!jetons?[ \u00a0]|l’|d’|carte |cartes |en )(?<!\p{L})ors?(?!\p{L})(?! virtuel)/iu.test(fr)), []);
  assert.deepEqual(where(all, ({ fr }) => word('rivaux|rivale?s?').test(fr)), []);
  assert.deepEqual(where(all, ({ en }) => /\bof the table\b|cards more\b/.test(en)), []);
});

test('no sentence is compared with another, but what it is about', () => {
  // Nor are several of them kept in a set, which compares them.
  const compared = /[!=]= (?:\w+::)*(?:tr|reason|why_text|text_of)\(|\b(?:tr|reason|why_text|text_of)\((?:[^()]|\([^()]*\))*\)(?:; \w+)? [!=]= |^(?=.*\/ui\/).*std::set<std::string>/;
  const wrong = sources(/^src\/.*\.(h|cpp)$/).flatMap(([path, content]) =>
    content.split('\n').flatMap((line, at) => (compared.test(`${path}: ${line}`) ? [`${path}:${at + 1}: ${line.trim()}`] : [])));
  assert.deepEqual(wrong, []);
});

test('a text with a number and a plural has a variant for one', () => {
  const verbs = new Set(['wins', 'is', 'has', 'sends', 'comes', 'lacks', 'needs']);
  const always = new Set([
    'players_n', 'travellers_n',                         // two at least
    'stats_rounds', 'strongholds_on', 'strongholds_of_you', // chosen by number where they are said
    'tokens_of_limit', 'lesson_limit', 'lesson_limit_takes', 'advice_wins', 'advice_wins_noble',                       // nine at least
  ]);
  const plural = ({ key, en }) =>
    !/_many$|^kind_/.test(key) && !always.has(key) && [...en.matchAll(/\{\d\} ([a-z]+s)\b/g)].some(([, noun]) => !verbs.has(noun));
  assert.deepEqual(where(shown, plural), []);
  const keys = new Set(all.map(({ path, key }) => `${path} ${key}`));
  assert.deepEqual(where(all, ({ path, key }) => /(?<!too)_many$/.test(key) && !keys.has(`${path} ${key.replace(/_many$/, '_one')}`)), []);
});

test('texts say tap for touch input, and press otherwise', () => {
  const choice = /\[([^[\]|]+)\|([^[\]|]+)\]/g;
  assert.deepEqual(where(all, ({ en, fr }) => [en, fr].some((words) => /[[\]|]/.test(words.replace(choice, '')))), []);
  const ofKeys = /^help_keys_(hint|arrows)$/;
  const told = /\b(press|tap|click)(es|ed)?\b/i;
  assert.deepEqual(where(shown, ({ key, en }) => !ofKeys.test(key) && told.test(en.replace(choice, ''))), []);
  assert.ok(all.filter(({ en }) => /\[[^\]]*press[^\]]*\|[^\]]*\]/i.test(en)).length > 10);
});
