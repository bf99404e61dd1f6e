import { createDeferred, Slots } from "@envoi/client";
import { anySignal } from "../../any-signal.ts";
import type { PreviewKind } from "../preview-kind.ts";
import { drawVideoStill } from "./video-still.ts";

/** A message to the thumbnail worker with one image. The next image is sent after the reply. */
export type ToThumbnailWorker = { file: Blob };

/** `bitmap` is `null` if the file is not an image or is too large. */
export type FromThumbnailWorker = { bitmap: ImageBitmap | null };

export type ThumbnailWorker = Pick<Worker, "terminate" | "onerror"> & {
  postMessage(message: ToThumbnailWorker): void;
  onmessage: ((event: MessageEvent<FromThumbnailWorker>) => void) | null;
};

/**
 * Timeouts for drawing a thumbnail. A busy device can exceed the first one; the file is then retried after the others.
 * If the retry fails too, the file has no thumbnail.
 */
const FIRST_TRY_MS = 10_000;
const SECOND_TRY_MS = 30_000;
/** Maximum number of cached thumbnails. A square one uses 58 kB, the longest one 173 kB. */
const MAX_KEPT_THUMBNAILS = 128;

type Dependencies = { startWorker: () => ThumbnailWorker; drawStill?: typeof drawVideoStill };

/** Draws images in one worker, started on demand. */
function createPictureDrawer(startWorker: () => ThumbnailWorker) {
  let worker: ThumbnailWorker | null = null;

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  return {
    end,
    /** Draws an image. If the signal aborts in the meantime, terminates the worker: nothing else stops a decoder. */
    async drawPicture(file: Blob, signal: AbortSignal): Promise<ImageBitmap | null> {
      const drawn = createDeferred<ImageBitmap | null>();
      const abort = () => drawn.reject(signal.reason);
      signal.addEventListener("abort", abort, { once: true });
      worker ??= startWorker();
      worker.onmessage = ({ data }) => drawn.resolve(data.bitmap);
      worker.onerror = () => drawn.reject(new Error("the worker broke"));
      worker.postMessage({ file });
      try {
        return await drawn.promise;
      } catch (error) {
        end();
        throw error;
      } finally {
        signal.removeEventListener("abort", abort);
      }
    },
  };
}

export type Thumbnails = ReturnType<typeof createThumbnails>;

/** Draws thumbnails of files on this device, one by one, and caches the latest. */
export function createThumbnails({ startWorker, drawStill = drawVideoStill }: Dependencies) {
  const slots = new Slots(1);
  const pictures = createPictureDrawer(startWorker);
  /** Thumbnails in order of use, the most recently used last. */
  const kept = new Map<Blob, ImageBitmap | null>();
  let wanted = 0;

  function keep(file: Blob, bitmap: ImageBitmap | null): void {
    kept.delete(file);
    kept.set(file, bitmap);
    const [oldest] = kept.keys();
    if (kept.size <= MAX_KEPT_THUMBNAILS || oldest === undefined) return;
    kept.get(oldest)?.close();
    kept.delete(oldest);
  }

  /** @returns "late" if drawing takes longer than `timeoutMs` */
  async function draw(
    file: Blob,
    { as, type }: PreviewKind,
    { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  ): Promise<ImageBitmap | null | "late"> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("the thumbnail takes too long")), timeoutMs);
    const inTime = anySignal([signal, late.signal]);
    try {
      const bitmap = await (as === "video" ? drawStill(file, type, inTime) : pictures.drawPicture(file, inTime));
      if (signal.aborted) bitmap?.close();
      return bitmap;
    } catch {
      return late.signal.aborted ? "late" : null;
    } finally {
      clearTimeout(timer);
    }
  }

  async function makeInTurn(file: Blob, preview: PreviewKind, signal: AbortSignal): Promise<ImageBitmap | null> {
    const attempt = async (timeoutMs: number) => {
      const drawn = await slots.use(() => draw(file, preview, { signal, timeoutMs }), signal);
      signal.throwIfAborted();
      return drawn;
    };
    const first = await attempt(FIRST_TRY_MS);
    const last = first === "late" ? await attempt(SECOND_TRY_MS) : first;
    const bitmap = last === "late" ? null : last;
    keep(file, bitmap);
    return bitmap;
  }

  return {
    /**
     * @returns the thumbnail, which must be drawn immediately because it is closed when it is dropped from memory;
     *   `null` if the file has none
     * @throws the signal's reason
     */
    async make(file: Blob, preview: PreviewKind, signal: AbortSignal): Promise<ImageBitmap | null> {
      const known = kept.get(file);
      if (known !== undefined) {
        keep(file, known);
        return known;
      }
      wanted += 1;
      try {
        return await makeInTurn(file, preview, signal);
      } finally {
        wanted -= 1;
        if (wanted === 0) pictures.end();
      }
    },
    /** Drops all thumbnails. Pending calls must have been aborted. */
    close(): void {
      for (const bitmap of kept.values()) bitmap?.close();
      kept.clear();
      pictures.end();
    },
  };
}
