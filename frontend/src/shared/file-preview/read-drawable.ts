import { type Picture, type PreviewSource, readPicture } from "./read-preview.ts";

/** An AVIF file of one black pixel. */
const PIXEL =
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABgAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACBtZGF0EgAKBzgABhAQ0GkyCxNAAABAAGjTBViA";

/** Whether this browser renders AVIF. Some supported browsers do not, and would show an empty frame. */
async function drawsAvif(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/avif" })).then(
    (bitmap) => bitmap.width === 1,
    () => false,
  );
}

/**
 * Reads an image that this browser can render. @throws Error for AVIF if the browser cannot render it; the errors of
 * `readPicture`
 */
export async function readDrawable(source: PreviewSource, signal: AbortSignal): Promise<Picture> {
  const picture = await readPicture(source, signal);
  if (picture.blob.type === "image/avif" && !(await drawsAvif())) throw new Error("this browser does not draw AVIF");
  return picture;
}
