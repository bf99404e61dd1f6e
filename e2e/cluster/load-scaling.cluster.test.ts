import { subscribeOwnerEvents } from "@envoi/client";
import type { OwnerToken, UploadId } from "@envoi/protocol";
import { uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { generatorBytes } from "../support/generator-bytes.ts";
import { install, ORIGIN, read } from "./support/cluster.ts";
import { installMetricsAdapter, removeMetricsAdapter } from "./support/metrics-adapter.ts";
import { type Pace, startPace } from "./support/pace.ts";
import { deploymentOf, replicaCounts, settled } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { type SteadyCalls, startSteadyCalls } from "./support/steady-calls.ts";
import { type AcknowledgedUpload, receive, sendOld, sendOwn, type Transfer } from "./support/transfers.ts";

const MiB = 1_048_576;
const [FEW, MANY] = [2, 3];
/** Load per pod: the number of transfers and streams below needs three pods, and half of it two. */
const LOAD_PER_POD = 3;
const AT_ONCE = 8;
const UPLOAD_BYTES = 4 * MiB;
const UPLOAD_PACE = [8_192, { atOnceBytes: MiB / 2 }] as const;
/** More than fits into all buffers on the path, so that the download stays open. */
const DOWNLOAD_BYTES = 64 * MiB;
const DOWNLOAD_BYTES_PER_SECOND = DOWNLOAD_BYTES / 300;
const SCALING_SECONDS = 180;

/** Services that are scaled by a metric of their own, and those that are scaled by CPU. */
const BY_LOAD = { uploadGateway: "uploads_open", download: "downloads_open", metadata: "event_streams_open" };
const BY_CPU = ["filelist", "metrics", "janitor", "webOrigin"];
const NEVER_PERCENT = 1_000;
/** Percentage of a CPU request of a fiftieth of a core. */
const BUSY_PERCENT = 60;

const SCALED = [...Object.keys(BY_LOAD), ...BY_CPU].map(deploymentOf);

function autoscalingValues(): string[] {
  const values = (key: string, percent: number) => ({
    [`${key}.autoscaling.enabled`]: true,
    [`${key}.autoscaling.minReplicas`]: FEW,
    [`${key}.autoscaling.maxReplicas`]: MANY,
    [`${key}.autoscaling.targetCPUUtilizationPercentage`]: percent,
    [`${key}.autoscaling.behavior.scaleDown.stabilizationWindowSeconds`]: 30,
  });
  const all = [
    ...Object.entries(BY_LOAD).map(([key, metric]) => ({
      ...values(key, NEVER_PERCENT),
      [`${key}.autoscaling.load.${metric}`]: LOAD_PER_POD,
    })),
    ...BY_CPU.map((key) => values(key, BUSY_PERCENT)),
  ];
  return Object.entries(Object.assign({ "scaling.by": "adapter" }, ...all)).flatMap(([name, value]) => [
    "--set",
    `${name}=${value}`,
  ]);
}

beforeAll(async () => {
  await settled();
  await installMetricsAdapter();
  await install(autoscalingValues());
  await settled();
});
afterAll(async () => {
  // The number of replicas belongs to the autoscalers.
  await install(["--force-conflicts"]);
  await settled();
  await removeMetricsAdapter();
});

const autoscalers = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string() }),
      status: z.object({
        conditions: z.array(z.object({ type: z.string(), status: z.string(), message: z.string() })),
      }),
    }),
  ),
});

/** Autoscalers that cannot read a metric, with Kubernetes' message. */
async function blindAutoscalers(): Promise<string[]> {
  const { items } = await read(autoscalers, ["horizontalpodautoscalers"]);
  return items.flatMap(({ metadata, status }) =>
    status.conditions
      .filter(({ type, status: is }) => type === "ScalingActive" && is !== "True")
      .map(({ message }) => `${metadata.name}: ${message}`),
  );
}

/** Waits until these services have this number of replicas. */
async function untilReplicas(count: number, names: readonly string[] = SCALED): Promise<void> {
  const startedAt = performance.now();
  await waitFor(
    async () => {
      const counts = await replicaCounts();
      const late = names.filter((name) => counts[name] !== count);
      return late.map((name) => `${name}: ${counts[name]}`);
    },
    (late) => late.length === 0,
    SCALING_SECONDS,
  );
  say(`${names.length} services had ${count} pods after ${secondsSince(startedAt)}`);
}

/** Opens streams of owner events. @returns for each, a function that closes it */
async function openEventStreams(): Promise<(() => void)[]> {
  const { id, ownerToken } = await uploadOld(ORIGIN, generatorBytes(1_000));
  const owners = [{ id: id as UploadId, ownerToken: ownerToken as OwnerToken }];
  return Array.from({ length: AT_ONCE }, () => {
    const leaving = new AbortController();
    void subscribeOwnerEvents({ origin: ORIGIN }, owners, {
      onEvent: () => {},
      onState: () => {},
      signal: leaving.signal,
    });
    return () => leaving.abort();
  });
}

/** Sends and deletes files, reads lists and pages, and sends beacons. */
function keepServicesBusy(): { calls: SteadyCalls[]; stop: () => Promise<void> } {
  const json = { "Content-Type": "application/json" };
  const beacon = JSON.stringify({ now: 1, session_id: 1, lang: "en", platform: "web", events: [] });
  const kinds = [
    { name: "list", path: "/api/filelist", init: { headers: { Authorization: `Bearer ${"a".repeat(40)}` } } },
    { name: "beacon", path: "/api/metrics", init: { method: "POST", headers: json, body: beacon } },
    { name: "page", path: "/" },
  ];
  const calls = kinds.map((kind) => startSteadyCalls(ORIGIN, [kind]));
  let isStopped = false;
  const removing = (async () => {
    while (!isStopped) {
      const uploads = await Promise.all(Array.from({ length: 4 }, () => uploadOld(ORIGIN, generatorBytes(1_000))));
      const remove = ({ id, ownerToken }: (typeof uploads)[number]) =>
        fetch(`${ORIGIN}/api/delete/${id}`, {
          method: "POST",
          headers: json,
          body: JSON.stringify({ owner_token: ownerToken }),
        });
      await Promise.all(uploads.map(remove));
    }
  })();
  removing.catch(() => {});
  return {
    calls,
    async stop() {
      isStopped = true;
      await Promise.all([removing, ...calls.map(({ stop }) => stop())]);
    },
  };
}

type Paced = { pace: Pace; started: Promise<void> };

function startUploads(): (Paced & Transfer<AcknowledgedUpload>)[] {
  return Array.from({ length: AT_ONCE }, (_, number) => {
    const pace = startPace(...UPLOAD_PACE);
    const send = number % 2 === 0 ? sendOld : sendOwn;
    return { pace, ...send(UPLOAD_BYTES, pace) };
  });
}

async function startDownloads(): Promise<(Paced & Transfer<string> & { sha256: string })[]> {
  const old = await sendOld(DOWNLOAD_BYTES).result;
  const other = await sendOld(DOWNLOAD_BYTES).result;
  const own = await sendOwn(DOWNLOAD_BYTES).result;
  // Our own client opens several connections, so one is enough.
  const wanted = Array.from({ length: AT_ONCE }, (_, number) => (number === 0 ? own : number % 2 === 0 ? old : other));
  return wanted.map((file) => {
    const pace = startPace(DOWNLOAD_BYTES_PER_SECOND);
    return { pace, sha256: file.sha256, ...receive(file, pace) };
  });
}

function hurry(transfers: readonly Paced[]): void {
  for (const { pace } of transfers) pace.hurry();
}

it("each service is scaled out and in by its own load, and no transfer is lost", async () => {
  const downloads = await startDownloads();
  const uploads = startUploads();
  await Promise.all([...uploads, ...downloads].map(({ started }) => started));
  const streams = await openEventStreams();
  const busy = keepServicesBusy();

  await untilReplicas(MANY);
  await settled();
  expect(await blindAutoscalers()).toEqual([]);

  const half = AT_ONCE / 2;
  hurry([...uploads.slice(half), ...downloads.slice(half)]);
  for (const close of streams.slice(half)) close();
  await busy.stop();
  expect(busy.calls.flatMap(({ failures }) => failures())).toEqual([]);
  // The pods that are removed wait for their transfers, but not longer than `drainSeconds`.
  await untilReplicas(FEW, [deploymentOf("uploadGateway"), deploymentOf("download")]);
  hurry([...uploads, ...downloads]);
  await untilReplicas(FEW);
  for (const close of streams) close();

  for (const { sha256, result } of downloads) expect(await result).toBe(sha256);
  for (const stored of await Promise.all(uploads.map(({ result }) => result))) {
    expect(await receive(stored).result).toBe(stored.sha256);
  }
});
