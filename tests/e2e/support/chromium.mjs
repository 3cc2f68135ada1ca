// The system's Chromium for the browser tests, through playwright-core. Nothing is downloaded. Each launch has a
// profile of its own, each table a context of its own.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader', // WebGL without a graphics card
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function launchChromium({ flags = [] } = {}) {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("Chromium is missing; scripts/setup test installs Debian's chromium.");
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
