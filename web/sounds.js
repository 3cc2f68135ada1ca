// Synthesised sounds, quiet and few, and vibration for the same events. Loaded when the player has switched one of them on.
// Each sound is synthesised on demand from sines and filtered noise: there is nothing to download.

const LOUDNESS = 0.4;
const LATE_S = 0.5;  // a sound that would be later than this is dropped
const REST_MS = 5000;  // of silence, after which the audio device is suspended

let context = null;
let out = null;
let noise = null;
let free = 0;  // when the next sound may begin: simultaneous sounds are played one after the other
let rest = 0;

// By the number of an app::Cue: how long to wait before the next sound (seconds), what is heard, what is felt (milliseconds).
const CUES = [
  { room: 0.045, make: chip, pulse: [8] },
  { room: 0.09, make: card, pulse: [14] },
  { room: 0.25, make: honour, pulse: [16, 50, 28] },
  { room: 0.25, make: turn, pulse: [12, 70, 12] },
  { room: 0.8, make: end, pulse: [20, 60, 20, 60, 45] },
];

export function cue(number, heard, felt) {
  if (felt) navigator.vibrate?.(CUES[number].pulse);
  if (heard) play(CUES[number]).catch(() => {});  // a device without sound
}

async function play({ room, make }) {
  const asked = performance.now();
  if (!context) open();
  // A browser may hold sound back until the page is touched or a key is pressed.
  if (context.state !== 'running') await context.resume();
  const late = (performance.now() - asked) / 1000;
  const at = Math.max(context.currentTime + 0.005, free);
  if (late > LATE_S || at > context.currentTime + LATE_S) return;
  free = at + room;
  make(at);
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend(), REST_MS);
}

function open() {
  context = new AudioContext();
  out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  noise = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  for (const kind of ['pointerup', 'keydown'])
    document.addEventListener(kind, () => {
      if (context.state !== 'running' && rest === 0) context.resume();
    });
}

/** A percussive envelope: loud at once, then decaying. */
function struck(at, loud, length) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function tone(at, frequency, loud, length, type = 'sine') {
  const source = new OscillatorNode(context, { frequency, type });
  source.connect(struck(at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/** Noise around one frequency that moves to another. */
function brush(at, from, to, loud, length) {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.1 });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(struck(at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/** A bell: a tone with a higher one that decays sooner. */
function bell(at, frequency, loud, length) {
  tone(at, frequency, loud, length);
  tone(at, frequency * 2.76, loud * 0.22, length * 0.4);
}

/** One chip on another; no two are alike. */
function chip(at) {
  const pitch = 0.94 + Math.random() * 0.12;
  brush(at, 4200 * pitch, 3000 * pitch, 0.5, 0.035);
  tone(at, 2350 * pitch, 0.12, 0.05);
  tone(at, 3560 * pitch, 0.06, 0.03);
}

/** A card over cloth, and down. */
function card(at) {
  brush(at, 2200, 800, 0.3, 0.12);
  tone(at + 0.07, 185, 0.3, 0.09);
}

function honour(at) {
  bell(at, 659.3, 0.16, 0.8);
  bell(at + 0.1, 987.8, 0.13, 1);
}

function turn(at) {
  tone(at, 392, 0.16, 0.22, 'triangle');
  tone(at + 0.11, 523.3, 0.16, 0.34, 'triangle');
}

function end(at) {
  tone(at, 130.8, 0.16, 1.4, 'triangle');
  [523.3, 659.3, 784, 1046.5].forEach((frequency, i) => bell(at + i * 0.13, frequency, 0.12, 1.3));
}
