// WebKitGTK's MiniBrowser through its own WebDriver, spoken here in plain HTTP. Needs a display: run under xvfb-run.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

function findMiniBrowser() {
  for (const folder of readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'webkit2gtk-4.1'))) {
    const place = join(folder, 'MiniBrowser');
    if (existsSync(place)) return place;
  }
  throw new Error("WebKit's MiniBrowser is missing; scripts/setup test installs Debian's webkit2gtk-driver.");
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * {goto(url), evaluate(function, ...values), click(x, y), screenshot(), newTab(), close()}; `evaluate` may be given an async
 * function, or its text. The first tab's close() ends the browser.
 */
export async function launchWebkit() {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  const base = `http://127.0.0.1:${port}`;

  async function call(method, path, body) {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const status = async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await call('GET', '/status');
      } catch (error) {
        if (attempt === 100 || driver.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50)); // the driver's process is starting
      }
    }
  };
  await status();
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 120000, pageLoad: 120000 });

  // One command at a time goes to the tab that was switched to.
  let current = await call('GET', `${session}/window`);
  let before = Promise.resolve();
  const inTab = (handle, method, path, body) => {
    const command = before.then(async () => {
      if (current !== handle) await call('POST', `${session}/window`, { handle });
      current = handle;
      return call(method, session + path, body);
    });
    before = command.catch(() => {});
    return command;
  };

  const tabOf = (handle, close) => ({
    goto: (url) => inTab(handle, 'POST', '/url', { url }),
    async evaluate(code, ...values) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${code})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = await inTab(handle, 'POST', '/execute/async', { script, args: values });
      if (error) throw new Error(error);
      return value;
    },
    click: (x, y) =>
      inTab(handle, 'POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    async screenshot() {
      return Buffer.from(await inTab(handle, 'GET', '/screenshot'), 'base64');
    },
    async newTab() {
      const { handle: opened } = await inTab(handle, 'POST', '/window/new', { type: 'window' });
      return tabOf(opened, () => inTab(opened, 'DELETE', '/window'));
    },
    close,
  });

  return tabOf(current, async () => {
    await call('DELETE', session).catch(() => {});
    driver.kill();
  });
}
