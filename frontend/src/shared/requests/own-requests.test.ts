import { expect, test } from "vitest";
import { NOW_MS } from "../../testing/fake-environment.ts";
import { fakeKeptRequest, requestId } from "../../testing/fake-requests.ts";
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
