import { NotAPicture } from "./size-reader.ts";

/** A box of ISO/IEC 14496-12. `start`: offset of its content. */
export type Box = { kind: string; start: number; end: number };

const HEADER_BYTES = 8;

export function kindAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, byte) => view.getUint8(at + byte)));
}

/**
 * The boxes in a range, up to the first one that the view does not contain completely.
 *
 * @throws NotAPicture for a box that does not fit into the range, or whose length is not stated in its first 32 bits
 */
export function readBoxes(view: DataView, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + HEADER_BYTES <= Math.min(end, view.byteLength); ) {
    const bytes = view.getUint32(at);
    if (bytes < HEADER_BYTES || at + bytes > end) throw new NotAPicture("a box has a wrong length");
    boxes.push({ kind: kindAt(view, at + 4), start: at + HEADER_BYTES, end: at + bytes });
    at += bytes;
  }
  return boxes.filter((box) => box.end <= view.byteLength);
}
