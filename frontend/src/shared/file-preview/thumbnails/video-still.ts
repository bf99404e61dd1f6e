import { pause } from "@envoi/client";
import { blobContent } from "../file-content.ts";
import { requirePlayable } from "../playable-media.ts";
import { MAX_IMAGE_PIXELS } from "../read-preview.ts";
import { thumbnailOptions } from "./thumbnail-size.ts";

/** Position in the video from which the still is taken: not 0, because a video's first frame is often black. */
const STILL_SECONDS = 1;

/** Capture is retried for two seconds. */
const [MAX_TRIES, RETRY_MS] = [20, 100];

function waitForEvent(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(new Error("the video cannot be played")), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Draws the current frame of a video element as a thumbnail. Retries, because Chromium reports a frame before it can be
 * drawn. @returns `null` if there is no frame or the frame is too large
 */
export async function captureStill(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  const { videoWidth, videoHeight } = video;
  const pixels = videoWidth * videoHeight;
  if (pixels === 0 || pixels > MAX_IMAGE_PIXELS) return null;
  const options = thumbnailOptions({ width: videoWidth, height: videoHeight });
  for (let tries = 1; ; tries += 1) {
    try {
      return await createImageBitmap(video, options);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}

/**
 * Draws a frame near the beginning of a video on this device.
 *
 * @param type - the file's media type
 * @throws Error if the file cannot be played, or playing it is not allowed
 */
export async function drawVideoStill(file: Blob, type: string, signal: AbortSignal): Promise<ImageBitmap | null> {
  const content = blobContent([file]);
  await requirePlayable({ content, index: 0, size: file.size }, type, signal);
  const playing = new AbortController();
  const video = document.createElement("video");
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = "metadata";
    const loaded = waitForEvent(video, "loadedmetadata", signal);
    video.src = (await content.play({ index: 0, type, signal: playing.signal })) ?? "";
    await loaded;
    if (video.videoWidth * video.videoHeight > MAX_IMAGE_PIXELS) return null;
    const sought = waitForEvent(video, "seeked", signal);
    video.currentTime = Number.isFinite(video.duration) ? Math.min(STILL_SECONDS, video.duration / 2) : 0;
    await sought;
    return await captureStill(video);
  } finally {
    // Makes the element end its pending reads.
    video.removeAttribute("src");
    video.load();
    playing.abort();
  }
}
