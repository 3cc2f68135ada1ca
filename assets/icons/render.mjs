// Draws the icons of the site from icon.svg: PNG files for home screens, which take no SVG.
//
// usage: node assets/icons/render.mjs FOLDER
//
//   icon-192.png, icon-512.png   as drawn, corners transparent
//   maskable-512.png             smaller on a full square, because launchers cut it into shapes of their own
//
// It reads just what icon.svg uses: polygons and one rounded rectangle with plain fills. A pixel whose corners agree has
// their colour; any other is the mean of 8 × 8 samples.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

const SAMPLES = 8;
const MASKABLE_SCALE = 0.72; // the safe zone is a circle of 80 % of the width

const source = readFileSync(new URL('icon.svg', import.meta.url), 'utf8').replace(/<!--[^]*?-->/g, '');
const size = Number(source.match(/viewBox="0 0 (\d+) \1"/)[1]);

const colour = (text) => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));

const polygons = [...source.matchAll(/<polygon fill="(#[0-9A-F]{6})" points="([^"]+)"\/>/g)].map(([, fill, points]) => ({
  fill: colour(fill),
  points: points.split(' ').map((point) => point.split(',').map(Number)),
}));
const [, radiusText, groundText] = source.match(/<rect [^>]*rx="(\d+)" fill="(#[0-9A-F]{6})"\/>/);
const radius = Number(radiusText);
const ground = colour(groundText);

function insidePolygon(points, x, y) {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function insideGround(x, y) {
  const dx = Math.max(radius - x, x - (size - radius), 0);
  const dy = Math.max(radius - y, y - (size - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

/** Red, green, blue at a point of the drawing, or null outside. */
function colourAt(x, y, maskable) {
  if (maskable) {
    x = (x - size / 2) / MASKABLE_SCALE + size / 2;
    y = (y - size / 2) / MASKABLE_SCALE + size / 2;
  } else if (!insideGround(x, y)) {
    return null;
  }
  for (let i = polygons.length - 1; i >= 0; i--) if (insidePolygon(polygons[i].points, x, y)) return polygons[i].fill;
  return ground;
}

function pixel(px, py, width, maskable) {
  const corners = [0, 1, 2, 3].map((i) => colourAt(((px + (i & 1)) * size) / width, ((py + (i >> 1)) * size) / width, maskable));
  if (corners.every((corner) => corner === corners[0])) return corners[0] ? [...corners[0], 255] : [0, 0, 0, 0];
  const sum = [0, 0, 0];
  let hits = 0;
  for (let s = 0; s < SAMPLES * SAMPLES; s++) {
    const x = ((px + ((s % SAMPLES) + 0.5) / SAMPLES) * size) / width;
    const y = ((py + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES) * size) / width;
    const found = colourAt(x, y, maskable);
    if (!found) continue;
    hits++;
    for (let c = 0; c < 3; c++) sum[c] += found[c];
  }
  return hits ? [...sum.map((c) => Math.round(c / hits)), Math.round((255 * hits) / SAMPLES ** 2)] : [0, 0, 0, 0];
}

// ---- PNG: signature, header, one compressed block of rows, end; each part with its CRC-32.

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

function part(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

function png(width, maskable) {
  const rows = Buffer.alloc(width * (1 + 4 * width)); // each row begins with its filter, 0
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) rows.set(pixel(x, y, width, maskable), y * (1 + 4 * width) + 1 + 4 * x);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits, red green blue alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const folder = process.argv[2];
if (!folder) {
  console.error('usage: render.mjs FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const [name, width, maskable] of [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['maskable-512.png', 512, true],
]) {
  writeFileSync(join(folder, name), png(width, maskable));
}
