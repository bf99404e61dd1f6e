import { MAX_READ_BYTES } from "@envoi/client";
import { PIECE_BYTES } from "@envoi/protocol";
import { PreviewTooLarge } from "../preview-too-large.ts";
import type { FileContent } from "./file-content.ts";
import { measurePicture } from "./picture-size/measure-picture.ts";
import { NotAPicture, type PictureSize } from "./picture-size/size-reader.ts";

export type PreviewSource = { content: Pick<FileContent, "readRange">; index: number; size: number };

const MAX_IMAGE_BYTES = 67_108_864;
/** Maximum size of an image. The largest image uses 256 MB when decoded: four bytes per pixel. */
export const MAX_IMAGE_PIXELS = 64_000_000;
/** Number of bytes to read first: one Record, which contains the dimensions of most images. */
const HEAD_BYTES = PIECE_BYTES;

/**
 * Types of files in which the image size can be anywhere: in a JPEG, after metadata of any length; in an icon or AVIF
 * file, wherever the images are.
 */
const SIZED_ANYWHERE = ["image/jpeg", "image/x-icon", "image/avif"];

/**
 * An image, and its size in pixels. `isCut`: whether its file is incomplete. `isMoving`: whether it is an animation.
 */
export type Picture = { blob: Blob; isCut: boolean; isMoving?: boolean } & PictureSize;

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

function requirePixelLimit(pixels: number): void {
  if (pixels > MAX_IMAGE_PIXELS) throw new PreviewTooLarge();
}

/**
 * Reads an image and determines its type by its first bytes. If these show that it is not an image or has too many
 * pixels, the rest is not fetched.
 *
 * @throws PreviewTooLarge; NotAPicture
 */
export async function readPicture(source: PreviewSource, signal: AbortSignal): Promise<Picture> {
  if (source.size > MAX_IMAGE_BYTES) throw new PreviewTooLarge();
  const head = await readBytes(source, { firstByte: 0, endByte: Math.min(source.size, HEAD_BYTES), signal });
  const inHead = measurePicture(head);
  requirePixelLimit(inHead.pixels);
  if (inHead.size === null && !SIZED_ANYWHERE.includes(inHead.type)) throw new NotAPicture("cut");
  const rest = await readBytes(source, { firstByte: head.byteLength, endByte: source.size, signal });
  const bytes = new Uint8Array(source.size);
  bytes.set(head);
  bytes.set(rest, head.byteLength);
  const { type, size, pixels, endByte, isCut, isMoving = false } = measurePicture(bytes);
  requirePixelLimit(pixels);
  if (size === null) throw new NotAPicture("cut");
  const blob = new Blob([bytes.subarray(0, endByte)], { type });
  return { blob, isCut, ...(isMoving && { isMoving }), ...size };
}
