import type { Server } from "@envoi/client";
import type { PublicConfig } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";

/**
 * Fetches the configuration, without the transfer worker: outdated browsers may not support that, and it starts later.
 *
 * @param asked - the first request, which was sent before this script had loaded; `null` if it failed
 */
export function createLazyConfig(
  server: Server,
  asked: Promise<Response | null>,
): (signal: AbortSignal) => Promise<PublicConfig> {
  let first: Promise<Response | null> | null = asked;
  return async (signal) => {
    const answer = first;
    first = null;
    const { fetchConfig } = await loadChunk("config", () => import("./config.chunk.ts"));
    return fetchConfig(server, signal, await answer);
  };
}
