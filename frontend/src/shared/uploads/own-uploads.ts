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

/** Fields of an upload that the server or its owner may have changed. */
type Changes = Partial<
  Pick<OwnUpload, "dlimit" | "dtotal" | "expiresAt" | "timeLimit" | "hasPassword" | "awaitsPassword" | "awaitsSync">
>;

type OwnUploadsAction =
  | { type: "loaded"; uploads: readonly OwnUpload[] }
  | { type: "added"; upload: OwnUpload }
  | { type: "changed"; id: UploadId; changes: Changes }
  | { type: "unfolded"; id: UploadId; open: boolean }
  | { type: "removed"; id: UploadId }
  | { type: "timePassed"; nowMs: number };

/** The displayed list: newest first. */
function reduceOwnUploads(uploads: readonly OwnUpload[], action: OwnUploadsAction): readonly OwnUpload[] {
  const change = (id: UploadId, changes: Partial<OwnUpload>) =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload));
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
      return change(action.id, action.changes);
    case "unfolded":
      return change(action.id, { open: action.open });
    case "removed":
      return uploads.filter(({ id }) => id !== action.id);
    case "timePassed":
      return uploads.filter((upload) => !isExpired(upload, action.nowMs));
  }
}

/** The person's own uploads, on the page and on the device. */
export type OwnUploads = {
  store: ReducerStore<readonly OwnUpload[], OwnUploadsAction>;
  /** Reads the device again: another tab may have changed it. Also removes expired records from it. */
  reload: () => void;
  /** @throws Error 'invalid file object' without a Manifest */
  add: (upload: OwnUploadFields) => void;
  setCounts: (id: UploadId, counts: { dlimit: number; dtotal: number }) => void;
  /** The owner has changed the download limit, or the time limit counted from now. */
  changeLimits: (id: UploadId, limits: LimitChange) => void;
  /** Its pending password was set. */
  markProtected: (id: UploadId) => void;
  /** The server no longer has it. */
  markGone: (id: UploadId) => void;
  /** Collapses or expands the list of its files. */
  setOpen: (id: UploadId, open: boolean) => void;
  remove: (id: UploadId) => void;
  /** Applies the account's list: adds what it has, and removes what it has lost. */
  takeOver: (changes: { incoming: readonly OwnUpload[]; gone: readonly UploadId[] }, account: string) => void;
  /** The account's list now has these uploads in these versions. */
  markSynced: (sent: readonly OwnUpload[], account: string) => void;
};

export function createOwnUploads({ storage, now }: { storage: AppStorage; now: () => number }): OwnUploads {
  const store = createReducerStore<readonly OwnUpload[], OwnUploadsAction>(reduceOwnUploads, []);

  const marked = (upload: OwnUpload) => ({ ...upload, expired: isExpired(upload, now()) });

  function dropExpired(): void {
    for (const upload of store.getState()) if (isExpired(upload, now())) storage.removeUpload(upload.id);
    store.dispatch({ type: "timePassed", nowMs: now() });
  }

  function change(id: UploadId, changes: Changes): void {
    storage.changeUpload(id, (upload) => marked({ ...upload, ...changes }));
    store.dispatch({ type: "changed", id, changes });
    dropExpired();
  }

  function reload(): void {
    store.dispatch({ type: "loaded", uploads: storage.listUploads() });
    dropExpired();
  }

  reload();
  return {
    store,
    reload,
    add(fields) {
      const upload = createOwnUpload(fields);
      storage.putUpload(upload);
      store.dispatch({ type: "added", upload });
      dropExpired();
    },
    setCounts: change,
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
      const upload = store.getState().find((known) => known.id === id);
      if (upload !== undefined) change(id, { dtotal: upload.dlimit });
    },
    setOpen: (id, open) => store.dispatch({ type: "unfolded", id, open }),
    remove(id) {
      storage.removeUpload(id);
      store.dispatch({ type: "removed", id });
    },
    takeOver({ incoming, gone }, account) {
      for (const upload of incoming) storage.putUpload(marked({ ...upload, awaitsSync: false, account }));
      for (const id of gone) storage.removeUpload(id);
      reload();
    },
    markSynced(sent, account) {
      for (const upload of sent) {
        // If it was changed during the write, it waits for the next sync.
        storage.changeUpload(upload.id, (kept) => ({ ...kept, account, awaitsSync: !isSameVersion(kept, upload) }));
      }
      reload();
    },
  };
}
