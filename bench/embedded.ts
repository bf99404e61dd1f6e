import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { inTurns, type Row, rowsOf, sample } from "./figures.ts";
import { type Figures, measurePid, startLimit } from "./measured-process.ts";
import { downloadFromEnvoi, downloadFromLimit, type Uploaded, uploadToEnvoi, uploadToLimit } from "./transfers.ts";

type Embedded = { envoi: StandaloneProcess; server: Figures; directory: string; bytes: number; runs: number };

async function benchUploads({ envoi, server, directory, bytes, runs }: Embedded) {
  await using limit = await startLimit(new URL("limit-upload.ts", import.meta.url), [directory]);
  await uploadToLimit(limit.origin, bytes);
  let uploaded = await uploadToEnvoi(envoi.origin, bytes);
  const samples = await inTurns(runs, {
    async limit() {
      const taken = await sample(limit, bytes, () => uploadToLimit(limit.origin, bytes));
      for (const name of await readdir(directory)) await rm(join(directory, name));
      return taken;
    },
    ours: () =>
      sample(server, bytes, async () => {
        uploaded = await uploadToEnvoi(envoi.origin, bytes);
      }),
  });
  return { rows: rowsOf("upload → directory", samples, await server.peakMemoryBytes()), uploaded };
}

async function benchDownloads({ envoi, server, bytes, runs }: Embedded, uploaded: Uploaded): Promise<Row[]> {
  const blob = join(envoi.dataDirectory, "blobs", "blobs", "uploads", uploaded.id.slice(0, 2), uploaded.id);
  await using limit = await startLimit(new URL("limit-download.ts", import.meta.url), [blob]);
  await downloadFromLimit(limit.origin);
  const samples = await inTurns(Math.min(runs, 4), {
    limit: () => sample(limit, bytes, () => downloadFromLimit(limit.origin)),
    ours: () => sample(server, bytes, () => downloadFromEnvoi(envoi.origin, uploaded)),
  });
  return rowsOf("download ← directory", samples, await server.peakMemoryBytes());
}

/** `npm start`: beside a file that is written, or sent, with nothing else. */
export async function benchEmbedded(bytes: number, runs: number): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(2_684_354_560) });
  const embedded = { envoi, server: await measurePid(envoi.pid()), directory, bytes, runs };
  try {
    const { rows, uploaded } = await benchUploads(embedded);
    return [...rows, ...(await benchDownloads(embedded, uploaded))];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
