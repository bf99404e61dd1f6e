const PROBE_MS = 5_000;

/** For asking whether a process is ready: within a time, and on a connection that does not outlive the question. */
export function withinProbe(): RequestInit {
  return { signal: AbortSignal.timeout(PROBE_MS), headers: { Connection: "close" } };
}
