import { availableParallelism } from "node:os";
import { join } from "node:path";
import { startStackProcess } from "@envoi/dev-stack";
import { createLog, openSqlite, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import {
  type BlobStore,
  createDirectoryBlobStore,
  createRedisUploadStore,
  createS3BlobStore,
  createSqliteUploadStore,
  type UploadStore,
  uploadModule,
} from "@envoi/store";
import { uploadKey } from "@envoi/test-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { createSingleRow, type Goal, type Options, type Row } from "../measuring/figures.ts";
import { type Figures, measurePid } from "../measuring/measured-process.ts";
import { until } from "../measuring/within.ts";
import { seedFiles, seedObjects } from "./seed-objects.ts";
import { seedRedis } from "./seed-redis.ts";
import { seedSqlite } from "./seed-sqlite.ts";
import { SEEDED_BYTES } from "./seed-upload.ts";

const UPLOADS = 100_000;
const FEW_UPLOADS = 5_000;
/** MinIO stores smaller objects inside their metadata. Objects of this size become files, as most real objects do. */
const FILE_OBJECT_BYTES = 163_840;
/** Runs with such large objects divide the number of Uploads by this factor, to save disk space. */
const FEWER = 5;
const POLL_MS = 200;
/** Factor by which a run may exceed its expected time. */
const PATIENCE = 10;
const START_SECONDS = 60;
/** Time between the Uploads' expiry and the janitor's start. */
const OVERDUE_MS = 1_000;
const CHECKED = 50;

/** Tolerance for the rate, because flushing earlier writes to disk sometimes delays a run by a second or two. */
const RATE_NOISE = 0.1;
/** Tolerance for the comparison of a run's halves: one half may contain one more such delay than the other. */
const LINEAR_NOISE = 0.15;

type Point = { ms: number; removed: number };

async function watch(count: number, perSecond: number, removed: () => Promise<number>): Promise<Point[]> {
  const points: Point[] = [];
  const seconds = START_SECONDS + (PATIENCE * count) / perSecond;
  return until(`the removal of ${count} uploads`, { seconds, everyMs: POLL_MS }, async () => {
    const point = { removed: await removed(), ms: performance.now() };
    points.push(point);
    return point.removed >= count ? points : null;
  });
}

/** Time at which the given number of Uploads had been removed, interpolated between two samples. */
function msAt(points: readonly Point[], removed: number): number {
  const after = points.findIndex((point) => point.removed >= removed);
  const [a, b] = [points[after - 1], points[after]];
  if (a === undefined || b === undefined) return b?.ms ?? Number.NaN;
  return a.ms + ((b.ms - a.ms) * (removed - a.removed)) / (b.removed - a.removed);
}

async function readCpuSeconds(figures: readonly Figures[]): Promise<number> {
  const seconds = await Promise.all(figures.map((one) => one.cpuSeconds()));
  return seconds.reduce((sum, one) => sum + one, 0);
}

type WatchedRemoval = {
  what: string;
  count: number;
  points: Point[];
  perSecond: number;
  peakBytes: number;
  cpuSeconds: number;
};

function createRows({ what, count, points, perSecond, peakBytes, cpuSeconds }: WatchedRemoval): Row[] {
  const startedAt = points.findLast((point) => point.removed === 0) ?? points[0];
  const before = startedAt?.removed ?? 0;
  const [first, half, last] = [startedAt?.ms ?? 0, msAt(points, (before + count) / 2), msAt(points, count)];
  const rate = (removed: number, ms: number) => (removed * 1_000) / ms;
  const goal: Goal = { atLeast: 1, noise: RATE_NOISE };
  const linear: Goal = { atLeast: 1, noise: LINEAR_NOISE };
  const halves = [rate((count - before) / 2, half - first), rate((count - before) / 2, last - half)] as const;
  const overall = rate(count - before, last - first);
  const secondHalf = `${what}, second half against first`;
  // CPU time per removal if all cores were fully used at the required rate.
  const cpuLimit = (availableParallelism() * 1_000) / perSecond;
  const cpu = `${what}, CPU of janitor and stores`;
  return [
    createSingleRow(what, "removed/s", overall, perSecond, { goal, peakBytes }),
    createSingleRow(secondHalf, "removed/s", halves[1], halves[0], { goal: linear, peakBytes }),
    createSingleRow(cpu, "CPU ms/removal", (cpuSeconds * 1_000) / count, cpuLimit, { peakBytes }),
  ];
}

async function checkRemoved(uploads: UploadStore, blobs: BlobStore, ids: readonly UploadId[]): Promise<void> {
  const step = Math.max(1, Math.floor(ids.length / CHECKED));
  for (const id of ids.filter((_, at) => at % step === 0)) {
    const state = await uploads.inspect(id);
    const isGone = state?.state === "gone" && state.blobRemoved;
    if (!isGone || (await blobs.size(uploadKey(id))) !== null) throw new Error(`${id} is not removed`);
  }
  for await (const { key } of blobs.list("uploads/")) throw new Error(`${key} is left over`);
}

function removedIn(metrics: string): number {
  return Number(/^janitor_removed_total\{kind="upload"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

async function embedded(count: number): Promise<Row[]> {
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn" });
  await envoi.terminate();
  const path = join(envoi.dataDirectory, "envoi.sqlite");
  const ids = await seedSqlite(path, count, -OVERDUE_MS);
  await seedFiles(join(envoi.dataDirectory, "blobs"), ids);
  await envoi.restart();
  const figures = [await measurePid(envoi.pid())];
  const perSecond = 1_000;
  const points = await watch(count, perSecond, async () => {
    const answer = await fetch(`${envoi.privateOrigin}/metrics`);
    return removedIn(await answer.text());
  });
  const cpuSeconds = await readCpuSeconds(figures);
  const peakBytes = await envoi.peakMemoryBytes();
  await envoi.terminate();
  await using database = await openSqlite({ path, modules: [uploadModule], clock: systemClock });
  await using blobs = createDirectoryBlobStore({ directory: join(envoi.dataDirectory, "blobs") });
  await checkRemoved(createSqliteUploadStore({ database }), blobs, ids);
  return createRows({
    what: `SQLite and directory, ${count} of 1 KiB`,
    count,
    points,
    perSecond,
    peakBytes,
    cpuSeconds,
  });
}

async function apart(count: number, bytes: number): Promise<Row[]> {
  await using stack = await startStackProcess({ LOG_LEVEL: "warn" });
  await stack.stopProcess("janitor");
  const { redis, s3 } = stack.servers;
  const address = { mode: "single", url: redis.urls[0] ?? "", password: redis.password } as const;
  const ids = await seedRedis(address, count, -OVERDUE_MS, bytes);
  await seedObjects(s3, ids, bytes);
  await stack.startProcess("janitor");
  const pids = ["janitor", "redis", "minio", "nats"].flatMap((name) =>
    stack.processes(name).map(({ pid }) => pid ?? 0),
  );
  const figures = await Promise.all(pids.map(measurePid));
  const cpuBefore = await readCpuSeconds(figures);
  const perSecond = 500;
  const points = await watch(count, perSecond, async () => removedIn(await stack.readMetrics("janitor")));
  const cpuSeconds = (await readCpuSeconds(figures)) - cpuBefore;
  const peakBytes = await stack.peakMemoryBytes("janitor-1");
  await using uploads = createRedisUploadStore({ address });
  const spool = { spoolDirectory: join(stack.dataDirectory, "spool-of-bench"), spoolBytes: 0, storePermits: 1 };
  const log = createLog({ level: "silent", service: "bench" });
  await using blobs = createS3BlobStore({ address: s3, ...spool, log });
  await checkRemoved(uploads, blobs, ids);
  const what = `Redis and MinIO, ${count} of ${bytes / 1_024} KiB`;
  return createRows({ what, count, points, perSecond, peakBytes, cpuSeconds });
}

/** Measures how fast one janitor with default settings removes Uploads that expired simultaneously. */
export async function benchJanitor({ isSmall }: Options): Promise<Row[]> {
  const count = isSmall ? FEW_UPLOADS : UPLOADS;
  return [
    ...(await embedded(count)),
    ...(await apart(count, SEEDED_BYTES)),
    ...(await apart(count / FEWER, FILE_OBJECT_BYTES)),
  ];
}
