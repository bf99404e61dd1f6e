import { fetchConfig } from "./config.ts";
import { isLineAnswered } from "./line-watch.ts";
import type { Server } from "./server.ts";
import { isInterception } from "./transfer-error.ts";

/**
 * Asks why a transfer stands still: whether something else answers in place of the server. Never rejects.
 *
 * See [Note: Answers of others]. On a cut line it asks nothing: [Note: Cut lines].
 */
export async function checkInterception(server: Server, signal: AbortSignal): Promise<boolean> {
  if (!(await isLineAnswered(server, signal))) return false;
  return fetchConfig(server, signal).then(() => false, isInterception);
}
