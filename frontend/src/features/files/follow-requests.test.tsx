import { createDeferred } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { NO_NEWS } from "../../shared/storage/kept-request.ts";
import type { InboxDelivery, Transfer } from "../../shared/transfer/transfer.ts";
import { NOW_MS } from "../../testing/fake-environment.ts";
import { fakeDelivery, fakeKeptRequest, fakeOwnRequest, requestId } from "../../testing/fake-requests.ts";
import { fakeNotifications, fakeView, fakeWatching } from "../../testing/fake-watching.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { followNews } from "./follow-news.ts";
import { OwnerNews } from "./own-upload-list.tsx";

const own = fakeKeptRequest();
const { id } = own;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of this device, which has a request. */
function openTab() {
  const deliveries: InboxDelivery[] = [];
  const readInbox = vi.fn<Transfer["readInbox"]>(async (owner) => ({
    ...fakeOwnRequest({ owner, terms: { ...fakeOwnRequest().terms, id: owner.id } }),
    isOpen: true,
    deliveries: [...deliveries],
  }));
  const delay = vi.fn<Transfer["delay"]>(async () => undefined);
  const { environment, watchings, open } = fakeWatching({ readInbox, delay });
  environment.ownRequests.keep(own);
  const { view, show } = fakeView();
  onTestFinished(followNews(environment, view));
  const news = () => environment.ownRequests.store.getState().find((request) => request.id === id)?.news;
  return { environment, deliveries, readInbox, delay, watchings, open, show, news };
}

test("an inbox is read after each event, and its new deliveries are counted [R10.17]", async () => {
  const { deliveries, watchings, open, news } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  expect(watchings[0]).toMatchObject({ owners: [], requests: [own.ownerLink] });
  watchings[0]?.report({ request: { type: "request", id, at: 1 } });
  await vi.waitFor(() => expect(news()).toEqual(NO_NEWS));
  deliveries.push(fakeDelivery("a", { atMs: 7 }));
  watchings[0]?.report({ request: { type: "request", id, at: 2 } });
  await vi.waitFor(() => expect(news()).toMatchObject({ newDeliveries: 1, arrivedAt: 7, changedAt: NOW_MS }));
});

test("events that arrive while an inbox is being read have it read once more, after a pause", async () => {
  const { readInbox, delay, watchings, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const inbox = createDeferred<Awaited<ReturnType<Transfer["readInbox"]>>>();
  readInbox.mockReturnValueOnce(inbox.promise);
  const report = (at: number) => watchings[0]?.report({ request: { type: "request", id, at } });
  report(0);
  await vi.waitFor(() => expect(readInbox).toHaveBeenCalledOnce());
  for (let at = 1; at < 9; at += 1) report(at);
  inbox.resolve({ ...fakeOwnRequest(), isOpen: true, deliveries: [] });
  await vi.waitFor(() => expect(readInbox).toHaveBeenCalledTimes(2));
  expect(delay.mock.calls.map(([ms]) => ms)).toEqual([1_000]);
});

test("a change that leaves the number of new deliveries as it is also reaches the pages that show the inbox", async () => {
  const { deliveries, readInbox, watchings, open, news } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  for (const state of ["reserved", "collected"] as const) {
    watchings[0]?.report({ request: { type: "request", id, at: 1 } });
    await vi.waitFor(() => expect(readInbox).toHaveBeenCalled());
    deliveries[0] = fakeDelivery("a", { state });
  }
  await vi.waitFor(() => expect(news()).toMatchObject({ newDeliveries: 0, changedAt: NOW_MS }));
});

test("a request that the server no longer has leaves the list; one that cannot be read stays", async () => {
  const { environment, readInbox, watchings, open } = openTab();
  const list = () => environment.ownRequests.store.getState();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  readInbox.mockRejectedValueOnce(new ProtocolError("unauthorized"));
  watchings[0]?.report({ request: { type: "request.gone", id } });
  await vi.waitFor(() => expect(readInbox).toHaveBeenCalledOnce());
  expect(list()).toHaveLength(1);
  readInbox.mockRejectedValueOnce(new ProtocolError("not_found"));
  watchings[0]?.report({ request: { type: "request.gone", id } });
  await vi.waitFor(() => expect(list()).toEqual([]));
});

test("soon after a request is created, the subscription covers it", async () => {
  const { environment, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  environment.ownRequests.keep(fakeKeptRequest({ id: requestId("aaaaaaaaaaaaaaaa") }));
  await vi.waitFor(() => expect(open()[0]?.requests).toHaveLength(2));
});

test("inboxes are polled every 15 s while there are no events, also if only those of requests are missing", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { readInbox, watchings, open } = openTab();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const read = async (ms: number) => {
    readInbox.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return readInbox.mock.calls.length;
  };
  expect(await read(30_000)).toBe(2);
  watchings[0]?.report({ state: "open" });
  expect(await read(15_000)).toBe(1);
  watchings[0]?.report({ request: { type: "request", id, at: 1 } });
  await read(0);
  expect(await read(60_000)).toBe(0);
  watchings[0]?.report({ state: "unavailable" });
  expect(await read(15_000)).toBe(1);
});

test("a hidden page shows a notification of a delivery that has just arrived, if the user wants that", async () => {
  const { shown, Notification } = fakeNotifications("granted");
  vi.stubGlobal("Notification", Notification);
  const { environment, deliveries, watchings, open, show, news } = openTab();
  show("hidden");
  expect(open()).toEqual([]);
  environment.storage.writeMark("notifications", "on");
  show("hidden");
  expect(open()).toEqual([]);
  environment.storage.writeMark("deliveryNotifications", "on");
  show("hidden");
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  deliveries.push(fakeDelivery("a", { atMs: NOW_MS - 600_000 }));
  watchings.at(-1)?.report({ request: { type: "request", id, at: 1 } });
  await vi.waitFor(() => expect(news()?.newDeliveries).toBe(1));
  expect(shown).toEqual([]);
  deliveries.push(fakeDelivery("b", { atMs: NOW_MS - 1 }));
  watchings.at(-1)?.report({ request: { type: "request", id, at: 2 } });
  await vi.waitFor(() => expect(shown).toEqual(["\u2068Tax return\u2069: New deliveries: 2"]));
});

test("a new delivery is announced to screen readers", async () => {
  const deliveries = [fakeDelivery("a", { atMs: NOW_MS })];
  const { environment, open } = fakeWatching({
    readInbox: async () => ({ ...fakeOwnRequest(), isOpen: true, deliveries }),
  });
  environment.ownRequests.keep(own);
  renderPart(<OwnerNews />, environment);
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  await act(async () => open()[0]?.report({ request: { type: "request", id, at: 1 } }));
  expect(screen.getByTestId("news").textContent).toBe("\u2068Tax return\u2069: New deliveries: 1");
});
