import { expect, test } from "vitest";
import { measurePicture } from "./measure-picture.ts";

const ascii = (text: string) => Buffer.from(text, "latin1");
const u16 = (value: number) => [value & 0xff, value >> 8];
const u24 = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const big16 = (value: number) => [value >> 8, value & 0xff];
const big32 = (value: number) => u32(value).reverse();

type Bytes = readonly number[] | Uint8Array;
const joined = (...parts: Bytes[]) => new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));

const png = (width: number, height: number) =>
  joined(ascii("\x89PNG\r\n\x1a\n"), big32(13), ascii("IHDR"), big32(width), big32(height), [8, 2, 0, 0, 0], big32(0));

const bmp = (width: number, height: number, { headerBytes = 40, compression = 0 } = {}) =>
  joined(ascii("BM"), Buffer.alloc(12), u32(headerBytes), u32(width), u32(height), [1, 0, 24, 0], u32(compression));

const gif = (width: number, height: number, ...blocks: Bytes[]) =>
  joined(ascii("GIF89a"), u16(width), u16(height), [0x80, 0, 0], Buffer.alloc(6), ...blocks, [0x3b]);
const frame = (left: number, top: number, width: number, height: number) =>
  joined([0x2c], u16(left), u16(top), u16(width), u16(height), [0], [2, 1, 0x44, 0]);

const segment = (marker: number, content: Bytes) => joined([0xff, marker], big16(content.length + 2), content);
const sof = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]);
const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0]);
const jpeg = (...segments: Bytes[]) => joined([0xff, 0xd8], ...segments);
const exif = (orientation: number) =>
  segment(0xe1, [...ascii("Exif\0\0II"), 42, 0, ...u32(8), 1, 0, ...u16(0x0112), 3, 0, ...u32(1), ...u32(orientation)]);

const chunk = (kind: string, content: Bytes) =>
  joined(ascii(kind), u32(content.length), content, content.length % 2 === 0 ? [] : [0]);
const webp = (...chunks: Bytes[]) => {
  const content = joined(ascii("WEBP"), ...chunks);
  return joined(ascii("RIFF"), u32(content.length), content);
};
const lossy = (width: number, height: number) =>
  chunk("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, ...u16(width), ...u16(height)]);
const lossless = (width: number, height: number) =>
  chunk("VP8L", [0x2f, ...u32((width - 1) | ((height - 1) << 14)), 0, 0]);
const canvas = (width: number, height: number) => chunk("VP8X", [2, 0, 0, 0, ...u24(width - 1), ...u24(height - 1)]);
const animated = (left: number, width: number, height: number, ...content: Bytes[]) =>
  chunk("ANMF", joined(u24(left / 2), u24(0), u24(width - 1), u24(height - 1), [0, 0, 0, 0], ...content));

const icon = (...pictures: Bytes[]) => {
  const entries = pictures.map((picture, at) => {
    const before = pictures.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return joined([0, 0, 0, 0, 1, 0, 32, 0], u32(picture.length), u32(6 + 16 * pictures.length + before));
  });
  return joined([0, 0, 1, 0], u16(pictures.length), ...entries, ...pictures);
};
const bitmap = (width: number, height: number) => bmp(width, height).subarray(14);

test.each([
  ["PNG", png(300, 200), "image/png", 300, 200],
  ["BMP", bmp(300, 200), "image/bmp", 300, 200],
  ["BMP with the first row on top", bmp(300, -200), "image/bmp", 300, 200],
  ["BMP of OS/2", bmp(300, 200, { headerBytes: 64, compression: 4 }), "image/bmp", 300, 200],
  ["BMP whose header is cut after its size", bmp(300, 200, { headerBytes: 16 }), "image/bmp", 300, 200],
  ["ICO", icon(joined(bitmap(16, 32), Buffer.alloc(8)), png(300, 200)), "image/x-icon", 300, 200],
  ["CUR", joined([0, 0, 2], icon(png(300, 200)).subarray(3)), "image/x-icon", 300, 200],
  ["ICO of bitmaps and their masks", icon(joined(bitmap(48, 96), Buffer.alloc(8))), "image/x-icon", 48, 48],
  ["GIF", gif(300, 200, frame(0, 0, 300, 200)), "image/gif", 300, 200],
  ["GIF with a comment", gif(300, 200, [0x21, 0xfe, 1, 65, 0], frame(10, 0, 20, 20)), "image/gif", 300, 200],
  ["GIF with a huge first frame", gif(1, 1, frame(0, 0, 23_000, 23_000)), "image/gif", 23_000, 23_000],
  [
    "GIF with a huge later frame",
    gif(1, 1, frame(0, 0, 1, 1), frame(60_000, 0, 9, 50_000)),
    "image/gif",
    60_009,
    50_000,
  ],
  ["JPEG", jpeg(segment(0xe0, ascii("JFIF\0")), sof(300, 200), SCAN), "image/jpeg", 300, 200],
  ["progressive JPEG", jpeg(segment(0xc4, [0]), sof(300, 200, 0xc2), SCAN), "image/jpeg", 300, 200],
  ["JPEG with fill bytes", jpeg([0xff, 0xff, 0xff], sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with markers alone", jpeg([0xff, 0x01, 0xff, 0xd0, 0xff, 0xd7], sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with zeros between segments", jpeg(segment(0xe0, []), [0, 0, 0], sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with bytes between segments", jpeg(segment(0xe0, []), [1, 0x34], sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with stuffed bytes", jpeg(segment(0xe0, []), [0xff, 0, 0xff, 0], sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with 4,096 zeros", jpeg(segment(0xe0, []), Buffer.alloc(4_096), sof(300, 200)), "image/jpeg", 300, 200],
  ["JPEG with its size in a comment", jpeg(segment(0xfe, sof(1, 1)), sof(300, 200)), "image/jpeg", 300, 200],
  ["upright JPEG", jpeg(exif(4), sof(300, 200), SCAN), "image/jpeg", 300, 200],
  ["turned JPEG", jpeg(exif(5), sof(300, 200), SCAN), "image/jpeg", 200, 300],
  ["JPEG with an unknown orientation", jpeg(exif(9), sof(300, 200), SCAN), "image/jpeg", 300, 200],
  ["lossy WebP", webp(lossy(300, 200)), "image/webp", 300, 200],
  ["lossless WebP", webp(lossless(16_384, 200)), "image/webp", 16_384, 200],
  ["WebP with a larger frame than its canvas", webp(canvas(1, 1), lossy(9_000, 8_000)), "image/webp", 9_000, 8_000],
  ["WebP with a larger animated frame", webp(canvas(1, 1), animated(0, 9, 9)), "image/webp", 9, 9],
  ["WebP with a frame that lies", webp(canvas(1, 1), animated(0, 1, 1, lossless(9, 8))), "image/webp", 9, 8],
])("the size of a %s is the largest that a decoder could find", (_what, bytes, type, width, height) => {
  expect(measurePicture(bytes)).toMatchObject({ type, size: { width, height } });
});

test.each([
  ["text", ascii("hello")],
  ["nothing", []],
  ["HEIF", joined(big32(24), ascii("ftypheic"), Buffer.alloc(12))],
  ["a PNG whose header is not first", joined(png(1, 1).subarray(0, 8), big32(0), ascii("IDAT"), png(1, 1))],
  ["a PNG without pixels", png(0, 9)],
  ["a BMP with an unknown header", bmp(1, 1, { headerBytes: 39 })],
  ["a BMP that contains a JPEG", bmp(1, 1, { compression: 4 })],
  ["a BMP of negative width", bmp(-1, 1)],
  ["a GIF with an unknown block before its first frame", gif(1, 1, [0], frame(0, 0, 1, 1))],
  ["a GIF whose first extension is shorter than some decoders read", gif(1, 1, [0x21, 0xf9, 1, 0, 0])],
  ["a JPEG of zeros", jpeg([0xff], Buffer.alloc(5_000))],
  ["a JPEG with 4,097 zeros between its segments", jpeg(segment(0xe0, []), Buffer.alloc(4_097), sof(1, 1))],
  ["a JPEG with a second beginning before its size", jpeg([0, 0xff, 0xd8], sof(1, 1))],
  ["an ICO without pictures", joined(icon(), Buffer.alloc(6))],
  ["an ICO of something else", icon(Buffer.alloc(40, 9))],
  ["an ICO with a PNG without pixels", icon(png(0, 9))],
  ["a JPEG with two sizes", jpeg(sof(1, 1), sof(9_000, 9_000), SCAN)],
  ["a JPEG with a scan before its size", jpeg(SCAN, sof(1, 1))],
  ["a JPEG that ends before its size", jpeg([0xff, 0xd9], sof(1, 1))],
  ["a JPEG with a segment of no length", jpeg([0xff, 0xe0, 0, 1], sof(1, 1))],
  ["a WebP that begins with an unknown chunk", webp(chunk("JUNK", []), lossy(1, 1))],
  ["a WebP with a frame in a frame", webp(canvas(1, 1), animated(0, 1, 1, animated(0, 1, 1)))],
  ["a WebP with a chunk longer than its frame", webp(canvas(1, 1), animated(0, 1, 1, [...ascii("ALPH"), ...u32(99)]))],
  ["a WebP that begins between two frames", webp(chunk("VP8 ", [1, 0, 0, 0x9d, 0x01, 0x2a, 1, 0, 1, 0]))],
])("%s is not an image", (_what, bytes) => {
  expect(() => measurePicture(Uint8Array.from(bytes))).toThrow();
});

test.each([
  ["zeros", [0, 0]],
  ["an extension that some decoders read further", [0x21, 0xf9, 1, 0, 0]],
  ["its end", [0x3b]],
])("a GIF ends before %s, so no decoder finds a larger frame after that point", (_what, between) => {
  const first = gif(3, 2, frame(0, 0, 3, 2)).subarray(0, -1);
  const bytes = joined(first, between, frame(0, 0, 60_000, 60_000), [0x3b]);
  expect(measurePicture(bytes)).toEqual({
    type: "image/gif",
    size: { width: 3, height: 2 },
    endByte: first.byteLength,
    pixels: 6,
    isCut: false,
  });
});

test("a complete image ends at the end of its file", () => {
  expect(measurePicture(png(3, 2)).endByte).toBe(png(3, 2).byteLength);
});

test.each([
  png(300, 200),
  bmp(300, 200),
  gif(300, 200, [0x21, 0xf9, 4, 0, 0, 0, 0, 0], frame(0, 0, 300, 200)),
  jpeg(exif(1), sof(300, 200), SCAN),
  webp(canvas(300, 200), animated(0, 300, 200, lossy(300, 200))),
])("a truncated image has its full size or none, wherever it was cut", (bytes) => {
  for (let end = 12; end < bytes.byteLength; end += 1) {
    expect([null, { width: 300, height: 200 }]).toContainEqual(measurePicture(bytes.subarray(0, end)).size);
  }
});

const pngChunk = (kind: string, bytes: number) => joined(big32(bytes), ascii(kind), Buffer.alloc(bytes + 4));
const bmpFile = (pixels: number) => {
  const file = joined(bmp(3, 2), Buffer.alloc(20 + pixels));
  // The pixels begin after headers of 14 and 40 bytes.
  file[10] = 54;
  return file;
};

test.each([
  ["PNG", joined(png(3, 2), pngChunk("IDAT", 9), pngChunk("IEND", 0))],
  ["JPEG", jpeg(sof(3, 2), SCAN, [1, 0xff, 0, 2, 0xff, 0xd9])],
  ["GIF", gif(3, 2, frame(0, 0, 3, 2)).subarray(0, -1)],
  ["WebP", webp(lossy(3, 2))],
  // Rows of 9 bytes are padded to 12.
  ["BMP", bmpFile(24)],
])("a %s counts as truncated if its last byte is missing, but not if other bytes follow it", (_what, whole) => {
  expect(measurePicture(whole).isCut).toBe(false);
  expect(measurePicture(joined(whole, [0, 0xff])).isCut).toBe(false);
  expect(measurePicture(whole.subarray(0, -1)).isCut).toBe(true);
});

test("the compressed pixel data of a BMP may be shorter than its uncompressed rows", () => {
  expect(measurePicture(joined(bmp(300, 200, { compression: 1 }), Buffer.alloc(9))).isCut).toBe(false);
});

test("a second photo or a video after a JPEG is not part of the image", () => {
  const photo = jpeg(sof(3, 2), SCAN, [1, 0xff, 0xd9]);
  expect(measurePicture(joined(photo, jpeg(sof(3, 2), SCAN))).isCut).toBe(false);
});

test.each([
  ["GIF of two frames", gif(3, 2, frame(0, 0, 3, 2), frame(0, 0, 3, 2)), true],
  ["GIF of one frame", gif(3, 2, frame(0, 0, 3, 2)), undefined],
  ["animated WebP", webp(canvas(3, 2), animated(0, 3, 2)), true],
  ["WebP with a canvas", webp(canvas(3, 2), lossy(3, 2)), undefined],
  ["animated PNG", joined(png(3, 2), pngChunk("acTL", 8), pngChunk("IEND", 0)), true],
  ["PNG", joined(png(3, 2), pngChunk("IEND", 0)), undefined],
  ["PNG with an animation behind its end", joined(png(3, 2), pngChunk("IEND", 0), pngChunk("acTL", 8)), undefined],
])("determines whether an image is animated: a %s", (_what, bytes, isMoving) => {
  expect(measurePicture(bytes).isMoving).toBe(isMoving);
});
