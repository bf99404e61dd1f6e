import { isPlaylist, PLAYLIST_HEAD_BYTES } from "../saving/media-types.ts";
import { type PreviewSource, readBytes } from "./read-preview.ts";

/*
 * [Note: Movie references]
 *
 * A QuickTime or MP4 file may consist of references to media files at any address. The players of Safari and WebKitGTK
 * follow some of them outside the browser's fetch, so `media-src 'self'` may not hold there. Such files are rejected
 * before playback. Reference boxes are found by searching the whole movie box instead of parsing it, because a player
 * might interpret the nesting differently.
 */

type ReadRange = (range: { firstByte: number; endByte: number }) => Promise<Uint8Array>;

/** Types of the boxes with which MP4 and QuickTime files can begin. */
const FIRST_BOXES = ["free", "ftyp", "mdat", "moof", "moov", "pnot", "sidx", "skip", "styp", "uuid", "wide"];
const TYPES = /^(?:audio|video)\/(?:3gpp|m4a|x-m4a|mp4|x-m4v|quicktime)$/;
/** Maximum size of the box that players need before playback. In a two-hour movie, this box is about 4 MB long. */
const MAX_MOVIE_BYTES = 33_554_432;
/** Unfragmented files have only a handful of boxes; in fragmented files, the movie box precedes the fragments. */
const MAX_BOXES = 64;
const MAX_DATA_REFERENCES = 64;
/** Boxes of reference movies, and of movies with compressed headers, in which a search would not find references. */
const REFERENCES = ["rmra", "rmda", "rdrf", "cmov"];

/** @param head - the first bytes of the file: at least 8, unless the file is shorter */
export function isMovie(head: Uint8Array, type: string): boolean {
  return TYPES.test(type) || FIRST_BOXES.includes(textAt(head, 4));
}

/** @returns whether a movie is malformed or may make its player fetch other files */
export async function refersElsewhere(read: ReadRange, size: number): Promise<boolean> {
  let hasMovie = false;
  let at = 0;
  for (let boxes = 0; at + 8 <= size; boxes += 1) {
    if (boxes === MAX_BOXES) return true;
    const box = readBox(await read({ firstByte: at, endByte: Math.min(size, at + 16) }), size - at);
    if (box === null || REFERENCES.includes(box.type)) return true;
    if (box.type === "moof" && hasMovie) return false;
    if (box.type === "moov" || box.type === "meta") {
      if (box.bytes > MAX_MOVIE_BYTES || hasReference(await read({ firstByte: at, endByte: at + box.bytes })))
        return true;
      hasMovie ||= box.type === "moov";
    }
    at += box.bytes;
  }
  return false;
}

/** @returns `null` if the box states an impossible length */
function readBox(head: Uint8Array, restBytes: number): { type: string; bytes: number } | null {
  const view = toView(head);
  const short = view.getUint32(0);
  const type = textAt(head, 4);
  if (short === 0) return { type, bytes: restBytes };
  if (short === 1 && head.byteLength < 16) return null;
  const bytes = short === 1 ? Number(view.getBigUint64(8)) : short;
  return bytes < (short === 1 ? 16 : 8) ? null : { type, bytes: Math.min(bytes, restBytes) };
}

function hasReference(movie: Uint8Array): boolean {
  // Decoded as Latin-1, so that each byte is one character.
  const text = new TextDecoder("latin1").decode(movie);
  if (REFERENCES.some((type) => text.includes(type))) return true;
  for (let at = text.indexOf("dref"); at !== -1; at = text.indexOf("dref", at + 1)) {
    if (!isSelfContained(toView(movie.subarray(at + 4)))) return true;
  }
  return false;
}

/**
 * @param table - version and flags, number of entries, and the entries, each with length, type, version and flags, and
 * address
 */
function isSelfContained(table: DataView): boolean {
  if (table.byteLength < 8) return false;
  const entries = table.getUint32(4);
  if (entries > MAX_DATA_REFERENCES) return false;
  let at = 8;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 12 > table.byteLength) return false;
    const bytes = table.getUint32(at);
    // Flag 1 states that the media data is in this file.
    if (bytes < 12 || (table.getUint32(at + 8) & 1) === 0) return false;
    at += bytes;
  }
  return true;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Rejects files that would make a player fetch other files.
 *
 * @param type - the file's media type, audio or video
 * @throws Error for a playlist or a movie of references; the errors of `readRange`
 */
export async function requirePlayable(source: PreviewSource, type: string, signal: AbortSignal): Promise<void> {
  const { size } = source;
  const read = (range: { firstByte: number; endByte: number }) => readBytes(source, { ...range, signal });
  const head = await read({ firstByte: 0, endByte: Math.min(size, PLAYLIST_HEAD_BYTES) });
  if (isPlaylist(head)) throw new Error("a playlist");
  if (isMovie(head, type) && (await refersElsewhere(read, size))) throw new Error("a movie of references");
}
