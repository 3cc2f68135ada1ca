// A small static file server on the loopback interface, for scripts/play and the browser tests.
//
// As a program:  node scripts/lib/serve.mjs [--root build/site] [--port 8000] [--base /]
// As a module:   const server = await serve({ root, port: 0, base: '/some/path/' });
//                server.url, server.requests (paths asked for), await server.close()
//
// A taken port is answered by the next free one; port 0 takes any. `base` serves the site below a path,
// as project pages are. `headers` are added to every answer; `hook(request, response)` may answer itself
// by returning true.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

export async function serve({ root = 'build/site', port = 0, base = '/', headers = {}, hook } = {}) {
  const folder = resolve(root);
  const prefix = `/${base}/`.replace(/\/+/g, '/');
  const requests = [];

  const server = createServer(async (request, response) => {
    const answer = (status, type, body, extra = {}) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache', ...headers, ...extra });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    let path;
    try {
      path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    } catch {
      return answer(400, TYPES['.txt'], 'bad address\n');
    }
    requests.push(path);
    if (hook && (await hook(request, response))) return;
    if (!['GET', 'HEAD'].includes(request.method)) return answer(405, TYPES['.txt'], 'GET or HEAD only\n');
    if (`${path}/` === prefix) return answer(301, TYPES['.txt'], '', { location: prefix });
    if (!path.startsWith(prefix)) return answer(404, TYPES['.txt'], 'not found\n');
    let file = normalize(join(folder, path.slice(prefix.length)));
    if (file !== folder && !file.startsWith(folder + sep)) return answer(404, TYPES['.txt'], 'not found\n');
    if (path.endsWith('/')) file = join(file, 'index.html');
    try {
      answer(200, TYPES[extname(file)] ?? 'application/octet-stream', await readFile(file));
    } catch {
      answer(404, TYPES['.txt'], 'not found\n');
    }
  });

  for (let attempt = 0; ; attempt += 1) {
    try {
      await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(port ? port + attempt : 0, '127.0.0.1', () => {
          server.off('error', failed);
          done();
        });
      });
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || attempt === 100) throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections?.();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { root: 'build/site', port: 8000, base: '/' };
  const words = process.argv.slice(2);
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, '');
    if (!(name in options) || words[i + 1] === undefined) {
      console.error('usage: serve.mjs [--root FOLDER] [--port N] [--base /PATH/]');
      process.exit(2);
    }
    options[name] = name === 'port' ? Number(words[i + 1]) : words[i + 1];
  }
  const server = await serve(options);
  console.log(`Splendor is at ${server.url}   (Ctrl+C stops)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close().then(() => process.exit(0)));
}
