import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** News of an own upload. Times in ms since 1970. */
export type UploadNews = {
  /** Downloads that began and are not counted yet. */
  running: number;
  /** When running downloads count as aborted, which no event reports. */
  runningUntil: number;
  /** When it was last downloaded; `null` if never since the page was opened. */
  downloadedAt: number | null;
  /** Number of wrong passwords tried since the page was opened. */
  wrongPasswords: number;
};

export type News = Readonly<Partial<Record<UploadId, UploadNews>>>;

/** Creates an empty store. */
export function createNews(): ReducerStore<News, News> {
  return createReducerStore<News, News>((_, next) => next, {});
}
