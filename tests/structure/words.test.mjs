// How texts are written, in every catalogue.
import assert from 'node:assert/strict';
import test from 'node:test';
import { sources } from './files.mjs';

test('a sign that French sets apart stays with its word at the end of a line', () => {
  const wrong = sources(/^src\/.*\.inc$/).flatMap(([path, content]) =>
    content.split('\n').flatMap((line, at) =>
      line.startsWith('//') ? [] : (line.match(/.{0,12}[^"] [:;!?»]|« .{0,12}/g) ?? []).map((found) => `${path}:${at + 1}: ${found}`),
    ),
  );
  assert.deepEqual(wrong, [], 'a no-break space (U+00A0) belongs there');
});
