// Every rule that a RULES.md lists is cited by the code that implements it and by a test, and every citation names a
// rule that is listed. A citation is the id in brackets, like [base.take-two].
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources } from './files.mjs';

const CITATION = /\[([a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+)\]/g;
const cited = (pattern) => new Set(sources(pattern).flatMap(([, content]) => [...content.matchAll(CITATION)].map(([, id]) => id)));

for (const [path, content] of sources(/^src\/games\/[a-z]+\/rules\/RULES\.md$/)) {
  const folder = path.split('/').slice(1, 3).join('/');
  const listed = new Set([...content.matchAll(CITATION)].map(([, id]) => id));
  const families = new Set([...listed].map((id) => id.split('.')[0]));
  const inCode = cited(new RegExp(`^src/${folder}/.*\\.(h|cpp)$`));
  const inTests = cited(/^tests\/.*\.(h|cpp|mjs)$/);

  test(`${path} lists rules`, () => assert.notEqual(listed.size, 0));
  test(`${path}: each rule is cited in src/${folder}`, () => assert.deepEqual([...listed].filter((id) => !inCode.has(id)), []));
  test(`${path}: each rule is cited in a test`, () => assert.deepEqual([...listed].filter((id) => !inTests.has(id)), []));
  test(`${path}: each citation in src/${folder} and in tests is listed`, () => {
    const unknown = [...inCode, ...inTests].filter((id) => families.has(id.split('.')[0]) && !listed.has(id));
    assert.deepEqual([...new Set(unknown)].sort(), []);
  });
}
