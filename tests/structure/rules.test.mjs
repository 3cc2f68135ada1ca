// Every rule that a RULES.md lists is cited where it is decided, by a test, and by the words that tell it to the player, and
// every citation names a rule that is listed: one search for an id finds all of them. A citation is the id in brackets, like
// [base.take-two].
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources } from './files.mjs';

const CITATION = /\[([a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+)\]/g;
const citedIn = (text) => [...text.matchAll(CITATION)].map(([, id]) => id);
const cited = (pattern) => new Set(sources(pattern).flatMap(([, content]) => citedIn(content)));

const UNTOLD = '## Rules that no text tells';  // the heading of their list in a RULES.md

/** What follows a comment, up to its body or its end: "constexpr int kGold =", "bool fits(int n) {". */
const statement = (lines, at) => /^[^{;]*[{;]?/.exec(lines.slice(at, at + 8).join(' ').trim())[0];
const decides = (code) =>
  !/^(struct|class|enum|union|namespace)\b/.test(code) && (/^static_assert\b|\bconstexpr\b.*=/.test(code) || (code.endsWith('{') && code.includes('(')));

/** The ids that a header cites where it decides: at a function with its body, a constant, an assertion, or a line of code. */
function decidedIn(header) {
  const lines = header.split('\n');
  return lines.flatMap((line, at) => {
    const [, code, comment] = /^(.*?)(\/\/.*)?$/.exec(line);
    if (!comment) return [];
    if (code.trim()) return !comment.startsWith('///<') || decides(code.trim()) ? citedIn(comment) : [];
    let next = at;
    while (next < lines.length && /^\s*\/\//.test(lines[next])) ++next;
    return decides(statement(lines, next)) ? citedIn(comment) : [];
  });
}

test('a header decides by functions with bodies, constants and assertions, not by declarations and types', () => {
  const header = [
    '/// [a.one] It is.', 'bool one(int n);', '// [a.two]', 'struct Two {', '  int three = 3;  ///< [a.three]', '};',
    '/// [a.four]', 'constexpr bool four(int n) { return n == 4; }', 'inline constexpr int kFive = 5;  ///< [a.five]',
    '  six += 1;  // [a.six]', '// [a.seven] A long', '// comment.', 'static_assert([] {', '/// [a.eight]', 'inline constexpr std::array<int, 8> kEight = [] {',
  ];
  assert.deepEqual(decidedIn(header.join('\n')), ['a.four', 'a.five', 'a.six', 'a.seven', 'a.eight']);
});

for (const [path, content] of sources(/^src\/games\/[a-z]+\/rules\/RULES\.md$/)) {
  const folder = path.split('/').slice(1, 3).join('/');
  const [tables, untold] = content.split(UNTOLD).map(citedIn);
  const listed = new Set(tables);
  const families = new Set(tables.map((id) => id.split('.')[0]));
  const rules = (files) => new RegExp(`^src/${folder}/rules/.*\\.${files}$`);
  const decided = new Set([...cited(rules('cpp')), ...sources(rules('h')).flatMap(([, header]) => decidedIn(header))]);
  const told = cited(new RegExp(`^src/${folder}/.*\\.inc$`));
  const inCode = cited(new RegExp(`^src/${folder}/.*\\.(h|cpp|inc)$`));
  const inTests = cited(/^tests\/(?!structure\/).*\.(h|cpp|mjs)$/);

  test(`${path} lists rules`, () => assert.notEqual(listed.size, 0));
  test(`${path}: each rule is cited where src/${folder}/rules decides it`, () => assert.deepEqual(tables.filter((id) => !decided.has(id)), []));
  test(`${path}: each rule is cited in a test`, () => assert.deepEqual(tables.filter((id) => !inTests.has(id)), []));
  test(`${path}: each rule is cited by the words that tell it, or listed as one that no text tells`, () => {
    assert.deepEqual(tables.filter((id) => !told.has(id)), untold);
  });
  test(`${path}: each citation in src/${folder} and in tests is listed`, () => {
    const unknown = [...inCode, ...inTests].filter((id) => families.has(id.split('.')[0]) && !listed.has(id));
    assert.deepEqual([...new Set(unknown)].sort(), []);
  });
}
