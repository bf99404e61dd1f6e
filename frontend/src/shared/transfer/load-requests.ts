import { loadChunk } from "../chunks/load-chunk.ts";
import { keepLoading } from "../chunks/retry-missing.ts";

/** Loaded on demand: most visitors never use a request. */
export function loadRequests(signal: AbortSignal) {
  return keepLoading(() => loadChunk("request-calls", () => import("@envoi/client/request")), signal);
}
