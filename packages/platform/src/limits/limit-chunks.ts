import type { IncomingMessage } from "node:http";

/*
 * [Note: Small chunks]
 *
 * Node handles each chunk of a chunked body separately, which takes as much time as copying some kibibytes. So a client
 * that sends bytes one by one could keep a process busy over a slow line. Clients send larger chunks, and most proxies
 * join small ones. So a client that sends far more small chunks loses its connection.
 */
const SMALL_CHUNK_BYTES = 512;
/** Maximum number of small chunks of one body within a second. */
const MAX_SMALL_CHUNKS = 1_024;
const WINDOW_MS = 1_000;

/** Destroys the connection of a request whose body consists of too many small chunks. See [Note: Small chunks]. */
export function limitSmallChunks(request: IncomingMessage): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  let count = 0;
  let sinceMs = performance.now();
  const push = request.push.bind(request);
  request.push = (chunk: Uint8Array | null, ...rest) => {
    if (chunk === null || chunk.byteLength >= SMALL_CHUNK_BYTES) return push(chunk, ...rest);
    // What Node has already read arrives even after the connection is destroyed.
    if (count >= MAX_SMALL_CHUNKS) return false;
    count += 1;
    if (count < MAX_SMALL_CHUNKS) return push(chunk, ...rest);
    const nowMs = performance.now();
    if (nowMs - sinceMs > WINDOW_MS) {
      count = 0;
      sinceMs = nowMs;
      return push(chunk, ...rest);
    }
    request.socket.destroy();
    return false;
  };
}
