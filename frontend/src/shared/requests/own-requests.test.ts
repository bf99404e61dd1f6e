import { expect, test } from "vitest";
import { NOW_MS } from "../../testing/fake-environment.ts";
import { fakeKeptRequest, requestId } from "../../testing/fake-requests.ts";
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
