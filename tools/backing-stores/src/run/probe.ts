const PROBE_MS = 5_000;

/** Options of a readiness probe: it has a timeout, and its connection is closed afterwards. */
export function withinProbe(): RequestInit {
  return { signal: AbortSignal.timeout(PROBE_MS), headers: { Connection: "close" } };
}
