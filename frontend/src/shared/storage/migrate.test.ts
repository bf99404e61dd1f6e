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
])("records stored by %s are migrated to the current form", (_who, version) => {
  const memory = createMemoryStorage({
    ...version,
    [uploadId()]: oldRecord(),
    totalUploads: "3",
    closedPromo: "hello",
  });
  const storage = createAppStorage(memory);
  expect(storage.listUploads()).toEqual([fakeOwnUpload()]);
  expect(storage.readDevice().totalUploads).toBe(3);
  expect(storage.readMark("closedPromo")).toBe("hello");
  expect(memory.values.get("storageVersion")).toBe("3");
  expect(JSON.parse(memory.values.get(uploadId()) ?? "")).toMatchObject({ nonce: null, expired: false });
});

test("records of version 2 stay unchanged", () => {
  const record = JSON.stringify(fakeOwnUpload());
  const memory = createMemoryStorage({ storageVersion: "2", [uploadId()]: record });
  expect(createAppStorage(memory).listPast()).toEqual([]);
  expect(memory.values.get(uploadId())).toBe(record);
  expect(memory.values.get("storageVersion")).toBe("3");
});

test("the version of a newer page's data is not lowered", () => {
  const memory = createMemoryStorage({ storageVersion: "4", [uploadId()]: JSON.stringify(fakeOwnUpload()) });
  expect(createAppStorage(memory).listUploads()).toEqual([fakeOwnUpload()]);
  expect(memory.values.get("storageVersion")).toBe("4");
});

test("broken records stay unchanged and do not stop the migration", () => {
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
