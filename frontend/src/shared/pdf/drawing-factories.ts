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

/** pdf.js makes filters of SVG, which only a document has. Without them some pictures are drawn plainly. */
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
