import { ProtocolError } from "@envoi/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Environment } from "../../shared/environment.tsx";
import { createAppStorage } from "../../shared/storage/app-storage.ts";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { followDeletions } from "./follow-deletions.ts";
import { beginDeletion, retryDeletion, sendingDeletions, undoDeletion } from "./held-deletions.ts";

const upload = fakeOwnUpload();
const { id, ownerToken } = upload;

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page that follows a device's deletions. */
function openPage({ device = createMemoryStorage(), deleteUpload }: OpenOptions = {}) {
  const asked = vi.fn<Transfer["deleteUpload"]>(deleteUpload ?? (async () => undefined));
  const environment: Environment = {
    ...fakeEnvironment({ deleteUpload: asked }, createAppStorage(device)),
    now: () => Date.now(),
  };
  const target = new EventTarget();
  const fetch = vi.fn(async () => new Response());
  const postMessage = vi.fn();
  followDeletions(environment, {
    addEventListener: target.addEventListener.bind(target),
    document: Object.assign(new EventTarget(), { visibilityState: "visible" as const }),
    location: { protocol: "https:", origin: "https://envoi.example" },
    navigator: { serviceWorker: { controller: { postMessage } } },
    fetch,
  });
  return {
    environment,
    device,
    fetch,
    postMessage,
    asked,
    dispatch: (type: string) => target.dispatchEvent(new Event(type)),
    list: () => environment.ownUploads.store.getState().map(({ deletesAt }) => deletesAt),
    ends: () => environment.ownUploads.past.getState().map(({ end }) => end),
  };
}
type OpenOptions = { device?: ReturnType<typeof createMemoryStorage>; deleteUpload?: Transfer["deleteUpload"] };

/** A page on which an upload has just been deleted. */
function deleteOnPage(options: OpenOptions = {}) {
  const page = openPage(options);
  page.environment.ownUploads.add(upload);
  beginDeletion(page.environment, id);
  return page;
}

test("a deletion is held for eight seconds, then sent, and the upload is then listed as deleted [R2.92]", async () => {
  const { asked, list, ends } = deleteOnPage();
  await pass(7_999);
  expect(asked).not.toHaveBeenCalled();
  expect(list()).toEqual([NOW_MS + 8_000]);
  await pass(1);
  expect(asked.mock.calls.map(([owner]) => owner.ownerToken)).toEqual([ownerToken]);
  expect(list()).toEqual([]);
  expect(ends()).toEqual(["deleted"]);
});

test("a deletion undone in time is never sent", async () => {
  const { environment, asked, list } = deleteOnPage();
  await pass(7_999);
  undoDeletion(environment, id);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(list()).toEqual([null]);
});

test("a deletion that is already being sent cannot be undone", async () => {
  const { environment, list } = deleteOnPage({ deleteUpload: () => new Promise(() => undefined) });
  await pass(8_000);
  expect(sendingDeletions(environment).getState().get(id)).toBe("sending");
  undoDeletion(environment, id);
  expect(list()).toEqual([NOW_MS + 8_000]);
});

test("a page sends its deletions immediately when the user leaves, in requests that outlive the page and through its service worker, and the next page does not offer to undo them [R2.92b]", async () => {
  const { device, dispatch, fetch, postMessage } = deleteOnPage();
  await pass(1_000);
  dispatch("pagehide");
  const body = JSON.stringify({ owner_token: ownerToken });
  expect(fetch.mock.calls).toEqual([
    [`https://envoi.example/api/delete/${id}`, expect.objectContaining({ method: "POST", body, keepalive: true })],
  ]);
  expect(postMessage.mock.calls).toEqual([[{ kind: "deleteUpload", input: { id, ownerToken } }]]);
  const next = openPage({ device });
  expect(next.list()).toEqual([NOW_MS + 1_000]);
  undoDeletion(next.environment, id);
  expect(next.list()).toEqual([NOW_MS + 1_000]);
});

test.each([
  ["the upload no longer exists", () => Promise.reject(new ProtocolError("not_found"))],
  ["the previous page failed to send it", async () => undefined],
])("the next page sends the deletion again, even if %s", async (_when, deleteUpload) => {
  const { device, dispatch } = deleteOnPage();
  dispatch("pagehide");
  const next = openPage({ device, deleteUpload });
  await pass(2_000);
  expect(next.asked).toHaveBeenCalledOnce();
  expect(next.list()).toEqual([]);
  expect(next.ends()).toEqual(["deleted"]);
});

test("the next page sends the deletions of a page that ends without an event", async () => {
  const { device } = deleteOnPage({ deleteUpload: () => new Promise(() => undefined) });
  const next = openPage({ device });
  await pass(10_000);
  expect(next.asked).toHaveBeenCalledOnce();
});

test("a page finishes its deletions when it is shown again", async () => {
  const { dispatch, asked, list } = deleteOnPage();
  dispatch("pagehide");
  dispatch("pageshow");
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
  expect(list()).toEqual([]);
});

test("a deletion undone in another tab is not sent", async () => {
  const { device, asked } = deleteOnPage();
  const other = openPage({ device });
  undoDeletion(other.environment, id);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(other.asked).not.toHaveBeenCalled();
});

test("if two tabs are open, the one in which the user deleted the upload sends the deletion", async () => {
  const { device, asked } = deleteOnPage();
  const other = openPage({ device });
  await pass(60_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(other.asked).not.toHaveBeenCalled();
});

test("signing out sends a held deletion", async () => {
  const { environment, asked } = deleteOnPage();
  environment.storage.removeUpload(id);
  environment.ownUploads.reload();
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
});

test("setting the clock back does not delay a deletion", async () => {
  const { environment, asked } = openPage();
  environment.ownUploads.add({ ...upload, deletesAt: NOW_MS + 80_000_000 });
  await pass(10_000);
  expect(asked).toHaveBeenCalledOnce();
});

test.each(["when the connection is back", "when the person asks"])(
  "a failed deletion stays in the list, and is retried %s",
  async (when) => {
    let error: Error | null = new TypeError("no line");
    const page = deleteOnPage({ deleteUpload: () => (error === null ? Promise.resolve() : Promise.reject(error)) });
    const { environment, dispatch, asked, list, ends } = page;
    await pass(60_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(sendingDeletions(environment).getState().get(id)).toBe("failed");
    expect(list()).toHaveLength(1);
    error = null;
    if (when === "when the person asks") retryDeletion(environment, id);
    else dispatch("online");
    await pass(0);
    expect(ends()).toEqual(["deleted"]);
  },
);

test("an upload whose deletion failed can be kept", async () => {
  const { environment, list } = deleteOnPage({ deleteUpload: () => Promise.reject(new TypeError("no line")) });
  await pass(8_000);
  undoDeletion(environment, id);
  expect(list()).toEqual([null]);
  expect(sendingDeletions(environment).getState().size).toBe(0);
});

test.each(["the connection is back", "the list is read again", "the person asks here"])(
  "an upload that another tab keeps after a failed deletion is not deleted when %s",
  async (when) => {
    let error: Error | null = new TypeError("no line");
    const deleteUpload = () => (error === null ? Promise.resolve() : Promise.reject(error));
    const { device, environment, asked, dispatch, list } = deleteOnPage({ deleteUpload });
    const other = openPage({ device, deleteUpload });
    await pass(60_000);
    expect(asked).toHaveBeenCalledOnce();
    undoDeletion(other.environment, id);
    error = null;
    if (when === "the connection is back") dispatch("online");
    else if (when === "the list is read again") environment.ownUploads.reload();
    else retryDeletion(environment, id);
    await pass(60_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(list()).toEqual([null]);
    expect(sendingDeletions(environment).getState().size).toBe(0);
  },
);

/** Signs the user out. */
function signOutOn({ storage, ownUploads }: Environment): void {
  storage.removeUpload(id);
  ownUploads.reload();
}

test("signing out sends a deletion held by an earlier page", async () => {
  const { device } = deleteOnPage({ deleteUpload: () => new Promise(() => undefined) });
  const next = openPage({ device });
  signOutOn(next.environment);
  await pass(0);
  expect(next.asked).toHaveBeenCalledOnce();
});

test("a failed deletion is resent when the user signs out, and when the connection is back", async () => {
  let error: Error | null = new TypeError("no line");
  const deleteUpload = () => (error === null ? Promise.resolve() : Promise.reject(error));
  const { environment, asked, dispatch } = deleteOnPage({ deleteUpload });
  await pass(8_000);
  signOutOn(environment);
  environment.ownUploads.reload();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  error = null;
  dispatch("online");
  await pass(0);
  dispatch("online");
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a page that the user leaves right after signing out sends its deletions in requests that outlive it", async () => {
  const { environment, dispatch, fetch, device } = deleteOnPage({ deleteUpload: () => new Promise(() => undefined) });
  signOutOn(environment);
  await pass(0);
  dispatch("pagehide");
  expect(fetch).toHaveBeenCalledOnce();
  expect(device.getItem(id)).toBeNull();
});

test("a deletion sent by another tab is not resent", async () => {
  const { device } = deleteOnPage();
  const other = openPage({ device });
  await pass(8_000);
  other.environment.ownUploads.reload();
  await pass(60_000);
  expect(other.asked).not.toHaveBeenCalled();
});

test("if the server no longer has an upload whose deletion is held, the upload is listed as deleted", () => {
  const { environment, ends } = deleteOnPage();
  environment.ownUploads.markGone(id);
  expect(ends()).toEqual(["deleted"]);
});
