import { blobContent } from "../blob-content.ts";
import { readPicture } from "../read-preview.ts";
import type { FromThumbnailWorker, ToThumbnailWorker } from "./thumbnail-messages.ts";
import { thumbnailSize } from "./thumbnail-size.ts";

// TypeScript types this global scope as a page's.
const page: unknown = globalThis;
const port = page as {
  onmessage: (event: MessageEvent<ToThumbnailWorker>) => void;
  postMessage(message: FromThumbnailWorker, transfer: Transferable[]): void;
};

/** Decodes a picture only after it has been measured. */
async function makeThumbnail(file: Blob): Promise<ImageBitmap | null> {
  const source = { content: blobContent([file]), index: 0, size: file.size };
  const picture = await readPicture(source, new AbortController().signal);
  const { width, height } = thumbnailSize(picture);
  const resized = { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" } as const;
  const bitmap = await createImageBitmap(picture.blob, resized);
  if (bitmap.width === width && bitmap.height === height) return bitmap;
  // A browser that does not resize.
  bitmap.close();
  return null;
}

port.onmessage = ({ data }) => {
  void makeThumbnail(data.file)
    .catch(() => null)
    .then((bitmap) => port.postMessage({ bitmap }, bitmap === null ? [] : [bitmap]));
};
