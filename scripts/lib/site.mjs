// Puts the static site together: the page, the compiled programs, everything in web/ and the icons.
//
// usage: node scripts/lib/site.mjs WASM_FOLDER SITE_FOLDER
//
//   index.html               shell.html, with @RELEASE@ and @WASM_BYTES@ replaced (explained there)
//   sw.js, manifest.webmanifest   from web/, at the top because they speak for the whole folder
//   precache.js              the list of all files with their hashes, for sw.js
//   icons/                   assets/icons/icon.svg and the PNG files that render.mjs makes from it
//   card.png                 the picture that previews of a link show. They want absolute addresses, so the page names it
//                            only when SPLENDOR_SITE_URL says where the site will be
//   r/<hash>/                the rest of web/; splendor.js, splendor.wasm, later.wasm, ai.js, ai.wasm from WASM_FOLDER; assets/weights, what
//                            the computer players have learnt; licences.txt, the licences of what these contain
//
// The folder's name is the hash of all files in it: files of two releases never mix, whatever a cache does, and whoever
// publishes can leave the folder of the release before in place for pages that are still open.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { licences } from './licences.mjs';

const TOP = ['sw.js', 'manifest.webmanifest'];
const PROGRAMS = ['splendor.js', 'splendor.wasm', 'later.wasm', 'ai.js', 'ai.wasm'];
const NOT_OFFLINE = /^sw\.js$|(^|\/)test_hooks\.js$/;

const [wasm, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: site.mjs WASM_FOLDER SITE_FOLDER');
  process.exit(2);
}

const walk = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? walk(path) : [path];
      });
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'));
const hashOf = (files) => sha256(...[...files].sort().flatMap(([path, bytes]) => [path, '\0', bytes])).digest('hex').slice(0, 12);

// ---- What changes with each release, in a folder of its own

/** Without what explains a script or a style sheet to its readers: nobody has to download it. Comments stand on lines of their own, or behind two spaces. */
const withoutComments = (path) => {
  const bytes = readFileSync(path);
  if (!/\.(js|css)$/.test(path)) return bytes;
  const text = bytes.toString('utf8')
    .replace(/^[ \t]*\/\*[^]*?\*\/[ \t]*\n/gm, '')
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/ {2,}\/\/ .*$/gm, '')
    .replace(/^\n+|\n(?=\n)/g, '');
  return Buffer.from(text);
};

const release = new Map(); // path -> bytes
for (const file of walk('web')) if (!TOP.includes(relative('web', file))) release.set(relative('web', file), withoutComments(file));
for (const name of PROGRAMS) if (existsSync(join(wasm, name))) release.set(name, readFileSync(join(wasm, name)));
for (const file of walk('assets/weights')) release.set(basename(file), readFileSync(file));
release.set('licences.txt', Buffer.from(licences(wasm, readFileSync('LICENSE', 'utf8'))));
const folder = `r/${hashOf(release)}`;

// ---- The site

const site = new Map([...release].map(([path, bytes]) => [`${folder}/${path}`, bytes]));
for (const name of TOP) site.set(name, readFileSync(join('web', name)));
const page = readFileSync('shell.html', 'utf8')
  .replace(/<!--[^]*?-->\n?/, '') // the comment that explains the placeholders
  .replaceAll('@RELEASE@', folder)
  .replaceAll('@WASM_BYTES@', String(release.get('splendor.wasm')?.length ?? ''))
  .replace(/^ *@PREVIEW@\n/m, preview());
site.set('index.html', Buffer.from(page));
for (const file of icons()) site.set(`icons/${basename(file)}`, readFileSync(file));

const precache = {
  version: hashOf(site),
  files: [...site.keys()]
    .filter((path) => !NOT_OFFLINE.test(path))
    .sort()
    .map((path) => [path, `sha256-${sha256(site.get(path)).digest('base64')}`]),
};
site.set('precache.js', Buffer.from(`self.PRECACHE = ${JSON.stringify(precache, null, 1)};\n`));

let written = 0;
for (const [path, bytes] of site) {
  const target = join(out, path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  written += 1;
}
for (const old of walk(out)) if (!site.has(relative(out, old))) rmSync(old);
for (const old of existsSync(join(out, 'r')) ? readdirSync(join(out, 'r')) : []) {
  if (`r/${old}` !== folder) rmSync(join(out, 'r', old), { recursive: true });
}
console.error(`site: ${site.size} files in ${out}, ${written} changed, version ${precache.version}`);

/** Open Graph: what a message shows of a link. Nothing of the game itself, since the fragment never leaves the browser. */
function preview() {
  if (!process.env.SPLENDOR_SITE_URL) return '';
  const address = new URL(process.env.SPLENDOR_SITE_URL.replace(/\/*$/, '/'));
  site.set('card.png', readFileSync('assets/card.png'));
  const games = /^set\(SPLENDOR_GAMES "([^"]+)"/m.exec(readFileSync('CMakeLists.txt', 'utf8'))[1].split(';');
  const titles = games.map((game) => /^TEXT\(\w*title, "([^"]+)"/m.exec(readFileSync(`src/games/${game}/ui/words.inc`, 'utf8'))[1]);
  const tags = {
    'og:type': 'website',
    'og:title': 'Splendor',
    'og:description': `${titles.join(' and ')} in the browser: against the computer, around one device, or by links.`,
    'og:url': address.href,
    'og:image': new URL('card.png', address).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return Object.entries(tags).map(([name, value]) => `  <meta property="${name}" content="${value}">\n`).join('');
}

/** The icon and the pictures made from it, which are kept until the drawing changes. */
function icons() {
  const drawing = 'assets/icons/icon.svg';
  const script = 'assets/icons/render.mjs';
  if (!existsSync(drawing)) return [];
  const pictures = join(dirname(out), 'icons', sha256(readFileSync(drawing), readFileSync(script)).digest('hex').slice(0, 12));
  if (!existsSync(join(pictures, 'complete'))) {
    execFileSync(process.execPath, [script, pictures], { stdio: 'inherit' });
    writeFileSync(join(pictures, 'complete'), '');
  }
  return [drawing, ...walk(pictures).filter((file) => file.endsWith('.png'))];
}
