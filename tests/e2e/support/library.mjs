// What stands in storage, read without the program: src/app/library.h says which keys, entry.h and save.h which text. A slot
// counts only when both of its checksums are right.

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 as eight lower-case digits. */
export function crc32(text) {
  let crc = ~0;
  for (const byte of Buffer.from(text)) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** The same text with its last line, "WORD checksum", made anew. */
export function seal(text, word) {
  const body = text.slice(0, text.lastIndexOf(`\n${word} `) + 1);
  return `${body}${word} ${crc32(body)}\n`;
}

const HEADER = /^(splendor-save|deal|game|seed|seat|shown) |^= /;

/** {actions, shown, seed, seats}, or null when the text is not whole. */
export function readSave(text) {
  if (!text.startsWith('splendor-save ') || seal(text, 'end') !== text) return null;
  const lines = text.split('\n').slice(0, -2);
  const value = (name) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  return {
    seed: value('seed'),
    shown: Number(value('shown')),
    seats: lines.filter((line) => line.startsWith('seat ')),
    actions: lines.filter((line) => !HEADER.test(line)),
  };
}

/** {revision, name, text, save, actions, shown, seed, seats}, or null when the text is not whole. */
export function readEntry(text) {
  if (!text.startsWith('splendor-entry ') || seal(text, 'whole') !== text) return null;
  const start = text.indexOf('\nsplendor-save ') + 1;
  const end = text.lastIndexOf('\nwhole ') + 1;
  const save = text.slice(start, end);
  const read = readSave(save);
  if (!read) return null;
  const head = text.slice(0, start);
  return {
    revision: Number(/^revision (\d+)$/m.exec(head)?.[1] ?? 0),
    name: /^name (.*)$/m.exec(head)?.[1] ?? '',
    text,
    save,
    ...read,
  };
}

export const PREFIX = 'splendor:v1:';

/** id -> entry, the newer whole slot of each game. `stored`: key -> text, with the prefix. */
export function readLibrary(stored) {
  const games = new Map();
  for (const [key, text] of Object.entries(stored)) {
    const id = /^splendor:v1:game\.(.+)\.[01]$/.exec(key)?.[1];
    const entry = id && readEntry(text);
    if (!entry) continue;
    const other = games.get(id);
    if (!other || other.revision < entry.revision) games.set(id, entry);
  }
  return games;
}
