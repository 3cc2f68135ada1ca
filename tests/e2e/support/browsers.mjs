// The three browser engines behind one interface, for scenes that run in each. A browser is launched once for a file; each
// scene has a server, and with it an origin and a storage, of its own.
//
//   const browser = await browsers.Firefox();
//   const tab = await browser.open();   // {goto(url), evaluate(function or text, ...values), close()}
//   const site = await servePrepared();
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { launchFirefox } from './firefox.mjs';
import { DRAWING } from './painting.mjs';
import { serveSite, siteFolder } from './site.mjs';
import { launchWebkit } from './webkit.mjs';

/** In a page: settles with '' when the game is drawn and at rest and has all parts (presses wait for them), or with why it did not
 *  start. Its hooks come with the program. */
export const started = () =>
  new Promise((resolve) => {
    const end = (failure) => {
      observer.disconnect();
      resolve(failure);
    };
    const look = () => {
      const failed = document.querySelector('[data-failed]');
      if (failed) end(failed.textContent || 'it failed');
      else globalThis.splendorTest?.ready.then(() => splendorTest.until(() => splendorTest.isWhole())).then(() => splendorTest.idle()).then(() => end(''));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    look();
  });

/** In a page without the hooks of the tests: settles when the mirror offers actions and its log has so many lines. */
export const playing = (lines) =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('#mirror [id^="control-act:"]')) return;
      if (document.querySelectorAll('#mirror [role=log] li').length !== lines) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    look();
  });

const call = (code, values) => `(${code})(...${JSON.stringify(values)})`;

async function chromium() {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1200, height: 700 }, locale: 'en-GB' });
  return {
    async open() {
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url),
        evaluate: (code, ...values) => page.evaluate(call(code, values)),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function firefox() {
  const browser = await launchFirefox();
  return {
    async open() {
      const page = await browser.newPage();
      return {
        goto: (url) => page.goto(url),
        async evaluate(code, ...values) {
          await page.bringToFront();  // a tab behind another one is not drawn
          return page.evaluate(call(code, values));
        },
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function webkit() {
  const first = await launchWebkit();
  return { open: () => first.newTab(), close: () => first.close() };
}

export const browsers = { Chromium: chromium, Firefox: firefox, WebKit: webkit };

const PREPARING = 'preparing.js';

/** Runs before the page's own scripts. */
function prepare(drawing, blocked) {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (...kind) {
    const gl = original.apply(this, kind);
    if (gl) for (const name of drawing) gl[name] = () => {};
    return gl;
  };
  if (!blocked) return;
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

/**
 * The site, whose pages leave painting out in every browser: a script of ours comes before theirs. Pages without ?test=1, as
 * the service worker keeps them, are served as they are.
 *   site.sandboxed = true        the browser gives the page no origin, and with it no storage
 *   site.storageBlocked = true   the script of ours does that
 */
export async function servePrepared() {
  const site = await serveSite({
    async hook({ url }, response) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname.endsWith(PREPARING)) {
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end(`(${prepare})(${JSON.stringify(DRAWING)}, ${Boolean(site.storageBlocked)});`);
        return true;
      }
      if (!pathname.endsWith('/') || !searchParams.has('test')) return false;
      const page = await readFile(join(siteFolder, 'index.html'), 'utf8');
      if (site.sandboxed) response.setHeader('content-security-policy', 'sandbox allow-scripts');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page.replace('<script', `<script src="${PREPARING}"></script>\n  <script`));
      return true;
    },
  });
  return site;
}
