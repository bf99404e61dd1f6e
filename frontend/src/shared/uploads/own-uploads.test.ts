import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "../storage/app-storage.ts";
import { OwnUploads } from "./own-uploads.ts";

function setUp(nowMs = 1_000_000) {
  const storage = createAppStorage(createMemoryStorage());
  const clock = { nowMs };
  return { storage, clock, create: () => new OwnUploads({ storage, now: () => clock.nowMs }) };
}

const first = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), createdAt: 1, dlimit: 3 });
const second = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), createdAt: 2, dlimit: 3 });

test("the newest upload is first, and the device stores all of them", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  expect(uploads.store.getState()).toEqual([second, first]);
  expect(storage.listUploads()).toEqual([first, second]);
});

test("the list is restored when the page is reloaded", () => {
  const { create } = setUp();
  create().add(first);
  expect(create().store.getState()).toEqual([first]);
});

test("new counts are shown and stored", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.setCounts(first.id, { dlimit: 5, dtotal: 4 });
  expect(uploads.store.getState()).toMatchObject([{ dlimit: 5, dtotal: 4 }]);
  expect(storage.listUploads()).toMatchObject([{ dlimit: 5, dtotal: 4 }]);
});

test("an upload that is used up, or unknown to the server, is removed from the list and the device [R2.3]", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  uploads.setCounts(first.id, { dlimit: 3, dtotal: 3 });
  uploads.markGone(second.id);
  expect(uploads.store.getState()).toEqual([]);
  expect(storage.listUploads()).toEqual([]);
});

test("an expired upload leaves the list and the device when the list is read again [R2.3]", () => {
  const { storage, clock, create } = setUp();
  const uploads = create();
  uploads.add(first);
  clock.nowMs = first.expiresAt + 1;
  uploads.reload();
  expect(uploads.store.getState()).toEqual([]);
  expect(storage.listUploads()).toEqual([]);
});

test("an upload added by another tab appears when the list is read again", () => {
  const { storage, create } = setUp();
  const uploads = create();
  storage.putUpload(second);
  uploads.reload();
  expect(uploads.store.getState()).toEqual([second]);
});

test("changed limits are shown and stored, with the time limit counted from now", () => {
  const { storage, clock, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  clock.nowMs += 5_000;
  uploads.changeLimits(first.id, { downloadLimit: 5, timeLimitSeconds: 60 });
  const changed = { ...first, dlimit: 5, timeLimit: 60, expiresAt: clock.nowMs + 500 + 60_000 };
  expect(uploads.store.getState()).toEqual([second, changed]);
  expect(storage.listUploads()).toEqual([changed, second]);
  uploads.changeLimits(first.id, { downloadLimit: 4 });
  expect(uploads.store.getState()).toEqual([second, { ...changed, dlimit: 4 }]);
});

test("an upload whose password has been set is no longer pending, on the page or on the device", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add({ ...first, awaitsPassword: true });
  uploads.markProtected(first.id);
  const isProtected = [{ hasPassword: true, awaitsPassword: false }];
  expect(uploads.store.getState()).toMatchObject(isProtected);
  expect(storage.listUploads()).toMatchObject(isProtected);
});

test("new counts neither restore uploads that another tab has deleted nor undo that tab's changes", () => {
  const { storage, create } = setUp();
  const [uploads, otherTab] = [create(), create()];
  uploads.add(first);
  uploads.add(second);
  otherTab.reload();
  otherTab.remove(first.id);
  otherTab.changeLimits(second.id, { downloadLimit: 7 });
  uploads.setCounts(first.id, { dlimit: 3, dtotal: 1 });
  uploads.markGone(first.id);
  expect(storage.listUploads()).toMatchObject([{ id: second.id, dlimit: 7 }]);
});

test("entries from the account replace those on the device, and deleted uploads are removed", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(second);
  uploads.setOpen(second.id, true);
  const newer = { ...second, timeLimit: 60 };
  uploads.takeOver({ incoming: [first, newer], gone: [] }, "ada");
  expect(uploads.store.getState()).toEqual([
    { ...newer, awaitsSync: false, account: "ada", open: true },
    { ...first, awaitsSync: false, account: "ada" },
  ]);
  uploads.takeOver({ incoming: [], gone: [second.id] }, "ada");
  expect(storage.listUploads()).toEqual([{ ...first, awaitsSync: false, account: "ada" }]);
});

test("after a change of its limits or password, an upload waits for another sync", () => {
  const { create } = setUp();
  const uploads = create();
  const awaitsSync = () => uploads.store.getState().map((upload) => upload.awaitsSync);
  uploads.add(first);
  for (const change of [
    () => uploads.changeLimits(first.id, { timeLimitSeconds: 60 }),
    () => uploads.markProtected(first.id),
  ]) {
    uploads.markSynced(uploads.store.getState(), "ada");
    expect(awaitsSync()).toEqual([false]);
    change();
    expect(awaitsSync()).toEqual([true]);
  }
});

test("an upload that was changed during a sync waits for the next one", () => {
  const { create } = setUp();
  const uploads = create();
  uploads.add(first);
  const sent = uploads.store.getState();
  uploads.markProtected(first.id);
  uploads.markSynced(sent, "ada");
  expect(uploads.store.getState()).toMatchObject([{ hasPassword: true, awaitsSync: true }]);
});

test("new counts do not require a sync", () => {
  const { create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.markSynced([first], "ada");
  uploads.setCounts(first.id, { dlimit: 5, dtotal: 1 });
  expect(uploads.store.getState()).toMatchObject([{ dtotal: 1, awaitsSync: false }]);
});

test("an expanded file list stays expanded when the uploads are reread, but only on this page [R3.6]", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  uploads.setOpen(first.id, true);
  uploads.reload();
  expect(uploads.store.getState().map(({ open }) => open)).toEqual([false, true]);
  expect(storage.listUploads().map(({ open }) => open)).toEqual([false, false]);
});

test("an upload reported as ended by the server leaves the list, and how and when it ended is stored", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.end(first.id, "expired", 7);
  expect([uploads.store.getState(), storage.listUploads()]).toEqual([[], []]);
  expect(uploads.past.getState()).toMatchObject([{ id: first.id, end: "expired", endedAt: 7, isLate: false }]);
});
