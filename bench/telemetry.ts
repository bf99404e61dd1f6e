import { setTimeout as delay } from "node:timers/promises";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import * as z from "zod";
import { inTurns, median, noiseOfMedian, type Options, type Row, rowOf, type Sample, sample } from "./figures.ts";
import { type MeasuredProcess, startLimit } from "./measured-process.ts";
import { serviceOf } from "./stack-services.ts";
import { deleteFromEnvoi, downloadFromEnvoi, SETTINGS, type Uploaded, uploadToEnvoi } from "./transfers.ts";

const AT_MOST = 1.03;
/** The goal may be missed by at most this share. */
const MOST_NOISE = 0.03;
/** V8's CPU time for the same bytes varies by a tenth, so such a small difference needs many pairs. */
const PAIRS_A_RUN = 8;
const WARM_UPS = 3;
const FLUSH_MS = 250;
/** Sending a transfer's spans is part of its cost. */
const SETTLE_MS = 3 * FLUSH_MS;

/** A stack, and the collector of its spans if it creates any. */
type Side = { stack: StackProcess; collector: MeasuredProcess | null };
type Way = { service: string; transfer(origin: string, bytes: number): Promise<unknown> };

const spansByService = z.record(z.string(), z.number());

/** Number of spans that a service has sent so far. */
async function spansOf(service: string, collector: MeasuredProcess): Promise<number> {
  const answer = await fetch(collector.origin);
  return spansByService.parse(await answer.json())[service] ?? 0;
}

/** One transfer without the edge, including the sending of its spans. @throws if the service has sent no span */
async function take({ stack, collector }: Side, { service, transfer }: Way, bytes: number): Promise<Sample> {
  const server = await serviceOf(stack, service);
  const before = collector === null ? 0 : await spansOf(service, collector);
  const taken = await sample(server, bytes, async () => {
    await transfer(server.origin, bytes);
    await delay(SETTLE_MS);
  });
  if (collector !== null && (await spansOf(service, collector)) === before) {
    throw new Error(`${service} sent no span`);
  }
  return taken;
}

/** Transfers with and without tracing in pairs, each of the two first in every other pair. */
async function takePairs(sides: { on: Side; off: Side }, way: (side: Side) => Way, { bytes, runs, isSmall }: Options) {
  const on = () => take(sides.on, way(sides.on), bytes);
  const off = () => take(sides.off, way(sides.off), bytes);
  await inTurns(WARM_UPS, { on, off });
  const pairs: { on: Sample; off: Sample }[] = [];
  for (let pair = 0; pair < (isSmall ? 1 : PAIRS_A_RUN) * runs; pair += 1) {
    const first = pair % 2 === 0 ? await off() : null;
    const traced = await on();
    pairs.push({ on: traced, off: first ?? (await off()) });
  }
  return pairs;
}

async function compare(what: string, sides: { on: Side; off: Side }, way: (side: Side) => Way, options: Options) {
  const pairs = await takePairs(sides, way, options);
  const ratios = pairs.map(({ on, off }) => on.cpuSecondsPerGibibyte / off.cpuSecondsPerGibibyte);
  const noise = noiseOfMedian(ratios);
  const common = {
    cpuSecondsPerGibibyte: median(pairs.map(({ on }) => on.cpuSecondsPerGibibyte)),
    peakBytes: await (await serviceOf(sides.on.stack, way(sides.on).service)).peakMemoryBytes(),
  };
  return [
    rowOf({
      ...{ ...common, what: `${what} with tracing, against the paired ${what} without`, unit: "× CPU", limit: 1 },
      values: ratios,
      goal: { atMost: AT_MOST, noise: Math.min(noise, MOST_NOISE) || 0 },
    }),
    rowOf({
      what: `${what} with tracing, noise of its ${ratios.length} pairs`,
      unit: "%",
      values: [noise * 100],
      limit: MOST_NOISE * 100,
    }),
  ];
}

/** Compares two stacks, with and without tracing to a collector, by the same transfers in pairs. */
export async function benchTelemetry(options: Options): Promise<Row[]> {
  await using collector = await startLimit("collector", []);
  await using quiet = await startStackProcess(SETTINGS);
  await using traced = await startStackProcess({
    ...SETTINGS,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_BSP_SCHEDULE_DELAY: String(FLUSH_MS),
  });
  const sides = { on: { stack: traced, collector }, off: { stack: quiet, collector: null } };
  // Each upload is deleted after the next one, so the disk contains two and not hundreds.
  const last = new Map<StackProcess, Uploaded>();
  const upload = ({ stack }: Side): Way => ({
    service: "upload-gateway",
    async transfer(origin, bytes) {
      const before = last.get(stack);
      last.set(stack, await uploadToEnvoi(origin, bytes));
      if (before !== undefined) await deleteFromEnvoi(stack.origin, before);
    },
  });
  const download = ({ stack }: Side): Way => ({
    service: "download",
    async transfer(origin) {
      const uploaded = last.get(stack);
      if (uploaded === undefined) throw new Error("there is nothing to download");
      await downloadFromEnvoi(origin, uploaded);
    },
  });
  return [
    ...(await compare("upload", sides, upload, options)),
    ...(await compare("download", sides, download, options)),
  ];
}
