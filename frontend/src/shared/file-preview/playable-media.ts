import { isPlaylist, PLAYLIST_HEAD_BYTES } from "../saving/media-types.ts";
import { isMovie, refersElsewhere } from "./movie-references.ts";
import { type PreviewSource, readBytes } from "./read-preview.ts";

/**
 * Refuses files with which a player would fetch something else.
 *
 * @param type - their media type, audio or video
 * @throws Error for a playlist or a movie of references; the errors of `readRange`
 */
export async function requirePlayable(source: PreviewSource, type: string, signal: AbortSignal): Promise<void> {
  const { size } = source;
  const read = (range: { firstByte: number; endByte: number }) => readBytes(source, { ...range, signal });
  const head = await read({ firstByte: 0, endByte: Math.min(size, PLAYLIST_HEAD_BYTES) });
  if (isPlaylist(head)) throw new Error("a playlist");
  if (isMovie(head, type) && (await refersElsewhere(read, size))) throw new Error("a movie of references");
}
