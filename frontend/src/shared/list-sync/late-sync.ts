import { loadChunk } from "../chunks/load-chunk.ts";
import type { Environment } from "../environment.tsx";

/** `syncList`, whose code most visits never need. */
export async function syncLate(environment: Environment, signal: AbortSignal): Promise<void> {
  const { syncList } = await loadChunk("list-sync", () => import("./sync-list.ts"));
  if (!signal.aborted) await syncList({ ...environment, random: Math.random }, signal);
}
