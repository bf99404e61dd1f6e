import { expect, test } from "vitest";
import { measurePicture } from "./measure-picture.ts";

type Bytes = readonly number[] | Uint8Array;
const joined = (...parts: Bytes[]) => new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));
const ascii = (text: string) => Buffer.from(text, "latin1");
const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const box = (kind: string, ...content: Bytes[]) => {
  const bytes = joined(...content);
  return joined(u32(bytes.length + 8), ascii(kind), bytes);
};
const fullBox = (kind: string, ...content: Bytes[]) => box(kind, u32(0), ...content);

/** Concatenates bits, given as pairs of value and bit count. */
function bits(...fields: [value: number, count: number][]): number[] {
  const text = fields.map(([value, count]) => value.toString(2).padStart(count, "0")).join("");
  return (text.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
}
const sizeBits = (width: number, height: number): [number, number][] => [
  [15, 4],
  [15, 4],
  [width - 1, 16],
  [height - 1, 16],
];
/** A sequence header of a still image, preceded by its length. */
const reduced = (width: number, height: number) => {
  const header = bits([0, 3], [1, 1], [1, 1], [0, 5], ...sizeBits(width, height));
  return joined([0x0a, header.length], header);
};
/** A video's sequence header without timing, but with a delay and two operating points, the first at a high level. */
const full = (width: number, height: number, hasTiming = 0) => {
  const points: [number, number][] = [
    [1, 1],
    [1, 5],
    [0, 12],
    [9, 5],
    [1, 1],
    [1, 1],
    [3, 4],
    [0, 12],
    [0, 5],
    [0, 1],
  ];
  const header = bits([0, 3], [0, 1], [0, 1], [hasTiming, 1], ...points, ...sizeBits(width, height));
  return joined([0x0a, header.length], header);
};

const ispe = (width: number, height: number) => fullBox("ispe", u32(width), u32(height));
const grid = (width: number, height: number) => [0, 1, 0, 1, ...u32(width), ...u32(height)];
type Item = { id?: number; kind?: string; data: Bytes; method?: number };

/** A file with these items, whose data is at the end of the file or in its own box. */
function avif(
  items: Item[],
  properties: Bytes[] = [ispe(300, 200)],
  { top = [] as Bytes[], idat = [] as number[] } = {},
) {
  const metaBox = (firstByte: number) => {
    let at = firstByte;
    const locations = items.map(({ data, method = 0 }, index) => {
      const start = method === 1 ? 0 : at;
      if (method === 0) at += data.length;
      return joined(u16(index + 1), u16(method), u16(0), u16(1), u32(start), u32(data.length));
    });
    const infos = items.map(({ kind = "av01", id }, index) =>
      box("infe", [2, 0, 0, 0], u16(id ?? index + 1), u16(0), ascii(kind), [0]),
    );
    return fullBox(
      "meta",
      box("iloc", [1, 0, 0, 0, 0x44, 0], u16(items.length), ...locations),
      fullBox("iinf", u16(items.length), ...infos),
      box("iprp", box("ipco", ...properties)),
      idat.length === 0 ? [] : box("idat", idat),
    );
  };
  const head = joined(box("ftyp", ascii("avif"), u32(0)), ...top);
  const data = items.filter(({ method = 0 }) => method === 0).map((item) => item.data);
  return joined(head, metaBox(head.length + metaBox(0).length + 8), box("mdat", ...data));
}

const SHOWN = { type: "image/avif", size: { width: 300, height: 200 } };

test.each([
  ["a still picture", avif([{ data: reduced(300, 200) }]), 60_000],
  ["a picture and its transparency", avif([{ data: reduced(300, 200) }, { data: reduced(300, 200) }]), 60_000],
  ["a picture as one frame of a video, whose frames may be larger", avif([{ data: full(300, 200) }]), 2 ** 32],
  ["a grid", avif([{ kind: "grid", data: grid(300, 200) }, { data: reduced(150, 200) }]), 60_000],
  [
    "a grid in a box of its own",
    avif([{ kind: "grid", data: grid(300, 200), method: 1 }, { data: reduced(150, 200) }], undefined, {
      idat: grid(300, 200),
    }),
    60_000,
  ],
  ["a picture with Exif", avif([{ data: reduced(300, 200) }, { kind: "Exif", data: [0, 0, 0, 0] }]), 60_000],
])("%s has its size, and the number of pixels that a decoder allocates", (_what, bytes, pixels) => {
  expect(measurePicture(bytes)).toMatchObject({ ...SHOWN, pixels, endByte: bytes.length });
});

test.each([
  [0, 300, 200],
  [1, 200, 300],
  [2, 300, 200],
  [3, 200, 300],
])("after %i quarter turns, the size of an image is %i by %i pixels", (turns, width, height) => {
  const bytes = avif([{ data: reduced(300, 200) }], [ispe(300, 200), box("irot", [turns])]);
  expect(measurePicture(bytes).size).toEqual({ width, height });
});

test.each([
  ["with a larger picture than it says", avif([{ data: reduced(301, 200) }])],
  ["with a larger picture after the first", avif([{ data: joined(reduced(300, 200), reduced(300, 201)) }])],
  ["with a larger grid than it says", avif([{ kind: "grid", data: grid(300, 9_000) }, { data: reduced(9, 9) }])],
  [
    "with a larger picture among its properties",
    avif([{ data: reduced(300, 200) }], [ispe(300, 200), box("av1C", u32(0), reduced(9_000, 9))]),
  ],
  ["without any AV1", avif([{ kind: "Exif", data: [0] }])],
  ["with an unknown item", avif([{ data: reduced(300, 200) }, { kind: "iovl", data: [0] }])],
  ["with a film", avif([{ data: reduced(300, 200) }], undefined, { top: [box("moov")] })],
  ["with timing", avif([{ data: full(300, 200, 1) }])],
  ["that shows a part of its picture", avif([{ data: reduced(300, 200) }], [ispe(300, 200), box("clap")])],
  ["with a unit longer than its data", avif([{ data: [0x0a, 200, 1] }])],
  ["with a unit of endless length", avif([{ data: [0x0a, 0x80, 0x80, 0x80, 0x80, 1] }])],
  ["with data in another file", avif([{ data: reduced(300, 200), method: 2 }])],
  ["with an item of no bytes", avif([{ data: [] }])],
  ["with an item of two kinds", avif([{ data: reduced(300, 200) }, { id: 1, kind: "Exif", data: [0] }])],
  ["with two tables", joined(avif([{ data: reduced(300, 200) }]), fullBox("meta"))],
])("a file %s is not an image", (_what, bytes) => {
  expect(() => measurePicture(bytes)).toThrow();
});

test("a file whose end is missing has no size, wherever it was cut", () => {
  const bytes = avif([{ data: reduced(300, 200) }]);
  for (let end = 12; end < bytes.length; end += 1) expect(measurePicture(bytes.subarray(0, end)).size).toBeNull();
});

test("the image ends with its last box, so later bytes do not reach a decoder", () => {
  const bytes = avif([{ data: reduced(300, 200) }]);
  expect(measurePicture(joined(bytes, [0, 0, 0, 9, 1, 2, 3, 4, 5])).endByte).toBe(bytes.length);
});

test("items that repeat the same data many times are rejected, so reading takes linear time", () => {
  const data = joined(reduced(300, 200), Buffer.alloc(5_000, 0x12));
  const once = avif([{ data }]);
  const table = Buffer.from(once).indexOf("iloc") + 4;
  const twice = new Uint8Array(once);
  // Replaces the length of the only extent.
  twice.set(u32(once.length + 1), table + 20);
  expect(() => measurePicture(twice)).toThrow();
});
