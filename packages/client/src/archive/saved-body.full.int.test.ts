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

/**
 * A program that reads a ZIP with Python's zipfile. Prints the first entry with a wrong CRC as `damaged`, and fields of
 * the entries.
 */
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
  "kinds": each(lambda info: (info.flag_bits, info.compress_type, info.extract_version)),
  "times": each(lambda info: list(info.date_time).__repr__()),
  "extras": each(lambda info: info.extra[:2].hex()),
}))`;

/**
 * A program that reads a ZIP from a pipe using only its local headers, like programs that unpack a ZIP while receiving
 * it.
 */
const READ_STREAM = `
import json, struct, sys, zlib
pipe, left = sys.stdin.buffer, b""
def take(count):
    global left
    while len(left) < count:
        more = pipe.read(1 << 20)
        assert more, "the ZIP ends too early"
        left += more
    taken, left = left[:count], left[count:]
    return taken
names, sizes, damaged = [], 0, None
while (mark := take(4)) == b"PK\\x03\\x04":
    _, flags, method, _, _, crc, written, size, name_bytes, extra_bytes = struct.unpack("<HHHHHIIIHH", take(26))
    names.append(take(name_bytes).decode())
    extra = take(extra_bytes)
    if flags & 8:
        assert method == 8, "nothing says where the file ends"
        inflate, size, found = zlib.decompressobj(-15), 0, 0
        while not inflate.eof:
            chunk = left or pipe.read(1 << 20)
            assert chunk, "the ZIP ends too early"
            bytes = inflate.decompress(chunk)
            left = inflate.unused_data
            size += len(bytes)
            found = zlib.crc32(bytes, found)
        is_zip64 = extra[:2] == b"\\x01\\x00"
        mark, crc, written, told = struct.unpack("<4sIQQ" if is_zip64 else "<4sIII", take(24 if is_zip64 else 16))
        assert (mark, told) == (b"PK\\x07\\x08", size), "the descriptor"
    else:
        found = zlib.crc32(take(size))
    if found != crc: damaged = damaged or names[-1]
    sizes += size
assert mark == b"PK\\x01\\x02", "the directory"
while pipe.read(1 << 20): pass
print(json.dumps({ "damaged": damaged, "count": len(names), "sizes": sizes }))`;

async function readByPython(path: string): Promise<Record<string, unknown>> {
  const { stdout } = await run("python3", ["-c", READ_ZIP, path]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function readFromPipe(path: string): Promise<Record<string, unknown>> {
  const { stdout } = await run("sh", ["-c", 'cat "$1" | python3 -c "$0"', READ_STREAM, path]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** @throws if `unzip -t` reports an error or a warning */
async function readByInfoZip(path: string): Promise<{ tested: string; head: string }> {
  const [tested, head] = await Promise.all([run("unzip", ["-tqq", path]), run("zipinfo", ["-h", path])]);
  return { tested: tested.stdout + tested.stderr, head: head.stdout };
}

/** Unpacks the first file of a ZIP from a pipe with `funzip`. @returns the file's length */
async function firstByFunzip(path: string): Promise<number> {
  const { stdout } = await run("sh", ["-c", 'cat "$0" | funzip | wc -c', path]);
  return Number(stdout);
}

/** Flags, method and version: a small file is stored; a larger one is Deflated, with a descriptor. */
const STORED = [0x800, 0, 20];
const STREAMED = [0x808, 8, 20];
const ZIP64 = 45;
const COMMON = { damaged: null, times: ["[2026, 11, 21, 11, 22, 34]"] };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Memory in use after a garbage collection, so that the result does not depend on when V8 last ran one. */
function usedBytes(): number {
  // The second collection frees the buffers that the first one found unused.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Writes a stream to a file. Skips chunks that are parts of `hole`, which then read as zeros.
 *
 * @returns the maximum growth of the process's memory, in bytes
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

function createMetadata(files: ManifestFile[]): Metadata {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { name: "Send-Archive.zip", type: "send-archive", size, manifest: { files } };
}

function toStream(chunks: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

test("Info-ZIP and Python completely read a zip of 70,000 files, even from a pipe [R9.24]", async () => {
  const path = join(directory, "many.zip");
  const files = Array.from({ length: 70_000 }, (_, index) => ({
    name: `folder ${index % 7}/ü 📦 ${index}.txt`,
    size: index % 5,
    type: "",
  }));
  const metadata = createMetadata(files);
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
    kinds: [STORED],
    extras: ["5554"],
  });
  expect(await readFromPipe(path)).toEqual({ damaged: null, count: 70_000, sizes: metadata.size });
}, 300_000);

test("I7: Info-ZIP and Python completely read a zip with a 5 GiB file between two others, even from a pipe, and writing the zip uses little memory", async () => {
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
  const metadata = createMetadata([
    { name: "first.bin", size: 1, type: "" },
    { name: "large.bin", size: 5 * GiB, type: "" },
    { name: "last.bin", size: 1, type: "" },
  ]);
  const { body, bytes } = savedBody(toStream(content()), metadata, NOW);
  expect(await writeToDisk(body, path, zeros.buffer)).toBeLessThan(16 * MiB);
  expect((await stat(path)).size).toBe(bytes);

  const [{ tested, head }, python] = await Promise.all([readByInfoZip(path), readByPython(path)]);
  expect(tested).toBe("");
  expect(head).toContain(`Zip file size: ${bytes} bytes, number of entries: 3`);
  const crcs = [crc, crc32(Uint8Array.of(1)), crc32(Uint8Array.of(2))].sort((a, b) => a - b);
  // 0100 is the ZIP64 extra field: the size of the large file, or the offset of the file that follows it.
  expect(python).toMatchObject({
    ...COMMON,
    sizes: 5 * GiB + 2,
    crcs,
    kinds: [STORED, [...STORED.slice(0, 2), ZIP64], [...STREAMED.slice(0, 2), ZIP64]],
    extras: ["0100", "5554"],
  });
  expect(await readFromPipe(path)).toEqual({ damaged: null, count: 3, sizes: 5 * GiB + 2 });
}, 300_000);

test.each([
  ["stored", 100_000],
  ["streamed", 3 * MiB],
])("funzip unpacks a %s file from a piped ZIP [R9.24]", async (kind, size) => {
  const path = join(directory, `${kind}.zip`);
  const metadata = createMetadata([
    { name: "first.bin", size, type: "" },
    { name: "second.bin", size: 5, type: "" },
  ]);
  await writeToDisk(savedBody(new Blob([randomBytes(metadata.size)]).stream(), metadata, NOW).body, path);
  expect(await firstByFunzip(path)).toBe(size);
});
