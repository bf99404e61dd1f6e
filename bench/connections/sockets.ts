import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import { createSingleRow, type Options, type Row } from "../measuring/figures.ts";
import { measureService } from "../measuring/measured-process.ts";
import { within } from "../measuring/within.ts";
import { startSlowClients } from "./slow-clients.ts";

const BYTES_PER_SECOND = 4_000;
const MEAN_SECONDS = 4;
/** The event loop monitor's figures include its sampling interval of 10 ms. */
const LIMIT_MS = 50;
/** Noise of a single run, which takes several minutes and is affected by other guests on the host. */
const NOISE = 0.2;
const MEBIBYTE = 1_048_576;
const GIBIBYTE = 1_024 * MEBIBYTE;
const EXACTLY = { exactly: 1, noise: 0 };
const LOOKS = 20;
/** Timeouts, added to the time that the clients need for connecting and sending. */
const START_SECONDS = 120;
const END_SECONDS = 240;

/** The limits that an operator sets for this number of sockets: see docs/capacity.md. */
function settingsFor(sockets: number): Record<string, string> {
  return {
    ...ONE_NETWORK_SETTINGS,
    LOG_LEVEL: "warn",
    MAX_OPEN_UPLOADS: String(sockets),
    MAX_UPLOAD_CONNECTIONS: String(sockets),
    UPLOAD_MEMORY_BYTES: String(sockets * 0.4 * MEBIBYTE),
    // Each body is one Part of 1.8 MB, and nearly all of them are nearly whole at the same time. The clients are one
    // network, which gets at most half of the spool.
    SPOOL_BYTES: String(sockets * 4 * MEBIBYTE),
  };
}

/** Samples the gateway. Each sample restarts the gateway's measurement of event loop delay. */
async function look(stack: StackProcess) {
  const text = await stack.readMetrics("upload-gateway");
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    open: metric("uploads_open"),
    receivedBytes: metric("upload_received_bytes_total"),
    delayP99Ms: metric("nodejs_eventloop_lag_p99_seconds") * 1_000,
  };
}

/** @returns the minimum number of open sockets, and the maximum delays of the gateway and this idle process */
async function watch(stack: StackProcess, seconds: number, isOver: Promise<unknown>) {
  const idle = monitorEventLoopDelay({ resolution: 10 });
  idle.enable();
  const seen: { open: number; delayP99Ms: number; idleP99Ms: number }[] = [];
  const startedAt = performance.now();
  for (let at = 1; at <= LOOKS; at += 1) {
    const dueMs = startedAt + (at * seconds * 1_000) / LOOKS - performance.now();
    await Promise.race([delay(Math.max(0, dueMs)), isOver]);
    const { open, delayP99Ms } = await look(stack);
    seen.push({ open, delayP99Ms, idleP99Ms: idle.percentile(99) / 1e6 });
    idle.reset();
  }
  idle.disable();
  return {
    minOpen: Math.min(...seen.map(({ open }) => open)),
    worstP99Ms: Math.max(...seen.map(({ delayP99Ms }) => delayP99Ms)),
    worstIdleP99Ms: Math.max(...seen.map(({ idleP99Ms }) => idleP99Ms)),
  };
}

/** Measures one gateway with thousands of slow open uploads, as from senders on trains. */
export async function benchSockets({ isSmall }: Options): Promise<Row[]> {
  const sockets = isSmall ? 500 : 5_000;
  const [comeSeconds, seconds, spareSeconds] = isSmall ? [10, 20, 30] : [90, 300, 60];
  // The first client stays connected until the last one has been connected for a whole measurement.
  const lifeSeconds = comeSeconds + seconds + spareSeconds;
  await using stack = await startStackProcess(settingsFor(sockets));
  const gateway = await measureService(stack, "upload-gateway");
  const before = await gateway.peakMemoryBytes();
  await look(stack);
  await using clients = startSlowClients({
    origin: gateway.origin,
    clients: sockets,
    apartMs: (comeSeconds * 1_000) / sockets,
    plaintextBytes: lifeSeconds * BYTES_PER_SECOND,
    isDeclared: true,
    sentBytes: "all",
    seconds: lifeSeconds,
    meanSeconds: MEAN_SECONDS,
  });
  await within(
    comeSeconds + START_SECONDS,
    `${sockets} open uploads`,
    Promise.race([clients.reached("open"), clients.over()]),
  );
  const { delayP99Ms: comingP99Ms } = await look(stack);
  const cpuBefore = await gateway.cpuSeconds();
  const startedAt = performance.now();
  const { minOpen, worstP99Ms, worstIdleP99Ms } = await watch(stack, seconds, clients.over());
  const watchedSeconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = (await gateway.cpuSeconds()) - cpuBefore;
  const peakBytes = await gateway.peakMemoryBytes();
  const { whole, bodyBytes, faults } = await within(
    lifeSeconds + END_SECONDS,
    "the end of all uploads",
    clients.over(),
  );
  const { delayP99Ms: goingP99Ms, receivedBytes } = await look(stack);
  for (const fault of new Set(faults)) console.error(`sockets: ${fault}`);
  const of = `${sockets} sockets`;
  const delayP99 = `${of}: event loop delay p99`;
  const worst = `${delayP99}, worst of ${LOOKS} intervals of ${seconds / LOOKS} s`;
  const cpuSecondsPerGibibyte = (cpuSeconds * GIBIBYTE) / (sockets * BYTES_PER_SECOND * watchedSeconds);
  const goal = { atMost: 1, noise: NOISE };
  const mebibytes = (bytes: number) => bytes / MEBIBYTE;
  return [
    createSingleRow(`${of} open, minimum of ${LOOKS} samples`, "sockets", minOpen, sockets, { goal: EXACTLY }),
    createSingleRow(`${of}: errors`, "uploads", sockets - whole, 0, { goal: EXACTLY }),
    createSingleRow(`${of}: bytes counted, against bytes sent`, "MiB", mebibytes(receivedBytes), mebibytes(bodyBytes), {
      goal: EXACTLY,
    }),
    createSingleRow(worst, "ms", worstP99Ms, LIMIT_MS, { goal, cpuSecondsPerGibibyte, peakBytes }),
    createSingleRow(`${delayP99} in an idle process`, "ms", worstIdleP99Ms, LIMIT_MS),
    createSingleRow(`${delayP99} while they connect, over ${comeSeconds} s`, "ms", comingP99Ms, LIMIT_MS),
    createSingleRow(`${delayP99} while they end`, "ms", goingP99Ms, LIMIT_MS),
    createSingleRow(`${of}: memory per socket`, "MiB", mebibytes(peakBytes - before) / sockets, 0.4, { peakBytes }),
  ];
}
