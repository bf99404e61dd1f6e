import { Slots } from "@envoi/client";
import { PreviewTooLarge } from "../../preview-too-large.ts";
import { createReducerStore } from "../../state/reducer-store.ts";
import type { FileContent } from "../file-content.ts";
import { createKeptPictures, MAX_KEPT_BYTES } from "../kept-pictures.ts";
import { NotAPicture } from "../picture-size/size-reader.ts";
import type { PreviewedFile } from "../preview-kind.ts";
import { readDrawable } from "../read-drawable.ts";
import type { Picture } from "../read-preview.ts";
import { captureStill } from "./video-still.ts";

/** Maximum size of an image that is fetched before the user opens it. */
const MAX_FETCHED_BYTES = 8_388_608;
/**
 * Maximum number of bytes fetched again for images that left the view while they were being fetched. A Claim has few
 * spare bytes if everything is fetched once for previews and again for saving.
 */
const MAX_REPEATED_BYTES = 8_388_608;
const MAX_STILLS = 64;

type StillsByIndex = ReadonlyMap<number, ImageBitmap>;
type Still = { index: number; bitmap: ImageBitmap };

function withStill(stills: StillsByIndex, { index, bitmap }: Still): StillsByIndex {
  return new Map([...stills, [index, bitmap] as const].slice(-MAX_STILLS));
}

/** Whether the user has turned on the browser's data saver. */
function isSavingData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Provides the images for the thumbnails of received files.
 *
 * @param mayFetch - whether unopened images may be fetched
 */
export function createReceivedThumbnails(content: Pick<FileContent, "readRange">, mayFetch = () => !isSavingData()) {
  const kept = createKeptPictures();
  const stills = createReducerStore<StillsByIndex, Still>(withStill, new Map());
  const slots = new Slots(1);
  const tried = new Set<number>();
  let leftBytes = MAX_KEPT_BYTES;
  let repeatableBytes = MAX_REPEATED_BYTES;
  let isBroken = false;

  async function fetchNext({ index, size }: PreviewedFile, signal: AbortSignal): Promise<void> {
    if (isBroken || tried.has(index) || size > leftBytes || kept.findPicture(index) !== undefined) return;
    leftBytes -= size;
    try {
      kept.keep(index, await readDrawable({ content, index, size }, signal));
      tried.add(index);
    } catch (error) {
      // An aborted signal means that the image has left the view, to which it may return.
      const mayRepeat = signal.aborted && size <= repeatableBytes;
      if (mayRepeat) repeatableBytes -= size;
      else tried.add(index);
      if (signal.aborted) return;
      // If the server rejects the request or does not respond, no more images are fetched for thumbnails.
      isBroken = !(error instanceof NotAPicture || error instanceof PreviewTooLarge);
    }
  }

  return {
    kept,
    stills,
    /**
     * Fetches an image for its thumbnail, at most once and only if it is small. Call it only for a download that has
     * already been counted, because otherwise the fetch itself would use up a download.
     */
    async fetch(file: PreviewedFile, signal: AbortSignal): Promise<void> {
      if (file.preview.as !== "image" || file.size > MAX_FETCHED_BYTES || !mayFetch()) return;
      await slots.use(() => fetchNext(file, signal), signal).catch(() => undefined);
    },
    /** Captures the current frame of a file's video. */
    async takeStill(index: number, video: HTMLVideoElement): Promise<void> {
      if (stills.getState().has(index)) return;
      const bitmap = await captureStill(video).catch(() => null);
      if (bitmap !== null) stills.dispatch({ index, bitmap });
    },
  };
}

const known = new WeakMap<object, ReturnType<typeof createReceivedThumbnails>>();

/** Returns a download's thumbnails, cached for as long as the page has the download. */
export function receivedThumbnailsOf(content: FileContent) {
  const thumbnails = known.get(content) ?? createReceivedThumbnails(content);
  known.set(content, thumbnails);
  return thumbnails;
}

/**
 * Maximum size of an image for which a thumbnail is drawn. Browsers decode all pixels of some images even for
 * thumbnails, and several images may be in view.
 */
const MAX_PIXELS = 32_000_000;
/** The limit for animations, which are decoded again for every frame while in view. */
const MAX_MOVING_PIXELS = 4_000_000;
/** Maximum ratio of an image's sides: a longer image's thumbnail would show almost nothing. */
const MAX_RATIO = 8;

/** Whether a received image is drawn as a thumbnail. */
export function fitsThumbnail({ width, height, isMoving = false }: Omit<Picture, "blob" | "isCut">): boolean {
  const maxPixels = isMoving ? MAX_MOVING_PIXELS : MAX_PIXELS;
  return width * height <= maxPixels && Math.max(width / height, height / width) <= MAX_RATIO;
}
