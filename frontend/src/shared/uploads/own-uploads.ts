import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { AppStorage } from "../storage/app-storage.ts";
import type { LimitChange } from "../transfer/transfer.ts";
import {
  createOwnUpload,
  isExpired,
  isSameVersion,
  type OwnUpload,
  type OwnUploadFields,
  shownExpiryMs,
} from "./own-upload.ts";
import type { Ending, PastUpload } from "./past-upload.ts";
import { UploadEndings } from "./upload-endings.ts";

/** Fields of an upload that the server or its owner may have changed. */
type Changes = Partial<
  Pick<
    OwnUpload,
    "dlimit" | "dtotal" | "expiresAt" | "timeLimit" | "hasPassword" | "awaitsPassword" | "awaitsSync" | "deletesAt"
  >
>;

type OwnUploadsAction =
  | { type: "loaded"; uploads: readonly OwnUpload[] }
  | { type: "added"; upload: OwnUpload }
  | { type: "changed"; id: UploadId; changes: Changes | Pick<OwnUpload, "open"> }
  | { type: "removed"; id: UploadId }
  | { type: "timePassed"; nowMs: number };

/** The displayed list, newest first. */
function reduceOwnUploads(uploads: readonly OwnUpload[], action: OwnUploadsAction): readonly OwnUpload[] {
  switch (action.type) {
    case "loaded": {
      const isOpen = (id: UploadId) => uploads.some((upload) => upload.id === id && upload.open);
      return action.uploads
        .map((upload) => ({ ...upload, open: isOpen(upload.id) }))
        .sort((one, other) => other.createdAt - one.createdAt);
    }
    case "added":
      return [action.upload, ...uploads.filter(({ id }) => id !== action.upload.id)];
    case "changed":
      return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.changes } : upload));
    case "removed":
      return uploads.filter(({ id }) => id !== action.id);
    case "timePassed":
      return uploads.filter((upload) => !isExpired(upload, action.nowMs));
  }
}

/** The user's own uploads, on the page and on the device. */
export class OwnUploads {
  readonly store: ReducerStore<readonly OwnUpload[], OwnUploadsAction>;
  /**
   * Uploads that have ended within the last few days, in order of detection. They are not in any account's list, and no
   * limit applies to them.
   */
  readonly past: ReducerStore<readonly PastUpload[], readonly PastUpload[]>;
  readonly #storage: AppStorage;
  readonly #now: () => number;
  readonly #endings: UploadEndings;
  /**
   * Uploads completed after their sender was signed out. They are shown on the page that sent them, but stored only if
   * the sender signs in again.
   */
  readonly #unstored = new Map<UploadId, OwnUpload>();

  constructor({ storage, now }: { storage: AppStorage; now: () => number }) {
    this.#storage = storage;
    this.#now = now;
    this.#endings = new UploadEndings({ storage, now });
    this.store = createReducerStore<readonly OwnUpload[], OwnUploadsAction>(reduceOwnUploads, []);
    this.past = this.#endings.store;
    this.reload();
  }

  /** Rereads the device's records, which another tab may have changed. Removes expired uploads. */
  reload(): void {
    for (const upload of this.#unstored.values()) {
      if (this.#isStorable(upload) && this.#unstored.delete(upload.id)) this.#storage.putUpload(upload);
    }
    this.store.dispatch({ type: "loaded", uploads: [...this.#storage.listUploads(), ...this.#unstored.values()] });
    this.#endings.reload();
    this.#dropExpired();
  }

  /**
   * Adds an upload. Not stored on the device if its sender has since been signed out.
   *
   * @throws Error 'invalid file object' without a Manifest
   */
  add(fields: OwnUploadFields): void {
    const upload = createOwnUpload(fields);
    this.#endings.see(upload.id);
    if (this.#isStorable(upload)) this.#storage.putUpload(upload);
    else this.#unstored.set(upload.id, upload);
    this.store.dispatch({ type: "added", upload });
    this.#dropExpired();
  }

  /**
   * Stores the server's counts, which also show that the upload still exists. Responses and events may arrive out of
   * order, so `dtotal` never decreases.
   */
  setCounts(id: UploadId, { dlimit, dtotal }: { dlimit: number; dtotal: number }): void {
    this.#endings.see(id);
    const upload = this.#find(id);
    if (upload !== undefined && (upload.dlimit !== dlimit || upload.dtotal < dtotal))
      this.#change(id, { dlimit, dtotal: Math.max(dtotal, upload.dtotal) });
  }

  /** Records a changed download limit or a changed lifetime, which starts now. */
  changeLimits(id: UploadId, { downloadLimit, timeLimitSeconds }: LimitChange): void {
    this.#change(id, {
      awaitsSync: true,
      ...(downloadLimit !== undefined && { dlimit: downloadLimit }),
      ...(timeLimitSeconds !== undefined && {
        timeLimit: timeLimitSeconds,
        expiresAt: shownExpiryMs(this.#now(), timeLimitSeconds),
      }),
    });
  }

  markProtected(id: UploadId): void {
    this.#change(id, { hasPassword: true, awaitsPassword: false, awaitsSync: true });
  }

  markGone(id: UploadId): void {
    const upload = this.#find(id);
    if (upload === undefined) return;
    if (upload.deletesAt === null) {
      this.#remember(upload, this.#endings.ofGone(upload));
      this.#change(id, { dtotal: upload.dlimit });
    } else this.remove(id);
  }

  /** Collapses or expands an upload's file list. */
  setOpen(id: UploadId, open: boolean): void {
    this.store.dispatch({ type: "changed", id, changes: { open } });
  }

  /** Schedules an upload's deletion; `null` cancels it. */
  holdDeletion(id: UploadId, deletesAt: number | null): void {
    this.#change(id, { deletesAt });
  }

  /** Removes an upload after its owner has deleted it. */
  remove(id: UploadId): void {
    this.end(id, "deleted", this.#now());
  }

  /** Removes an upload after the server has reported its end. */
  end(id: UploadId, end: "downloaded" | "deleted" | "expired", endedAt: number): void {
    const upload = this.#find(id);
    if (upload !== undefined) this.#remember(upload, { end, endedAt, isLate: false });
    this.#storage.removeUpload(id);
    this.#unstored.delete(id);
    this.store.dispatch({ type: "removed", id });
  }

  /** Removes these uploads from the list of past uploads. */
  forget(past: readonly PastUpload[]): void {
    this.#endings.forget(past);
  }

  /** Applies changes received with this account's file list. */
  takeOver({ incoming, gone }: { incoming: readonly OwnUpload[]; gone: readonly UploadId[] }, account: string): void {
    for (const upload of incoming) this.#storage.putUpload(this.#withExpiry({ ...upload, awaitsSync: false, account }));
    for (const id of gone) {
      const upload = this.#find(id);
      if (upload !== undefined) this.#remember(upload, this.#endings.ofGone(upload));
      this.#storage.removeUpload(id);
    }
    this.reload();
  }

  /** Records that the account's list has these versions of these uploads. */
  markSynced(sent: readonly OwnUpload[], account: string): void {
    for (const upload of sent) {
      // A record that was changed during the write waits for the next sync.
      const synced = (kept: OwnUpload) => ({ ...kept, account, awaitsSync: !isSameVersion(kept, upload) });
      this.#storage.changeUpload(upload.id, synced);
    }
    this.reload();
  }

  #find(id: UploadId): OwnUpload | undefined {
    return this.store.getState().find((known) => known.id === id);
  }

  #isStorable({ account }: OwnUpload): boolean {
    return account === null || this.#storage.account.readUser()?.uid === account;
  }

  #withExpiry(upload: OwnUpload): OwnUpload {
    return { ...upload, expired: isExpired(upload, this.#now()) };
  }

  #remember(upload: OwnUpload, ending: Ending): void {
    if (this.#isStorable(upload)) this.#endings.remember(upload, ending);
  }

  #change(id: UploadId, changes: Changes): void {
    const known = this.#unstored.get(id);
    if (known !== undefined) this.#unstored.set(id, { ...known, ...changes });
    this.#storage.changeUpload(id, (upload) => this.#withExpiry({ ...upload, ...changes }));
    this.store.dispatch({ type: "changed", id, changes });
    this.#dropExpired();
  }

  #dropExpired(): void {
    const nowMs = this.#now();
    for (const upload of this.store.getState()) {
      if (!isExpired(upload, nowMs)) continue;
      this.#storage.removeUpload(upload.id);
      this.#unstored.delete(upload.id);
      this.#remember(upload, this.#endings.ofShown(upload));
    }
    this.store.dispatch({ type: "timePassed", nowMs });
  }
}
