import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** Updates about one of the user's own uploads. Times are in ms since 1970. */
export type UploadNews = {
  /** Number of downloads that have started and have not been counted yet. */
  running: number;
  /** The time after which running downloads are assumed to have been aborted, because no event reports this. */
  runningUntil: number;
  /** When the upload was last downloaded; `null` if not since the page was opened. */
  downloadedAt: number | null;
  /** Number of wrong passwords tried since the page was opened. */
  wrongPasswords: number;
};

export type News = Readonly<Partial<Record<UploadId, UploadNews>>>;

export function createNews(): ReducerStore<News, News> {
  return createReducerStore<News, News>((_, next) => next, {});
}
