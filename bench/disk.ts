import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import { removeFrom } from "./embedded.ts";
import { inTurns, type Options, type Row, rowOf, sample } from "./figures.ts";
import { measurePid } from "./measured-process.ts";
import { dropPageCache, fillPageCache } from "./page-cache.ts";
import { downloadFromEnvoi, SETTINGS, type Uploaded, uploadToEnvoi } from "./transfers.ts";
import { useMemory } from "./used-memory.ts";

/** Reclaiming pages for the rest of the server's files costs something. */
const FULL_CACHE_CPU = { atMost: 1.3, noise: 0.1 };
const SMALL_FILL_BYTES = 2 ** 30;

/**
 * A server lives with a page cache that fills all memory; other groups measure with one that is nearly empty. Compares
 * the two, also for the first download after the upload.
 */
export async function benchDisk({ bytes, runs, isSmall }: Options): Promise<Row[]> {
  if (process.getuid?.() !== 0) {
    console.log("skipped: only root can empty the page cache");
    return [];
  }
  const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
  await using envoi = await startStandaloneProcess(SETTINGS);
  const server = await measurePid(envoi.pid());

  async function takeBoth() {
    let uploaded: Uploaded | null = null;
    const upload = await sample(server, bytes, async () => {
      uploaded = await uploadToEnvoi(envoi.origin, bytes);
    });
    if (uploaded === null) throw new Error("nothing was uploaded");
    const stored: Uploaded = uploaded;
    const download = await sample(server, bytes, () => downloadFromEnvoi(envoi.origin, stored));
    await removeFrom(envoi, stored);
    return { upload: upload.cpuSecondsPerGibibyte, download: download.cpuSecondsPerGibibyte };
  }
  const take = {
    async empty() {
      await dropPageCache();
      await useMemory(directory, bytes);
      return takeBoth();
    },
    async full() {
      await using _cache = await fillPageCache(directory, isSmall ? SMALL_FILL_BYTES : Number.POSITIVE_INFINITY);
      return takeBoth();
    },
  };
  try {
    await inTurns(1, take);
    const { empty, full } = await inTurns(runs, take);
    const row = (name: "upload" | "download", what: string, goal: Row["goal"]) =>
      rowOf({
        ...{ what: `${what}, full page cache against an empty one`, unit: "CPU s/GiB", goal },
        ...{ values: full.map((one) => one[name]), limit: empty.map((one) => one[name]) },
      });
    return [row("upload", "upload → directory", FULL_CACHE_CPU), row("download", "first download ← directory", null)];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
