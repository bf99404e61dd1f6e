import type { PreviewKind } from "../preview-kind.ts";

/** Whether thumbnails are made of such files. */
export function hasThumbnail(preview: PreviewKind | null): boolean {
  return preview !== null && (preview.as === "image" || preview.as === "video");
}
