import { Slots } from "@envoi/client";
import { PreviewTooLarge } from "../../preview-too-large.ts";
import { createReducerStore, type ReducerStore } from "../../state/reducer-store.ts";
import type { FileContent } from "../file-content.ts";
import { createKeptPictures, type KeptPictures, MAX_KEPT_BYTES } from "../kept-pictures.ts";
import { NotAPicture } from "../picture-size/size-reader.ts";
import { readDrawable } from "../read-drawable.ts";
import type { Picture } from "../read-preview.ts";
import type { PreviewedFile } from "../use-file-preview.ts";
import { captureStill } from "./video-still.ts";

/** A larger picture is fetched only when the person opens it. */
const MAX_FETCHED_BYTES = 8_388_608;
/**
 * Of pictures that go out of view while they are fetched, and come back. A Claim has few bytes to spare once everything was
 * fetched for previews and is fetched again to be saved.
 */
const MAX_REPEATED_BYTES = 8_388_608;
/** Frames of videos that are kept at most. */
const MAX_STILLS = 64;

type StillsByIndex = ReadonlyMap<number, ImageBitmap>;
type Still = { index: number; bitmap: ImageBitmap };

/** What thumbnails of received files are drawn from. */
export type ReceivedThumbnails = {
  kept: KeptPictures;
  stills: ReducerStore<StillsByIndex, Still>;
  /**
   * Fetches a picture for its thumbnail, at most once and only if it is small. Only for a download that was taken: otherwise
   * this would take it.
   */
  fetch: (file: PreviewedFile, signal: AbortSignal) => Promise<void>;
  /** Takes the frame that the video of a file shows. */
  takeStill: (index: number, video: HTMLVideoElement) => Promise<void>;
};

function withStill(stills: StillsByIndex, { index, bitmap }: Still): StillsByIndex {
  return new Map([...stills, [index, bitmap] as const].slice(-MAX_STILLS));
}

/** The person wants to save bytes. */
function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** @param mayFetch - whether pictures may be fetched that nobody has opened */
export function createReceivedThumbnails(
  content: Pick<FileContent, "readRange">,
  mayFetch = () => !savesData(),
): ReceivedThumbnails {
  const kept = createKeptPictures();
  const stills = createReducerStore(withStill, new Map());
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
      // It went out of view, and may come back.
      const mayRepeat = signal.aborted && size <= repeatableBytes;
      if (mayRepeat) repeatableBytes -= size;
      else tried.add(index);
      if (signal.aborted) return;
      // A server that refuses or is away is not asked again by what nobody has asked for.
      isBroken = !(error instanceof NotAPicture || error instanceof PreviewTooLarge);
    }
  }

  return {
    kept,
    stills,
    async fetch(file, signal) {
      if (file.preview.as !== "image" || file.size > MAX_FETCHED_BYTES || !mayFetch()) return;
      await slots.use(() => fetchNext(file, signal), signal).catch(() => undefined);
    },
    async takeStill(index, video) {
      if (stills.getState().has(index)) return;
      const bitmap = await captureStill(video).catch(() => null);
      if (bitmap !== null) stills.dispatch({ index, bitmap });
    },
  };
}

const known = new WeakMap<object, ReceivedThumbnails>();

/** Those of a download, for as long as its page has it. */
export function receivedThumbnailsOf(content: FileContent): ReceivedThumbnails {
  const thumbnails = known.get(content) ?? createReceivedThumbnails(content);
  known.set(content, thumbnails);
  return thumbnails;
}

/** Browsers decode all pixels of some pictures, however small they draw them, and several are in view. */
const MAX_PIXELS = 32_000_000;
/** Of an animation, they decode them again for every frame, for as long as it is in view. */
const MAX_MOVING_PIXELS = 4_000_000;
/** Of what is longer, a thumbnail would show next to nothing. */
const MAX_RATIO = 8;

/** Whether a received picture is drawn as a thumbnail. */
export function fitsThumbnail({ width, height, isMoving = false }: Omit<Picture, "blob" | "isCut">): boolean {
  const maxPixels = isMoving ? MAX_MOVING_PIXELS : MAX_PIXELS;
  return width * height <= maxPixels && Math.max(width / height, height / width) <= MAX_RATIO;
}
