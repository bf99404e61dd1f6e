import { mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { describeMovableBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { breaksAfter, bytesFrom, inBatches, silentAfter } from "../../testing/blob/bodies.ts";
import { listAll, never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { openBlobStream } from "../open-blob-stream.ts";
import { blobKey } from "../port.ts";
import { createDirectoryBlobStore } from "./directory-blob-store.ts";

async function openDirectory() {
  const directory = await mkdtemp(join(tmpdir(), "envoi-blobs-"));
  const store = createDirectoryBlobStore({ directory: join(directory, "made", "on", "demand") });
  return {
    store,
    directory: join(directory, "made", "on", "demand"),
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

describeMovableBlobStore("a directory", openDirectory);

/** Files and directories below `directory` open in this process. */
async function openBelow(directory: string, type: "file" | "directory"): Promise<string[]> {
  const numbers = await readdir("/proc/self/fd");
  const paths = await Promise.all(
    numbers.map(async (number) => {
      const path = await readlink(`/proc/self/fd/${number}`).catch(() => "");
      // A removed file no longer has a path in the directory.
      const isDirectory = (await stat(path).catch(() => null))?.isDirectory() ?? false;
      return isDirectory === (type === "directory") ? path : "";
    }),
  );
  return paths.filter((path) => path.startsWith(directory));
}

const openFiles = (directory: string) => openBelow(directory, "file");

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}

const BODY = bytesFrom("directory", 2_000_000);

test("stores a Blob as one file named after its key, and staged files in another directory", async () => {
  await using blobs = await openDirectory();
  const key = blobKey("uploads/ab/abcdef0123456789");
  const ref = await blobs.store.startParts(key, { partBytes: 2_000_000 });
  const part = await blobs.store.putPart(ref, 1, inBatches(BODY), null, never);
  expect(await filesBelow(blobs.directory)).toEqual([
    join(blobs.directory, `staging/uploads+ab+abcdef0123456789~${ref.partsId}`),
  ]);
  await blobs.store.completeParts(ref, [part]);
  expect(await filesBelow(blobs.directory)).toEqual([join(blobs.directory, `blobs/${key}`)]);
  expect((await readFile(join(blobs.directory, "blobs", key))).equals(BODY)).toBe(true);
});

test("lists unfinished Parts under their key, even after their process has died", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const ref = await store.startParts(newKey(), { partBytes: 1_000_000 });
  await store.putPart(ref, 1, inBatches(BODY.subarray(0, 1_000_000)), 1_000_000, never);
  const written = newKey();
  await store.write(written, inBatches(BODY), BODY.byteLength, never);
  await writeFile(join(directory, "staging", "lists+ab+list~0123"), "left by a write");
  const entries = await listAll(store);
  expect(entries.map(({ key, partsId, bytes }) => ({ key, partsId, bytes }))).toEqual(
    expect.arrayContaining([
      { key: ref.key, partsId: ref.partsId, bytes: 1_000_000 },
      { key: "lists/ab/list", partsId: "0123", bytes: 15 },
      { key: written, partsId: null, bytes: BODY.byteLength },
    ]),
  );
  await store.remove(ref.key, { partsId: null });
  await store.remove(blobKey("lists/ab/list"), { partsId: null });
  expect((await listAll(store)).map((entry) => entry.key)).toEqual([written]);
});

test("abandonParts removes the staged file of an interrupted write, but not the Blob", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  await writeFile(join(directory, "staging", `${key.replaceAll("/", "+")}~0123`), "left by a write");
  await store.abandonParts({ key, partsId: "0123" });
  expect(await listAll(store)).toMatchObject([{ key, partsId: null }]);
});

test("reports files with invalid names but does not list them", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  await writeFile(join(directory, "staging", "core dump"), "");
  await writeFile(join(directory, "blobs", "uploads", "Notes.TXT"), "");
  const foreign: string[] = [];
  const options = { onForeignName: (name: string) => void foreign.push(name) };
  expect(await listAll(store, "", options)).toMatchObject([{ key }]);
  expect(foreign.toSorted()).toEqual(["core dump", "uploads/Notes.TXT"]);
});

test("removing a Blob with its Parts leaves no file behind", async () => {
  await using blobs = await openDirectory();
  const key = newKey("lists");
  await blobs.store.write(key, inBatches(BODY), BODY.byteLength, never);
  const ref = await blobs.store.startParts(key, { partBytes: 2_000_000 });
  const other = await blobs.store.startParts(blobKey(`${key}0`), { partBytes: 2_000_000 });
  await blobs.store.remove(key, { partsId: ref.partsId });
  expect(await filesBelow(blobs.directory)).toEqual([
    join(blobs.directory, "staging", `${other.key.replaceAll("/", "+")}~${other.partsId}`),
  ]);
});

test("does not list files that are not Blobs", async () => {
  await using blobs = await openDirectory();
  const key = newKey();
  await blobs.store.write(key, inBatches(BODY), BODY.byteLength, never);
  await writeFile(join(blobs.directory, "blobs", ".hidden"), "");
  await writeFile(join(blobs.directory, "blobs", "UPPER"), "");
  await writeFile(join(blobs.directory, "staging", "no-mark"), "");
  expect((await listAll(blobs.store)).map((entry) => entry.key)).toEqual([key]);
});

test("completes Parts in a process other than the one that began them", async () => {
  await using blobs = await openDirectory();
  const ref = await blobs.store.startParts(newKey(), { partBytes: 1_500_000 });
  const first = await blobs.store.putPart(ref, 1, inBatches(BODY.subarray(0, 1_500_000)), 1_500_000, never);
  const other = createDirectoryBlobStore({ directory: blobs.directory });
  const second = await other.putPart(ref, 2, inBatches(BODY.subarray(1_500_000)), 500_000, never);
  await other.completeParts(ref, [first, second]);
  await blobs.store.completeParts(ref, [first, second]);
  expect((await readWhole(blobs.store, ref.key))?.equals(BODY)).toBe(true);
});

test("an open read continues when its Blob is removed or replaced", async () => {
  await using blobs = await openDirectory();
  const { store } = blobs;
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  const [first, second] = await Promise.all(
    [1, 2].map(() => openBlobStream(store, key, { offset: 0, end: 2_000_000 }, never)),
  );
  await store.write(key, inBatches(BODY.subarray(0, 5)), 5, never);
  await store.remove(key, { partsId: null });
  for (const stream of [first, second]) {
    expect(stream && (await buffer(stream)).equals(BODY)).toBe(true);
  }
});

test("leaves no file open after an operation succeeds or fails", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  await readWhole(store, key);
  const broken = new Error("the socket was cut");
  await expect(store.write(newKey(), breaksAfter(BODY, broken), 9_000_000, never)).rejects.toBe(broken);
  const ref = await store.startParts(newKey(), { partBytes: 2_000_000 });
  await expect(store.putPart(ref, 1, breaksAfter(BODY, broken), 2_000_000, never)).rejects.toBe(broken);
  const abort = new AbortController();
  const silent = silentAfter(BODY.subarray(0, 10), () => abort.abort(broken));
  await expect(store.putPart(ref, 1, silent, 2_000_000, abort.signal)).rejects.toBe(broken);
  await store.completeParts(ref, [await store.putPart(ref, 1, inBatches(BODY), 2_000_000, never)]);
  await expect(store.completeParts({ ...ref, key: newKey() }, [])).rejects.toThrow();
  await store.remove(ref.key, { partsId: ref.partsId });
  for await (const _entry of store.list("")) break;
  await store.ping();
  expect(await openFiles(directory)).toEqual([]);
});

test("closes a read's file when the read ends, fails, is aborted or is rejected, and when the store is closed", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  const [abort, taking] = [new AbortController(), Promise.withResolvers<void>()];
  const take = () => taking.promise;
  const read = (end: number, { signal = never, taker = take } = {}) =>
    store.readChunks(key, { offset: 0, end }, taker, signal);
  const refuse = () => taking.promise.then(() => Promise.reject(new Error("no more")));
  const reads = [read(9), read(2_000_001), read(2_000_000, { signal: abort.signal }), read(9, { taker: refuse })];
  const settled = Promise.allSettled(reads);
  await expect.poll(() => openFiles(directory)).toHaveLength(4);
  abort.abort(new Error("aborted by the test"));
  taking.resolve();
  const outcomes = (await settled).map((one) => (one.status === "fulfilled" ? one.value : String(one.reason.message)));
  expect(outcomes).toEqual(["read", "blob store: unavailable", "aborted by the test", "no more"]);
  expect(await openFiles(directory)).toEqual([]);

  const blocked = Promise.withResolvers<void>();
  const left = store.readChunks(key, { offset: 0, end: 2_000_000 }, () => blocked.promise, never);
  await expect.poll(() => openFiles(directory)).toHaveLength(1);
  await store[Symbol.asyncDispose]();
  blocked.resolve();
  await expect(left).rejects.toThrow("blob store: unavailable");
  expect(await openFiles(directory)).toEqual([]);
});

test("keeps synced directories open until the store is closed", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  await store.write(blobKey("one/a"), inBatches(BODY), BODY.byteLength, never);
  const open = await openBelow(directory, "directory");
  expect(open).toContain(join(directory, "blobs", "one"));
  await store.write(blobKey("one/b"), inBatches(BODY), BODY.byteLength, never);
  expect(await openBelow(directory, "directory")).toEqual(open);
  await store[Symbol.asyncDispose]();
  expect(await openBelow(directory, "directory")).toEqual([]);
});

test("distinguishes a full disk from other faults", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const ref = await store.startParts(newKey(), { partBytes: 2_000_000 });
  const staged = join(directory, "staging", `${ref.key.replaceAll("/", "+")}~${ref.partsId}`);
  await rm(staged);
  await expect(store.putPart(ref, 1, inBatches(BODY), 2_000_000, never)).rejects.toMatchObject({
    fault: "unavailable",
  });
  await symlink("/dev/full", staged);
  await expect(store.putPart(ref, 1, inBatches(BODY), 2_000_000, never)).rejects.toMatchObject({ fault: "full" });
});

test("rejects a body that would use the reserve with `full`, but can still use and remove existing data", async () => {
  await using blobs = await openDirectory();
  const { store, directory } = blobs;
  const part = BODY.subarray(0, 1_000);
  const ref = await store.startParts(newKey(), { partBytes: 1_000 });
  const stored = await store.putPart(ref, 1, inBatches(part), 1_000, never);
  const files = await filesBelow(directory);

  await using full = createDirectoryBlobStore({ directory, reserveBytes: Number.MAX_SAFE_INTEGER });
  const refused = { name: "BlobStoreError", fault: "full" };
  await expect(full.startParts(newKey(), { partBytes: 1_000 })).rejects.toMatchObject(refused);
  await expect(full.putPart(ref, 2, inBatches(part), 1_000, never)).rejects.toMatchObject(refused);
  await expect(full.write(newKey(), inBatches(part), 1_000, never)).rejects.toMatchObject(refused);
  expect(await filesBelow(directory)).toEqual(files);

  await full.completeParts(ref, [stored]);
  expect((await readWhole(full, ref.key))?.equals(part)).toBe(true);
  await full.remove(ref.key, { partsId: ref.partsId });
  expect(await listAll(full)).toEqual([]);

  await using roomy = createDirectoryBlobStore({ directory, reserveBytes: 1 });
  await roomy.write(newKey(), inBatches(part), 1_000, never);
});

test("an unusable directory causes a BlobStoreError", async () => {
  await using blobs = await openDirectory();
  await blobs.store.ping();
  const file = join(blobs.directory, "file");
  await writeFile(file, "");
  const store = createDirectoryBlobStore({ directory: file });
  await expect(store.ping()).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
  await expect(store.write(newKey(), inBatches(BODY), 1, never)).rejects.toMatchObject({ fault: "unavailable" });
});
