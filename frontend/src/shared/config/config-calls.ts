import { fetchConfig, type Server, watchInterception } from "@envoi/client";
import type { Environment } from "../environment.tsx";

export type ConfigCalls = Pick<Environment, "fetchConfig" | "watchInterception">;

/**
 * Fetches the configuration without the transfer worker, which starts later and may not be supported by
 * outdated browsers.
 *
 * @param asked - the first request, sent before this script had loaded; `null` if it failed
 */
export function createConfigCalls(server: Server, asked: Promise<Response | null>): ConfigCalls {
  let first: Promise<Response | null> | null = asked;
  return {
    async fetchConfig(signal, bearer) {
      if (bearer !== undefined) return fetchConfig(server, signal, null, bearer);
      const answer = first;
      first = null;
      return fetchConfig(server, signal, await answer);
    },
    watchInterception: (onChecked, signal) => watchInterception(server, onChecked, signal),
  };
}
