import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { NODE_FLAGS } from "@envoi/dev-stack";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { compareWithLimits, countTurns, inTurns, type Options, type Row, sample } from "../measuring/figures.ts";
import { type Figures, type MeasuredProcess, measurePid, startLimit } from "../measuring/measured-process.ts";
import { until } from "../measuring/within.ts";
import {
  deleteFromEnvoi,
  downloadFromEnvoi,
  downloadFromLimit,
  OUR_FLAGS_LABEL,
  SETTINGS,
  type UploadedFile,
  uploadToEnvoi,
  uploadToLimit,
} from "./transfers.ts";
import { useMemory } from "./used-memory.ts";

/** Rounds differ by a quarter, so a verdict to within 5 % needs many. */
const MIN_TURNS = 15;
/** CPU time is counted in hundredths of a second; half a gibibyte takes about fifty of them. */
const UPLOAD_CPU = { atMost: 1.15, noise: 0.05 };
/** A gibibyte takes only half a second, so other work on the machine matters much. */
const DOWNLOAD_CPU = { atMost: 1.3, noise: 0.1 };
/** The janitor removes deleted bodies a moment later. */
const REMOVAL = { seconds: 60, everyMs: 50 };
/** A file's name disappears before its memory, which is freed page by page. */
const MEMORY_BACK_MS = 500;

type EmbeddedSetup = { envoi: StandaloneProcess; server: Figures; directory: string } & Options;

function blobPath({ dataDirectory }: StandaloneProcess, { id }: UploadedFile): string {
  return join(dataDirectory, "blobs", "blobs", "uploads", id.slice(0, 2), id);
}

/** Deletes an upload, and waits until its removal causes no more work. */
async function removeFrom(envoi: StandaloneProcess, uploaded: UploadedFile): Promise<void> {
  await deleteFromEnvoi(envoi.origin, uploaded);
  const blob = blobPath(envoi, uploaded);
  await until("the removal of a Blob", REMOVAL, async () => (existsSync(blob) ? null : "removed"));
  await delay(MEMORY_BACK_MS);
}

async function benchUploads({ envoi, server, directory, bytes, runs }: EmbeddedSetup) {
  await using writing = await startLimit("transfers/limit-upload", [directory]);
  await using flagged = await startLimit("transfers/limit-upload", [directory], {}, NODE_FLAGS);
  await using discarding = await startLimit("transfers/limit-discard", []);
  let uploaded = await uploadToEnvoi(envoi.origin, bytes);
  const written = async (limit: MeasuredProcess) => {
    await useMemory(directory, bytes);
    const taken = await sample(limit, bytes, () => uploadToLimit(limit.origin, bytes));
    for (const name of await readdir(directory)) await rm(join(directory, name));
    return taken;
  };
  const take = {
    limit: () => written(writing),
    flagged: () => written(flagged),
    discarded: () => sample(discarding, bytes, () => uploadToLimit(discarding.origin, bytes)),
    ours: async () => {
      await removeFrom(envoi, uploaded);
      await useMemory(directory, bytes);
      return sample(server, bytes, async () => {
        uploaded = await uploadToEnvoi(envoi.origin, bytes);
      });
    },
  };
  await inTurns(1, take);
  const { limit, flagged: withFlags, discarded, ours } = await inTurns(runs, take);
  const common = { what: "upload → directory", ours, peakBytes: await server.peakMemoryBytes() };
  const rows = [
    ...compareWithLimits({
      ...common,
      limits: { "": limit, [OUR_FLAGS_LABEL]: withFlags },
      goals: { cpu: UPLOAD_CPU },
    }),
    ...compareWithLimits({ ...common, limits: { ", limit discards frames": discarded } }),
  ];
  return { rows, uploaded };
}

async function benchDownloads({ envoi, server, bytes, runs }: EmbeddedSetup, uploaded: UploadedFile): Promise<Row[]> {
  const blob = blobPath(envoi, uploaded);
  await using limit = await startLimit("transfers/limit-download", [blob]);
  await using flagged = await startLimit("transfers/limit-download", [blob], {}, NODE_FLAGS);
  const take = {
    limit: () => sample(limit, bytes, () => downloadFromLimit(limit.origin)),
    flagged: () => sample(flagged, bytes, () => downloadFromLimit(flagged.origin)),
    ours: () => sample(server, bytes, () => downloadFromEnvoi(envoi.origin, uploaded)),
  };
  await inTurns(1, take);
  const samples = await inTurns(runs, take);
  return compareWithLimits({
    what: "download ← directory",
    ours: samples.ours,
    limits: { "": samples.limit, [OUR_FLAGS_LABEL]: samples.flagged },
    peakBytes: await server.peakMemoryBytes(),
    goals: { cpu: DOWNLOAD_CPU },
  });
}

/** Compares `npm start` with only writing or sending a file. */
export async function benchEmbedded(options: Options): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
  await using envoi = await startStandaloneProcess(SETTINGS);
  const runs = countTurns(options, MIN_TURNS);
  const embedded = { envoi, server: await measurePid(envoi.pid()), directory, ...options, runs };
  try {
    const { rows, uploaded } = await benchUploads(embedded);
    return [...rows, ...(await benchDownloads(embedded, uploaded))];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
