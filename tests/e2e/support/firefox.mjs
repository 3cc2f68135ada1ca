// The system's Firefox through puppeteer-core (WebDriver BiDi). It draws WebGL on a display only: run under xvfb-run.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const PLACES = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function launchFirefox(options) {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error("Firefox is missing; scripts/setup test installs Debian's firefox-esr.");
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: false,
    extraPrefsFirefox: { 'webgl.force-enabled': true },
    ...options,
  });
}
