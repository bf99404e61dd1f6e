import { TransferError } from "@envoi/client";
import { expect, test, vi } from "vitest";
import { LARGE_BYTES, NeedsMemory } from "../../../shared/saving/saver.ts";
import { createAppStorage } from "../../../shared/storage/app-storage.ts";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { linkSession, locked, refuse } from "../../../testing/link-session.ts";
import { createMemoryStorage } from "../../../testing/memory-storage.ts";
import { createDownloadSession } from "./download-session.ts";

test("a link without a password opens, and its file can be downloaded and saved [R4.11b]", async () => {
  const { environment, session, state } = linkSession();
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "ready", preview: { metadata: { name: "letter.txt" } } });
  await session.download();
  expect(state()).toMatchObject({ kind: "complete" });
  expect(environment.saved).toMatchObject([{ name: "letter.txt" }]);
  expect(await environment.saved[0]?.blob.text()).toBe("hello");
});

test("if other recipients have claimed the last downloads, a note reports this and the download can be retried", async () => {
  let isTaken = true;
  const read: OpenedDownload["read"] = () => (isTaken ? refuse("all_claimed")() : Promise.resolve(new Blob(["hello"])));
  const { session, state } = linkSession({ openDownload: async () => fakeDownload({ read }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toMatchObject({ kind: "ready", note: "taken" });
  isTaken = false;
  await session.download();
  expect(state()).toMatchObject({ kind: "complete" });
});

test.each([
  ["not_found", { kind: "left", to: "/404", reason: "vanished" }],
  ["busy", { kind: "left", to: "/error", code: "busy" }],
] as const)("a download that fails with %s takes the user to another page", async (code, left) => {
  const { environment, session, state } = linkSession({
    openDownload: async () => fakeDownload({ read: refuse(code) }),
  });
  await session.getMetadata();
  await session.download();
  expect(state()).toEqual(left);
  expect(environment.saved).toEqual([]);
});

test("a second click while downloading is ignored", async () => {
  const running = deferred<Blob>();
  const read = vi.fn<OpenedDownload["read"]>(({ signal }) => running.promise(signal));
  const { session } = linkSession({ openDownload: async () => fakeDownload({ read }) });
  await session.getMetadata();
  const first = session.download();
  await session.download();
  running.resolve(new Blob());
  await first;
  expect(read).toHaveBeenCalledOnce();
});

test("a cancelled download saves nothing and is ready again, without another password prompt [R4.12]", async () => {
  const running = deferred<Blob>();
  const { environment, session, state } = linkSession({
    checkExists: locked,
    openDownload: async () => fakeDownload({ read: ({ signal }) => running.promise(signal) }),
  });
  await session.getMetadata();
  await session.submitPassword("secret");
  const first = session.download();
  session.cancel();
  await first;
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready" }));
  expect(environment.saved).toEqual([]);
});

test("a download cancelled in the browser's list of downloads is ready again", async () => {
  const read = () => Promise.reject(new TransferError("cancelled"));
  const { session, state } = linkSession({ openDownload: async () => fakeDownload({ read }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toMatchObject({ kind: "ready" });
});

test("a 400 response to a download is treated as a cancellation [R8.7]", async () => {
  const { session, state } = linkSession({ openDownload: async () => fakeDownload({ read: refuse("bad_request") }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toMatchObject({ kind: "ready" });
});

test.each([
  [268_435_456, false, false],
  [268_435_457, false, true],
  [268_435_457, true, false],
])(
  "whether a warning about memory is shown for %i bytes (streaming possible: %s): %s [R2.56]",
  async (size, canStream, needsMemory) => {
    const { metadata } = fakeDownload();
    const environment = fakeEnvironment({
      openDownload: async () => fakeDownload({ metadata: { ...metadata, size } }),
    });
    const saver = { ...environment.saver, canStream: async () => canStream };
    const session = createDownloadSession({ ...environment, saver }, { id: uploadId(), secretB64: SECRET });
    await session.getMetadata();
    expect(session.store.getState()).toMatchObject({ kind: "ready", preview: { needsMemory } });
  },
);

test("a large file that turns out not to be streamable requires consent, and is then saved [R8.17]", async () => {
  const { metadata } = fakeDownload();
  const large = { ...metadata, size: LARGE_BYTES + 1 };
  const environment = fakeEnvironment({ openDownload: async () => fakeDownload({ metadata: large }) });
  const save = vi.fn<typeof environment.saver.save>(async (_download, _request, { mayUseMemory }) => {
    if (!mayUseMemory) throw new NeedsMemory();
  });
  const saver = { ...environment.saver, canStream: async () => true, save };
  const session = createDownloadSession({ ...environment, saver }, { id: uploadId(), secretB64: SECRET });
  await session.getMetadata();
  await session.download();
  expect(session.store.getState()).toMatchObject({ kind: "ready", preview: { needsMemory: true } });
  await session.download(null, true);
  expect(session.store.getState()).toMatchObject({ kind: "complete" });
});

test("one large file of several that must be held in memory requires separate consent, and is then saved", async () => {
  const { metadata } = fakeDownload();
  const large = { ...metadata, size: 2 * LARGE_BYTES };
  const environment = fakeEnvironment({ openDownload: async () => fakeDownload({ metadata: large }) });
  const save = vi.fn<typeof environment.saver.save>(async (_download, _request, { mayUseMemory }) => {
    if (!mayUseMemory) throw new NeedsMemory();
  });
  const saver = { ...environment.saver, canStream: async () => false, save };
  const session = createDownloadSession({ ...environment, saver }, { id: uploadId(), secretB64: SECRET });
  const part = { indexes: [0], name: { first: "letter.txt", more: 0 }, bytes: LARGE_BYTES + 1 };
  await session.getMetadata();
  await session.download();
  expect(session.store.getState()).toMatchObject({ kind: "ready", preview: { needsMemory: true } });
  await session.download(part);
  expect(session.store.getState()).toMatchObject({ kind: "ready", largePart: part });
  await session.download(part, true);
  expect(session.store.getState()).toMatchObject({ kind: "ready", note: "saved" });
});

test("the link is copied, and a note confirms this", async () => {
  const { environment, session, state } = linkSession();
  await session.getMetadata();
  await session.copy("https://send.example/download/1#key");
  expect(environment.copied).toEqual(["https://send.example/download/1#key"]);
  expect(state()).toMatchObject({ kind: "ready", note: "copied" });
});

test("a note reports that the browser did not copy the link", async () => {
  const environment = {
    ...fakeEnvironment(),
    copyText: () => Promise.reject(new DOMException("no", "NotAllowedError")),
  };
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  await session.getMetadata();
  await session.copy("https://send.example/download/1#key");
  expect(session.store.getState()).toMatchObject({ kind: "ready", note: "copyRefused" });
});

test("late results of a cancelled download change nothing", async () => {
  const running = deferred<Blob>();
  const read = vi.fn<OpenedDownload["read"]>(() => running.promise(new AbortController().signal));
  const { session, state } = linkSession({ openDownload: async () => fakeDownload({ read }) });
  await session.getMetadata();
  const first = session.download();
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  session.cancel();
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready" }));
  running.reject(new TransferError("connection_lost"));
  await first;
  expect(state()).toMatchObject({ kind: "ready" });
});

test("closing a session cancels its operations and discards the keys", async () => {
  const close = vi.fn();
  const running = deferred<Blob>();
  const { environment, session } = linkSession({
    openDownload: async () => fakeDownload({ close, read: ({ signal }) => running.promise(signal) }),
  });
  await session.getMetadata();
  const download = session.download();
  session.close();
  await download;
  expect(close).toHaveBeenCalledOnce();
  expect(environment.saved).toEqual([]);
  expect(session.store.getState()).toEqual({ kind: "initialized" });
});

test("the device counts a saved download, but not a failed one [R3.17]", async () => {
  const device = createMemoryStorage();
  const storage = createAppStorage(device);
  const link = { id: uploadId(), secretB64: SECRET };
  for (const changes of [{}, { openDownload: async () => fakeDownload({ read: refuse("busy") }) }]) {
    const session = createDownloadSession({ ...fakeEnvironment(changes), storage }, link);
    await session.getMetadata();
    await session.download();
  }
  expect(device.getItem("totalDownloads")).toBe("1");
});

test("a download waits while the server is unreachable, says so, and then starts automatically [R4.59c]", async () => {
  const read = vi.fn<OpenedDownload["read"]>(async () => new Blob(["hello"]));
  read.mockRejectedValueOnce(new TransferError("connect_failed"));
  const { session, state, environment } = linkSession({ openDownload: async () => fakeDownload({ read }) });
  await session.getMetadata();
  const running = session.download();
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "downloading", isUnreached: true }));
  await running;
  expect(state()).toMatchObject({ kind: "complete" });
  expect(environment.reported).toEqual([]);
});
