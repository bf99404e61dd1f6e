import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createReceivedThumbnails, fitsThumbnail } from "./received-thumbnails.ts";

const MiB = 1_048_576;
const { signal } = new AbortController();

/** The header of a PNG of one pixel, followed by zeros. */
function png(bytes: number): Uint8Array<ArrayBuffer> {
  const header = "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de";
  const file = new Uint8Array(bytes);
  file.set(Buffer.from(header, "hex"));
  return file;
}

function setUp({ bytes = 100, mayFetch = true, file = png(bytes) } = {}) {
  const readRange = vi.fn(async ({ firstByte, endByte }: { firstByte: number; endByte: number }) =>
    file.slice(firstByte, endByte),
  );
  const thumbnails = createReceivedThumbnails({ readRange }, () => mayFetch);
  const fileAt = (index: number, as: "image" | "video" | "pdf" = "image") => ({
    index,
    name: "a",
    size: bytes,
    preview: { as, type: `${as}/*` },
  });
  const wasFetched = (index: number) =>
    readRange.mock.calls.some(([range]) => "index" in range && range.index === index);
  return { thumbnails, readRange, fileAt, wasFetched };
}

test("a small image is fetched once and cached", async () => {
  const { thumbnails, readRange, fileAt } = setUp();
  await thumbnails.fetch(fileAt(3), signal);
  expect(thumbnails.kept.findPicture(3)).toMatchObject({ width: 1, height: 1 });
  readRange.mockClear();
  await thumbnails.fetch(fileAt(3), signal);
  expect(readRange).not.toHaveBeenCalled();
});

test("an image of 8 MiB is fetched, but not a larger one", async () => {
  const largest = setUp({ bytes: 8 * MiB });
  await largest.thumbnails.fetch(largest.fileAt(0), signal);
  expect(largest.wasFetched(0)).toBe(true);
  const larger = setUp({ bytes: 8 * MiB + 1 });
  await larger.thumbnails.fetch(larger.fileAt(0), signal);
  expect(larger.wasFetched(0)).toBe(false);
});

test("at most 64 MiB are fetched overall", async () => {
  const { thumbnails, fileAt, wasFetched } = setUp({ bytes: 8 * MiB });
  for (let index = 0; index < 9; index += 1) await thumbnails.fetch(fileAt(index), signal);
  expect([wasFetched(7), wasFetched(8)]).toEqual([true, false]);
});

test("nothing is fetched for files that are not images, or for users who want to save data", async () => {
  const others = setUp();
  await others.thumbnails.fetch(others.fileAt(0, "video"), signal);
  await others.thumbnails.fetch(others.fileAt(0, "pdf"), signal);
  const saving = setUp({ mayFetch: false });
  await saving.thumbnails.fetch(saving.fileAt(0), signal);
  expect([others.wasFetched(0), saving.wasFetched(0)]).toEqual([false, false]);
});

test("a file that is not an image is fetched once, and does not stop further fetches", async () => {
  const { thumbnails, readRange, fileAt, wasFetched } = setUp({ file: new Uint8Array(100) });
  await thumbnails.fetch(fileAt(0), signal);
  readRange.mockClear();
  await thumbnails.fetch(fileAt(0), signal);
  await thumbnails.fetch(fileAt(1), signal);
  expect([wasFetched(0), wasFetched(1)]).toEqual([false, true]);
});

test("nothing more is fetched after the server has rejected a request", async () => {
  const { thumbnails, readRange, fileAt } = setUp();
  readRange.mockRejectedValueOnce(new ProtocolError("rate_limited"));
  await thumbnails.fetch(fileAt(0), signal);
  readRange.mockClear();
  await thumbnails.fetch(fileAt(1), signal);
  expect(readRange).not.toHaveBeenCalled();
});

test("an image that left the view while it was being fetched is fetched again when it comes back", async () => {
  const { thumbnails, readRange, fileAt } = setUp();
  const leaving = new AbortController();
  readRange.mockImplementationOnce(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  });
  await thumbnails.fetch(fileAt(0), leaving.signal);
  await thumbnails.fetch(fileAt(0), signal);
  expect(thumbnails.kept.findPicture(0)).toBeDefined();
});

test("images that repeatedly leave the view are fetched again only up to a total of 8 MiB", async () => {
  const { thumbnails, readRange, fileAt } = setUp({ bytes: 3 * MiB });
  async function scrollPast(): Promise<number> {
    readRange.mockClear();
    const leaving = new AbortController();
    readRange.mockImplementationOnce(async () => {
      leaving.abort();
      throw leaving.signal.reason;
    });
    await thumbnails.fetch(fileAt(0), leaving.signal);
    return readRange.mock.calls.length;
  }
  expect([await scrollPast(), await scrollPast(), await scrollPast(), await scrollPast()]).toEqual([1, 1, 1, 0]);
});

test.each([
  ["a large picture", 8_000, 4_000, false, true],
  ["a larger picture", 8_000, 4_001, false, false],
  ["a long picture", 8, 1, false, true],
  ["a longer picture", 1, 9, false, false],
  ["an animation", 2_000, 2_000, true, true],
  ["a large animation", 2_000, 2_001, true, false],
])("whether %s has a thumbnail: $4", (_what, width, height, isMoving, hasThumbnail) => {
  expect(fitsThumbnail({ width, height, isMoving })).toBe(hasThumbnail);
});
