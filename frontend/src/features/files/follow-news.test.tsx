import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createAppStorage } from "../../shared/storage/app-storage.ts";
import { fakeOwnUpload, OWNER_TOKEN, uploadId } from "../../testing/fake-uploads.ts";
import { fakeNotifications, fakeView, fakeWatching } from "../../testing/fake-watching.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { followNews } from "./follow-news.ts";

const A = uploadId("aaaaaaaaaaaaaaaa");
const B = uploadId("bbbbbbbbbbbbbbbb");
const upload = fakeOwnUpload({ id: A, dlimit: 3, dtotal: 1 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of this device, initially showing one upload. */
function openTab({ storage = createAppStorage(createMemoryStorage()), fetchInfo = vi.fn() } = {}) {
  const { environment, watchings, open } = fakeWatching(
    fetchInfo.getMockImplementation() === undefined ? {} : { fetchInfo },
    storage,
  );
  if (environment.ownUploads.store.getState().length === 0) environment.ownUploads.add(upload);
  const { view, show, dispatch } = fakeView();
  const close = followNews(environment, view);
  onTestFinished(close);
  return { environment, storage, watchings, open, show, dispatch, close };
}

test("a visible page subscribes to its uploads, starting after the last event; a hidden or abandoned page does not", async () => {
  const storage = createAppStorage(createMemoryStorage());
  storage.writeMark("lastEventId", "7");
  const { watchings, open, show, dispatch } = openTab({ storage });
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  expect(watchings[0]).toMatchObject({ owners: [{ id: A, ownerToken: OWNER_TOKEN }], lastEventId: "7" });
  watchings[0]?.report({ lastEventId: "8" });
  show("hidden");
  expect(open()).toEqual([]);
  show("visible");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  expect(watchings[1]?.lastEventId).toBe("8");
  dispatch("pagehide");
  expect(open()).toEqual([]);
  dispatch("pageshow");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
});

test("a page is subscribed only while it lists the user's uploads", async () => {
  const { environment, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  environment.ownUploads.remove(A);
  expect(open()).toEqual([]);
  environment.ownUploads.add(upload);
  await vi.waitFor(() => expect(open()).toHaveLength(1));
});

test("one of two tabs subscribes and shares the events with the other, which takes over when the first tab closes", async () => {
  const storage = createAppStorage(createMemoryStorage());
  const first = openTab({ storage });
  await vi.waitFor(() => expect(first.open()).toHaveLength(1));
  first.watchings[0]?.send({ type: "password.refused", id: A, at: 1, count: 2 });
  const second = openTab({ storage });
  await vi.waitFor(() => expect(second.environment.news.getState()[A]?.wrongPasswords).toBe(2));
  first.watchings[0]?.send({ type: "password.refused", id: A, at: 2, count: 1 });
  await vi.waitFor(() => expect(second.environment.news.getState()[A]?.wrongPasswords).toBe(3));
  expect(second.watchings).toEqual([]);
  first.dispatch("pagehide");
  await vi.waitFor(() => expect(second.open()).toHaveLength(1));
  expect(first.open()).toEqual([]);
});

test("tabs of a device that stores nothing have different lists, so each has its own subscription", async () => {
  const tabs = [1, 2].map(() => openTab({ storage: createAppStorage(null) }));
  await vi.waitFor(() => expect(tabs.map(({ open }) => open().length)).toEqual([1, 1]));
});

test("a hidden page subscribes only if it has to show notifications", async () => {
  const { shown, Notification } = fakeNotifications("granted");
  vi.stubGlobal("Notification", Notification);
  const { environment, storage, watchings, open, show } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const completed = { type: "download.completed", id: A, at: environment.now(), dlimit: 3, dtotal: 2 } as const;
  watchings[0]?.send(completed);
  storage.writeMark("notifications", "on");
  show("hidden");
  expect(open()).toHaveLength(1);
  watchings[0]?.send({ ...completed, at: environment.now() - 1, dtotal: 3 });
  await vi.waitFor(() => expect(shown).toEqual(["\u2068letter.txt\u2069 was downloaded"]));
});

test("after the notification permission is withdrawn, no notification is shown", async () => {
  const { shown, Notification } = fakeNotifications("denied");
  vi.stubGlobal("Notification", Notification);
  const { environment, storage, watchings, open } = openTab();
  storage.writeMark("notifications", "on");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.send({ type: "download.completed", id: A, at: environment.now(), dlimit: 3, dtotal: 2 });
  expect(environment.news.getState()[A]?.downloadedAt).toBe(environment.now());
  expect(shown).toEqual([]);
});

test("downloads from long before the page opened appear in the list without a notification", async () => {
  const { shown, Notification } = fakeNotifications("granted");
  vi.stubGlobal("Notification", Notification);
  const { environment, storage, watchings, open } = openTab();
  storage.writeMark("notifications", "on");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.send({ type: "download.completed", id: A, at: environment.now() - 600_000, dlimit: 3, dtotal: 2 });
  expect(environment.news.getState()[A]?.downloadedAt).toBe(environment.now() - 600_000);
  expect(shown).toEqual([]);
});

test("a higher count in a snapshot is reported as a download unless the snapshot is the first", async () => {
  const { environment, watchings, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.send({ type: "snapshot", id: A, dlimit: 4, dtotal: 2, ttl: 1 });
  expect(environment.news.getState()[A]).toBeUndefined();
  watchings[0]?.send({ type: "snapshot", id: A, dlimit: 4, dtotal: 3, ttl: 1 });
  expect(environment.news.getState()[A]).toMatchObject({ downloadedAt: environment.now() });
  expect(environment.ownUploads.store.getState()).toMatchObject([{ dlimit: 4, dtotal: 3 }]);
});

test("a lost subscription is replaced once the connection is back", async () => {
  const { watchings, open, dispatch } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.refuse();
  await Promise.resolve();
  dispatch("online");
  await vi.waitFor(() => expect(watchings).toHaveLength(2));
});

test("the counts of an upload that the stream reports as `gone` are fetched", async () => {
  const fetchInfo = vi.fn(async () => ({ dlimit: 3, dtotal: 1 }));
  const { environment, watchings, open } = openTab({ fetchInfo });
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.send({ type: "gone", id: A });
  await vi.waitFor(() => expect(fetchInfo).toHaveBeenCalledOnce());
  expect(environment.ownUploads.store.getState()).toHaveLength(1);
});

test("soon after an upload is added, a single subscription covers all uploads", async () => {
  const { environment, watchings, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  environment.ownUploads.add(fakeOwnUpload({ id: B }));
  await vi.waitFor(() => expect(watchings).toHaveLength(2));
  expect(open().map(({ owners }) => owners)).toMatchObject([[{ id: B }, { id: A }]]);
});

test("an event that removes an upload from the list leaves the subscription to the other uploads unchanged", async () => {
  const { environment, watchings, open } = openTab();
  environment.ownUploads.add(fakeOwnUpload({ id: B }));
  await vi.waitFor(() => expect(open()[0]?.owners).toHaveLength(2));
  const before = watchings.length;
  watchings.at(-1)?.send({ type: "deleted", id: B, at: 1, dtotal: 0 });
  expect(environment.ownUploads.past.getState()).toMatchObject([{ id: B, end: "deleted", endedAt: 1 }]);
  expect([watchings.length, open().length]).toEqual([before, 1]);
});

const polled = (dtotal: number) => vi.fn(async () => ({ dlimit: 3, dtotal }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("the page polls every 15 s while there are no events, or every minute if hidden", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { Notification } = fakeNotifications("granted");
  vi.stubGlobal("Notification", Notification);
  const fetchInfo = polled(1);
  const { storage, watchings, open, show } = openTab({ fetchInfo });
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const asked = async (ms: number) => {
    fetchInfo.mockClear();
    await pass(ms);
    return fetchInfo.mock.calls.length;
  };
  expect(await asked(30_000)).toBe(2);
  watchings[0]?.report({ state: "open" });
  expect(await asked(60_000)).toBe(0);
  watchings[0]?.report({ state: "unavailable" });
  expect(await asked(15_000)).toBe(1);
  storage.writeMark("notifications", "on");
  show("hidden");
  expect(await asked(120_000)).toBe(2);
});

test("a count that grows between two polls is reported as a download, but the first count is not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const fetchInfo = vi.fn(async () => ({ dlimit: 3, dtotal: 1 }));
  fetchInfo.mockResolvedValueOnce({ dlimit: 9, dtotal: 2 }).mockResolvedValueOnce({ dlimit: 9, dtotal: 2 });
  fetchInfo.mockResolvedValue({ dlimit: 9, dtotal: 4 });
  const { environment, open } = openTab({ fetchInfo });
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  await pass(30_000);
  expect(environment.ownUploads.store.getState()).toMatchObject([{ dtotal: 2 }]);
  expect(environment.news.getState()).toEqual({});
  await pass(15_000);
  expect(environment.news.getState()[A]?.downloadedAt).toBe(environment.now());
});

test("downloads noticed by polling are not announced again when the stream repeats them", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { shown, Notification } = fakeNotifications("granted");
  vi.stubGlobal("Notification", Notification);
  const fetchInfo = vi.fn(async () => ({ dlimit: 9, dtotal: 3 })).mockResolvedValueOnce({ dlimit: 9, dtotal: 1 });
  const { environment, storage, watchings, open } = openTab({ fetchInfo });
  storage.writeMark("notifications", "on");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  await pass(30_000);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  watchings[0]?.report({ state: "open" });
  for (const dtotal of [2, 3]) {
    watchings[0]?.send({ type: "download.completed", id: A, at: environment.now() - 5 + dtotal, dlimit: 9, dtotal });
  }
  expect(environment.ownUploads.store.getState()).toMatchObject([{ dtotal: 3 }]);
  watchings[0]?.send({ type: "download.completed", id: A, at: environment.now() - 1, dlimit: 9, dtotal: 4 });
  await vi.waitFor(() => expect(shown).toHaveLength(2));
});

test("a download count that grew at an unknown time is announced once an event reports the time", async () => {
  const { environment, watchings, open, dispatch } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  watchings[0]?.send({ type: "download.completed", id: A, at: 5, dlimit: 9, dtotal: 2 });
  dispatch("offline");
  environment.ownUploads.setCounts(A, { dlimit: 9, dtotal: 3 });
  expect(environment.news.getState()[A]?.downloadedAt).toBeNull();
  watchings[0]?.send({ type: "download.completed", id: A, at: 7, dlimit: 9, dtotal: 3 });
  expect(environment.news.getState()[A]?.downloadedAt).toBe(7);
});
