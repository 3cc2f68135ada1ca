// How an event of the page comes to the program: the JavaScript of src/platform/web_bridge.cpp on a memory of its own. And what
// the page does when the program has stopped (web/loader.js). Without a browser.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'events-'));
after(() => rmSync(folder, { recursive: true }));
cpSync(join(root, 'web'), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

/** What the program hears of an event: kind, id and text, each from where it stands in the memory. */
function heard(...event) {
  const source = readFileSync(join(root, 'src/platform/web_bridge.cpp'), 'utf8');
  const body = /EM_JS\(void, js_install, \(\), \{\n([\s\S]*?)\n\}\);/.exec(source)[1];
  const memory = new Uint8Array(1000);
  let next = 1;
  const texts = [];
  const toZero = (place) => Buffer.from(memory.subarray(place, memory.indexOf(0, place))).toString();
  const functions = {
    splendorHost: {},
    HEAPU8: memory,
    lengthBytesUTF8: (text) => Buffer.byteLength(text),
    stringToUTF8: (text, place) => void Buffer.from(`${text}\0`).copy(memory, place),
    _host_alloc: (size) => (next += size) - size,
    _host_free: () => {},
    _host_event(kind, id, text, length) {
      texts.push(toZero(kind), toZero(id), Buffer.from(memory.subarray(text, text + length)).toString());
    },
  };
  new Function(...Object.keys(functions), body)(...Object.values(functions));
  functions.splendorHost.program.deliver(...event);
  return texts;
}

test('a text comes whole to the program, with what follows a zero byte', () => {
  for (const text of ['', 'one', 'Éloïse', 'one\0two\0\nthree', '\0'])
    assert.deepEqual(heard('file_chosen', '', text), ['file_chosen', '', text]);
});

test('whatever ends a call of the program is told as its end; a mistake of the page alone is not', async () => {
  const listeners = {};
  globalThis.addEventListener = (name, listener) => { listeners[name] = listener; };
  globalThis.document = { createElement: () => ({}), head: { append: () => {} } };
  const { load } = await import(pathToFileURL(join(folder, 'loader.js')));
  const told = [];
  const begin = () => load({}, () => {}, (word) => told.push(word));
  // An error that the page throws when the program calls it: the program's own frames are in its stack.
  const program = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 98, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 99, 0, 1, 10, 6, 1, 4, 0, 16, 0, 11,
  ])), { a: { b: () => { throw new RangeError('no such date'); } } });
  const thrown = (action) => {
    try {
      action();
    } catch (error) {
      return error;
    }
    return null;
  };
  const within = thrown(program.exports.c);
  assert.equal(within.name, 'RangeError');
  const trap = new WebAssembly.RuntimeError('unreachable');
  for (const [error, words] of [[within, ['crashed']], [trap, ['crashed']], [new RangeError('of the page'), []], [null, []], ['a word', []]]) {
    for (const event of [['error', { error }], ['unhandledrejection', { reason: error }]]) {
      told.length = 0;
      begin();
      listeners[event[0]](event[1]);
      assert.deepEqual(told, words, `${event[0]}: ${error}`);
    }
  }
});
