import { isMediaType } from "./media-types.ts";

/**
 * Types of images and documents that apps accept, by extension. Excludes files that a browser would run, such as HTML
 * or SVG.
 */
const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  heic: "image/heic",
  heif: "image/heif",
  bmp: "image/bmp",
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

/**
 * The media type under which a received file is shared with other apps. The type is derived from the name, because
 * other apps also use the name; the sender's type is used only for audio and video.
 */
export function sharedType({ name, type }: { name: string; type: string }): string {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const declared = type.toLowerCase();
  const known = Object.hasOwn(TYPES_BY_EXTENSION, extension) ? TYPES_BY_EXTENSION[extension] : undefined;
  return known ?? (isMediaType(declared) ? declared : "application/octet-stream");
}
