// Pictures of every screen and of every kind of motion (tests/e2e/support/screens.mjs) in a folder, and a page that shows
// them. scripts/contact-sheet says what it understands.
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../tests/e2e/support/chromium.mjs';
import { makeHoldable } from '../../tests/e2e/support/held_clock.mjs';
import { paint } from '../../tests/e2e/support/painting.mjs';
import { MOTIONS, STORIES } from '../../tests/e2e/support/screens.mjs';
import { serveSite } from '../../tests/e2e/support/site.mjs';
import { Stage, tell } from '../../tests/e2e/support/stage.mjs';
import { openTable } from '../../tests/e2e/support/table.mjs';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' };
const LOOKS = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
};
const MOMENTS = 5;
const MOST_PAGES = 8;         // of a panel that scrolls
const KEPT_AT_A_TIME = 20;    // pictures of a motion, of which the five are chosen
const FIRST_STEP_MS = 40;
const LONGEST_MOTION_MS = 30_000;
const PHONE_PX = 480;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    sizes: { type: 'string', default: '360x640,640x360,1280x720,1920x1080,2560x1440' },
    languages: { type: 'string', default: Object.keys(LOCALES).join() },
    looks: { type: 'string', default: 'dark,light,contrast' },
    text: { type: 'string', default: '100' },
    motion: { type: 'boolean', default: false },
    'no-motion': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const wanted = (name) => options.only.length === 0 || options.only.some((text) => name.includes(text));
const stories = options.motion ? [] : Object.values(STORIES).filter(({ screens }) => Object.keys(screens).some(wanted));
const motions = options['no-motion'] ? [] : Object.keys(MOTIONS).map((name) => `motion, ${name}`).filter(wanted);
const screens = stories.flatMap((story) => Object.keys(story.screens)).filter(wanted);

if (options.list) {
  for (const name of [...screens, ...motions]) console.log(name);
  process.exit();
}

const stop = (text) => {
  console.error(`contact-sheet: ${text}`);
  process.exit(1);
};
if (screens.length + motions.length === 0) stop('no screen is called so; --list prints the names.');
if (positionals.length !== 1) stop('one folder, please.');
const folder = resolve(positionals[0]);
const chosen = (name, table) => options[name].split(',').map((one) => (one in table ? one : stop(`${name} are ${Object.keys(table)}, not '${one}'.`)));
const languages = chosen('languages', LOCALES);
const looks = chosen('looks', LOOKS);
const sizes = options.sizes.split(',').map((text) => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? stop(`sizes are like 1280x720, not '${text}'.`);
  return { text, width: Number(width), height: Number(height) };
});
const isPhone = ({ width, height }) => Math.min(width, height) < PHONE_PX;

const plain = (name) => name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '-');
const fileOf = (name, size, language, look, part = '') =>
  join(folder, plain(name), `${size.text}-${language}-${look}${options.text === '100' ? '' : `-${options.text}`}${part}.png`);

/** Written atomically. */
function keep(file, picture) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.part`, picture);
  renameSync(`${file}.part`, file);
  made += 1;
}
let made = 0;

const browser = await launchChromium();
const site = await serveSite();

/** A fresh page that follows the system's look. */
const open = (language, size, prepare) =>
  openTable(browser, site, {
    context: {
      viewport: { width: size.width, height: size.height },
      hasTouch: isPhone(size),
      locale: LOCALES[language],
      permissions: ['clipboard-read', 'clipboard-write'],
    },
    prepare: async (page) => {
      const language_at = Object.keys(LOCALES).indexOf(language);
      await page.addInitScript((settings) => {
        localStorage.setItem('splendor:v1:settings', localStorage.getItem('splendor:v1:settings') ?? settings);
      }, `text=${options.text};language=${language_at};look=0`);
      await prepare?.(page);
    },
  });

/** Sets the page's size and look; nothing is painted yet. */
async function dress(stage, size, look) {
  const { width, height } = stage.page.viewportSize();
  const resized = width !== size.width || height !== size.height, changed = look !== stage.look;
  if (changed) await stage.page.emulateMedia(LOOKS[look]);
  stage.look = look;
  if (resized) {
    await stage.page.setViewportSize({ width: size.width, height: size.height });
    await stage.table.idle();
  }
  if (resized || changed) await stage.renew?.();
}

/** Frames are dear without a graphics card, so only those are painted of which there is a picture. */
async function picture(stage) {
  await paint(stage.table, true);
  const taken = await stage.page.screenshot();
  await paint(stage.table, false);
  return taken;
}

/** What is below in a panel that scrolls, a page at a time. */
async function seePagesBelow(stage, name, size, language, look) {
  const places = async () => JSON.stringify((await stage.table.query('targets')).map(({ id, y }) => [id, y]));
  const turn = async (key) => {
    const before = await places();
    await stage.table.focusCanvas();
    await stage.table.key(key);
    await stage.page.evaluate(() => document.activeElement.blur());
    return (await places()) !== before;
  };
  for (let page = 2; page <= MOST_PAGES && (await turn('PageDown')); page++) {
    keep(fileOf(name, size, language, look, `-page-${page}`), await picture(stage));
  }
  while (await turn('PageUp'));
}

/** Runs the story once for each language and kind of pointer; at each screen all sizes and looks. */
async function seeScreens(story, language, ofKind) {
  const missing = (name) =>
    ofKind.flatMap((size) => looks.map((look) => ({ size, look }))).filter(({ size, look }) => !existsSync(fileOf(name, size, language, look)));
  if (!Object.keys(story.screens).some((name) => wanted(name) && missing(name).length > 0)) return;
  const table = await open(language, ofKind[0]);
  try {
    await paint(table, false);
    await tell(story, new Stage(table), async (name, stage) => {
      for (const { size, look } of missing(name)) {
        await dress(stage, size, look);
        const first = await picture(stage);
        if (look === looks[0] && (await table.state()).panel !== 'none') await seePagesBelow(stage, name, size, language, look);
        keep(fileOf(name, size, language, look), first);  // the last: it says that all are there
      }
      console.log(`${name} (${language}, ${isPhone(ofKind[0]) ? 'phone' : 'desk'})`);
      await dress(stage, ofKind[0], looks[0]);
    }, wanted);
  } finally {
    await table.close();
  }
}

/** Five frames at equal distances, from the start of a motion to its end. */
async function seeMotion(name, language, size, look) {
  const files = Array.from({ length: MOMENTS }, (_, i) => fileOf(name, size, language, look, `-${i + 1}`));
  if (files.every((file) => existsSync(file))) return;
  const table = await open(language, size, makeHoldable);
  try {
    const { page } = table;
    const stage = new Stage(table);
    await table.stopMotion();
    await paint(table, false);
    const begins = await MOTIONS[name.slice('motion, '.length)](stage);
    await dress(stage, size, look);
    await paint(table, true);
    await table.query('anim', 'on');
    await table.idle();
    const index = (await table.legal()).indexOf(begins);
    if (begins.press) await table.place(begins.press);  // which fails if it is not there
    await page.evaluate(() => heldClock.hold());
    await (begins.press ? table.query('press', begins.press) : table.query('act', index));
    let step = FIRST_STEP_MS;
    let pictures = [];
    for (let passed = 0, still = 0; passed < LONGEST_MOTION_MS && still < 2; passed += step) {
      const { moving, thinking } = await page.evaluate(async (ms) => {
        await heldClock.step(ms);
        return splendorTest.state();
      }, step);
      still = moving || thinking ? 0 : still + 1;
      if (thinking && !moving) continue;
      pictures.push(await page.screenshot());
      if (pictures.length <= KEPT_AT_A_TIME) continue;
      pictures = pictures.filter((_, i) => i % 2 === 0);
      step *= 2;
    }
    files.forEach((file, i) => keep(file, pictures[Math.round((i * (pictures.length - 1)) / (MOMENTS - 1))]));
    console.log(`${name} (${size.text}, ${language}, ${look})`);
  } finally {
    await table.close();
  }
}

/** Everything that lies in the folder, also from earlier. */
function writeIndex() {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
  const order = [...Object.values(STORIES).flatMap((story) => Object.keys(story.screens)), ...Object.keys(MOTIONS).map((name) => `motion, ${name}`)];
  const sections = order.filter((name) => folders.includes(plain(name))).map((name) => {
    const files = readdirSync(join(folder, plain(name))).filter((file) => file.endsWith('.png')).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const figures = files.map((file) => `<a href="${plain(name)}/${file}" data-words="${file.replaceAll('-', ' ')}"><img loading="lazy" alt="" src="${plain(name)}/${file}"><br>${file.slice(0, -4)}</a>`);
    return `<section><h2>${name}</h2>${figures.join('\n')}</section>`;
  });
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
body { background: #222; color: #ddd; font: 14px sans-serif; margin: 16px }
a { color: inherit; display: inline-block; margin: 4px; text-decoration: none } a[hidden] { display: none }
img { height: 220px; background: #444 }
</style>
<h1>Every screen</h1>
<p><label>Only <input placeholder="1280x720 fr light" autofocus></label></p>
${sections.join('\n')}
<script>
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.split(' ').filter(Boolean);
  for (const one of document.querySelectorAll('a')) one.hidden = !words.every((word) => one.dataset.words.includes(word));
});
</script>
`);
}

mkdirSync(folder, { recursive: true });
let failed = 0;
const attempt = async (what, work) => {
  try {
    await work();
  } catch (error) {
    failed += 1;
    console.error(`contact-sheet: ${what} failed: ${String(error).slice(0, 400)}`);
  }
};
for (const language of languages) {
  for (const story of stories)
    for (const ofKind of [sizes.filter(isPhone), sizes.filter((size) => !isPhone(size))])
      if (ofKind.length > 0) await attempt(Object.keys(story.screens)[0], () => seeScreens(story, language, ofKind));
  for (const name of motions)
    for (const size of sizes)
      for (const look of looks) await attempt(name, () => seeMotion(name, language, size, look));
}
await browser.close();
await site.close();
writeIndex();
console.log(`${made} new pictures; ${join(folder, 'index.html')} shows all.`);
process.exitCode = failed > 0 ? 1 : 0;
