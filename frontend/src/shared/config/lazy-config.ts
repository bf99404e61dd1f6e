import type { PublicConfig } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";

/** Fetches the configuration without the transfer worker because outdated browsers may not support that. */
export async function fetchConfigLazily(origin: string, signal: AbortSignal): Promise<PublicConfig> {
  const { fetchConfig } = await loadChunk("config", () => import("./config.chunk.ts"));
  return fetchConfig({ origin }, signal);
}
