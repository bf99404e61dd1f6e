import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { findProgram, freePort } from "@envoi/backing-stores";
import { METRICS } from "../../load-tests/thresholds.ts";

type Say = (line: string) => void;

/** Maximum number of lines of k6's messages to print: under load, a single fault causes many messages. */
const MAX_LINES = 20;

const PROGRESS = { parts: 20, minMs: 2_000, maxMs: 60_000 };
const PROBE_MS = 2_000;

type K6Metrics = { data: { id: string; attributes: { sample: Record<string, number> } }[] };

/** The run so far; `null` before its first journey. @throws if k6 does not respond, as before its start and after its end */
async function readProgress(api: string): Promise<string | null> {
  const response = await fetch(`${api}/v1/metrics`, { signal: AbortSignal.timeout(PROBE_MS) });
  const { data } = (await response.json()) as K6Metrics;
  const read = (metric: string, name: string) => data.find(({ id }) => id === metric)?.attributes.sample[name] ?? 0;
  const share = (metric: string) => `${(read(metric, "rate") * 100).toFixed(1)} %`;
  const outcomes = `failed ${share(METRICS.failed)}, busy ${share(METRICS.busy)}, limited ${share(METRICS.limited)}`;
  const journeys = read("iterations", "count");
  return journeys === 0
    ? null
    : `${journeys} journeys: ${outcomes}; p95 ${Math.round(read(METRICS.waited, "p(95)"))} ms`;
}

/** Prints a line at regular intervals until k6 ends. */
async function reportProgress(api: string, seconds: number, { say, signal }: { say: Say; signal: AbortSignal }) {
  const everyMs = Math.min(PROGRESS.maxMs, Math.max(PROGRESS.minMs, (seconds * 1_000) / PROGRESS.parts));
  let startedAt: number | null = null;
  for (;;) {
    const askedAt = performance.now();
    await delay(everyMs, null, { signal });
    const line = await readProgress(api).catch(() => null);
    if (line === null) {
      if (startedAt === null) say("  creating users and links");
      continue;
    }
    startedAt ??= askedAt;
    say(`  ${Math.round((performance.now() - startedAt) / 1_000)} s of ${seconds}: ${line}`);
  }
}

type Run = {
  variables: Record<string, string>;
  /** Further options of the command line. */
  options: readonly string[];
  seconds: number;
  say: Say;
  onStart(pid: number): void;
};

/** Runs the load tests with k6, to which signals are passed on. @returns the exit code */
export async function runK6({ variables, options, seconds, say, onStart }: Run): Promise<number | null> {
  const named = Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  // Prevents k6 from reporting runs to its vendor and searching for extensions online.
  const own = { K6_NO_USAGE_REPORT: "true", K6_AUTO_EXTENSION_RESOLUTION: "false" };
  const address = `127.0.0.1:${await freePort()}`;
  const fixed = ["--quiet", "--no-color", "--include-system-env-vars=false", "--address", address];
  const child = spawn(findProgram("k6"), ["run", ...fixed, ...named, ...options, "load-tests/main.ts"], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "ignore", "pipe"],
    // k6 must receive Ctrl-C only once, from this process: a second one would prevent its clean-up.
    detached: true,
  });
  if (child.pid !== undefined) onStart(child.pid);
  let lines = 0;
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines += 1;
    if (lines <= MAX_LINES) say(`  ${line}`);
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass).on("SIGTERM", pass);
  const ended = new AbortController();
  const progress = reportProgress(`http://${address}`, seconds, { say, signal: ended.signal }).catch(() => {});
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return code;
  } finally {
    ended.abort();
    await progress;
    process.off("SIGINT", pass).off("SIGTERM", pass);
  }
}
