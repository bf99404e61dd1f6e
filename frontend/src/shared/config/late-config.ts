import type { PublicConfig } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";

/** The configuration, asked for without the transfer worker: browsers that are out of date may have none of its kind. */
export async function fetchConfigLate(origin: string, signal: AbortSignal): Promise<PublicConfig> {
  const { fetchConfig } = await loadChunk("config", () => import("./fetch-config.ts"));
  return fetchConfig({ origin }, signal);
}
