import { createDeferred } from "@envoi/client";
import { PreviewTooLarge } from "../preview-too-large.ts";
import type { DrawnPage, PdfWorker } from "./pdf-messages.ts";

/** The PDF is encrypted with a password. */
export class PdfProtected extends Error {}

/** Maximum time between two messages from the worker. Only maliciously slow PDFs take longer. */
const PATIENCE_MS = 20_000;

type DrawOptions = {
  /** Length of the PDF. */
  bytes: number;
  maxFetchedBytes: number;
  read: (range: { firstByte: number; endByte: number }) => Promise<Uint8Array<ArrayBuffer>>;
  onPage: (page: DrawnPage) => void;
  signal: AbortSignal;
};

/**
 * Renders a PDF's first pages in a separate worker, which is then terminated. Reads only the bytes that these pages
 * need.
 *
 * @returns whether the PDF has more pages
 * @throws PreviewTooLarge; PdfProtected; the errors of `read`; Error for files that are not PDFs or take too long
 */
export async function drawPdf(
  worker: PdfWorker,
  { bytes, maxFetchedBytes, read, onPage, signal }: DrawOptions,
): Promise<{ isCut: boolean }> {
  const done = createDeferred<{ isCut: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetchedBytes = 0;
  let pendingReads = 0;
  const stopWatching = () => clearTimeout(timer);
  const watch = () => {
    stopWatching();
    // The time limit does not apply while the worker may be waiting for bytes.
    if (pendingReads > 0) return;
    timer = setTimeout(() => done.reject(new Error("the PDF takes too long")), PATIENCE_MS);
  };
  const abort = () => done.reject(signal.reason);

  async function send(firstByte: number, endByte: number): Promise<void> {
    fetchedBytes += endByte - firstByte;
    if (fetchedBytes > maxFetchedBytes) throw new PreviewTooLarge();
    pendingReads += 1;
    stopWatching();
    const part = await read({ firstByte, endByte });
    pendingReads -= 1;
    worker.postMessage({ kind: "bytes", firstByte, bytes: part }, [part.buffer]);
    watch();
  }

  worker.onmessage = ({ data }) => {
    watch();
    // Other messages are for pdf.js.
    switch (data.kind) {
      case "need":
        return void send(data.firstByte, data.endByte).catch(done.reject);
      case "page":
        return onPage(data.page);
      case "done":
        return done.resolve({ isCut: data.isCut });
      case "failed":
        return done.reject(data.isProtected ? new PdfProtected() : new Error(data.message));
    }
  };
  worker.onerror = () => done.reject(new Error("the worker broke"));
  signal.addEventListener("abort", abort, { once: true });
  try {
    signal.throwIfAborted();
    worker.postMessage({ kind: "open", bytes });
    watch();
    return await done.promise;
  } finally {
    stopWatching();
    signal.removeEventListener("abort", abort);
    worker.terminate();
  }
}
