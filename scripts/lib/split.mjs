// Splits the page's program: what the first frame and a first game need stays, the rest goes into a second file that
// web/loader.js fetches after the first frame.
//
// usage: node scripts/lib/split.mjs PROGRAM.wasm LATER.wasm PATTERNS…
//
// PROGRAM.wasm was linked with the names of its functions (--profiling-funcs); it is replaced by the first part, without them.
// PATTERNS hold a regular expression a line, of functions that come later; `#` begins a comment. The work is done by
// Binaryen's wasm-split: a call of what came later goes through the table, whose places hold imports of the module
// "placeholder" until the second part puts its functions there. A line that begins with ! names what stays all the same, such as
// what makes an object that is used later.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SMALLEST = 150;  // bytes: for smaller functions the indirect call costs more than it saves

const CUSTOM = 0;
const IMPORT = 2;
const CODE = 10;
const FUNCTION_NAMES = 1;

const [program, later, ...patterns] = process.argv.slice(2);
if (patterns.length === 0) {
  console.error('usage: split.mjs PROGRAM.wasm LATER.wasm PATTERNS…');
  process.exit(2);
}

const wanted = patterns.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .map((line) => line.replace(/(^|\s)#.*/, '').trim()).filter(Boolean)
  .map((line) => ({ line, stays: line.startsWith('!'), expression: new RegExp(line.replace(/^!/, '')), found: 0 }));

const { code, names, sizes } = read(readFileSync(program));
const chosen = [...names].filter(([index, name]) => {
  const like = sizes.get(index) < SMALLEST ? [] : wanted.filter(({ expression }) => expression.test(name));
  for (const pattern of like) pattern.found += 1;
  return like.length > 0 && !like.some(({ stays }) => stays);
}).map(([index]) => short(index));
for (const { line, found } of wanted) if (found === 0) console.error(`split: no function of the program is like "${line}"`);
if (wanted.some(({ found }) => found === 0)) process.exit(1);

// wasm-split wants a list that commas divide: functions get names without any.
writeFileSync(program, Buffer.concat([code, nameSection([...names.keys()].map((index) => [index, short(index)]))]));
execFileSync('wasm-split', ['--all-features', program, `--split-funcs=${chosen.join(',')}`, '-o1', program, '-o2', later], { stdio: 'inherit' });

function short(index) {
  return `f${index}`;
}

/** A program without its custom sections; names and bytes of those of its functions that are not imported, by index. */
function read(bytes) {
  const sections = [bytes.subarray(0, 8)];
  const names = new Map();
  const sizes = new Map();
  let imported = 0;
  const input = reader(bytes, 8);
  while (!input.atEnd()) {
    const start = input.at();
    const kind = input.byte();
    const end = input.number() + input.at();
    if (kind === IMPORT) imported = importedFunctions(input);
    if (kind === CODE) readSizes(input, imported, sizes);
    if (kind === CUSTOM) {
      if (input.text() === 'name') readNames(input, end, names);
    } else {
      sections.push(bytes.subarray(start, end));
    }
    input.goTo(end);
  }
  for (const index of names.keys()) if (index < imported) names.delete(index);
  if (names.size === 0) throw new Error(`${program} has no names of functions; link it with --profiling-funcs.`);
  return { code: Buffer.concat(sections), names, sizes };
}

function importedFunctions(input) {
  let functions = 0;
  const limits = () => {
    const flags = input.number();
    input.number();
    if (flags & 1) input.number();
  };
  for (let left = input.number(); left > 0; left--) {
    input.text();
    input.text();
    switch (input.byte()) {
      case 0: functions += 1; input.number(); break;
      case 1: input.byte(); limits(); break;
      case 2: limits(); break;
      case 3: input.byte(); input.byte(); break;
      default: throw new Error('an import of a kind that this script does not know');
    }
  }
  return functions;
}

function readSizes(input, imported, sizes) {
  for (let left = input.number(), index = imported; left > 0; left--, index++) {
    const size = input.number();
    sizes.set(index, size);
    input.goTo(input.at() + size);
  }
}

function readNames(input, end, names) {
  while (input.at() < end) {
    const kind = input.byte();
    const next = input.number() + input.at();
    if (kind === FUNCTION_NAMES)
      for (let left = input.number(); left > 0; left--) {
        const index = input.number();
        names.set(index, input.text());
      }
    input.goTo(next);
  }
}

function nameSection(entries) {
  const list = Buffer.concat([number(entries.length), ...entries.flatMap(([index, name]) => [number(index), text(name)])]);
  const body = Buffer.concat([text('name'), Buffer.from([FUNCTION_NAMES]), number(list.length), list]);
  return Buffer.concat([Buffer.from([CUSTOM]), number(body.length), body]);
}

/** Reads LEB128 numbers and texts one after the other. */
function reader(bytes, place) {
  return {
    at: () => place,
    goTo: (where) => { place = where; },
    atEnd: () => place >= bytes.length,
    byte: () => bytes[place++],
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[place++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
      }
    },
    text() {
      const length = this.number();
      place += length;
      return bytes.toString('utf8', place - length, place);
    },
  };
}

function number(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(bytes);
}

function text(value) {
  const bytes = Buffer.from(value);
  return Buffer.concat([number(bytes.length), bytes]);
}
