// Just enough of PNG to ask a screenshot how many colours it has.
import { inflateSync } from 'node:zlib';

/** Different colours in a PNG of 8 bits a channel, as browsers make them. */
export function countColours(png) {
  const { width, height, channels, rows } = decode(png);
  const seen = new Set();
  for (let i = 0; i < width * height * channels; i += channels) {
    seen.add((rows[i] << 16) | (rows[i + 1] << 8) | rows[i + 2]);
  }
  return seen.size;
}

function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25]];
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('not a plain PNG of 8 bits a channel');

  const data = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const filtered = inflateSync(Buffer.concat(data));

  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? rows[y * stride + x - channels] : 0;
      const up = y > 0 ? rows[(y - 1) * stride + x] : 0;
      const corner = x >= channels && y > 0 ? rows[(y - 1) * stride + x - channels] : 0;
      rows[y * stride + x] = filtered[y * (stride + 1) + 1 + x] + predict(filter, left, up, corner);
    }
  }
  return { width, height, channels, rows };
}

function predict(filter, left, up, corner) {
  switch (filter) {
    case 0: return 0;
    case 1: return left;
    case 2: return up;
    case 3: return (left + up) >> 1;
    default: {
      const guess = left + up - corner;
      const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
  }
}
