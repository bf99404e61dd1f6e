import type { PublicConfig } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";

/** The configuration, asked for without the transfer worker: browsers that are out of date may have none of its kind. */
export async function fetchConfigLazily(origin: string, signal: AbortSignal): Promise<PublicConfig> {
  const { fetchConfig } = await loadChunk("config", () => import("./config.chunk.ts"));
  return fetchConfig({ origin }, signal);
}
