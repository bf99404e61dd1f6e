import { createDeferred } from "@envoi/client";
import type { SessionDeps } from "../account/session.ts";
import { loadChunk } from "../chunks/load-chunk.ts";

/**
 * `syncList`, loaded on first use because most visits never need it. @throws the errors of `syncList`; the signal's
 * reason if it aborts while the code is loading
 */
export async function syncLazily(deps: SessionDeps, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = createDeferred<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave);
  const loading = loadChunk("list-sync", () => import("./sync-list.ts"));
  const { syncList } = await Promise.race([loading, aborted]).finally(() => signal.removeEventListener("abort", leave));
  await syncList({ ...deps, random: Math.random }, signal);
}
