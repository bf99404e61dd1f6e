import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** A client that reads this many bytes evidently enforces no limit. */
const ENDLESS_BYTES = 128 * 1_048_576;

/**
 * Sends an endless body, as fast as the client reads.
 *
 * @returns number of bytes accepted before the client closed the connection; ENDLESS_BYTES if it never did
 */
export async function answerEndlessly(response: ServerResponse, text = "[1,"): Promise<number> {
  const chunk = Buffer.alloc(65_536, text);
  const closed = once(response, "close");
  let bytes = 0;
  while (!response.destroyed && bytes < ENDLESS_BYTES) {
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
    bytes += chunk.byteLength;
  }
  response.end();
  return bytes;
}

/** Occasionally sends a byte, and never ends the response. */
export function answerSlowly(response: ServerResponse): void {
  const dripping = setInterval(() => response.write(" "), 5);
  response.once("close", () => clearInterval(dripping));
}
