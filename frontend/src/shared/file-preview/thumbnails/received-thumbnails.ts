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

/** A larger picture is fetched only when the person opens it. */
const MAX_FETCHED_BYTES = 8_388_608;
/**
 * Bytes for pictures that leave the view while they are fetched, and come back. A Claim has few spare bytes if
 * everything is fetched once for previews and again to be saved.
 */
const MAX_REPEATED_BYTES = 8_388_608;
/** Maximum number of kept video frames. */
const MAX_STILLS = 64;

type StillsByIndex = ReadonlyMap<number, ImageBitmap>;
type Still = { index: number; bitmap: ImageBitmap };

function withStill(stills: StillsByIndex, { index, bitmap }: Still): StillsByIndex {
  return new Map([...stills, [index, bitmap] as const].slice(-MAX_STILLS));
}

/** Whether the person wants to save data. */
function isSavingData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Sources for the thumbnails of received files.
 *
 * @param mayFetch - whether pictures may be fetched that nobody has opened
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
      // It left the view, and may come back.
      const mayRepeat = signal.aborted && size <= repeatableBytes;
      if (mayRepeat) repeatableBytes -= size;
      else tried.add(index);
      if (signal.aborted) return;
      // If the server refuses or does not answer, unrequested fetches stop.
      isBroken = !(error instanceof NotAPicture || error instanceof PreviewTooLarge);
    }
  }

  return {
    kept,
    stills,
    /**
     * Fetches a picture for its thumbnail, at most once and only if it is small. Only for a download that was taken:
     * otherwise the fetch would take it.
     */
    async fetch(file: PreviewedFile, signal: AbortSignal): Promise<void> {
      if (file.preview.as !== "image" || file.size > MAX_FETCHED_BYTES || !mayFetch()) return;
      await slots.use(() => fetchNext(file, signal), signal).catch(() => undefined);
    },
    /** Captures the frame that a file's video shows. */
    async takeStill(index: number, video: HTMLVideoElement): Promise<void> {
      if (stills.getState().has(index)) return;
      const bitmap = await captureStill(video).catch(() => null);
      if (bitmap !== null) stills.dispatch({ index, bitmap });
    },
  };
}

const known = new WeakMap<object, ReturnType<typeof createReceivedThumbnails>>();

/** The thumbnails of a download, kept as long as its page keeps the download. */
export function receivedThumbnailsOf(content: FileContent) {
  const thumbnails = known.get(content) ?? createReceivedThumbnails(content);
  known.set(content, thumbnails);
  return thumbnails;
}

/** Maximum size of a picture. Browsers decode all pixels of some pictures even for thumbnails, and several are in view. */
const MAX_PIXELS = 32_000_000;
/** The same for animations, which are decoded again for every frame while they are in view. */
const MAX_MOVING_PIXELS = 4_000_000;
/** A thumbnail of a longer picture would show next to nothing. */
const MAX_RATIO = 8;

/** Whether a received picture is drawn as a thumbnail. */
export function fitsThumbnail({ width, height, isMoving = false }: Omit<Picture, "blob" | "isCut">): boolean {
  const maxPixels = isMoving ? MAX_MOVING_PIXELS : MAX_PIXELS;
  return width * height <= maxPixels && Math.max(width / height, height / width) <= MAX_RATIO;
}
