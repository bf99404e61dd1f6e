import { createDeferred, type KeptBody } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { fakeDownload } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import type { OpenedDownload } from "../transfer/transfer.ts";
import { createSaver } from "./create-saver.ts";
import { MIN_KEPT_BYTES } from "./kept/keep-download.ts";
import { createPausing } from "./pausing.ts";
import { LARGE_BYTES, NeedsMemory } from "./saver.ts";
import { StreamLost } from "./service-worker-calls.ts";
import { type StreamToDisk, StreamUnclaimed } from "./stream-to-disk.ts";

const signal = new AbortController().signal;
const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const noProgress = () => {};
const pausing = createPausing();

const ticket = { token: "claim", etag: null };
const archive = {
  name: "Send-Archive.zip",
  size: 6,
  type: "send-archive",
  manifest: {
    files: [
      { name: "a/one.txt", size: 1, type: "" },
      { name: "two.txt", size: 2, type: "" },
      { name: "three.txt", size: 3, type: "" },
    ],
  },
};

type Browser = {
  stream?: StreamToDisk | null;
  hasRoom?: boolean;
  size?: number;
  metadata?: Metadata;
  /** Whether part of the download has already been read. */
  isTaken?: boolean;
  kept?: KeptBody | null;
};

/** A saver in a browser with these capabilities, which records the route of each download. */
function setUp({ stream = null, hasRoom = false, size = 5, metadata, isTaken = false, kept = null }: Browser) {
  const opened = fakeDownload();
  const read = vi.fn<OpenedDownload["read"]>(opened.read);
  const readFiles = vi.fn<OpenedDownload["readFiles"]>(opened.readFiles);
  const taking: boolean[] = [];
  const room: number[] = [];
  const names: string[] = [];
  const discarded: string[] = [];
  const saver = createSaver({
    streamToDisk: Promise.resolve(stream),
    streamToPage: Promise.resolve(null),
    async canSaveToDisk(bytes) {
      room.push(bytes);
      return hasRoom;
    },
    saveFile: (_blob, name) => void names.push(name),
    findKept: async () => kept,
    discardKept: async (id) => void discarded.push(id),
  });
  const download: OpenedDownload = {
    ...opened,
    metadata: metadata ?? { ...opened.metadata, size },
    read,
    readFiles,
    async ticket({ take }) {
      taking.push(take);
      return take || isTaken ? ticket : null;
    },
  };
  return {
    saver,
    download,
    discarded,
    names,
    taking,
    room,
    saving: (mayUseMemory = false) =>
      saver.save(download, request, { onProgress: noProgress, mayUseMemory, pausing, signal }),
    savingFiles: (...indexes: number[]) =>
      saver.save(download, request, { onProgress: noProgress, mayUseMemory: false, indexes, pausing, signal }),
    ways: () => [...read.mock.calls, ...readFiles.mock.calls].map(([{ to }]) => to),
    chosen: () => readFiles.mock.calls.map(([{ indexes }]) => indexes),
  };
}

test("without a service worker, pausing in the page pauses the transfer worker's reads", async () => {
  const { saver, download } = setUp({ hasRoom: true });
  const pausedOnes: boolean[] = [];
  const gate = createDeferred<Blob>();
  const paused = createPausing();
  const pausable = {
    ...download,
    read: () => gate.promise,
    pause: async (isPaused: boolean) => void pausedOnes.push(isPaused),
  };
  const saved = saver.save(pausable, request, { onProgress: noProgress, mayUseMemory: false, pausing: paused, signal });
  await vi.waitFor(() => {
    paused.dispatch(!paused.getState());
    expect(pausedOnes.length).toBeGreaterThan(1);
  });
  gate.resolve(new Blob());
  await saved;
  const known = pausedOnes.length;
  paused.dispatch(!paused.getState());
  expect(pausedOnes).toHaveLength(known);
});

test("the service worker is preferred, in which case the page itself reads no data", async () => {
  const stream = vi.fn<StreamToDisk>(async () => {});
  const { saving, ways, names } = setUp({ stream, hasRoom: true });
  await saving();
  expect(stream).toHaveBeenCalledOnce();
  expect([ways(), names]).toEqual([[], []]);
});

test("if nothing has been read yet, the service worker downloads all files under its own claim", async () => {
  const stream = vi.fn<StreamToDisk>(async () => {});
  const { saving, taking } = setUp({ stream, metadata: archive });
  await saving();
  expect(taking).toEqual([false]);
  expect(stream.mock.calls[0]?.[2]).toBeNull();
});

test.each([
  ["some of the files", [1, 2], false, true],
  ["all files after one has been read", [0, 1, 2], true, false],
])("%s are streamed under the page's claim", async (_what, indexes, isTaken, take) => {
  const stream = vi.fn<StreamToDisk>(async () => {});
  const { savingFiles, taking } = setUp({ stream, metadata: archive, isTaken });
  await savingFiles(...indexes);
  expect(taking).toEqual([take]);
  expect(stream.mock.calls[0]?.[2]).toEqual({ ticket, metadata: archive, indexes });
});

test.each([
  [[0], "one.txt", 1],
  [[2], "three.txt", 3],
  [[0, 2], "Send-Archive.zip", 4],
])("without a service worker, the files %j are saved as %s", async (indexes, name, bytes) => {
  const { savingFiles, names, chosen, room } = setUp({ hasRoom: true, metadata: archive });
  await savingFiles(...indexes);
  expect([names, chosen(), room]).toEqual([[name], [indexes], [bytes]]);
});

test("without a service worker, selecting all files downloads the whole body as one file", async () => {
  const { savingFiles, names, chosen, ways } = setUp({ hasRoom: true, metadata: archive });
  await savingFiles(0, 1, 2);
  expect([names, chosen(), ways()]).toEqual([["Send-Archive.zip"], [], ["disk"]]);
});

test.each([[[]], [[3]], [[-1]], [[0.5]], [[1, 0]], [[1, 1]]])(
  "an invalid choice of files is rejected before anything is claimed: %j",
  async (indexes) => {
    const stream = vi.fn<StreamToDisk>(async () => {});
    const { savingFiles, taking } = setUp({ stream, metadata: archive });
    await expect(savingFiles(...indexes)).rejects.toThrow("no such files");
    expect([taking, stream.mock.calls]).toEqual([[], []]);
  },
);

test("without a service worker, a download is saved from the private file system or, if that is impossible, from memory", async () => {
  for (const [hasRoom, way] of [
    [true, "disk"],
    [false, "memory"],
  ] as const) {
    const { saving, ways, names } = setUp({ hasRoom });
    await saving();
    expect([ways(), names]).toEqual([[way], ["letter.txt"]]);
  }
});

test("a service worker whose stream the browser did not fetch is not used again", async () => {
  const stream = vi.fn<StreamToDisk>(() => Promise.reject(new StreamUnclaimed()));
  const { saving, ways } = setUp({ stream, hasRoom: true });
  await saving();
  await saving();
  expect(ways()).toEqual(["disk", "disk"]);
  expect(stream).toHaveBeenCalledOnce();
});

test("a download lost midway does not restart automatically", async () => {
  const { saving, ways } = setUp({ stream: () => Promise.reject(new StreamLost()), hasRoom: true });
  await expect(saving()).rejects.toThrow(StreamLost);
  expect(ways()).toEqual([]);
});

test.each([
  ["if no other route is left", null],
  ["even after streaming has just failed", () => Promise.reject(new StreamUnclaimed())],
] as const)("a large file is held in memory only with the person's consent, %s", async (_when, stream) => {
  const { saving, ways } = setUp({ stream, size: LARGE_BYTES + 1 });
  await expect(saving()).rejects.toThrow(NeedsMemory);
  expect(ways()).toEqual([]);
  await saving(true);
  expect(ways()).toEqual(["memory"]);
});

test("a file of 256 MiB, or a larger one that fits on the disk, needs no consent", async () => {
  for (const browser of [{ size: LARGE_BYTES }, { size: LARGE_BYTES + 1, hasRoom: true }]) {
    const { saving, names } = setUp(browser);
    await saving();
    expect(names).toHaveLength(1);
  }
});

test("the page can check before a download whether it needs memory", async () => {
  expect(await setUp({}).saver.canStream(5)).toBe(false);
  expect(await setUp({ hasRoom: true }).saver.canStream(5)).toBe(true);
  expect(await setUp({ stream: async () => {} }).saver.canStream(5)).toBe(true);
});

const someKept: KeptBody = { ticket, pages: 1, bytes: 70_000, open: () => new Blob().stream() };

test("a large download's kept part can be found and discarded", async () => {
  const { saver, discarded } = setUp({ kept: someKept });
  expect(await saver.keptBytes(request.id, MIN_KEPT_BYTES)).toBe(70_000);
  await saver.discardKept(request.id, MIN_KEPT_BYTES);
  expect(discarded).toEqual([request.id]);
});

test("kept bytes are not looked up for a small download, and nothing is discarded if nothing was kept", async () => {
  const small = setUp({ kept: someKept });
  expect(await small.saver.keptBytes(request.id, MIN_KEPT_BYTES - 1)).toBe(0);
  await small.saver.discardKept(request.id, MIN_KEPT_BYTES - 1);
  const none = setUp({});
  expect(await none.saver.keptBytes(request.id, MIN_KEPT_BYTES)).toBe(0);
  await none.saver.discardKept(request.id, MIN_KEPT_BYTES);
  expect([...small.discarded, ...none.discarded]).toEqual([]);
});

test("the kept part is continued both with and without a service worker", async () => {
  const options = { onProgress: noProgress, mayUseMemory: false, continues: true, pausing, signal };
  const stream = vi.fn<StreamToDisk>(async () => {});
  const streaming = setUp({ stream });
  await streaming.saver.save(streaming.download, request, options);
  expect(stream.mock.calls[0]?.[1].continues).toBe(true);
  const read = vi.fn<OpenedDownload["read"]>(async () => new Blob());
  const { saver, download } = setUp({ hasRoom: true });
  await saver.save({ ...download, read }, request, options);
  expect(read.mock.calls[0]?.[0]).toMatchObject({ to: "disk", continues: true });
});
