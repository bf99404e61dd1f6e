import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { FromPdfWorker, PdfWorker } from "../pdf/pdf-messages.ts";
import type { FileContent } from "./file-content.ts";
import { type FilePreviewState, reportUnplayable, showFile } from "./show-file.ts";

const { signal } = new AbortController();
const startPdfWorker = () => {
  throw new Error("no PDF is drawn");
};

const FAILURES = [
  [new TransferError("connect_failed"), "connect_failed"],
  [new ProtocolError("busy"), "busy"],
  [new ProtocolError("rate_limited"), "rate_limited"],
  [new ProtocolError("all_claimed"), "all_claimed"],
  [new DecryptionError("authentication"), "damaged"],
  [new Error("no picture"), "broken"],
] as const;

test.each(FAILURES)("a preview that fails with %o reports %s", async (error, reason) => {
  const onState = vi.fn();
  const content = { readRange: () => Promise.reject(error), play: async () => null };
  await showFile(content, {
    index: 0,
    size: 5,
    preview: { as: "text", type: "text/plain" },
    startPdfWorker,
    onState,
    signal,
  });
  expect(onState).toHaveBeenLastCalledWith({ kind: "failed", reason });
});

test.each(FAILURES)("a media element that fails because of %o reports %s", async (error, reason) => {
  const onState = vi.fn();
  const content = { readRange: () => Promise.reject(error), play: async () => null };
  await reportUnplayable(content, { index: 0, size: 5, onState, signal });
  expect(onState).toHaveBeenLastCalledWith({ kind: "failed", reason });
});

test("if a media element fails although its file can be fetched, the file is reported as broken", async () => {
  const onState = vi.fn();
  const content = { readRange: async () => new Uint8Array(5), play: async () => null };
  await reportUnplayable(content, { index: 0, size: 5, onState, signal });
  expect(onState).toHaveBeenLastCalledWith({ kind: "failed", reason: "broken" });
});

test.each([
  ["a playlist", "#EXTM3U\nhttps://example.org/segment.ts", { kind: "failed", reason: "broken" }],
  ["a reference movie", "\0\0\0\x10moov\0\0\0\x08rmra", { kind: "failed", reason: "broken" }],
  ["a video", "\x1aE\xdf\xa3", { kind: "playing", as: "video", path: "/stream" }],
])("%s declared as a video is played only if it really is one", async (_what, text, expected) => {
  const bytes = new Uint8Array(Buffer.from(text, "latin1"));
  const play = vi.fn(async () => "/stream");
  const content: Pick<FileContent, "readRange" | "play"> = {
    readRange: async ({ firstByte, endByte }) => bytes.slice(firstByte, endByte),
    play,
  };
  const states: FilePreviewState[] = [];
  await showFile(content, {
    index: 0,
    size: bytes.byteLength,
    preview: { as: "video", type: "video/webm" },
    startPdfWorker,
    onState: (state) => void states.push(state),
    signal,
  });
  expect(states).toEqual([expected]);
  expect(play).toHaveBeenCalledTimes(expected.kind === "playing" ? 1 : 0);
});

const PAGE = { picture: new Blob(["p"]), width: 1, height: 2, missingPictures: 1, isIncomplete: false };
const SHOWN_PAGE = {
  picture: { blob: PAGE.picture, width: 1, height: 2, isCut: false },
  missingPictures: 1,
  isIncomplete: false,
};
const BROKEN: FromPdfWorker = { kind: "failed", message: "no", isProtected: false };

/** The final state of a PDF whose worker sends these messages. */
async function pdfState(...said: FromPdfWorker[]): Promise<FilePreviewState | undefined> {
  const states: FilePreviewState[] = [];
  const worker: PdfWorker = {
    postMessage() {
      for (const data of said) worker.onmessage?.(new MessageEvent("message", { data }));
    },
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  await showFile(
    { readRange: async () => new Uint8Array(), play: async () => null },
    {
      index: 0,
      size: 5,
      preview: { as: "pdf", type: "application/pdf" },
      startPdfWorker: () => worker,
      onState: (state) => void states.push(state),
      signal,
    },
  );
  return states.at(-1);
}

test.each<[string, FromPdfWorker[], FilePreviewState]>([
  ["is broken", [BROKEN], { kind: "failed", reason: "broken" }],
  ["needs a password", [{ ...BROKEN, isProtected: true }], { kind: "failed", reason: "protected" }],
  [
    "is whole",
    [
      { kind: "page", page: PAGE },
      { kind: "done", isCut: false },
    ],
    { kind: "pages", pages: [SHOWN_PAGE], isCut: false },
  ],
  [
    "breaks after its first page",
    [{ kind: "page", page: PAGE }, BROKEN],
    { kind: "pages", pages: [SHOWN_PAGE], isCut: true },
  ],
])("a PDF that %s is shown as far as possible, or reported", async (_what, said, expected) => {
  expect(await pdfState(...said)).toEqual(expected);
});
