import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** News of one of the person's own uploads. Times are in ms since 1970. */
export type UploadNews = {
  /** Number of downloads that have begun and have not been counted yet. */
  running: number;
  /** The time from which running downloads count as aborted, because no event reports aborted downloads. */
  runningUntil: number;
  /** When the upload was last downloaded; `null` if it has not been downloaded since the page was opened. */
  downloadedAt: number | null;
  /** Number of wrong passwords tried since the page was opened. */
  wrongPasswords: number;
};

export type News = Readonly<Partial<Record<UploadId, UploadNews>>>;

/** Creates an empty store. */
export function createNews(): ReducerStore<News, News> {
  return createReducerStore<News, News>((_, next) => next, {});
}
