import { loadChunk } from "../chunks/load-chunk.ts";
import { drawPdf, PdfProtected } from "../pdf/draw-pdf.ts";
import type { PageLosses } from "../pdf/page-losses.ts";
import type { PdfWorker } from "../pdf/pdf-messages.ts";
import { PreviewTooLarge } from "../preview-too-large.ts";
import { type ExplainedFailure, explainedFailure, failureCode } from "../transfer/transfer-failure.ts";
import type { FileContent } from "./file-content.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import { requirePlayable } from "./playable-media.ts";
import type { PreviewKind } from "./preview-kind.ts";
import { readDrawable } from "./read-drawable.ts";
import { type Picture, type PreviewSource, readBytes } from "./read-preview.ts";
import type { EncodingDetector } from "./text/guess-encoding.ts";
import { type ReadText, readText } from "./text/read-text.ts";

export type FilePreviewState =
  | { kind: "loading" }
  | { kind: "text"; read: ReadText }
  | { kind: "picture"; picture: Picture }
  /** A PDF's rendered pages. `isCut`: whether the PDF has more pages. */
  | { kind: "pages"; pages: readonly PdfPage[]; isCut: boolean }
  | { kind: "playing"; as: "audio" | "video"; path: string }
  /**
   * `broken`: the content cannot be shown. The reasons after `protected` explain why the content could not be fetched.
   */
  | { kind: "failed"; reason: "broken" | "tooLarge" | "protected" | "all_claimed" | ExplainedFailure };

/** A rendered page of a PDF, and what is missing from it. */
type PdfPage = PageLosses & { picture: Picture };

/** Maximum size of a PDF, because pdf.js reserves memory for the whole file. */
const MAX_PDF_BYTES = 268_435_456;
/**
 * Maximum number of fetched bytes. For the first pages of an intact PDF, far fewer bytes are fetched; a damaged PDF is
 * read completely.
 */
const MAX_PDF_FETCHED_BYTES = 67_108_864;

type ShowOptions = {
  index: number;
  size: number;
  preview: PreviewKind;
  startPdfWorker: () => PdfWorker;
  /** Keeps the images that have been read. */
  kept?: KeptPictures | undefined;
  onState: (state: FilePreviewState) => void;
  signal: AbortSignal;
};

/** Reads what a file's preview needs, and reports what to show, including failures. */
export async function showFile(content: FileContent, { onState, signal, ...options }: ShowOptions): Promise<void> {
  const report = (state: FilePreviewState) => {
    if (!signal.aborted) onState(state);
  };
  try {
    await show(content, { ...options, signal, onState: report });
  } catch (error) {
    report(toFailedState(error));
  }
}

function toFailedState(error: unknown): FilePreviewState {
  if (error instanceof PreviewTooLarge) return { kind: "failed", reason: "tooLarge" };
  if (error instanceof PdfProtected) return { kind: "failed", reason: "protected" };
  const code = failureCode(error);
  return { kind: "failed", reason: code === "all_claimed" ? code : (explainedFailure(code) ?? "broken") };
}

/** Typical length of the ranges that a media element requests. */
const MEDIA_READ_BYTES = 4_194_304;

/**
 * Finds out why a media element has failed, because the element does not report it: fetches the bytes that the element
 * may have failed to fetch.
 */
export async function reportUnplayable(
  content: FileContent,
  { index, size, onState, signal }: Pick<ShowOptions, "index" | "size" | "onState" | "signal">,
): Promise<void> {
  const range = { firstByte: 0, endByte: Math.min(size, MEDIA_READ_BYTES) };
  const state = await content.readRange({ index, ...range, signal }).then(() => toFailedState(null), toFailedState);
  if (!signal.aborted) onState(state);
}

async function showPicture(
  source: PreviewSource,
  { kept, onState, signal }: Pick<ShowOptions, "kept" | "onState" | "signal">,
): Promise<void> {
  const picture = kept?.findPicture(source.index) ?? (await readDrawable(source, signal));
  kept?.keep(source.index, picture);
  onState({ kind: "picture", picture });
}

/** Rendered pages stay: if the next page is broken or too large, only the remaining pages are missing. */
async function showPdf(
  source: PreviewSource,
  { startPdfWorker, onState, signal }: Pick<ShowOptions, "startPdfWorker" | "onState" | "signal">,
): Promise<void> {
  if (source.size > MAX_PDF_BYTES) throw new PreviewTooLarge();
  const pages: PdfPage[] = [];
  const drawing = drawPdf(startPdfWorker(), {
    bytes: source.size,
    maxFetchedBytes: MAX_PDF_FETCHED_BYTES,
    read: (range) => readBytes(source, { ...range, signal }),
    onPage({ picture: blob, width, height, ...losses }) {
      pages.push({ picture: { blob, width, height, isCut: false }, ...losses });
      onState({ kind: "pages", pages: [...pages], isCut: false });
    },
    signal,
  });
  const { isCut } = await drawing.catch((error: unknown) => {
    const state = toFailedState(error);
    const isContent = state.kind === "failed" && (state.reason === "broken" || state.reason === "tooLarge");
    if (pages.length === 0 || !isContent) throw error;
    return { isCut: true };
  });
  onState({ kind: "pages", pages, isCut });
}

/** Loads the detector on demand: its language statistics are larger than the page. */
async function loadEncodingDetector(): Promise<EncodingDetector> {
  return (await loadChunk("encoding-detector", () => import("./text/encoding-detector.ts"))).detectEncodings;
}

async function show(
  content: FileContent,
  { index, size, preview, startPdfWorker, kept, onState, signal }: ShowOptions,
): Promise<void> {
  const source = { content, index, size };
  switch (preview.as) {
    case "text":
      return onState({ kind: "text", read: await readText(source, { loadDetector: loadEncodingDetector, signal }) });
    case "image":
      return showPicture(source, { kept, onState, signal });
    case "pdf":
      return showPdf(source, { startPdfWorker, onState, signal });
    case "audio":
    case "video": {
      await requirePlayable(source, preview.type, signal);
      const path = await content.play({ index, type: preview.type, signal });
      if (path === null) throw new Error("this browser cannot stream to the page");
      return onState({ kind: "playing", as: preview.as, path });
    }
  }
}
