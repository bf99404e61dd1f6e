import { afterEach, expect, test, vi } from "vitest";
import { PreviewTooLarge } from "../preview-too-large.ts";
import { drawPdf, PdfProtected } from "./draw-pdf.ts";
import type { DrawnPage, FromPdfWorker, PdfWorker, ToPdfWorker } from "./pdf-messages.ts";

afterEach(() => void vi.useRealTimers());

function setUp({ maxFetchedBytes = 1_000 } = {}) {
  const sent: ToPdfWorker[] = [];
  const terminate = vi.fn();
  const worker: PdfWorker = {
    postMessage: (message) => void sent.push(message),
    terminate,
    onmessage: null,
    onerror: null,
  };
  const pages: DrawnPage[] = [];
  const controller = new AbortController();
  const read = vi.fn(async ({ firstByte, endByte }: { firstByte: number; endByte: number }) =>
    new Uint8Array(endByte - firstByte).fill(firstByte),
  );
  const drawing = drawPdf(worker, {
    bytes: 5_000,
    maxFetchedBytes,
    read,
    onPage: (page) => void pages.push(page),
    signal: controller.signal,
  });
  const say = (data: FromPdfWorker) => worker.onmessage?.(new MessageEvent("message", { data }));
  return { worker, sent, terminate, pages, controller, read, drawing, say };
}

const page = { picture: new Blob(["p"]), width: 1, height: 1, missingPictures: 0, isIncomplete: false };

test("a worker receives the bytes it requests, its pages are reported, and the worker is terminated at the end", async () => {
  const { sent, terminate, pages, drawing, say } = setUp();
  say({ kind: "need", firstByte: 10, endByte: 12 });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { kind: "open", bytes: 5_000 },
    { kind: "bytes", firstByte: 10, bytes: Uint8Array.of(10, 10) },
  ]);
  say({ kind: "page", page });
  say({ kind: "done", isCut: true });
  expect(await drawing).toEqual({ isCut: true });
  expect(pages).toEqual([page]);
  expect(terminate).toHaveBeenCalledOnce();
});

test.each([
  [1_000, true],
  [1_001, false],
])("whether a PDF that needs %i bytes is rendered with a limit of 1,000 bytes: %s", async (endByte, isDrawn) => {
  const { read, drawing, say, terminate } = setUp();
  say({ kind: "need", firstByte: 0, endByte });
  if (isDrawn) say({ kind: "done", isCut: false });
  const outcome = await drawing.catch((error: unknown) => error);
  expect(outcome instanceof PreviewTooLarge).toBe(!isDrawn);
  expect(read).toHaveBeenCalledTimes(isDrawn ? 1 : 0);
  expect(terminate).toHaveBeenCalledOnce();
});

test("a worker that sends no message for 20 s is terminated, unless it is waiting for bytes", async () => {
  vi.useFakeTimers();
  const { read, drawing, say, terminate } = setUp();
  const failed = expect(drawing).rejects.toThrow("too long");
  const finish: (() => void)[] = [];
  read.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(new Uint8Array(1)))));
  say({ kind: "need", firstByte: 0, endByte: 1 });
  say({ kind: "need", firstByte: 1, endByte: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  say({ kind: "page", page });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(terminate).not.toHaveBeenCalled();
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(terminate).toHaveBeenCalledOnce();
});

test("a PDF with a password is distinguished from a broken PDF", async () => {
  const { drawing, say } = setUp();
  say({ kind: "failed", message: "No password given", isProtected: true });
  await expect(drawing).rejects.toBeInstanceOf(PdfProtected);
});

test("rendering ends if the worker fails or crashes, bytes cannot be read, or the preview closes", async () => {
  const failing = setUp();
  failing.say({ kind: "failed", message: "no PDF", isProtected: false });
  await expect(failing.drawing).rejects.toThrow("no PDF");
  const breaking = setUp();
  Reflect.apply(breaking.worker.onerror ?? expect.fail, null, []);
  await expect(breaking.drawing).rejects.toThrow("broke");
  const unread = setUp();
  unread.read.mockRejectedValue(new Error("away"));
  unread.say({ kind: "need", firstByte: 0, endByte: 1 });
  await expect(unread.drawing).rejects.toThrow("away");
  const closed = setUp();
  closed.controller.abort(new Error("closed"));
  await expect(closed.drawing).rejects.toThrow("closed");
  for (const { terminate } of [failing, breaking, unread, closed]) expect(terminate).toHaveBeenCalledOnce();
});
