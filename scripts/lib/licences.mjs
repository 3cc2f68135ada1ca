// The licences of what the page's programs contain besides the game itself, as one text.
//
// What they contain is read from the build: the archives that are linked, the folders of headers that are not ours, and
// what every program of the compiler has. Something whose licence is not in the table below stops the build.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from './glob.mjs';

const PROGRAMS = ['splendor.js', 'ai.js'];
const ONLY_IN_TESTS = ['doctest'];
const OURS = /^libsplendor_(?!fonts)/;
const OF_EVERY_PROGRAM = ['emscripten', 'musl', 'llvm'];

/** One row each: what it is called, what the build calls it, and where its licence lies. */
const table = (cache) => {
  const source = (variable, pattern) =>
    cache.get(variable) ? join(cache.get(variable), 'LICENSE.txt') : join(cache.get('SPLENDOR_DEPS_DIR'), 'src', pattern, 'LICENSE.txt');
  const emscripten = join(dirname(cache.get('CMAKE_TOOLCHAIN_FILE')), '../../..');
  const doc = (name) => `/usr/share/doc/${name}/copyright`;
  return [
    { name: 'Dear ImGui', parts: ['libimgui.a', 'libimgui_backends.a', 'imgui'], text: source('IMGUI_SOURCE_DIR', 'imgui-*') },
    { name: 'SDL2', parts: ['libSDL2.a', 'SDL2'], text: source('SDL2_SOURCE_DIR', 'SDL2-*') },
    { name: 'JSON for Modern C++', parts: ['json'], text: doc('nlohmann-json3-dev') },
    { name: 'Lato by Łukasz Dziedzic, cut down and called Splendor Sans', parts: ['libsplendor_fonts.a'], text: doc('fonts-lato') },
    { name: 'The C library (musl)', parts: ['musl'], text: join(emscripten, 'system/lib/libc/musl/COPYRIGHT') },
    { name: 'The C++ library and the compiler’s runtime (LLVM)', parts: ['llvm'], text: doc('clang-[0-9]*') },
    { name: 'Emscripten’s runtime', parts: ['emscripten'], text: doc('emscripten'), only: ['Expat', 'NCSA~Mozilla'] },
  ];
};

/** Names of all that the programs are made of and that is not ours. */
export function dependencies(wasm) {
  const build = readFileSync(join(wasm, 'build.ninja'), 'utf8');
  const parts = new Set(OF_EVERY_PROGRAM);
  for (const program of PROGRAMS) {
    const inputs = new RegExp(`^build ${program}: (.*)$`, 'm').exec(build)[1];
    for (const [, archive] of inputs.matchAll(/([^\s/]+\.a)(?=\s|$)/g)) if (!OURS.test(archive)) parts.add(archive);
  }
  for (const [, folder] of build.matchAll(/-isystem \S*\/(\S+)/g)) if (!ONLY_IN_TESTS.includes(folder)) parts.add(folder);
  return [...parts].sort();
}

/** The text of the file. Throws a sentence where a licence is not known or not there. */
export function licences(wasm, own) {
  const cache = new Map([...readFileSync(join(wasm, 'CMakeCache.txt'), 'utf8').matchAll(/^(\w+):\w+=(.*)$/gm)].map((line) => line.slice(1)));
  const rows = table(cache);
  for (const part of dependencies(wasm))
    if (!rows.some((row) => row.parts.includes(part))) throw new Error(`the licence of ${part} is in no row of scripts/lib/licences.mjs`);
  const sections = rows.map((row) => {
    const [path] = globSync(row.text);
    if (!path || !existsSync(path)) throw new Error(`the licence of ${row.name} is missing: ${row.text}`);
    const text = readFileSync(path, 'utf8');
    return [row.name, row.only ? paragraphs(text, row.only) : text];
  });
  return [['Splendor', own], ...sections]
    .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`)
    .join('\n\n');
}

/** Of a Debian copyright file: the terms of these licences. */
function paragraphs(text, names) {
  const all = text.split(/\n\n+/);
  const holders = all.find((paragraph) => /^Files:\s*\*/.test(paragraph));
  const terms = names.map((name) => {
    const found = all.find((paragraph) => paragraph.startsWith(`License: ${name}\n`));
    if (!found) throw new Error(`no terms of ${name}`);
    return found;
  });
  return [holders, ...terms].join('\n\n');
}
