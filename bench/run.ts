import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import { formatTable, type Row, rowsOf, type Sample, sample } from "./figures.ts";
import { measurePid, startLimit } from "./measured-process.ts";
import { downloadFromEnvoi, downloadFromLimit, type Uploaded, uploadToEnvoi, uploadToLimit } from "./transfers.ts";

/*
 * Every figure beside its limit, in one run: ours and the limit take turns, so that a machine that slows down slows both.
 *
 *   npm run bench -- [MiB per transfer] [runs]
 */

const [mebibytes = "512", runs = "5"] = process.argv.slice(2);
const BYTES = Number(mebibytes) * 1_048_576;
const RUNS = Number(runs);

const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(2_684_354_560) });
const server = await measurePid(envoi.pid());

async function emptyDirectory(): Promise<void> {
  for (const name of await readdir(directory)) await rm(join(directory, name));
}

async function benchUploads(): Promise<{ rows: Row[]; uploaded: Uploaded }> {
  await using limit = await startLimit(new URL("limit-upload.ts", import.meta.url), [directory]);
  const ours: Sample[] = [];
  const limits: Sample[] = [];
  await uploadToLimit(limit.origin, BYTES);
  let uploaded = await uploadToEnvoi(envoi.origin, BYTES);
  for (let run = 0; run < RUNS; run += 1) {
    limits.push(await sample(limit, BYTES, () => uploadToLimit(limit.origin, BYTES)));
    await emptyDirectory();
    ours.push(
      await sample(server, BYTES, async () => {
        uploaded = await uploadToEnvoi(envoi.origin, BYTES);
      }),
    );
  }
  return { rows: rowsOf("upload → directory", ours, limits, await server.peakMemoryBytes()), uploaded };
}

async function benchDownloads(uploaded: Uploaded): Promise<Row[]> {
  const blob = join(envoi.dataDirectory, "blobs", "blobs", "uploads", uploaded.id.slice(0, 2), uploaded.id);
  await using limit = await startLimit(new URL("limit-download.ts", import.meta.url), [blob]);
  const ours: Sample[] = [];
  const limits: Sample[] = [];
  await downloadFromLimit(limit.origin);
  for (let run = 0; run < Math.min(RUNS, 4); run += 1) {
    limits.push(await sample(limit, BYTES, () => downloadFromLimit(limit.origin)));
    ours.push(await sample(server, BYTES, () => downloadFromEnvoi(envoi.origin, uploaded)));
  }
  return rowsOf("download ← directory", ours, limits, await server.peakMemoryBytes());
}

try {
  const { rows, uploaded } = await benchUploads();
  rows.push(...(await benchDownloads(uploaded)));
  console.log(formatTable(rows));
  await mkdir("test-results", { recursive: true });
  await writeFile("test-results/bench.json", `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  await rm(directory, { recursive: true, force: true });
}
