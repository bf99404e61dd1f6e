import { once } from "node:events";
import type { Response } from "express";

/** Clients give up after five minutes without a byte. */
const EMPTY_LINE_MS = 30_000;

/** Sends a line of JSON for each item, and empty lines while it waits for one. Only one is in memory at a time. */
export async function sendLines(items: AsyncIterable<object>, response: Response): Promise<void> {
  response.setHeader("Content-Type", "application/x-ndjson");
  const waiting = setInterval(() => response.write("\n"), EMPTY_LINE_MS);
  try {
    for await (const item of items) {
      if (response.destroyed) break;
      if (!response.write(`${JSON.stringify(item)}\n`)) {
        await Promise.race([once(response, "drain"), once(response, "close")]);
      }
    }
  } finally {
    clearInterval(waiting);
  }
  response.end();
}
