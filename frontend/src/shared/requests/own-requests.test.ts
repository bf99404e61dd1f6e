import { expect, test } from "vitest";
import { NOW_MS } from "../../testing/fake-environment.ts";
import { fakeDelivery, fakeKeptRequest, fakeOwnRequest, requestId } from "../../testing/fake-requests.ts";
import { uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "../storage/app-storage.ts";
import { OwnRequests } from "./own-requests.ts";

const first = fakeKeptRequest();
const second = fakeKeptRequest({ id: requestId("aaaaaaaaaaaaaaaa"), createdAt: first.createdAt + 1 });

function openDevice() {
  const storage = createAppStorage(createMemoryStorage());
  const openTab = () => new OwnRequests({ storage, now: () => NOW_MS });
  return { storage, openTab };
}

test("requests are listed once each, newest first, and are still there on the next page", () => {
  const { openTab } = openDevice();
  const requests = openTab();
  requests.keep(second);
  requests.keep(first);
  requests.keep({ ...first, title: "Opened again" });
  expect(requests.store.getState()).toEqual([second, first]);
  expect(openTab().store.getState()).toEqual([second, first]);
});

test("a change does not undo that of another tab", () => {
  const { openTab } = openDevice();
  const [one, other] = [openTab(), openTab()];
  one.keep(first);
  other.keep(second);
  one.forget(first.id);
  other.reload();
  expect(other.store.getState()).toEqual([second]);
});

test("a request whose last delivery has expired is removed from the device", () => {
  const { storage, openTab } = openDevice();
  storage.writeRequests([{ ...first, expiresAt: NOW_MS }, second]);
  expect(openTab().store.getState()).toEqual([second]);
  expect(storage.listRequests()).toEqual([second]);
});

test("opened deliveries are remembered by request, until the request leaves the device", () => {
  const { storage, openTab } = openDevice();
  const requests = openTab();
  for (const request of [first, second]) requests.keep(request);
  for (const fingerprint of ["a", "b", "a"]) requests.markSeen(first.id, { fingerprint, id: uploadId() });
  requests.markSeen(second.id, { fingerprint: "c", id: uploadId() });
  expect(openTab().listSeen(first.id)).toEqual(new Map(["a", "b"].map((fingerprint) => [fingerprint, uploadId()])));
  requests.forget(first.id);
  expect(storage.listSeen()).toEqual([[second.id, "c", uploadId()]]);
});

test("if 4,000 deliveries have been opened, the oldest ones are forgotten first", () => {
  const { storage, openTab } = openDevice();
  const requests = openTab();
  requests.keep(first);
  storage.writeSeen(Array.from({ length: 4_000 }, (_, index) => [first.id, String(index), uploadId()]));
  requests.markSeen(first.id, { fingerprint: "new", id: uploadId() });
  const seen = [...requests.listSeen(first.id).keys()];
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([4_000, "1", "new"]);
});

test("deliveries are new until they are collected, or opened on this device; repeated ones never are", () => {
  const { openTab } = openDevice();
  const requests = openTab();
  const news = () => requests.store.getState()[0]?.news;
  requests.keep(first);
  const deliveries = [
    fakeDelivery("a", { atMs: 5 }),
    fakeDelivery("b", { atMs: 9 }),
    fakeDelivery("c", { state: "collected" }),
    fakeDelivery("d", { state: "reserved" }),
    fakeDelivery("e", { isRepeated: true }),
  ];
  const inbox = { ...fakeOwnRequest(), isOpen: true, deliveries };
  expect(requests.note(inbox)).toBe(true);
  expect(news()).toMatchObject({ newDeliveries: 2, arrivedAt: 9, isOpen: true });
  requests.markSeen(first.id, fakeDelivery("b"));
  expect(requests.note(inbox)).toBe(true);
  expect(news()).toMatchObject({ newDeliveries: 1, arrivedAt: 5 });
  expect(requests.note(inbox)).toBe(false);
  expect(requests.note({ ...inbox, isOpen: false })).toBe(true);
  expect(news()?.isOpen).toBe(false);
});

test("each reported change is newer than the one before, also within a millisecond and for other tabs", () => {
  const { openTab } = openDevice();
  const [one, other] = [openTab(), openTab()];
  one.keep(first);
  one.markChanged(first.id);
  other.markChanged(first.id);
  expect(other.store.getState()[0]?.news.changedAt).toBe(NOW_MS + 1);
});
