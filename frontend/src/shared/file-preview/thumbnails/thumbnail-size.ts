/** Width and height of a thumbnail in device pixels: 40 CSS pixels, each up to three device pixels wide. */
const SIDE_PX = 120;
/** Maximum length of a thumbnail's longer side. Long images are cropped, so more pixels would not be shown. */
const MAX_PX = 3 * SIDE_PX;

/**
 * The size at which an image fills a thumbnail, but at most the image's own size.
 *
 * @returns a width and height from 1 to 360
 */
export function thumbnailSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, SIDE_PX / Math.min(width, height), MAX_PX / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Options for `createImageBitmap` to draw an image of this size as a thumbnail. */
export function thumbnailOptions(size: { width: number; height: number }) {
  const { width, height } = thumbnailSize(size);
  return { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" } as const;
}
