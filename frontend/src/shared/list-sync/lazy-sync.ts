import { createDeferred } from "@envoi/client";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { Environment } from "../environment.tsx";

/**
 * `syncList`, loaded on first use because most visits never need it. @throws also the signal's reason, while the code
 * is loading
 */
export async function syncLazily(environment: Environment, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = createDeferred<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave);
  const loading = loadChunk("list-sync", () => import("./sync-list.ts"));
  const { syncList } = await Promise.race([loading, aborted]).finally(() => signal.removeEventListener("abort", leave));
  await syncList({ ...environment, random: Math.random }, signal);
}
