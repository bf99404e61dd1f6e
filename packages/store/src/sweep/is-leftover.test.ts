import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { blobKey } from "../blob/port.ts";
import type { UploadState } from "../upload/port.ts";
import { isLeftover } from "./is-leftover.ts";

const counts = { downloads: 0, heldClaims: 0, downloadLimit: 1, takenDownUntilMs: null };
const whole = { key: blobKey("uploads/ab/abcdef0123456789"), partsId: null };

function ofUpload(state: UploadState | null): Promise<boolean> {
  const uploads = { inspect: async () => state, inspectList: async () => [] };
  return isLeftover(uploads, whole, { kind: "upload", id: "abcdef0123456789" as UploadId });
}

test("a Blob of an unknown id is a leftover", async () => {
  expect(await ofUpload(null)).toBe(true);
});

test("a Blob of an open session is not a leftover", async () => {
  expect(await ofUpload({ state: "session", epoch: 1, storedBytes: 0, endedBy: null })).toBe(false);
});

test("the Blob of a visible Upload is not a leftover, but another Blob of the same id is", async () => {
  expect(await ofUpload({ state: "live", ...counts, blobKey: whole.key })).toBe(false);
  expect(await ofUpload({ state: "live", ...counts, blobKey: blobKey("uploads/ab/other") })).toBe(true);
});

test("unfinished Parts with the same key as a visible Upload's Blob are leftovers", async () => {
  const uploads = {
    inspect: async (): Promise<UploadState> => ({ state: "live", ...counts, blobKey: whole.key }),
    inspectList: async () => [],
  };
  const owner = { kind: "upload", id: "abcdef0123456789" as UploadId } as const;
  expect(await isLeftover(uploads, { ...whole, partsId: "parts" }, owner)).toBe(true);
});

test("the order to move a store is not a leftover", async () => {
  const uploads = { inspect: async () => null, inspectList: async () => [] };
  expect(await isLeftover(uploads, { key: blobKey("moves/order"), partsId: null }, { kind: "order" })).toBe(false);
});

test("the Blob of an ended Upload is a leftover only after the Upload's removal is finished", async () => {
  const gone = { state: "gone", reason: "deleted", downloads: 0, downloadLimit: 1 } as const;
  expect(await ofUpload({ ...gone, blobRemoved: false })).toBe(false);
  expect(await ofUpload({ ...gone, blobRemoved: true })).toBe(true);
});

test("a tail's Blob is a leftover once its session has ended", async () => {
  const piece = { key: blobKey("uploads/ab/abcdef0123456789.tail.0a"), partsId: null };
  const isLeft = (state: UploadState | null) =>
    isLeftover({ inspect: async () => state, inspectList: async () => [] }, piece, {
      kind: "session",
      id: "abcdef0123456789" as UploadId,
    });
  expect(await isLeft({ state: "session", epoch: 1, storedBytes: 0, endedBy: null })).toBe(false);
  expect(await isLeft({ state: "live", ...counts, blobKey: whole.key })).toBe(true);
  expect(await isLeft(null)).toBe(true);
});

test("a list's Blob is a leftover unless it is one of the list's stored versions", async () => {
  const [kept, old] = ["lists/ab/list/1", "lists/ab/list/2"].map((key) => ({ key: blobKey(key), partsId: null }));
  if (kept === undefined || old === undefined) throw new Error("two keys");
  const uploads = { inspect: async () => null, inspectList: async () => [kept.key] };
  const owner = { kind: "list", listKey: "list" } as const;
  expect(await isLeftover(uploads, kept, owner)).toBe(false);
  expect(await isLeftover(uploads, { ...old, partsId: "parts" }, owner)).toBe(true);
  expect(await isLeftover(uploads, old, owner)).toBe(true);
});

test("batches of events are not leftovers, but their unfinished Parts are", async () => {
  const key = blobKey("metrics/date=2026-11-21/hour=04/ab.ndjson.gz");
  const uploads = { inspect: async () => null, inspectList: async () => [] };
  expect(await isLeftover(uploads, { key, partsId: null }, { kind: "events" })).toBe(false);
  expect(await isLeftover(uploads, { key, partsId: "parts" }, { kind: "events" })).toBe(true);
});
