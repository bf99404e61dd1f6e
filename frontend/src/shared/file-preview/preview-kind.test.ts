import { expect, test } from "vitest";
import { findPreviewKind } from "./preview-kind.ts";

const always = () => true;

test.each([
  ["page.html", "text/html", "text"],
  ["drawing.svg", "image/svg+xml", "text"],
  ["feed.xml", "application/xml", "text"],
  ["app.xhtml", "application/xhtml+xml", "text"],
  ["code.js", "application/javascript", "text"],
  ["data.json", "application/json; charset=utf-8", "text"],
  ["notes", "text/plain", "text"],
  ["drawing.svg", "", "text"],
  ["main.rs", "", "text"],
  ["letter.pdf", "", "pdf"],
  ["letter", "application/pdf", "pdf"],
  ["photo.JPG", "", "image"],
  ["photo", "image/png", "image"],
  ["photo.avif", "image/avif", "image"],
  ["song.mp3", "", "audio"],
  ["film", "video/webm", "video"],
])("%s of type %j is shown as %s; files that a browser would run are text", (name, type, as) => {
  expect(findPreviewKind({ name, type }, always)?.as).toBe(as);
});

test.each([
  ["program.exe", "application/x-msdownload"],
  ["photo.heic", "image/heic"],
  ["archive.zip", "application/zip"],
  ["list.m3u8", "application/vnd.apple.mpegurl"],
  ["list.m3u8", "audio/mpegurl"],
  ["list.m3u8", "audio/x-mpegurl"],
  ["list.m3u", "video/mpegurl"],
  ["list", "video/vnd.mpegurl"],
  ["pdf", ""],
  ["", ""],
])("%j of type %j has no preview", (name, type) => {
  expect(findPreviewKind({ name, type }, always)).toBeNull();
});

test("media that this browser cannot play have no preview, and invalid types are not passed to the browser", () => {
  expect(findPreviewKind({ name: "film.mkv", type: "video/x-matroska" }, () => false)).toBeNull();
  expect(findPreviewKind({ name: "film", type: "video/mp4, text/html" }, always)).toBeNull();
  expect(findPreviewKind({ name: "film.mp4", type: "" }, always)).toEqual({ as: "video", type: "video/mp4" });
});
