// Puts the static site together from the page, the compiled programs, web/ and the icons.
//
// usage: node scripts/lib/site.mjs WASM_FOLDER SITE_FOLDER
//
//   index.html            shell.html; @RELEASE@ and @WASM_BYTES@ are replaced
//   r/<hash>/…            splendor.js, splendor.wasm, ai.js, ai.wasm and web/**; the hash is that of their content,
//                         so that a page never mixes files of two releases, whatever a cache does
//   sw.js, manifest.webmanifest   from web/, at fixed addresses as browsers want them
//   precache.js           what sw.js keeps: every file with its hash
//   icons/…               assets/icons/**
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [wasm, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: site.mjs WASM_FOLDER SITE_FOLDER');
  process.exit(2);
}

const PROGRAMS = ['splendor.js', 'splendor.wasm', 'ai.js', 'ai.wasm'];
const AT_TOP = ['sw.js', 'manifest.webmanifest'];
const SHIPPED = /\.(html|js|mjs|css|json|webmanifest|wasm|svg|png|ico|txt)$/;

/** All files below a folder as [path inside the folder, bytes], sorted by path. */
function read(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? read(path).map(([name, bytes]) => [join(entry.name, name), bytes]) : [[entry.name, readFileSync(path)]];
    })
    .filter(([name]) => SHIPPED.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
const digest = (files) => files.reduce((hash, [name, bytes]) => hash.update(`${name}\0${bytes.length}\0`).update(bytes), createHash('sha256'));

const web = read('web');
const programs = PROGRAMS.filter((name) => existsSync(join(wasm, name))).map((name) => [name, readFileSync(join(wasm, name))]);
const release = [...web.filter(([name]) => !AT_TOP.includes(name)), ...programs];
const folder = `r/${digest(release).digest('hex').slice(0, 12)}`;

const site = new Map(release.map(([name, bytes]) => [`${folder}/${name}`, bytes]));
for (const [name, bytes] of read('assets/icons')) site.set(`icons/${name}`, bytes);
for (const [name, bytes] of web) if (AT_TOP.includes(name)) site.set(name, bytes);
if (existsSync('shell.html')) {
  const size = programs.find(([name]) => name === 'splendor.wasm')?.[1].length ?? 0;
  site.set('index.html', Buffer.from(readFileSync('shell.html', 'utf8').replaceAll('@RELEASE@', folder).replaceAll('@WASM_BYTES@', size)));
}

const kept = [...site].filter(([name]) => name !== 'sw.js');
const precache = {
  version: digest([...site]).digest('hex').slice(0, 12),
  files: kept.map(([name, bytes]) => [name, `sha256-${createHash('sha256').update(bytes).digest('base64')}`]),
};
site.set('precache.js', Buffer.from(`self.PRECACHE = ${JSON.stringify(precache, null, 1)};\n`));

let written = 0;
for (const [name, bytes] of site) {
  const target = join(out, name);
  if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  written += 1;
}
for (const entry of existsSync(join(out, 'r')) ? readdirSync(join(out, 'r')) : []) {
  if (`r/${entry}` !== folder) rmSync(join(out, 'r', entry), { recursive: true });
}
for (const [name] of read(out)) if (!site.has(name)) rmSync(join(out, name));
console.error(`site: ${site.size} files in ${relative('.', out)}, ${written} changed, version ${precache.version}`);
