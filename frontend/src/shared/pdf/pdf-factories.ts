import { readBytes } from "@envoi/protocol/bounded-read";

/**
 * Fonts that every PDF reader has, and tables of East Asian character sets. They are part of the page, and fetched when
 * a PDF needs them.
 */
const FILES = import.meta.glob<string>("../../../../node_modules/pdfjs-dist/{standard_fonts,cmaps}/*", {
  query: "?url",
  import: "default",
  eager: true,
});
/** More than enough: the largest file has 300 kB. */
const MAX_FILE_BYTES = 4_194_304;
const FOLDERS: Readonly<Record<string, string>> = { standardFontDataUrl: "standard_fonts", cMapUrl: "cmaps" };

/**
 * Fetches the data files that pdf.js requests by name. In the page, these files' names contain hashes. No other files
 * can be fetched.
 */
export class BinaryDataFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = FILES[`../../../../node_modules/pdfjs-dist/${FOLDERS[kind]}/${filename}`];
    if (url === undefined) throw new Error("the page has no such file");
    const answer = await fetch(url);
    if (!answer.ok) throw new Error("the file is missing");
    return readBytes(answer, { maxBytes: MAX_FILE_BYTES });
  }
}

type CanvasAndContext = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Creates canvases for pdf.js in a worker, which has no document. */
export class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d") };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas !== null) Object.assign(canvas, { width, height });
  }

  destroy(pair: CanvasAndContext): void {
    this.reset(pair, 0, 0);
    Object.assign(pair, { canvas: null, context: null });
  }
}

const none = () => "none";

/** Replaces pdf.js's SVG filters, which need a document, so some images are rendered unfiltered. */
export class NoFilterFactory {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy = () => undefined;
}
