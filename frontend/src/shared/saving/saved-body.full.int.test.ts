import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { crc32 } from "node:zlib";
import type { ManifestFile, Metadata } from "@envoi/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { savedBody } from "./saved-body.ts";

const run = promisify(execFile);
const MiB = 1_048_576;
const GiB = 1024 * MiB;
const NOW = new Date(2026, 10, 21, 11, 22, 34);

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-zip-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** What Python's zipfile reads. `damaged`: the first entry with a wrong CRC. The rest: the entries' fields. */
const READ_ZIP = `
import hashlib, json, sys, zipfile
zip = zipfile.ZipFile(sys.argv[1])
infos = zip.infolist()
each = lambda value: sorted(set(map(value, infos)))
print(json.dumps({
  "damaged": zip.testzip(),
  "names": hashlib.sha256("\\n".join(zip.namelist()).encode()).hexdigest(),
  "sizes": sum(info.file_size for info in infos),
  "crcs": each(lambda info: info.CRC)[-3:],
  "flags": each(lambda info: info.flag_bits),
  "methods": each(lambda info: info.compress_type),
  "times": each(lambda info: list(info.date_time).__repr__()),
  "versions": each(lambda info: info.extract_version),
  "extras": each(lambda info: info.extra[:2].hex()),
}))`;

async function readByPython(path: string): Promise<Record<string, unknown>> {
  const { stdout } = await run("python3", ["-c", READ_ZIP, path]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** @throws if `unzip -t` reports an error or a warning */
async function readByInfoZip(path: string): Promise<{ tested: string; head: string }> {
  const [tested, head] = await Promise.all([run("unzip", ["-tqq", path]), run("zipinfo", ["-h", path])]);
  return { tested: tested.stdout + tested.stderr, head: head.stdout };
}

/** Fields that all our entries share: stored, UTF-8 names, a descriptor, version 4.5, one time. */
const COMMON = { damaged: null, flags: [0x808], methods: [0], times: ["[2026, 11, 21, 11, 22, 34]"], versions: [45] };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Memory in use after a garbage collection; otherwise it would depend on when V8 last ran one. */
function usedBytes(): number {
  // The second collection releases the buffers that the first has found.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Writes a stream to a file. Skips chunks that share `hole`, which then read as zeros.
 *
 * @returns maximum growth of the process's memory, bytes
 */
async function writeToDisk(body: ReadableStream<Uint8Array>, path: string, hole?: ArrayBufferLike): Promise<number> {
  const before = usedBytes();
  let grown = 0;
  let [at, nextLook] = [0, 0];
  const file = openSync(path, "w");
  try {
    for await (const chunk of body) {
      if (chunk.buffer !== hole) writeSync(file, chunk, 0, chunk.length, at);
      at += chunk.length;
      if (at < nextLook) continue;
      grown = Math.max(grown, usedBytes() - before);
      nextLook = at + 256 * MiB;
    }
  } finally {
    closeSync(file);
  }
  return grown;
}

function archiveOf(files: ManifestFile[]): Metadata {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { name: "Send-Archive.zip", type: "send-archive", size, manifest: { files } };
}

function streamOf(chunks: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

test("a zip of 70,000 files is read completely by Info-ZIP and Python [R9.24]", async () => {
  const path = join(directory, "many.zip");
  const files = Array.from({ length: 70_000 }, (_, index) => ({
    name: `folder ${index % 7}/ü 📦 ${index}.txt`,
    size: index % 5,
    type: "",
  }));
  const metadata = archiveOf(files);
  const { body, bytes } = savedBody(new Blob([randomBytes(metadata.size)]).stream(), metadata, NOW);
  await writeToDisk(body, path);
  expect((await stat(path)).size).toBe(bytes);

  const { tested, head } = await readByInfoZip(path);
  expect(tested).toBe("");
  expect(head).toContain(`Zip file size: ${bytes} bytes, number of entries: 70000`);
  const names = createHash("sha256").update(files.map(({ name }) => name).join("\n"));
  expect(await readByPython(path)).toMatchObject({
    ...COMMON,
    names: names.digest("hex"),
    sizes: metadata.size,
    extras: [""],
  });
}, 300_000);

test("I7: a zip with a file of 5 GiB between two others is read completely by Info-ZIP and Python, and written in little memory", async () => {
  const path = join(directory, "large.zip");
  const zeros = new Uint8Array(MiB);
  const mark = randomBytes(MiB);
  let crc = 0;
  function* content() {
    yield Uint8Array.of(1);
    for (let index = 0; index < 5 * 1024; index++) {
      const chunk = index % 64 === 63 ? mark : zeros;
      crc = crc32(chunk, crc);
      yield chunk;
    }
    yield Uint8Array.of(2);
  }
  const metadata = archiveOf([
    { name: "first.bin", size: 1, type: "" },
    { name: "large.bin", size: 5 * GiB, type: "" },
    { name: "last.bin", size: 1, type: "" },
  ]);
  const { body, bytes } = savedBody(streamOf(content()), metadata, NOW);
  expect(await writeToDisk(body, path, zeros.buffer)).toBeLessThan(16 * MiB);
  expect((await stat(path)).size).toBe(bytes);

  const [{ tested, head }, python] = await Promise.all([readByInfoZip(path), readByPython(path)]);
  expect(tested).toBe("");
  expect(head).toContain(`Zip file size: ${bytes} bytes, number of entries: 3`);
  const crcs = [crc, crc32(Uint8Array.of(1)), crc32(Uint8Array.of(2))].sort((a, b) => a - b);
  // 0100 is the ZIP64 extra field: the size of the large file, and the offset of the one after it.
  expect(python).toMatchObject({ ...COMMON, sizes: 5 * GiB + 2, crcs, extras: ["", "0100"] });
}, 300_000);
