import type { PageLosses } from "./page-losses.ts";

/** A page, drawn. `width` and `height` in pixels of the picture. */
export type DrawnPage = PageLosses & { picture: Blob; width: number; height: number };

/** What the page sends to the worker that draws a PDF. One worker draws one PDF. */
export type ToPdfWorker =
  | { kind: "open"; bytes: number }
  /** The bytes that were needed, from `firstByte` on. */
  | { kind: "bytes"; firstByte: number; bytes: Uint8Array<ArrayBuffer> };

export type FromPdfWorker =
  | { kind: "need"; firstByte: number; endByte: number }
  | { kind: "page"; page: DrawnPage }
  /** `isCut`: the PDF has more pages. */
  | { kind: "done"; isCut: boolean }
  /** `isProtected`: it needs a password. */
  | { kind: "failed"; message: string; isProtected: boolean };

/** The part of `Worker` that is used. */
export type PdfWorker = Pick<Worker, "terminate" | "onerror"> & {
  postMessage(message: ToPdfWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromPdfWorker>) => void) | null;
};
