import type { PageLosses } from "./page-losses.ts";

/** A rendered page. `width` and `height`: the size of the image in pixels. */
export type DrawnPage = PageLosses & { picture: Blob; width: number; height: number };

/** A message to the worker that renders a PDF. Each worker renders one PDF. */
export type ToPdfWorker =
  | { kind: "open"; bytes: number }
  /** Requested bytes, starting at `firstByte`. */
  | { kind: "bytes"; firstByte: number; bytes: Uint8Array<ArrayBuffer> };

export type FromPdfWorker =
  | { kind: "need"; firstByte: number; endByte: number }
  | { kind: "page"; page: DrawnPage }
  /** `isCut`: whether the PDF has more pages. */
  | { kind: "done"; isCut: boolean }
  /** `isProtected`: whether the PDF needs a password. */
  | { kind: "failed"; message: string; isProtected: boolean };

export type PdfWorker = Pick<Worker, "terminate" | "onerror"> & {
  postMessage(message: ToPdfWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromPdfWorker>) => void) | null;
};
