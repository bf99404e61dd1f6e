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

test("an upload that is used up, or that the server does not know, leaves list and device [R2.3]", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  uploads.setCounts(first.id, { dlimit: 3, dtotal: 3 });
  uploads.markGone(second.id);
  expect(uploads.store.getState()).toEqual([]);
  expect(storage.listUploads()).toEqual([]);
});

test("an upload whose time is over leaves list and device when the list is read again [R2.3]", () => {
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

test("changed limits are shown and kept in the upload's place, a time limit from now on", () => {
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

test("an upload whose password is set waits for it no longer, on the device too", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add({ ...first, awaitsPassword: true });
  uploads.markProtected(first.id);
  const isProtected = [{ hasPassword: true, awaitsPassword: false }];
  expect(uploads.store.getState()).toMatchObject(isProtected);
  expect(storage.listUploads()).toMatchObject(isProtected);
});

test("what another tab has deleted does not come back by new counts, and what it has changed is not undone", () => {
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

test("what the account has is taken over in its place, and what is gone leaves the device", () => {
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

test("an upload waits for the account's list again once its limits or its password change", () => {
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

test("an upload that was changed again while it was sent waits for the next time", () => {
  const { create } = setUp();
  const uploads = create();
  uploads.add(first);
  const sent = uploads.store.getState();
  uploads.markProtected(first.id);
  uploads.markSynced(sent, "ada");
  expect(uploads.store.getState()).toMatchObject([{ hasPassword: true, awaitsSync: true }]);
});

test("new counts are nothing that the account's list waits for", () => {
  const { create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.markSynced([first], "ada");
  uploads.setCounts(first.id, { dlimit: 5, dtotal: 1 });
  expect(uploads.store.getState()).toMatchObject([{ dtotal: 1, awaitsSync: false }]);
});

test("a list of files that was unfolded stays so when the list is read again, on this page only [R3.6]", () => {
  const { storage, create } = setUp();
  const uploads = create();
  uploads.add(first);
  uploads.add(second);
  uploads.setOpen(first.id, true);
  uploads.reload();
  expect(uploads.store.getState().map(({ open }) => open)).toEqual([false, true]);
  expect(storage.listUploads().map(({ open }) => open)).toEqual([false, false]);
});
