import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import type { DownloadAction, DownloadState } from "./download-state.ts";
import { type DownloadLink, OpenedUpload } from "./opened-upload.ts";
import { reduceDownload } from "./reduce-download.ts";

/** State that all parts of a session share. */
export class SessionCore {
  readonly store: ReducerStore<DownloadState, DownloadAction>;
  readonly upload: OpenedUpload;
  #controller = new AbortController();

  constructor(transfer: Transfer, link: DownloadLink) {
    this.store = createReducerStore<DownloadState, DownloadAction>(reduceDownload, { kind: "initialized" });
    this.upload = new OpenedUpload(transfer, link);
  }

  /** Some content was fetched: the download is taken. */
  get isCounted(): boolean {
    const state = this.store.getState();
    return "preview" in state && state.preview.counted;
  }

  /** Cancels the previous operation, so that only one runs at a time. */
  begin(): AbortSignal {
    this.#controller.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  close(): void {
    this.#controller.abort();
    this.upload.close();
  }
}
