import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { ONE_NETWORK_SETTINGS, startStandaloneProcess } from "@envoi/testkit";
import { createRow, createSingleRow, type Goal, inTurns, type Options, type Row } from "../measuring/figures.ts";
import { attemptAtRate, prepareAttempt } from "./upload-attempts.ts";

const run = promisify(execFile);
const SIZES = [
  { name: "64 KiB", bytes: 65_536 },
  { name: "1 MiB", bytes: 1_048_576 },
];
/** The server runs on its own CPU core. */
const [SERVER_CORE, CLIENT_CORE, ALL_CORES] = ["0", "1", `0-${cpus().length - 1}`];
const FIRST_RATE = 40;
const STEP = 1.4;
/** If less than this fraction of attempted uploads succeeds, the server has reached its peak. */
const PEAK_SHARE = 0.9;
const CALL_MS = 100;
const MAX_CALL_MS = 250;
const RECOVERY_SECONDS = 30;
/** Disk throughput varies by a fifth between iterations. */
const GOODPUT: Goal = { atLeast: 0.9, noise: 0.1 };
const CALLS: Goal = { atMost: 1, noise: 0 };
const NONE: Goal = { exactly: 1, noise: 0 };

type Extent = { runs: number; seconds: number };

const pin = (pid: number, cores: string) => run("taskset", ["--all-tasks", "--cpu-list", "--pid", cores, `${pid}`]);

/**
 * Makes ten calls per second until the work ends. @returns the 99th percentile of the calls' durations in milliseconds
 */
async function callsWhile(origin: string, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const milliseconds: number[] = [];
  const calls: Promise<void>[] = [];
  const call = async () => {
    const startedAt = performance.now();
    await (await fetch(`${origin}/api/exists/0123456789abcdef`)).text();
    milliseconds.push(performance.now() - startedAt);
  };
  for (; !isOver; await delay(CALL_MS)) calls.push(call());
  await Promise.all(calls);
  return milliseconds.toSorted((a, b) => a - b)[Math.ceil(0.99 * milliseconds.length) - 1] ?? Number.NaN;
}

/** Finds a warm server's maximum number of stored uploads per second. */
async function findPeak(attempt: ReturnType<typeof prepareAttempt>, seconds: number): Promise<number> {
  let peak = 0;
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    const { stored } = await attemptAtRate(attempt, rate, seconds);
    peak = Math.max(peak, stored);
    if (stored < PEAK_SHARE * rate) return peak;
  }
}

async function benchSize({ name, bytes }: (typeof SIZES)[number], { runs, seconds }: Extent): Promise<Row[]> {
  await using server = await startStandaloneProcess({
    ...ONE_NETWORK_SETTINGS,
    MAX_LOOP_DELAY_MS: "50",
    LOG_LEVEL: "warn",
  });
  await pin(server.pid(), SERVER_CORE);
  const attempt = prepareAttempt(server.origin, bytes);
  await attemptAtRate(attempt, FIRST_RATE, 2 * seconds);
  const peak = await findPeak(attempt, seconds);
  const load = async (times: number) => {
    const loaded = attemptAtRate(attempt, times * peak, 2 * seconds);
    const callMs = await callsWhile(server.origin, loaded);
    return { stored: (await loaded).stored, callMs };
  };
  // The loads alternate, because disk throughput changes within minutes.
  const taken = await inTurns(runs, { once: () => load(1), twice: () => load(2), "three times": () => load(3) });
  const storedIn = (samples: readonly { stored: number }[]) => samples.map(({ stored }) => stored);
  const rows = (["twice", "three times"] as const).flatMap((times) => {
    const beside = `uploads of ${name}, at ${times} the peak rate`;
    const calls = taken[times].map(({ callMs }) => callMs);
    return [
      createRow({
        what: beside,
        unit: "/s",
        values: storedIn(taken[times]),
        limit: storedIn(taken.once),
        goal: GOODPUT,
      }),
      createRow({
        what: `another call during ${beside}, p99`,
        unit: "ms",
        values: calls,
        limit: MAX_CALL_MS,
        goal: CALLS,
      }),
    ];
  });
  await delay(RECOVERY_SECONDS * 1_000);
  const { busy } = await attemptAtRate(attempt, peak / 2, seconds);
  const after = `refused uploads of ${name}, ${RECOVERY_SECONDS} s later at half the peak rate`;
  return [...rows, createSingleRow(after, "/s", busy, 0, { goal: NONE })];
}

/** Starts uploads at two and three times the rate that a server on one core can store. */
export async function benchOverload({ isSmall }: Options): Promise<Row[]> {
  await pin(process.pid, CLIENT_CORE);
  try {
    const rows: Row[] = [];
    for (const size of isSmall ? SIZES.slice(0, 1) : SIZES) {
      rows.push(...(await benchSize(size, isSmall ? { runs: 1, seconds: 1 } : { runs: 3, seconds: 5 })));
    }
    return rows;
  } finally {
    // Later benchmark groups may use all cores again.
    await pin(process.pid, ALL_CORES);
  }
}
