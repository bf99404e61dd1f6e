import { drawsAvif } from "./draws-avif.ts";
import { type Picture, type PreviewSource, readPicture } from "./read-preview.ts";

/** A picture that this browser draws. @throws Error for AVIF where it does not; the errors of `readPicture` */
export async function readDrawable(source: PreviewSource, signal: AbortSignal): Promise<Picture> {
  const picture = await readPicture(source, signal);
  if (picture.blob.type === "image/avif" && !(await drawsAvif())) throw new Error("this browser does not draw AVIF");
  return picture;
}
