import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

/** What happens to an own upload. Times in ms since 1970. */
export type UploadNews = {
  /** Downloads that began and are not counted yet. */
  running: number;
  /** After this they count as broken off: no event reports that. */
  runningUntil: number;
  /** When it was last downloaded; `null` if not since the page was opened. */
  downloadedAt: number | null;
  /** How many wrong passwords were tried since the page was opened. */
  wrongPasswords: number;
};

export type News = Readonly<Partial<Record<UploadId, UploadNews>>>;

/** Of nothing yet. */
export function createNews(): ReducerStore<News, News> {
  return createReducerStore<News, News>((_, next) => next, {});
}
