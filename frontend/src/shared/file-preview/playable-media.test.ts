import { expect, test } from "vitest";
import { isMovie, refersElsewhere } from "./playable-media.ts";

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const latin1 = (text: string) => Buffer.from(text, "latin1");
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(8 + body.length), latin1(type), body]);
};
const long = (type: string, bytes: bigint, ...content: Buffer[]) => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(bytes);
  return Buffer.concat([number(1), latin1(type), length, ...content]);
};

const entry = (type: string, flags: number, address = "") => box(type, number(flags), latin1(address));
const dataReferences = (...entries: Buffer[]) => box("dref", number(0), number(entries.length), ...entries);
const movie = (...references: Buffer[]) =>
  box("moov", box("trak", box("mdia", box("minf", box("dinf", dataReferences(...references))))));
const FTYP = box("ftyp", latin1("qt  "), number(0));
const MDAT = box("mdat", Buffer.alloc(100_000, "x"));
const OWN = entry("url ", 1);
const ELSEWHERE = "https://elsewhere.example/a.mov\0";
const REFERENCE_MOVIE = box(
  "moov",
  box("rmra", box("rmda", box("rdrf", number(0), latin1("url "), latin1(ELSEWHERE)))),
);

async function refers(...boxes: Buffer[]) {
  const file = Buffer.concat(boxes);
  let readBytes = 0;
  const found = await refersElsewhere(async ({ firstByte, endByte }) => {
    expect(endByte).toBeLessThanOrEqual(file.length);
    readBytes += endByte - firstByte;
    return new Uint8Array(file.subarray(firstByte, endByte));
  }, file.length);
  return { found, readBytes };
}

test.each([
  ["an MP4 file that begins with its movie", [FTYP, movie(OWN), MDAT]],
  ["an MP4 file that ends with its movie", [FTYP, MDAT, movie(OWN)]],
  ["a QuickTime file with an alias to itself", [FTYP, box("wide"), MDAT, movie(entry("alis", 1), OWN)]],
  ["a file whose media have a long length", [FTYP, movie(OWN), long("mdat", 1_016n, Buffer.alloc(1_000))]],
  ["a file whose last box extends to its end", [FTYP, movie(OWN), number(0), latin1("mdat"), Buffer.alloc(500)]],
  ["a file in many fragments", [FTYP, movie(OWN), ...Array.from({ length: 500 }, () => box("moof", number(0)))]],
  ["media that contain the names of reference boxes", [FTYP, movie(OWN), box("mdat", latin1("rmra rdrf cmov dref"))]],
  ["a file that is cut off", [FTYP, movie(OWN), MDAT.subarray(0, 50_000)]],
])("%s may be played, and its media data is not read", async (_what, boxes) => {
  const { found, readBytes } = await refers(...boxes);
  expect(found).toBe(false);
  expect(readBytes).toBeLessThan(2_000);
});

test.each([
  ["a reference movie", [FTYP, REFERENCE_MOVIE]],
  ["a reference movie after its media", [MDAT, REFERENCE_MOVIE]],
  ["a second movie, which is a reference", [FTYP, movie(OWN), REFERENCE_MOVIE]],
  ["a reference outside the movie", [FTYP, box("rmra", number(0))]],
  ["a track with media at another address", [FTYP, movie(entry("url ", 0, ELSEWHERE)), MDAT]],
  ["a second track entry with an alias to another file", [FTYP, movie(OWN, entry("alis", 0, "/etc/passwd")), MDAT]],
  [
    "metadata with data at another address",
    [FTYP, box("meta", number(0), dataReferences(entry("url ", 0, ELSEWHERE)))],
  ],
  ["a compressed movie", [FTYP, box("moov", box("cmov", number(0)))]],
  ["a table of references that is cut off", [FTYP, box("moov", latin1("dref"), number(0))]],
  [
    "a table with an entry of an impossible length",
    [FTYP, box("moov", latin1("dref"), number(0), number(1), number(4), OWN)],
  ],
  ["a table of very many references", [FTYP, box("moov", latin1("dref"), number(0), number(2 ** 32 - 1))]],
  ["a box of an impossible length", [FTYP, number(7), latin1("free")]],
  ["a box of an impossible long length", [FTYP, long("free", 15n)]],
  ["a file of very many boxes", Array.from({ length: 65 }, () => box("free"))],
  ["a movie of more than 32 MiB", [FTYP, box("moov", Buffer.alloc(33_554_432))]],
])("%s is rejected", async (_what, boxes) => {
  expect((await refers(...boxes)).found).toBe(true);
});

test("a movie is recognised by its type or its first bytes", () => {
  expect(isMovie(new Uint8Array(16), "video/quicktime")).toBe(true);
  expect(isMovie(new Uint8Array(), "audio/mp4")).toBe(true);
  expect(isMovie(REFERENCE_MOVIE, "video/webm")).toBe(true);
  expect(isMovie(new Uint8Array(latin1("OggS\0\x02\0\0")), "audio/ogg")).toBe(false);
});
