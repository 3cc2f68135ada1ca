// Fetching the files of the program. A request may fail or stall (a half-cached page, a dead connection).

/** What `attempt(cache)` gives; if it fails, what it gives past the browser's cache. */
export async function twice(name, attempt) {
  try {
    return await attempt('default');
  } catch (error) {
    console.warn(`second try for ${name}:`, error);
    return attempt('reload');
  }
}

/**
* `use(response)` of a file whose bytes keep coming: it fails if nothing arrives for `stall_ms`. `arrived(count)` is called with
* the number of bytes in each piece. The response says that it is `type`.
*/
export async function fetchFlowing(address, { cache, stall_ms, type = '', arrived = () => {} }, use) {
  const stop = new AbortController();
  let timer = 0;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error('nothing has arrived for a while')), stall_ms);
  };
  alive();
  try {
    const response = await fetch(address, { cache, signal: stop.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const counter = new TransformStream({
      transform(piece, out) {
        alive();
        arrived(piece.byteLength);
        out.enqueue(piece);
      },
    });
    return await use(new Response(response.body.pipeThrough(counter), { headers: { 'Content-Type': type } }));
  } finally {
    clearTimeout(timer);
  }
}
