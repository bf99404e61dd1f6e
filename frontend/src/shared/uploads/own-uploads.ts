import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { AppStorage } from "../storage/app-storage.ts";
import { isExpired, type OwnUpload } from "./own-upload.ts";

type OwnUploadsEvent =
  | { type: "loaded"; uploads: readonly OwnUpload[] }
  | { type: "added"; upload: OwnUpload }
  | { type: "counted"; id: UploadId; dlimit: number; dtotal: number }
  | { type: "gone"; id: UploadId }
  | { type: "removed"; id: UploadId }
  | { type: "timePassed"; nowMs: number };

/** The list as it is shown: newest first. */
function reduceOwnUploads(uploads: readonly OwnUpload[], event: OwnUploadsEvent): readonly OwnUpload[] {
  switch (event.type) {
    case "loaded":
      return event.uploads.toSorted((one, other) => other.createdAt - one.createdAt);
    case "added":
      return [event.upload, ...uploads.filter((upload) => upload.id !== event.upload.id)];
    case "counted":
      return uploads.map((upload) =>
        upload.id === event.id ? { ...upload, dlimit: event.dlimit, dtotal: event.dtotal } : upload,
      );
    case "gone":
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, dtotal: upload.dlimit } : upload));
    case "removed":
      return uploads.filter((upload) => upload.id !== event.id);
    case "timePassed":
      return uploads.filter((upload) => !isExpired(upload, event.nowMs));
  }
}

/** The person's own uploads, on the page and on the device. */
export type OwnUploads = {
  store: ReducerStore<readonly OwnUpload[], OwnUploadsEvent>;
  /** Reads the device again: another tab may have changed it. Expired records are dropped there too. */
  reload: () => void;
  add: (upload: OwnUpload) => void;
  setCounts: (id: UploadId, counts: { dlimit: number; dtotal: number }) => void;
  /** The server does not know it any more. */
  markGone: (id: UploadId) => void;
  remove: (id: UploadId) => void;
};

export function createOwnUploads({ storage, now }: { storage: AppStorage; now: () => number }): OwnUploads {
  const store = createReducerStore<readonly OwnUpload[], OwnUploadsEvent>(reduceOwnUploads, []);

  function apply(event: OwnUploadsEvent): void {
    const before = store.getState();
    store.dispatch(event);
    store.dispatch({ type: "timePassed", nowMs: now() });
    const after = store.getState();
    for (const upload of after) if (!before.includes(upload)) storage.putUpload(upload);
    for (const { id } of before) if (!after.some((upload) => upload.id === id)) storage.removeUpload(id);
  }

  function reload(): void {
    const uploads = storage.listUploads();
    store.dispatch({ type: "loaded", uploads });
    for (const upload of uploads) if (isExpired(upload, now())) storage.removeUpload(upload.id);
    store.dispatch({ type: "timePassed", nowMs: now() });
  }

  reload();
  return {
    store,
    reload,
    add: (upload) => apply({ type: "added", upload }),
    setCounts: (id, counts) => apply({ type: "counted", id, ...counts }),
    markGone: (id) => apply({ type: "gone", id }),
    remove: (id) => apply({ type: "removed", id }),
  };
}
