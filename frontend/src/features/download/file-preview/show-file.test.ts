import { expect, test, vi } from "vitest";
import type { FileContent } from "../download-session.ts";
import { type FilePreviewState, showFile } from "./show-file.ts";

test.each([
  ["a playlist", "#EXTM3U\nhttps://example.org/segment.ts", { kind: "failed", reason: "broken" }],
  ["a video", "\x1aE\xdf\xa3", { kind: "playing", as: "video", path: "/stream" }],
])("%s that has the type of a video is played only if it is one", async (_what, text, expected) => {
  const bytes = new Uint8Array(Buffer.from(text, "latin1"));
  const play = vi.fn(async () => ({ path: "/stream", close: () => undefined }));
  const content: Pick<FileContent, "readRange" | "play"> = {
    readRange: async ({ firstByte, endByte }) => bytes.slice(firstByte, endByte),
    play,
  };
  const states: FilePreviewState[] = [];
  await showFile(content, {
    index: 0,
    size: bytes.byteLength,
    preview: { as: "video", type: "video/webm" },
    startPdfWorker: expect.fail,
    onState: (state) => void states.push(state),
    signal: new AbortController().signal,
  });
  expect(states).toEqual([expected]);
  expect(play).toHaveBeenCalledTimes(expected.kind === "playing" ? 1 : 0);
});
