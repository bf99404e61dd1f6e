/**
 * Types of files that browsers can play. Excludes playlists such as `audio/mpegurl`, because players would fetch the
 * listed files from any address.
 */
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  "audio/3gpp",
  "audio/aac",
  "audio/flac",
  "audio/x-flac",
  "audio/m4a",
  "audio/x-m4a",
  "audio/matroska",
  "audio/x-matroska",
  "audio/mp3",
  "audio/mp4",
  "audio/mpeg",
  "audio/ogg",
  "audio/opus",
  "audio/vnd.wave",
  "audio/wav",
  "audio/wave",
  "audio/x-wav",
  "audio/webm",
  "video/3gpp",
  "video/matroska",
  "video/x-matroska",
  "video/mp4",
  "video/x-m4v",
  "video/ogg",
  "video/quicktime",
  "video/webm",
]);

/** @param type - a media type in lower case, without parameters */
export function isMediaType(type: string): boolean {
  return MEDIA_TYPES.has(type);
}

/**
 * Matches the beginning of a playlist (HLS, DASH) or another list of URLs. Like players, skips a leading byte
 * order mark or spaces.
 */
const PLAYLIST = /^(?:\xef\xbb\xbf)?\s*(?:#EXT|<[?!a-z]|(?:RTSP|SMIL)text|\[(?:playlist|reference)\])/i;

/** Number of bytes that `isPlaylist` needs. */
export const PLAYLIST_HEAD_BYTES = 64;

/** @param head - the first bytes of a media file */
export function isPlaylist(head: Uint8Array): boolean {
  return PLAYLIST.test(String.fromCharCode(...head.subarray(0, PLAYLIST_HEAD_BYTES)));
}
