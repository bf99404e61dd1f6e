import { expect, test, vi } from "vitest";
import { fakeDownload } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import type { OpenedDownload } from "../transfer/transfer.ts";
import { createSaver } from "./saver.chunk.ts";
import { LARGE_BYTES, NeedsMemory } from "./saver.ts";
import { StreamLost } from "./service-worker-calls.ts";
import { type StreamToDisk, StreamUnclaimed } from "./stream-to-disk.ts";

const signal = new AbortController().signal;
const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const noProgress = () => {};

type Browser = { stream?: StreamToDisk | null; hasRoom?: boolean; size?: number };

/** The route of a download, in a browser with these features. */
function setUp({ stream = null, hasRoom = false, size = 5 }: Browser) {
  const opened = fakeDownload();
  const read = vi.fn<OpenedDownload["read"]>(opened.read);
  const names: string[] = [];
  const saver = createSaver({
    streamToDisk: Promise.resolve(stream),
    canCollectFile: async () => hasRoom,
    saveFile: (_blob, name) => void names.push(name),
  });
  const download = { ...opened, metadata: { ...opened.metadata, size }, read };
  return {
    saver,
    names,
    saving: (mayUseMemory = false) => saver.save(download, request, { onProgress: noProgress, mayUseMemory, signal }),
    ways: () => read.mock.calls.map(([{ to }]) => to),
  };
}

test("the service worker is the first choice: the page reads nothing", async () => {
  const stream = vi.fn<StreamToDisk>(async () => {});
  const { saving, ways, names } = setUp({ stream, hasRoom: true });
  await saving();
  expect(stream).toHaveBeenCalledOnce();
  expect([ways(), names]).toEqual([[], []]);
});

test("otherwise OPFS is used, and otherwise memory", async () => {
  for (const [hasRoom, way] of [
    [true, "disk"],
    [false, "memory"],
  ] as const) {
    const { saving, ways, names } = setUp({ hasRoom });
    await saving();
    expect([ways(), names]).toEqual([[way], ["letter.txt"]]);
  }
});

test("a service worker that the browser does not fetch from is not tried a second time", async () => {
  const stream = vi.fn<StreamToDisk>(() => Promise.reject(new StreamUnclaimed()));
  const { saving, ways } = setUp({ stream, hasRoom: true });
  await saving();
  await saving();
  expect(ways()).toEqual(["disk", "disk"]);
  expect(stream).toHaveBeenCalledOnce();
});

test("a download lost midway is not restarted automatically", async () => {
  const { saving, ways } = setUp({ stream: () => Promise.reject(new StreamLost()), hasRoom: true });
  await expect(saving()).rejects.toThrow(StreamLost);
  expect(ways()).toEqual([]);
});

test.each([
  ["as soon as nothing else is left", null],
  ["also when streams failed only now", () => Promise.reject(new StreamUnclaimed())],
] as const)("a large file goes into memory only when the person agrees, %s", async (_when, stream) => {
  const { saving, ways } = setUp({ stream, size: LARGE_BYTES + 1 });
  await expect(saving()).rejects.toThrow(NeedsMemory);
  expect(ways()).toEqual([]);
  await saving(true);
  expect(ways()).toEqual(["memory"]);
});

test("a file of 256 MiB is not large, and one that fits on the disk needs no consent", async () => {
  for (const browser of [{ size: LARGE_BYTES }, { size: LARGE_BYTES + 1, hasRoom: true }]) {
    const { saving, names } = setUp(browser);
    await saving();
    expect(names).toHaveLength(1);
  }
});

test("whether memory is needed is known before the download", async () => {
  expect(await setUp({}).saver.canStream(5)).toBe(false);
  expect(await setUp({ hasRoom: true }).saver.canStream(5)).toBe(true);
  expect(await setUp({ stream: async () => {} }).saver.canStream(5)).toBe(true);
});
