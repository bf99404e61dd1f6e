import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { compareWithLimit, countTurns, inTurns, type Options, type Row, sample } from "../measuring/figures.ts";
import { type Figures, measurePid, startLimit } from "../measuring/measured-process.ts";
import { until } from "../measuring/within.ts";
import {
  deleteFromEnvoi,
  downloadFromEnvoi,
  downloadFromLimit,
  SETTINGS,
  type UploadedFile,
  uploadToEnvoi,
  uploadToLimit,
} from "./transfers.ts";

/** Iterations differ by a quarter, so a verdict to within 5% needs many of them. */
const MIN_TURNS = 15;
/** CPU time is counted in hundredths of a second; sending half a gibibyte takes about fifty of them. */
const UPLOAD_CPU = { atMost: 1.15, noise: 0.05 };
/** A gibibyte takes only half a second, so other load on the host distorts the figure considerably. */
const DOWNLOAD_CPU = { atMost: 1.3, noise: 0.1 };
/**
 * How long and how often to check whether the janitor has removed a deleted body, which it does soon after the
 * deletion.
 */
const REMOVAL = { seconds: 60, everyMs: 50 };
/** Time that the kernel needs to free the page cache of a removed file. */
const MEMORY_BACK_MS = 500;

const WRITE_BYTES = 1_048_576;
/** Memory for a log, a database, and the buffers of two processes. */
const MARGIN_BYTES = 64 * WRITE_BYTES;

type EmbeddedSetup = { envoi: StandaloneProcess; server: Figures; directory: string } & Options;

function blobPath({ dataDirectory }: StandaloneProcess, { id }: UploadedFile): string {
  return join(dataDirectory, "blobs", "blobs", "uploads", id.slice(0, 2), id);
}

/** Deletes an upload, and waits for the resulting work to end. */
async function removeFrom(envoi: StandaloneProcess, uploaded: UploadedFile): Promise<void> {
  await deleteFromEnvoi(envoi.origin, uploaded);
  const blob = blobPath(envoi, uploaded);
  await until("the removal of a Blob", REMOVAL, async () => (existsSync(blob) ? null : "removed"));
  await delay(MEMORY_BACK_MS);
}

/**
 * Uses and frees the page cache needed by a file. A virtual machine's host reclaims memory that has been free for about
 * two seconds (`page_reporting`). Without this preparation, the next process to use this memory would have to wait, and
 * would need 50% more CPU time.
 */
async function useMemory(directory: string, bytes: number): Promise<void> {
  const path = join(directory, "used-memory");
  const block = Buffer.alloc(WRITE_BYTES, 1);
  const file = await open(path, "w");
  try {
    for (let written = 0; written < bytes + MARGIN_BYTES; written += WRITE_BYTES) await file.write(block);
  } finally {
    await file.close();
    await rm(path);
  }
}

async function benchUploads({ envoi, server, directory, bytes, runs }: EmbeddedSetup) {
  await using writing = await startLimit("transfers/limit-upload", [directory]);
  let uploaded = await uploadToEnvoi(envoi.origin, bytes);
  const take = {
    async limit() {
      await useMemory(directory, bytes);
      const taken = await sample(writing, bytes, () => uploadToLimit(writing.origin, bytes));
      for (const name of await readdir(directory)) await rm(join(directory, name));
      return taken;
    },
    async ours() {
      await removeFrom(envoi, uploaded);
      await useMemory(directory, bytes);
      return sample(server, bytes, async () => {
        uploaded = await uploadToEnvoi(envoi.origin, bytes);
      });
    },
  };
  await inTurns(1, take);
  const samples = await inTurns(runs, take);
  const peakBytes = await server.peakMemoryBytes();
  const rows = compareWithLimit({ what: "upload → directory", ...samples, peakBytes, goals: { cpu: UPLOAD_CPU } });
  return { rows, uploaded };
}

async function benchDownloads({ envoi, server, bytes, runs }: EmbeddedSetup, uploaded: UploadedFile): Promise<Row[]> {
  await using sending = await startLimit("transfers/limit-download", [blobPath(envoi, uploaded)]);
  const take = {
    limit: () => sample(sending, bytes, () => downloadFromLimit(sending.origin)),
    ours: () => sample(server, bytes, () => downloadFromEnvoi(envoi.origin, uploaded)),
  };
  await inTurns(1, take);
  const samples = await inTurns(runs, take);
  const peakBytes = await server.peakMemoryBytes();
  return compareWithLimit({ what: "download ← directory", ...samples, peakBytes, goals: { cpu: DOWNLOAD_CPU } });
}

/** Compares `npm start` with a program that only writes or sends a file. */
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
