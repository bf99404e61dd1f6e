import { MAX_READ_BYTES } from "@envoi/client";
import { PIECE_BYTES } from "@envoi/protocol";
import { PreviewTooLarge } from "../../../shared/preview-too-large.ts";
import type { FileContent } from "../download-session.ts";
import { measurePicture } from "./picture-size/measure-picture.ts";
import { NotAPicture, type PictureSize } from "./picture-size/size-reader.ts";

/** One file, as far as a preview reads it. */
export type PreviewSource = { content: Pick<FileContent, "readRange">; index: number; size: number };

/** Of text, only the beginning is shown: more would make the browser lay out for seconds. */
const MAX_TEXT_BYTES = 1_048_576;
const MAX_IMAGE_BYTES = 67_108_864;
/** A decoded picture takes four bytes per pixel: 256 MB. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** Enough for the dimensions of most pictures: one Record. */
const HEAD_BYTES = PIECE_BYTES;

/** A picture that a frame shows, and its size in pixels. */
export type Picture = { blob: Blob } & PictureSize;

export async function readBytes(
  { content, index }: PreviewSource,
  { firstByte, endByte, signal }: { firstByte: number; endByte: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(endByte - firstByte);
  for (let at = firstByte; at < endByte; ) {
    const end = Math.min(endByte, at + MAX_READ_BYTES);
    bytes.set(await content.readRange({ index, firstByte: at, endByte: end, signal }), at - firstByte);
    at = end;
  }
  return bytes;
}

/** What text most likely is: with a byte order mark, UTF-8, or what Western systems wrote before. */
function decodeText(bytes: Uint8Array<ArrayBuffer>, isCut: boolean): string {
  const [first, second] = bytes;
  // A character that was cut in two is left out.
  const stream = isCut;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes, { stream });
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes, { stream });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Control characters, which make a browser treat text as a file to save. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1f\x7f]/g;

/** The beginning of a file as plain text, whatever it is. */
export async function readText(source: PreviewSource, signal: AbortSignal): Promise<{ blob: Blob; isCut: boolean }> {
  const endByte = Math.min(source.size, MAX_TEXT_BYTES);
  const isCut = endByte < source.size;
  const bytes = await readBytes(source, { firstByte: 0, endByte, signal });
  const text = decodeText(bytes, isCut).replace(CONTROLS, "\ufffd");
  return { blob: new Blob([text], { type: "text/plain;charset=utf-8" }), isCut };
}

function requireFewPixels(size: PictureSize | null): void {
  if (size !== null && size.width * size.height > MAX_IMAGE_PIXELS) throw new PreviewTooLarge();
}

/**
 * A picture, under the type that its first bytes show. What is no picture there, or has too many pixels, is refused before
 * the rest is fetched.
 *
 * @throws PreviewTooLarge; NotAPicture
 */
export async function readPicture(source: PreviewSource, signal: AbortSignal): Promise<Picture> {
  if (source.size > MAX_IMAGE_BYTES) throw new PreviewTooLarge();
  const head = await readBytes(source, { firstByte: 0, endByte: Math.min(source.size, HEAD_BYTES), signal });
  const inHead = measurePicture(head);
  requireFewPixels(inHead.size);
  // Only in a JPEG can metadata of any length come first.
  if (inHead.size === null && inHead.type !== "image/jpeg") throw new NotAPicture("cut");
  const rest = await readBytes(source, { firstByte: head.byteLength, endByte: source.size, signal });
  const bytes = new Uint8Array(source.size);
  bytes.set(head);
  bytes.set(rest, head.byteLength);
  const { type, size } = measurePicture(bytes);
  requireFewPixels(size);
  if (size === null) throw new NotAPicture("cut");
  return { blob: new Blob([bytes], { type }), ...size };
}
