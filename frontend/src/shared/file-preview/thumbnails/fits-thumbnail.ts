import type { Picture } from "../read-preview.ts";

/** Browsers decode all pixels of some pictures, however small they draw them, and several are in view. */
const MAX_PIXELS = 32_000_000;
/** Of an animation, they decode them again for every frame, for as long as it is in view. */
const MAX_MOVING_PIXELS = 4_000_000;
/** Of what is longer, a thumbnail would show next to nothing. */
const MAX_RATIO = 8;

/** Whether a received picture is drawn as a thumbnail. */
export function fitsThumbnail({ width, height, isMoving = false }: Omit<Picture, "blob" | "isCut">): boolean {
  const maxPixels = isMoving ? MAX_MOVING_PIXELS : MAX_PIXELS;
  return width * height <= maxPixels && Math.max(width / height, height / width) <= MAX_RATIO;
}
