import { expect, test } from "vitest";
import { PreviewTooLarge } from "../preview-too-large.ts";
import { NotAPicture } from "./picture-size/size-reader.ts";
import { readPicture } from "./read-preview.ts";

const { signal } = new AbortController();
const MiB = 1_048_576;

/** A file of these bytes, which records the ranges read from it. */
function createFile(bytes: Uint8Array<ArrayBuffer>, size = bytes.byteLength) {
  const ranges: [number, number][] = [];
  const content = {
    async readRange({ firstByte, endByte }: { firstByte: number; endByte: number }) {
      ranges.push([firstByte, endByte]);
      const part = new Uint8Array(endByte - firstByte);
      part.set(bytes.subarray(firstByte, endByte));
      return part;
    },
  };
  return { source: { content, index: 0, size }, ranges };
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** The beginning of a PNG file, with its dimensions. */
function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

test("an image with too many pixels is rejected after its first bytes", async () => {
  const { source, ranges } = createFile(pngHead(30_000, 30_000), 5 * MiB);
  await expect(readPicture(source, signal)).rejects.toBeInstanceOf(PreviewTooLarge);
  expect(ranges).toEqual([[0, 65_519]]);
});

test.each([
  [8_000, 8_000, true],
  [8_001, 8_000, false],
])("whether an image of %i by %i pixels is shown: %s", async (width, height, isShown) => {
  const reading = readPicture(createFile(pngHead(width, height)).source, signal);
  if (isShown) expect(await reading).toMatchObject({ width, height });
  else await expect(reading).rejects.toBeInstanceOf(PreviewTooLarge);
});

test("an image's type is determined by its bytes", async () => {
  expect((await readPicture(createFile(pngHead(2, 3)).source, signal)).blob.type).toBe("image/png");
});

test.each([
  ["a document", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>'],
  ["nothing", ""],
  ["text", "hello"],
])("%s is not an image, regardless of its name", async (_what, text) => {
  await expect(readPicture(createFile(encoded(text)).source, signal)).rejects.toThrow();
});

/** A JPEG whose size follows the given number of metadata segments. */
function jpegAfterMetadata({ segments, width = 1 }: { segments: number; width?: number }): Uint8Array<ArrayBuffer> {
  const metadata = Uint8Array.of(0xff, 0xe2, 0xff, 0xff, ...new Uint8Array(65_533));
  const size = Uint8Array.of(0xff, 0xc0, 0, 11, 8, 0xff, 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0);
  const parts = [Uint8Array.of(0xff, 0xd8), ...Array.from({ length: segments }, () => metadata), size];
  return new Uint8Array(Buffer.concat(parts));
}

test("a JPEG in which long metadata precedes the size is shown, unless it has too many pixels", async () => {
  const shown = readPicture(createFile(jpegAfterMetadata({ segments: 3 })).source, signal);
  expect(await shown).toMatchObject({ width: 1, height: 65_535 });
  const refused = readPicture(createFile(jpegAfterMetadata({ segments: 3, width: 1_000 })).source, signal);
  await expect(refused).rejects.toBeInstanceOf(PreviewTooLarge);
});

test.each([
  ["a file of HEIF boxes", Uint8Array.of(0, 0, 0, 24, ...encoded("ftypheic"), ...new Uint8Array(70_000))],
  ["a JPEG of zeros", Uint8Array.of(0xff, 0xd8, 0xff, ...new Uint8Array(70_000))],
  ["a WebP without a size", Uint8Array.of(...encoded("RIFF\xff\xff\xff"), ...new Uint8Array(70_000))],
])("%s is rejected before the rest is fetched", async (_what, bytes) => {
  const { source, ranges } = createFile(bytes);
  await expect(readPicture(source, signal)).rejects.toBeInstanceOf(NotAPicture);
  expect(ranges).toEqual([[0, 65_519]]);
});

test("bytes after an image do not reach a decoder", async () => {
  const gif = new Uint8Array(Buffer.from("47494638396101000100000000" + "2c000000000100010000" + "02014400", "hex"));
  const { blob } = await readPicture(
    createFile(Uint8Array.of(...gif, 0, 0, 0x2c, ...new Uint8Array(9))).source,
    signal,
  );
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(gif);
});

test("an icon is shown even if its image is not in the first Record", async () => {
  const at = 100_000;
  const entry = Uint8Array.of(2, 3, 0, 0, 1, 0, 32, 0, 33, 0, 0, 0, at & 0xff, (at >> 8) & 0xff, at >> 16, 0);
  const bytes = new Uint8Array(at + 33);
  bytes.set([0, 0, 1, 0, 1, 0, ...entry]);
  bytes.set(pngHead(2, 3), at);
  expect(await readPicture(createFile(bytes).source, signal)).toMatchObject({ width: 2, height: 3 });
});

test("an image of more than 64 MiB is rejected before anything is read", async () => {
  const { source, ranges } = createFile(pngHead(1, 1), 64 * MiB + 1);
  await expect(readPicture(source, signal)).rejects.toBeInstanceOf(PreviewTooLarge);
  expect(ranges).toEqual([]);
});
