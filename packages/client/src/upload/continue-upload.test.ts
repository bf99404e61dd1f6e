import { openRecords } from "@envoi/crypto";
import { decodeBase64, RECORD_BYTES } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { createDeferred } from "../deferred.ts";
import { memoryJournal } from "../testing/memory-journal.ts";
import { createFile, ID, type StoringServer, storingServer } from "../testing/storing-server.ts";
import { Suspension } from "../transfer-error.ts";
import { continueUpload } from "./continue-upload.ts";
import type { SourceFile } from "./source.ts";
import type { UploadJournal } from "./unfinished-upload.ts";
import { upload } from "./upload.ts";

const CONTENT = [900_001, 0, 4_000_000].map((bytes, file) =>
  new Uint8Array(bytes).map((_, index) => (index * 7 + (index >> 10) + file) % 251),
);
const FILES = CONTENT.map((bytes, index) => createFile(bytes, `file ${index}`));
const never = () => new AbortController().signal;

const begin = (
  { origin }: StoringServer,
  journal: UploadJournal | null,
  { files = FILES, signal = never() }: { files?: SourceFile[]; signal?: AbortSignal } = {},
) => upload({ origin }, { files, downloadLimit: 3, timeLimitSeconds: 300, title: "T" }, { signal, journal });

/** Uploads until the journal has this number of Records, and then stops the page permanently. */
async function stopped(server: StoringServer, atRecords: number) {
  const memory = memoryJournal();
  const stop = createDeferred<void>();
  const keepTags: UploadJournal["keepTags"] = async (first, tags) => {
    if (memory.records >= atRecords) {
      stop.resolve();
      await new Promise(() => {});
    }
    await memory.journal.keepTags(first, tags);
  };
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const ended = begin(server, { ...memory.journal, keepTags, end: async () => {} }, { signal: closing.signal });
  ended.catch(() => {});
  await stop.promise;
  await expect.poll(() => server.stored.length).toBeGreaterThan(600_000);
  return memory;
}

function goOn({ origin }: StoringServer, memory: ReturnType<typeof memoryJournal>, files = FILES) {
  const { upload: started, tags } = memory.kept;
  if (started === null) throw new Error("nothing is kept");
  return continueUpload({ origin }, { upload: started, tags: [...tags], files }, { signal: never(), ...memory });
}

async function opened(body: Buffer, secretB64: string): Promise<Buffer> {
  const secret = new Uint8Array(decodeBase64(secretB64) ?? []);
  const plaintext = openRecords(new Blob([new Uint8Array(body)]).stream(), { secret });
  return Buffer.from(await new Response(plaintext).arrayBuffer());
}

test("an upload continues on another page after the stored bytes, and arrives intact under the same link", async () => {
  const server = await storingServer();
  const memory = await stopped(server, 30);
  const secret = memory.kept.upload?.secret;
  const finished = await goOn(server, memory);
  expect(finished).toMatchObject({ id: ID, title: "T", downloadLimit: 3, timeLimitSeconds: 300 });
  expect(decodeBase64(finished.secretB64)).toEqual(secret);
  const { offset = 0 } = server.arrived.at(-1) ?? {};
  expect(offset).toBeGreaterThan(600_000);
  expect((await opened(server.stored, finished.secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
});

test("an upload can be stopped and continued repeatedly without changing a byte of its ciphertext", async () => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection % 2 === 1 && bytes > 700_000) socket.terminate();
  });
  const memory = await stopped(server, 25);
  const finished = await goOn(server, memory);
  for (const { offset, bytes } of server.arrived) {
    expect(server.stored.subarray(offset, offset + bytes.length).equals(bytes)).toBe(true);
  }
  expect((await opened(server.stored, finished.secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
});

test("no Record arrives before its tag is stored", async () => {
  const memory = memoryJournal();
  let early = 0;
  const server = await storingServer((_, __, bytes) => {
    if (bytes > 21 + memory.records * RECORD_BYTES && bytes !== Number.POSITIVE_INFINITY) early += 1;
  });
  const keepTags: UploadJournal["keepTags"] = async (first, tags) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await memory.journal.keepTags(first, tags);
  };
  await begin(server, { ...memory.journal, keepTags });
  expect(early).toBe(0);
  // The journal keeps the upload until the result is recorded.
  expect(memory.kept.upload).not.toBeNull();
});

test.each([
  ["a Record that was sent has changed", (bytes: Uint8Array) => bytes.with(5, 255)],
  ["it is shorter now", (bytes: Uint8Array) => bytes.slice(0, 1_000)],
])("if %s, sends nothing of the file, and still accepts the original file", async (_, change) => {
  const server = await storingServer();
  const memory = await stopped(server, 30);
  const [first, ...others] = CONTENT as [Uint8Array, ...Uint8Array[]];
  const changed = [new Uint8Array(change(first)), ...others].map((bytes) => createFile(new Uint8Array(bytes)));
  await expect(goOn(server, memory, changed)).rejects.toMatchObject({ code: "file_changed" });
  expect(server.resumes).toEqual([]);
  const finished = await goOn(server, memory);
  expect((await opened(server.stored, finished.secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
});

test("an upload that was already complete when the page closed is finished without sending anything", async () => {
  const server = await storingServer();
  const memory = memoryJournal();
  const finished = await begin(server, memory.journal);
  const bytes = server.arrived.length;
  expect(await goOn(server, memory)).toMatchObject({ shareLink: finished.shareLink });
  expect(server.arrived.slice(bytes).every(({ bytes: sent }) => sent.length === 0)).toBe(true);
});

test("a cancelled upload is forgotten and cannot be continued", async () => {
  const server = await storingServer();
  const memory = memoryJournal();
  const cancelling = new AbortController();
  const keepTags: UploadJournal["keepTags"] = async (first, tags) => {
    await memory.journal.keepTags(first, tags);
    cancelling.abort();
  };
  const cancelled = begin(server, { ...memory.journal, keepTags }, { signal: cancelling.signal });
  await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
  expect(memory.kept.upload).toBeNull();
});

test("a suspended upload keeps its journal and its session, and continues later", async () => {
  const server = await storingServer();
  const memory = memoryJournal();
  const suspending = new AbortController();
  const keepTags: UploadJournal["keepTags"] = async (first, tags) => {
    await memory.journal.keepTags(first, tags);
    if (memory.records >= 30) suspending.abort(new Suspension());
  };
  const suspended = begin(server, { ...memory.journal, keepTags }, { signal: suspending.signal });
  await expect(suspended).rejects.toMatchObject({ code: "cancelled" });
  expect(memory.kept.upload).not.toBeNull();
  const finished = await goOn(server, memory);
  expect((await opened(server.stored, finished.secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
});

test.each(["begin", "keepTags"] as const)("a device whose journal fails to %s still sends the upload", async (step) => {
  const server = await storingServer();
  const memory = memoryJournal();
  const failing = { ...memory.journal, [step]: () => Promise.reject(new Error("no room")) };
  const finished = await begin(server, failing);
  expect((await opened(server.stored, finished.secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
  expect(memory.kept.upload).toBeNull();
});
