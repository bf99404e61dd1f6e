import { once } from "node:events";
import type { Response } from "express";

/** Sends a line of JSON for each item. Only one is in memory at a time. */
export async function sendLines(items: AsyncIterable<object>, response: Response): Promise<void> {
  response.setHeader("Content-Type", "application/x-ndjson");
  for await (const item of items) {
    if (response.destroyed) break;
    if (!response.write(`${JSON.stringify(item)}\n`)) {
      await Promise.race([once(response, "drain"), once(response, "close")]);
    }
  }
  response.end();
}
