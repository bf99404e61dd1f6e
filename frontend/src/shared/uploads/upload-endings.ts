import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { AppStorage } from "../storage/app-storage.ts";
import type { OwnUpload } from "./own-upload.ts";
import { type Ending, type PastUpload, toPastUpload } from "./past-upload.ts";

/** Time for which the device remembers an ended upload. */
const PAST_MS = 7 * 86_400_000;
const MAX_PAST_UPLOADS = 100;
/** If the last response about an upload is older than this, the upload's end was detected late. */
const LATE_MS = 120_000;
/**
 * Allowance for an upload's expiry: the server may count the lifetime from the upload's start, and the server's clock
 * may differ from the device's.
 */
const CLOCK_ALLOWANCE_MS = 60_000;

type Dependencies = { storage: Pick<AppStorage, "listPast" | "writePast">; now: () => number };

/** How the user's uploads ended, on the page and on the device. */
export class UploadEndings {
  readonly store: ReducerStore<readonly PastUpload[], readonly PastUpload[]>;
  readonly #storage: Dependencies["storage"];
  readonly #now: () => number;
  /** For each upload, the last time at which the server was known to have it. */
  readonly #lastSeen = new Map<UploadId, number>();

  constructor({ storage, now }: Dependencies) {
    this.#storage = storage;
    this.#now = now;
    this.store = createReducerStore<readonly PastUpload[], readonly PastUpload[]>((_, read) => read, []);
  }

  /** Records that the server has an upload. */
  see(id: UploadId): void {
    this.#lastSeen.set(id, this.#now());
  }

  /** Rereads the device's records, which another tab may have changed. */
  reload(): void {
    this.store.dispatch(this.#read());
  }

  /** Records how an upload ended. Keeps a recorded ending, because another tab may have detected it earlier. */
  remember(upload: OwnUpload, ending: Ending): void {
    const others = this.#read();
    const isKnown = others.some(({ id }) => id === upload.id);
    this.#write(isKnown ? others : [...others, toPastUpload(upload, ending)].slice(-MAX_PAST_UPLOADS));
  }

  forget(past: readonly PastUpload[]): void {
    const ids = new Set(past.map(({ id }) => id));
    this.#write(this.#read().filter(({ id }) => !ids.has(id)));
  }

  /** How an upload ended whose record is shown as expired or used up. */
  ofShown(upload: OwnUpload): Ending {
    if (this.#now() <= upload.expiresAt) return this.#endNow(upload, "downloaded");
    return { end: "expired", endedAt: upload.expiresAt, isLate: false };
  }

  /**
   * How an upload that the server no longer has probably ended. If it is in an account's list, another device may have
   * deleted it.
   */
  ofGone(upload: OwnUpload): Ending {
    const { expiresAt, time, account } = upload;
    const now = this.#now();
    if (now > expiresAt - time - CLOCK_ALLOWANCE_MS)
      return { end: "expired", endedAt: Math.min(expiresAt, now), isLate: false };
    return this.#endNow(upload, account === null ? "downloaded" : "gone");
  }

  #endNow({ id }: OwnUpload, end: Ending["end"]): Ending {
    const now = this.#now();
    return { end, endedAt: now, isLate: now - (this.#lastSeen.get(id) ?? 0) > LATE_MS };
  }

  #read(): readonly PastUpload[] {
    const stored = this.#storage.listPast();
    const kept = stored.filter(({ endedAt }) => this.#now() - endedAt < PAST_MS);
    if (kept.length < stored.length) this.#storage.writePast(kept);
    return kept;
  }

  #write(past: readonly PastUpload[]): void {
    this.#storage.writePast(past);
    this.store.dispatch(past);
  }
}
