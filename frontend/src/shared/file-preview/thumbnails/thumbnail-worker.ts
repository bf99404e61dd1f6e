import { blobContent } from "../file-content.ts";
import { readPicture } from "../read-preview.ts";
import { thumbnailOptions } from "./thumbnail-size.ts";
import type { FromThumbnailWorker, ToThumbnailWorker } from "./thumbnails.ts";

// TypeScript assumes that this code runs in a page instead of a worker.
const page: unknown = globalThis;
const port = page as {
  onmessage: (event: MessageEvent<ToThumbnailWorker>) => void;
  postMessage(message: FromThumbnailWorker, transfer: Transferable[]): void;
};

/** Makes a thumbnail of an image, measuring it before decoding. */
async function makeThumbnail(file: Blob): Promise<ImageBitmap | null> {
  const source = { content: blobContent([file]), index: 0, size: file.size };
  const picture = await readPicture(source, new AbortController().signal);
  const options = thumbnailOptions(picture);
  const bitmap = await createImageBitmap(picture.blob, options);
  if (bitmap.width === options.resizeWidth && bitmap.height === options.resizeHeight) return bitmap;
  // This browser does not support resizing.
  bitmap.close();
  return null;
}

port.onmessage = ({ data }) => {
  void makeThumbnail(data.file)
    .catch(() => null)
    .then((bitmap) => port.postMessage({ bitmap }, bitmap === null ? [] : [bitmap]));
};
