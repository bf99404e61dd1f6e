import { expect, test } from "vitest";
import { fakeOwnUpload, OWNER_TOKEN, SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "../storage/app-storage.ts";
import { OwnUploads } from "./own-uploads.ts";

const DAY_MS = 86_400_000;
const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 1, type: "" }));
const upload = fakeOwnUpload({ name: "Send-Archive.zip", manifest: { files }, dlimit: 2 });
const remembered = { id: upload.id, account: null, first: "a.txt", more: 1, isLate: false };

function setUp() {
  const memory = createMemoryStorage();
  const clock = { nowMs: upload.createdAt };
  const create = () => new OwnUploads({ storage: createAppStorage(memory), now: () => clock.nowMs });
  return { memory, clock, create, uploads: create() };
}

test("a used-up upload is recorded as downloaded [R2.81]", () => {
  const { clock, uploads } = setUp();
  uploads.add(upload);
  clock.nowMs += 60_000;
  uploads.setCounts(upload.id, { dlimit: 2, dtotal: 2 });
  expect(uploads.past.getState()).toEqual([{ ...remembered, end: "downloaded", endedAt: clock.nowMs }]);
});

test("an upload missing on the server before its expiry is recorded as downloaded", () => {
  const { clock, uploads } = setUp();
  uploads.add(upload);
  uploads.markGone(upload.id);
  expect(uploads.past.getState()).toEqual([{ ...remembered, end: "downloaded", endedAt: clock.nowMs }]);
});

test("an upload in an account's list is recorded as gone, because another device may have deleted it", () => {
  const { uploads, memory } = setUp();
  createAppStorage(memory).account.writeUser(fakeUser({ uid: "ada" }));
  uploads.add({ ...upload, account: "ada" });
  uploads.markGone(upload.id);
  expect(uploads.past.getState()).toMatchObject([{ end: "gone", account: "ada" }]);
});

test("an upload missing on the server at its expiry is recorded as expired", () => {
  const { clock, uploads } = setUp();
  uploads.add(upload);
  clock.nowMs = upload.expiresAt - 30_000;
  uploads.markGone(upload.id);
  expect(uploads.past.getState()).toMatchObject([{ end: "expired" }]);
});

test("an expired upload counts as ended at its expiry, regardless of when that is detected", () => {
  const { clock, uploads } = setUp();
  uploads.add(upload);
  clock.nowMs = upload.expiresAt + DAY_MS;
  uploads.reload();
  expect(uploads.past.getState()).toEqual([{ ...remembered, end: "expired", endedAt: upload.expiresAt }]);
});

test("the end of an upload counts as late if it is detected long after the server was last asked", () => {
  const { clock, uploads, create } = setUp();
  uploads.add(upload);
  clock.nowMs += 3_600_000;
  const nextDay = create();
  nextDay.markGone(upload.id);
  expect(nextDay.past.getState()).toMatchObject([{ end: "downloaded", isLate: true }]);
});

test("a deleted upload is recorded as deleted, even by a tab that later finds it missing", () => {
  const { uploads, create } = setUp();
  uploads.add(upload);
  const otherTab = create();
  uploads.remove(upload.id);
  otherTab.markGone(upload.id);
  expect(otherTab.past.getState()).toMatchObject([{ end: "deleted" }]);
});

test("neither the Secret nor the OwnerToken of an ended upload stays on the device", () => {
  const { memory, uploads } = setUp();
  uploads.add(upload);
  expect(JSON.stringify([...memory.values])).toContain(SECRET);
  uploads.markGone(upload.id);
  const kept = JSON.stringify([...memory.values]);
  expect(kept).toContain("a.txt");
  expect(kept).not.toContain(SECRET);
  expect(kept).not.toContain(OWNER_TOKEN);
});

test("nothing of an ended upload remains after 7 days, or after the list is cleared", () => {
  const { memory, clock, uploads } = setUp();
  uploads.add(upload);
  uploads.add(fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa") }));
  uploads.remove(upload.id);
  clock.nowMs += 7 * DAY_MS - 1;
  uploads.remove(uploadId("aaaaaaaaaaaaaaaa"));
  uploads.reload();
  expect(uploads.past.getState().map(({ id }) => id)).toEqual([upload.id, uploadId("aaaaaaaaaaaaaaaa")]);
  clock.nowMs += 1;
  uploads.reload();
  expect(uploads.past.getState().map(({ id }) => id)).toEqual([uploadId("aaaaaaaaaaaaaaaa")]);
  uploads.forget(uploads.past.getState());
  expect(uploads.past.getState()).toEqual([]);
  expect(memory.values.has("pastUploads")).toBe(false);
});

test("invalid records of ended uploads are skipped", () => {
  const memory = createMemoryStorage({
    pastUploads: JSON.stringify([null, { id: "x" }, { ...remembered, end: "deleted", endedAt: "now" }]),
  });
  expect(createAppStorage(memory).listPast()).toEqual([]);
  expect(createAppStorage(createMemoryStorage({ pastUploads: "{broken" })).listPast()).toEqual([]);
});
