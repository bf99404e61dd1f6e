import { drawPdf, PdfTooLarge } from "../../../shared/pdf/draw-pdf.ts";
import type { PdfWorker } from "../../../shared/pdf/pdf-messages.ts";
import { isPlaylist, PLAYLIST_HEAD_BYTES } from "../../../shared/saving/media-types.ts";
import type { FileContent } from "../download-session.ts";
import type { PreviewType } from "./preview-type.ts";
import { type Picture, PreviewTooLarge, readBytes, readPicture, readText } from "./read-preview.ts";

/** What the dialog of a file shows. */
export type FilePreviewState =
  | { kind: "loading" }
  /** `isCut`: there is more text. */
  | { kind: "text"; blob: Blob; isCut: boolean }
  | { kind: "picture"; picture: Picture }
  /** Pages of a PDF, as they are drawn. `isCut`: there are more. */
  | { kind: "pages"; pages: readonly Picture[]; isCut: boolean }
  | { kind: "playing"; as: "audio" | "video"; path: string }
  | { kind: "failed"; reason: "broken" | "tooLarge" };

/** pdf.js reserves memory for the whole file. */
const MAX_PDF_BYTES = 268_435_456;
/** A sound PDF needs much less for its first pages; a damaged one is read from beginning to end. */
const MAX_PDF_FETCHED_BYTES = 67_108_864;

type ShowOptions = {
  index: number;
  size: number;
  preview: PreviewType;
  startPdfWorker: () => PdfWorker;
  onState: (state: FilePreviewState) => void;
  /** Ends reading and playing. */
  signal: AbortSignal;
};

/** Reads as much of a file as its preview needs, and reports what to show. Failures are reported too. */
export async function showFile(content: FileContent, { onState, signal, ...options }: ShowOptions): Promise<void> {
  const report = (state: FilePreviewState) => {
    if (!signal.aborted) onState(state);
  };
  try {
    await show(content, { ...options, signal, onState: report });
  } catch (error) {
    const isTooLarge = error instanceof PreviewTooLarge || error instanceof PdfTooLarge;
    report({ kind: "failed", reason: isTooLarge ? "tooLarge" : "broken" });
  }
}

async function show(
  content: FileContent,
  { index, size, preview, startPdfWorker, onState, signal }: ShowOptions,
): Promise<void> {
  const source = { content, index, size };
  switch (preview.as) {
    case "text":
      return onState({ kind: "text", ...(await readText(source, signal)) });
    case "image":
      return onState({ kind: "picture", picture: await readPicture(source, signal) });
    case "pdf": {
      if (size > MAX_PDF_BYTES) throw new PreviewTooLarge();
      const pages: Picture[] = [];
      const { isCut } = await drawPdf(startPdfWorker(), {
        bytes: size,
        maxFetchedBytes: MAX_PDF_FETCHED_BYTES,
        read: (range) => readBytes(source, { ...range, signal }),
        onPage({ picture, width, height }) {
          pages.push({ blob: picture, width, height });
          onState({ kind: "pages", pages: [...pages], isCut: false });
        },
        signal,
      });
      return onState({ kind: "pages", pages, isCut });
    }
    case "audio":
    case "video": {
      const head = await readBytes(source, { firstByte: 0, endByte: Math.min(size, PLAYLIST_HEAD_BYTES), signal });
      if (isPlaylist(head)) throw new Error("a playlist");
      const playable = await content.play({ index, type: preview.type, signal });
      if (playable === null) throw new Error("this browser cannot stream to the page");
      return onState({ kind: "playing", as: preview.as, path: playable.path });
    }
  }
}
