import { expect, test } from "vitest";
import { isPlaylist } from "./media-types.ts";

const encoded = (text: string) => new TextEncoder().encode(text);

test.each([
  "#EXTM3U\n#EXT-X-VERSION:3\nhttps://example.org/segment.ts",
  "\ufeff#EXTM3U",
  "\n #EXTM3U",
  '<?xml version="1.0"?><MPD>',
  "<MPD>",
  "RTSPtext\rrtsp://example.org/film",
  "[playlist]\nFile1=https://example.org/film",
  "[Reference]\nRef1=https://example.org/film",
])("%j counts as a playlist because of its beginning, regardless of its type", (text) => {
  expect(isPlaylist(encoded(text))).toBe(true);
});

test.each([
  ["MP3", [0x49, 0x44, 0x33, 3, 0]],
  ["MP4", [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70]],
  ["WebM", [0x1a, 0x45, 0xdf, 0xa3]],
  ["nothing", []],
])("%s is not a playlist", (_what, bytes) => {
  expect(isPlaylist(Uint8Array.from(bytes))).toBe(false);
});
