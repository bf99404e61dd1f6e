import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "../storage/app-storage.ts";
import { createOwnUploads } from "./own-uploads.ts";

function setUp(nowMs = 1_000_000) {
  const storage = createAppStorage(createMemoryStorage());
  const clock = { nowMs };
  return { storage, clock, create: () => createOwnUploads({ storage, now: () => clock.nowMs }) };
}

const first = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), createdAt: 1, dlimit: 3 });
const second = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), createdAt: 2, dlimit: 3 });

test("the newest upload is first, and the device keeps them all", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  expect(uploads.store.getState()).toEqual([second, first]);
  expect(storage.listUploads()).toEqual([first, second]);
});

test("the list is there again when the page is loaded again", () => {
  const { create } = setUp();
  create().add(first);
  expect(create().store.getState()).toEqual([first]);
});

test("new counts are shown and kept", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.setCounts(first.id, { dlimit: 5, dtotal: 4 });
  expect(uploads.store.getState()).toMatchObject([{ dlimit: 5, dtotal: 4 }]);
  expect(storage.listUploads()).toMatchObject([{ dlimit: 5, dtotal: 4 }]);
});

test("an upload that is used up, or that the server does not know, leaves list and device", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  uploads.setCounts(first.id, { dlimit: 3, dtotal: 3 });
  uploads.markGone(second.id);
  expect(uploads.store.getState()).toEqual([]);
  expect(storage.listUploads()).toEqual([]);
});

test("an upload whose time is over leaves list and device when the list is read again", () => {
  const { storage, clock, create } = setUp();
  const uploads = create();
  uploads.add(first);
  clock.nowMs = first.expiresAt + 1;
  uploads.reload();
  expect(uploads.store.getState()).toEqual([]);
  expect(storage.listUploads()).toEqual([]);
});

test("what another tab added appears when the list is read again", () => {
  const { storage, create } = setUp();
  const uploads = create();
  storage.putUpload(second);
  uploads.reload();
  expect(uploads.store.getState()).toEqual([second]);
});
