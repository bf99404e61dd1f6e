import { PIECE_BYTES } from "@envoi/protocol";
import {
  AnnotationMode,
  getDocument,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// Both halves of pdf.js run in this thread.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { isElsewhere, lossesIn } from "./page-losses.ts";
import { BinaryDataFactory, NoFilterFactory, OffscreenCanvasFactory } from "./pdf-factories.ts";
import type { DrawnPage, FromPdfWorker, PdfWorker, ToPdfWorker } from "./pdf-messages.ts";
import { undrawnValues } from "./undrawn-values.ts";

const MAX_PAGES = 20;
/** Width of a rendered page, unless the page would be too large. */
const PAGE_WIDTH = 1_400;
const MAX_PAGE_PIXELS = 8_000_000;
/** Maximum number of pixels of an image in a PDF; larger images are omitted. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** Minimum length of pdf.js requests: four Records. */
const RANGE_BYTES = 4 * PIECE_BYTES;

// TypeScript assumes the global scope of a page here.
const page: unknown = globalThis;
const port = page as Omit<PdfWorker, "postMessage"> & {
  postMessage(message: FromPdfWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToPdfWorker>) => void): void;
};

class NeededRanges extends PDFDataRangeTransport {
  override requestDataRange(firstByte: number, endByte: number): void {
    port.postMessage({ kind: "need", firstByte, endByte });
  }
}

let ranges: NeededRanges | null = null;

let warnings: string[] = [];
/** Maximum number of collected warnings: enough to detect that something is missing. */
const MAX_WARNINGS = 1_000;
// pdf.js reports omissions only as warnings in the console, which recipients never read.
console.warn = (...parts: unknown[]) => {
  if (warnings.length < MAX_WARNINGS) warnings.push(parts.join(" "));
};

async function draw(pdf: PDFDocumentProxy, source: PDFPageProxy): Promise<DrawnPage> {
  warnings = [];
  for (const { id, value } of undrawnValues(await source.getAnnotations()))
    pdf.annotationStorage.setValue(id, { value });
  const { width, height } = source.getViewport({ scale: 1 });
  const scale = Math.min(PAGE_WIDTH / width, Math.sqrt(MAX_PAGE_PIXELS / (width * height)));
  const viewport = source.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context: unknown = canvas.getContext("2d");
  const canvasContext = context as CanvasRenderingContext2D;
  const annotationMode = AnnotationMode.ENABLE_STORAGE;
  await source.render({ canvas: null, canvasContext, viewport, annotationMode }).promise;
  source.cleanup();
  const picture = await canvas.convertToBlob({ type: "image/png" });
  return { picture, width: canvas.width, height: canvas.height, ...lossesIn(warnings) };
}

async function drawAll(bytes: number): Promise<void> {
  ranges = new NeededRanges(bytes, null);
  const { promise } = getDocument({
    range: ranges,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // Glyphs are drawn as outlines, so no untrusted font reaches the browser or the system.
    disableFontFace: true,
    useSystemFonts: false,
    // The content security policy does not allow WebAssembly. `picture-decoders.ts` loads decoders without it.
    useWasm: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
    useWorkerFetch: false,
    cMapUrl: "cmaps/",
    standardFontDataUrl: "standard_fonts/",
    BinaryDataFactory,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    verbosity: VerbosityLevel.WARNINGS,
  });
  const pdf = await promise;
  const count = Math.min(pdf.numPages, MAX_PAGES);
  const isIncomplete = await pdf.getMetadata().then(
    ({ info }) => isElsewhere(info),
    () => false,
  );
  for (let number = 1; number <= count; number += 1) {
    const drawn = await draw(pdf, await pdf.getPage(number));
    port.postMessage({ kind: "page", page: { ...drawn, isIncomplete: drawn.isIncomplete || isIncomplete } });
  }
  port.postMessage({ kind: "done", isCut: pdf.numPages > count });
}

port.addEventListener("message", ({ data }) => {
  if (data.kind === "bytes") return ranges?.onDataRange(data.firstByte, data.bytes);
  if (data.kind !== "open") return;
  drawAll(data.bytes).catch((error: unknown) =>
    port.postMessage({
      kind: "failed",
      message: error instanceof Error ? error.message : "unknown",
      isProtected: error instanceof PasswordException,
    }),
  );
});
