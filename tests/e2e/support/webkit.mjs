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

/** {goto(url), evaluate(function, ...values), click(x, y), close()}; `evaluate` may be given an async function. */
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
  await call('POST', `${session}/timeouts`, { script: 30000, pageLoad: 30000 });

  return {
    goto: (url) => call('POST', `${session}/url`, { url }),
    async evaluate(code, ...values) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${code})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call('POST', `${session}/execute/async`, { script, args: values });
      if (error) throw new Error(error);
      return value;
    },
    click: (x, y) =>
      call('POST', `${session}/actions`, {
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
      return Buffer.from(await call('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      driver.kill();
    },
  };
}
