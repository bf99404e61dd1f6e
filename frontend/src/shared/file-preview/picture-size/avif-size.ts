import { av1Sizes } from "./av1-size.ts";
import { type Box, kindAt, readBoxes } from "./iso-boxes.ts";
import { readItemParts } from "./item-parts.ts";
import { type MeasuredPicture, NotAPicture } from "./size-reader.ts";

const FULL_BOX_BYTES = 4;
/** The known boxes. Other boxes, such as a video's, may contain images that would not be measured. */
const TOP_BOXES = ["ftyp", "meta", "mdat", "free", "skip", "uuid"];
/** Types of items without a size. */
const SIZELESS_ITEMS = ["Exif", "mime", "uri ", "tmap"];
const QUARTER_TURNS = [1, 3];

function requireOne(boxes: readonly Box[], kind: string): Box {
  const [box, second] = boxes.filter((one) => one.kind === kind);
  if (box === undefined || second !== undefined) throw new NotAPicture(`no ${kind}, or more than one`);
  return box;
}

const readInnerBoxes = (view: DataView, box: Box, skippedBytes = 0) =>
  readBoxes(view, { start: box.start + skippedBytes, end: box.end });

/** The file's boxes, up to the first bytes that are not a box. */
function readTopBoxes(view: DataView): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const bytes = view.getUint32(at);
    const kind = kindAt(view, at + 4);
    const isBox = bytes >= 8 && TOP_BOXES.includes(kind);
    if (!isBox && boxes.some((box) => box.kind === "meta") && !/^\w{4}$/.test(kind)) return boxes;
    if (!isBox) throw new NotAPicture("an unknown box");
    boxes.push({ kind, start: at + 8, end: at + bytes });
    at += bytes;
  }
  return boxes;
}

/** @returns the types of items by id. Each item has only one type, so its data is read only once */
function readItemKinds(view: DataView, infos: Box): Map<number, string> {
  const countBytes = view.getUint8(infos.start) === 0 ? 2 : 4;
  const kinds = new Map<number, string>();
  for (const { kind, start, end } of readInnerBoxes(view, infos, FULL_BOX_BYTES + countBytes)) {
    const version = view.getUint8(start);
    const idBytes = version === 3 ? 4 : 2;
    if (kind !== "infe" || ![2, 3].includes(version) || end - start < 10 + idBytes) throw new NotAPicture("no item");
    const id = version === 3 ? view.getUint32(start + 4) : view.getUint16(start + 4);
    if (kinds.has(id)) throw new NotAPicture("an item of two kinds");
    kinds.set(id, kindAt(view, start + 6 + idBytes));
  }
  return kinds;
}

/** The size of a grid, which consists of other items. @see ISO/IEC 23008-12, section 6.6.2.3 */
function gridSize(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const isLong = data.byteLength > 1 && (view.getUint8(1) & 1) === 1;
  if (data.byteLength < (isLong ? 12 : 8)) throw new NotAPicture("no grid");
  const [width, height] = isLong ? [view.getUint32(4), view.getUint32(8)] : [view.getUint16(4), view.getUint16(6)];
  return { width, height, pixels: width * height };
}

function itemSizes(kind: string, data: Uint8Array) {
  if (kind === "av01") return av1Sizes(data);
  if (kind === "grid") return [gridSize(data)];
  if (SIZELESS_ITEMS.includes(kind)) return [];
  throw new NotAPicture("an unknown item");
}

/**
 * The size that the properties state may be wrong. The headers of all AV1 data, which decoders follow, are therefore
 * read too and may not state a larger size.
 *
 * @see AV1 Image File Format, ISO/IEC 14496-12 and 23008-12
 */
export function avifSize(view: DataView): MeasuredPicture | null {
  const { byteLength } = view;
  const top = readTopBoxes(view);
  const endByte = top.at(-1)?.end ?? 0;
  if (endByte > byteLength || !top.some(({ kind }) => kind === "meta")) return null;
  const meta = readInnerBoxes(view, requireOne(top, "meta"), FULL_BOX_BYTES);
  const idat = meta.find(({ kind }) => kind === "idat");
  // The file was cut between two boxes.
  if (idat === undefined && !top.some(({ kind }) => kind === "mdat")) return null;
  const properties = readInnerBoxes(view, requireOne(readInnerBoxes(view, requireOne(meta, "iprp")), "ipco"));
  const bytes = new Uint8Array(view.buffer, view.byteOffset, byteLength);

  let width = 0;
  let height = 0;
  let isTurned = false;
  const coded = [];
  for (const { kind, start, end } of properties) {
    if (kind === "clap") throw new NotAPicture("a part of another picture");
    if (kind === "ispe" && end - start >= 12) {
      width = Math.max(width, view.getUint32(start + 4));
      height = Math.max(height, view.getUint32(start + 8));
    }
    if (kind === "irot" && end > start) isTurned ||= QUARTER_TURNS.includes(view.getUint8(start) & 3);
    if (kind === "av1C") coded.push(...av1Sizes(bytes.subarray(start + 4, end)));
  }
  const kinds = readItemKinds(view, requireOne(meta, "iinf"));
  for (const { id, data } of readItemParts(bytes, { locations: requireOne(meta, "iloc"), idat })) {
    const kind = kinds.get(id);
    if (kind !== undefined) coded.push(...itemSizes(kind, data));
  }
  if (coded.length === 0 || coded.some((size) => size.width > width || size.height > height)) {
    throw new NotAPicture("a size that is a lie");
  }
  const pixels = Math.max(...coded.map((size) => size.pixels), width * height);
  return { ...(isTurned ? { width: height, height: width } : { width, height }), pixels, endByte };
}
