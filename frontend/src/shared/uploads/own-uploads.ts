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

/** The displayed list: newest first. */
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

/** The person's own uploads, on the page and on the device. */
export type OwnUploads = {
  store: ReducerStore<readonly OwnUpload[], OwnUploadsAction>;
  /**
   * Uploads that have ended within the last days, in order of detection. Not in any account's list; they count towards
   * no limit.
   */
  past: ReducerStore<readonly PastUpload[], readonly PastUpload[]>;
  /** Reads the device's records again because another tab may have changed them. Removes expired ones. */
  reload: () => void;
  /**
   * Not stored on the device if its sender has since been signed out.
   *
   * @throws Error 'invalid file object' without a Manifest
   */
  add: (upload: OwnUploadFields) => void;
  /**
   * Stores the server's counts. The call also means that the upload still exists. Answers and events may arrive out of
   * order, so `dtotal` never falls.
   */
  setCounts: (id: UploadId, counts: { dlimit: number; dtotal: number }) => void;
  /** The owner has changed the download limit, or the lifetime, which counts from now. */
  changeLimits: (id: UploadId, limits: LimitChange) => void;
  /** Its pending password was set. */
  markProtected: (id: UploadId) => void;
  /** The server no longer has it. */
  markGone: (id: UploadId) => void;
  /** Collapses or expands the list of its files. */
  setOpen: (id: UploadId, open: boolean) => void;
  /** Its owner deletes it at this time, or `null`: keeps it. */
  holdDeletion: (id: UploadId, deletesAt: number | null) => void;
  /** Its owner has deleted it. */
  remove: (id: UploadId) => void;
  /** The server says how it ended. */
  end: (id: UploadId, end: "downloaded" | "deleted" | "expired", endedAt: number) => void;
  /** Removes these from the list of past uploads. */
  forget: (past: readonly PastUpload[]) => void;
  /** Applies changes from this account's list. */
  takeOver: (changes: { incoming: readonly OwnUpload[]; gone: readonly UploadId[] }, account: string) => void;
  /** The account's list now has these uploads in these versions. */
  markSynced: (sent: readonly OwnUpload[], account: string) => void;
};

export function createOwnUploads({ storage, now }: { storage: AppStorage; now: () => number }): OwnUploads {
  const store = createReducerStore<readonly OwnUpload[], OwnUploadsAction>(reduceOwnUploads, []);
  const endings = new UploadEndings({ storage, now });
  /**
   * Uploads that ended after their sender's session: they are shown where they were sent, and not stored unless the
   * sender signs in again.
   */
  const unstored = new Map<UploadId, OwnUpload>();

  const isStorable = ({ account }: OwnUpload) => account === null || storage.account.readUser()?.uid === account;

  const marked = (upload: OwnUpload) => ({ ...upload, expired: isExpired(upload, now()) });

  const find = (id: UploadId) => store.getState().find((known) => known.id === id);

  function remember(upload: OwnUpload | undefined, ending: Ending): void {
    if (upload !== undefined && isStorable(upload)) endings.remember(upload, ending);
  }

  function dropExpired(): void {
    for (const upload of store.getState()) {
      if (!isExpired(upload, now())) continue;
      storage.removeUpload(upload.id);
      unstored.delete(upload.id);
      remember(upload, endings.ofShown(upload));
    }
    store.dispatch({ type: "timePassed", nowMs: now() });
  }

  function change(id: UploadId, changes: Changes): void {
    const known = unstored.get(id);
    if (known !== undefined) unstored.set(id, { ...known, ...changes });
    storage.changeUpload(id, (upload) => marked({ ...upload, ...changes }));
    store.dispatch({ type: "changed", id, changes });
    dropExpired();
  }

  function reload(): void {
    for (const upload of unstored.values()) {
      if (isStorable(upload) && unstored.delete(upload.id)) storage.putUpload(upload);
    }
    store.dispatch({ type: "loaded", uploads: [...storage.listUploads(), ...unstored.values()] });
    endings.reload();
    dropExpired();
  }

  function end(id: UploadId, how: Ending["end"], endedAt: number): void {
    remember(find(id), { end: how, endedAt, isLate: false });
    storage.removeUpload(id);
    unstored.delete(id);
    store.dispatch({ type: "removed", id });
  }

  reload();
  return {
    store,
    past: endings.store,
    reload,
    add(fields) {
      const upload = createOwnUpload(fields);
      endings.see(upload.id);
      if (isStorable(upload)) storage.putUpload(upload);
      else unstored.set(upload.id, upload);
      store.dispatch({ type: "added", upload });
      dropExpired();
    },
    setCounts(id, { dlimit, dtotal }) {
      endings.see(id);
      const upload = find(id);
      if (upload !== undefined && (upload.dlimit !== dlimit || upload.dtotal < dtotal))
        change(id, { dlimit, dtotal: Math.max(dtotal, upload.dtotal) });
    },
    changeLimits(id, { downloadLimit, timeLimitSeconds }) {
      change(id, {
        awaitsSync: true,
        ...(downloadLimit !== undefined && { dlimit: downloadLimit }),
        ...(timeLimitSeconds !== undefined && {
          timeLimit: timeLimitSeconds,
          expiresAt: shownExpiryMs(now(), timeLimitSeconds),
        }),
      });
    },
    markProtected: (id) => change(id, { hasPassword: true, awaitsPassword: false, awaitsSync: true }),
    markGone(id) {
      const upload = find(id);
      if (upload === undefined) return;
      if (upload.deletesAt !== null) return end(id, "deleted", now());
      remember(upload, endings.ofGone(upload));
      change(id, { dtotal: upload.dlimit });
    },
    setOpen: (id, open) => store.dispatch({ type: "changed", id, changes: { open } }),
    holdDeletion: (id, deletesAt) => change(id, { deletesAt }),
    remove: (id) => end(id, "deleted", now()),
    end,
    forget: (shown) => endings.forget(shown),
    takeOver({ incoming, gone }, account) {
      for (const upload of incoming) storage.putUpload(marked({ ...upload, awaitsSync: false, account }));
      for (const id of gone) {
        const upload = find(id);
        if (upload !== undefined) remember(upload, endings.ofGone(upload));
        storage.removeUpload(id);
      }
      reload();
    },
    markSynced(sent, account) {
      for (const upload of sent) {
        // A record that was changed during the write waits for the next sync.
        storage.changeUpload(upload.id, (kept) => ({ ...kept, account, awaitsSync: !isSameVersion(kept, upload) }));
      }
      reload();
    },
  };
}
