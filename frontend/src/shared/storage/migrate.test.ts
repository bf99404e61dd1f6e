import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "./app-storage.ts";

/** A record as version 1 wrote it. */
function oldRecord() {
  const { nonce: _, expired: __, open: ___, awaitsPassword: ____, ...record } = fakeOwnUpload();
  return JSON.stringify(record);
}

test.each([
  ["version 1", { storageVersion: "1" }],
  ["a client that had no versions", {}],
])("what %s stored is brought into today's form", (_who, version) => {
  const memory = createMemoryStorage({
    ...version,
    [uploadId()]: oldRecord(),
    totalUploads: "3",
    closedPromo: "hello",
  });
  const storage = createAppStorage(memory);
  expect(storage.listUploads()).toEqual([fakeOwnUpload()]);
  expect(storage.readDevice().totalUploads).toBe(3);
  expect(storage.readClosedPromo()).toBe("hello");
  expect(memory.values.get("storageVersion")).toBe("2");
  expect(JSON.parse(memory.values.get(uploadId()) ?? "")).toMatchObject({ nonce: null, expired: false });
});

test("a version written by a newer page is not lowered", () => {
  const memory = createMemoryStorage({ storageVersion: "3", [uploadId()]: JSON.stringify(fakeOwnUpload()) });
  expect(createAppStorage(memory).listUploads()).toEqual([fakeOwnUpload()]);
  expect(memory.values.get("storageVersion")).toBe("3");
});

test("a broken record is left in place and does not block the migration", () => {
  const memory = createMemoryStorage({ storageVersion: "1", aaaaaaaaaaaaaaaa: "{not json", [uploadId()]: oldRecord() });
  expect(createAppStorage(memory).listUploads()).toEqual([fakeOwnUpload()]);
  expect(memory.values.get("aaaaaaaaaaaaaaaa")).toBe("{not json");
});

test("on a full device the migration runs at the next visit", () => {
  const memory = createMemoryStorage({ storageVersion: "1", [uploadId()]: oldRecord() });
  memory.full = true;
  expect(createAppStorage(memory).listUploads()).toEqual([fakeOwnUpload()]);
  expect(memory.values.get("storageVersion")).toBe("1");
});
