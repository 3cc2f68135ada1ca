// A proxy that everything a browser asks for goes through, and that writes it down: requests of pages, workers and service
// workers alike. It lets nothing through but plain requests to the own machine.
import { createServer, request as ask } from 'node:http';

/** {flags for launchChromium, asked: addresses so far, close()} */
export async function startWatchingProxy() {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const url = new URL(request.url);
    if (url.hostname !== '127.0.0.1') {
      response.writeHead(502).end();
      return;
    }
    const onward = ask(url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());  // nobody serves there
    request.pipe(onward);
  });
  server.on('connect', ({ url }, socket) => {  // https, WebSocket
    asked.push(`connect://${url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The last one: also what goes to the own machine.
    flags: [`--proxy-server=http://127.0.0.1:${server.address().port}`, '--proxy-bypass-list=<-loopback>'],
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
