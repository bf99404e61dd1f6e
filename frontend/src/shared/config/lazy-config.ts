import type { Server } from "@envoi/client";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { Environment } from "../environment.tsx";

/**
 * Fetches the configuration, without the transfer worker: outdated browsers may not support that, and it starts later.
 *
 * @param asked - the first request, which was sent before this script had loaded; `null` if it failed
 */
export function createLazyConfig(
  server: Server,
  asked: Promise<Response | null>,
): Pick<Environment, "fetchConfig" | "watchInterception"> {
  let first: Promise<Response | null> | null = asked;
  const load = () => loadChunk("config", () => import("./config.chunk.ts"));
  return {
    async fetchConfig(signal) {
      const answer = first;
      first = null;
      const { fetchConfig } = await load();
      return fetchConfig(server, signal, await answer);
    },
    watchInterception: async (...told) => (await load()).watchInterception(server, ...told),
  };
}
