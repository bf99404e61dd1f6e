import { readBytes } from "@envoi/protocol/bounded-read";

/** Fonts that every reader has, and tables of East Asian character sets: files of the page, fetched when a PDF needs them. */
const FILES = import.meta.glob<string>("../../../../node_modules/pdfjs-dist/{standard_fonts,cmaps}/*", {
  query: "?url",
  import: "default",
  eager: true,
});
/** The largest has 300 kB. */
const MAX_FILE_BYTES = 4_194_304;
const FOLDERS: Readonly<Record<string, string>> = { standardFontDataUrl: "standard_fonts", cMapUrl: "cmaps" };

/** Maps the names that pdf.js requests to hashed files of the page. Fetches nothing else. */
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

/** Canvases for pdf.js in a worker, where there is no document. */
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

/** pdf.js builds filters from SVG, which needs a document. Without them, some pictures are drawn unfiltered. */
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
