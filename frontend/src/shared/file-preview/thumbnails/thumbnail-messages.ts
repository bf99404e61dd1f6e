/** What the page sends to the worker that makes thumbnails: one picture, and the next one after the answer. */
export type ToThumbnailWorker = { file: Blob };

/** `null` for what is no picture, or too large. */
export type FromThumbnailWorker = { bitmap: ImageBitmap | null };

/** The part of `Worker` that is used. */
export type ThumbnailWorker = Pick<Worker, "terminate" | "onerror"> & {
  postMessage(message: ToThumbnailWorker): void;
  onmessage: ((event: MessageEvent<FromThumbnailWorker>) => void) | null;
};
