import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PreviewKind } from "../preview-kind.ts";
import type { FromThumbnailWorker, ThumbnailWorker, ToThumbnailWorker } from "./thumbnails.ts";
import { createThumbnails } from "./thumbnails.ts";

const IMAGE: PreviewKind = { as: "image", type: "image/*" };
const VIDEO: PreviewKind = { as: "video", type: "video/webm" };
const { signal } = new AbortController();

function fakeBitmap() {
  return { width: 1, height: 1, close: vi.fn() };
}

/** Thumbnails with workers that reply on the test's command. */
function setUp() {
  const started: (ThumbnailWorker & { asked: Blob[]; terminate: () => void; isEnded: boolean })[] = [];
  const startWorker = (): ThumbnailWorker => {
    const worker = {
      asked: [] as Blob[],
      isEnded: false,
      onmessage: null as ThumbnailWorker["onmessage"],
      onerror: null,
      postMessage: ({ file }: ToThumbnailWorker) => void worker.asked.push(file),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    started.push(worker);
    return worker;
  };
  const drawStill = vi.fn(async () => fakeBitmap());
  const thumbnails = createThumbnails({ startWorker, drawStill });
  const answer = (bitmap: FromThumbnailWorker["bitmap"]) =>
    started.at(-1)?.onmessage?.(new MessageEvent("message", { data: { bitmap } }));
  return { thumbnails, started, answer, drawStill };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("thumbnails are drawn one by one, and the worker is terminated when none are pending", async () => {
  const { thumbnails, started, answer } = setUp();
  const [first, second] = [new Blob(["1"]), new Blob(["2"])];
  const [one, two] = [fakeBitmap(), fakeBitmap()];
  const making = [thumbnails.make(first, IMAGE, signal), thumbnails.make(second, IMAGE, signal)];
  await vi.advanceTimersByTimeAsync(0);
  expect(started[0]?.asked).toEqual([first]);
  answer(one);
  await vi.advanceTimersByTimeAsync(0);
  expect(started[0]?.asked).toEqual([first, second]);
  answer(two);
  expect(await Promise.all(making)).toEqual([one, two]);
  expect(started).toHaveLength(1);
  expect(started[0]?.isEnded).toBe(true);
});

test("each file is decoded only once for its thumbnail, even if no thumbnail can be drawn", async () => {
  const { thumbnails, started, answer } = setUp();
  const file = new Blob(["1"]);
  const making = thumbnails.make(file, IMAGE, signal);
  await vi.advanceTimersByTimeAsync(0);
  answer(null);
  expect(await making).toBeNull();
  expect(await thumbnails.make(file, IMAGE, signal)).toBeNull();
  expect(started.flatMap(({ asked }) => asked)).toEqual([file]);
});

test("an image that takes longer than ten seconds ends its worker, and is retried after the others", async () => {
  const { thumbnails, started, answer } = setUp();
  const [slow, other] = [new Blob(["1"]), new Blob(["2"])];
  const making = [thumbnails.make(slow, IMAGE, signal), thumbnails.make(other, IMAGE, signal)];
  await vi.advanceTimersByTimeAsync(9_999);
  expect(started[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(started[0]?.isEnded).toBe(true);
  expect(started[1]?.asked).toEqual([other]);
  answer(null);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(started[1]?.asked).toEqual([other, slow]);
  const bitmap = fakeBitmap();
  answer(bitmap);
  expect(await Promise.all(making)).toEqual([bitmap, null]);
});

test("an image has no thumbnail if the second attempt takes longer than thirty seconds", async () => {
  const { thumbnails, started } = setUp();
  const making = thumbnails.make(new Blob(["1"]), IMAGE, signal);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await making).toBeNull();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test("an image that crashes the worker has no thumbnail; the next image is drawn by another worker", async () => {
  const { thumbnails, started, answer } = setUp();
  const making = [thumbnails.make(new Blob(["1"]), IMAGE, signal), thumbnails.make(new Blob(["2"]), IMAGE, signal)];
  await vi.advanceTimersByTimeAsync(0);
  started[0]?.onerror?.call(new EventTarget() as Worker, new Event("error") as ErrorEvent);
  await vi.advanceTimersByTimeAsync(0);
  const bitmap = fakeBitmap();
  answer(bitmap);
  expect(await Promise.all(making)).toEqual([null, bitmap]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test("aborting a thumbnail terminates its worker, and nothing is drawn", async () => {
  const { thumbnails, started, answer } = setUp();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const [first, second, third] = [new Blob(["1"]), new Blob(["2"]), new Blob(["3"])];
  const making = [
    thumbnails.make(first, IMAGE, running.signal),
    thumbnails.make(second, IMAGE, waiting.signal),
    thumbnails.make(third, IMAGE, signal),
  ];
  const outcomes = Promise.allSettled(making);
  await vi.advanceTimersByTimeAsync(0);
  waiting.abort();
  running.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(started[0]?.isEnded).toBe(true);
  const bitmap = fakeBitmap();
  answer(bitmap);
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(started.flatMap(({ asked }) => asked)).toEqual([first, third]);
});

test("drawing a frame of a video needs no worker", async () => {
  const { thumbnails, started, drawStill } = setUp();
  const film = new Blob(["1"]);
  expect(await thumbnails.make(film, VIDEO, signal)).not.toBeNull();
  expect(drawStill).toHaveBeenCalledExactlyOnceWith(film, "video/webm", expect.any(AbortSignal));
  expect(started).toEqual([]);
});

test("the latest 128 thumbnails are cached, and evicted thumbnails are closed", async () => {
  const { thumbnails, drawStill } = setUp();
  const films = Array.from({ length: 129 }, (_, at) => new Blob([String(at)]));
  const made = [];
  for (const film of films) made.push(await thumbnails.make(film, VIDEO, signal));
  expect(made.map((bitmap) => vi.mocked(bitmap?.close ?? vi.fn()).mock.calls.length)).toEqual([
    1,
    ...Array.from({ length: 128 }, () => 0),
  ]);
  drawStill.mockClear();
  await thumbnails.make(films[1] ?? new Blob(), VIDEO, signal);
  expect(drawStill).not.toHaveBeenCalled();
  thumbnails.close();
  expect(made.every((bitmap) => vi.mocked(bitmap?.close ?? vi.fn()).mock.calls.length === 1)).toBe(true);
});
