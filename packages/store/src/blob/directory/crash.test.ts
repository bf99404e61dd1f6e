import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { bytesFrom } from "../../testing/blob/bodies.ts";
import { finishedKeys, listAll, readWhole } from "../../testing/blob/harness.ts";
import { blobKey, type StoredPart } from "../port.ts";
import { createDirectoryBlobStore } from "./directory-blob-store.ts";

// Starting a process and writing to disk can be slow on a busy host.
vi.setConfig({ testTimeout: 60_000 });

const WORKER = fileURLToPath(new URL("../../testing/blob/until-killed-child.ts", import.meta.url));
const PART_BYTES = 262_144;

/** Starts the worker, and kills it after `killAfter` acknowledgements. @returns all acknowledgements */
async function writeAndKill(directory: string, name: string, killAfter: number): Promise<string[][]> {
  const worker = spawn(process.execPath, [WORKER, directory, name], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(worker, "exit");
  const acknowledged: string[][] = [];
  for await (const line of createInterface(worker.stdout)) {
    if (acknowledged.push(line.split(" ")) === killAfter) worker.kill("SIGKILL");
  }
  expect(await exited).toEqual([null, "SIGKILL"]);
  return acknowledged;
}

test.each([1, 2, 3, 5, 8, 12, 17, 23, 31, 47])(
  "I6: keeps acknowledged data complete and shows no partial data after a kill -9 (%i)",
  async (killAfter) => {
    const directory = await mkdtemp(join(tmpdir(), "envoi-crash-"));
    const said = await writeAndKill(directory, `run${killAfter}`, killAfter);
    await using store = createDirectoryBlobStore({ directory });
    const visible = await finishedKeys(store);

    for (const [what, key = ""] of said) if (what === "blob") expect(visible).toContain(key);
    for (const key of visible.filter((found) => found !== "replaced/one")) {
      const bytes = Number(key.split("-").at(-1));
      expect((await readWhole(store, key))?.equals(bytesFrom(key, bytes)), key).toBe(true);
    }

    const versions = said.flatMap(([what, _key, version]) => (what === "version" ? [Number(version)] : []));
    const replaced = await readWhole(store, blobKey("replaced/one"));
    const version = versions.at(-1) ?? 0;
    const possible = [version, version + 1].map((n) => bytesFrom(`run${killAfter} ${n}`, 400_000));
    if (version > 0 || replaced !== null) expect(possible.some((body) => replaced?.equals(body))).toBe(true);

    const unfinished = new Map<string, StoredPart[]>();
    for (const [what, key = "", partsId = "", number, bytes] of said) {
      if (what !== "part" || visible.includes(blobKey(key))) continue;
      const id = `${key} ${partsId}`;
      unfinished.set(id, [...(unfinished.get(id) ?? []), { number: Number(number), bytes: Number(bytes), etag: "" }]);
    }
    for (const [id, parts] of unfinished) {
      const [key = "", partsId = ""] = id.split(" ");
      const ref = { key: blobKey(key), partsId, partBytes: PART_BYTES };
      const whole = bytesFrom(key, Number(key.split("-").at(-1)));
      // The worker stores Parts from last to first. The missing Parts are stored now.
      for (let number = 1; (number - 1) * PART_BYTES < whole.byteLength; number++) {
        if (parts.some((part) => part.number === number)) continue;
        const slice = whole.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
        const body = (async function* () {
          yield [slice];
        })();
        parts.push(await store.putPart(ref, number, body, slice.byteLength, new AbortController().signal));
      }
      await store.completeParts(ref, parts);
      expect((await readWhole(store, ref.key))?.equals(whole), key).toBe(true);
    }

    for (const { key } of await listAll(store)) await store.remove(key, { partsId: null });
    expect(await listAll(store)).toEqual([]);
    await rm(directory, { recursive: true });
  },
);
