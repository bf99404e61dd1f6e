import type { PreviewType } from "../preview-type.ts";

/** Whether thumbnails are made of such files. */
export function hasThumbnail(preview: PreviewType | null): boolean {
  return preview !== null && (preview.as === "image" || preview.as === "video");
}
