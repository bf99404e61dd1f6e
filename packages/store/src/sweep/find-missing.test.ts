import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { type BlobEntry, type BlobKey, blobKey } from "../blob/port.ts";
import type { UploadState } from "../upload/port.ts";
import { findMissing } from "./find-missing.ts";

const live = { state: "live", downloads: 0, heldClaims: 0, downloadLimit: 1, takenDownUntilMs: null } as const;
const newUpload = (number: number, shard = "ab") => {
  const id = `${shard}${number.toString(16).padStart(14, "0")}` as UploadId;
  return { id, blobKey: blobKey(`uploads/${shard}/${id}`) };
};

/**
 * @param options.states - states of Uploads that have changed since they were listed; an absent Upload is still visible
 */
async function find(
  listed: readonly { id: UploadId; blobKey: BlobKey }[],
  options: { present?: readonly BlobKey[]; states?: Record<string, UploadState | null> } = {},
) {
  const { present = [], states = {} } = options;
  const folders: string[] = [];
  const stores = {
    uploads: {
      async inspect(id: UploadId): Promise<UploadState | null> {
        const { blobKey: key } = listed.find((upload) => upload.id === id) ?? newUpload(0);
        return id in states ? (states[id] ?? null) : { ...live, blobKey: key };
      },
    },
    blobs: {
      async *list(folder: string): AsyncGenerator<BlobEntry> {
        folders.push(folder);
        const found = present.filter((key) => key.startsWith(folder));
        for (const key of found) yield { key, bytes: 1, modifiedAtMs: 0, partsId: null };
      },
    },
  };
  async function* uploads() {
    yield* listed;
  }
  const missing: UploadId[] = [];
  for await (const id of findMissing(stores, uploads())) missing.push(id);
  return { missing, folders };
}

test("I5: reports only Uploads whose Blob is not listed", async () => {
  const [lost, kept, other] = [newUpload(1), newUpload(2), newUpload(3, "cd")];
  const { missing, folders } = await find([lost, kept, other], { present: [kept.blobKey] });
  expect(missing).toEqual([lost.id, other.id]);
  expect(folders).toEqual(["uploads/ab/", "uploads/cd/"]);
});

test("does not report an Upload deleted, taken down or replaced since it was listed", async () => {
  const [unknown, gone, hidden, moved] = [1, 2, 3, 4].map((number) => newUpload(number));
  if (unknown === undefined || gone === undefined || hidden === undefined || moved === undefined)
    throw new Error("four");
  const states: Record<string, UploadState | null> = {
    [unknown.id]: null,
    [gone.id]: { state: "gone", reason: "deleted", downloads: 0, downloadLimit: 1, blobRemoved: true },
    [hidden.id]: { ...live, blobKey: hidden.blobKey, takenDownUntilMs: 1 },
    [moved.id]: { ...live, blobKey: blobKey("uploads/ab/other") },
  };
  expect((await find([unknown, gone, hidden, moved], { states })).missing).toEqual([]);
});

test("lists a folder once for every ten thousand Uploads, to limit memory use", async () => {
  const listed = Array.from({ length: 10_001 }, (_, number) => newUpload(number));
  const { missing, folders } = await find(listed, { present: listed.map(({ blobKey: key }) => key) });
  expect(missing).toEqual([]);
  expect(folders).toHaveLength(2);
});

test("lists no folders of the store if there are no Uploads", async () => {
  expect(await find([])).toEqual({ missing: [], folders: [] });
});
