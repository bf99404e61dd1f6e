import { TransferError } from "@envoi/client";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createAppStorage } from "../../shared/storage/app-storage.ts";
import type { OpenedDownload, Transfer } from "../../shared/transfer/transfer.ts";
import { deferred } from "../../testing/deferred.ts";
import { fakeEnvironment, fakeTransfer } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createDownloadSession } from "./download-session.ts";

const locked = async () => ({ requiresPassword: true, nonce: null });

function refuse(code: ErrorCode) {
  return () => Promise.reject(new ProtocolError(code));
}

async function openedDownload(changes: Partial<OpenedDownload> = {}): Promise<OpenedDownload> {
  const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
  return { ...(await fakeTransfer().openDownload(request, new AbortController().signal)), ...changes };
}

function setUp(changes: Partial<Transfer> = {}) {
  const environment = fakeEnvironment(changes);
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  return { environment, session, state: session.store.getState };
}

test("a link without password is opened and can be downloaded and saved", async () => {
  const { environment, session, state } = setUp();
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "ready", preview: { metadata: { name: "letter.txt" } } });
  await session.download();
  expect(state()).toMatchObject({ kind: "complete" });
  expect(environment.saved).toMatchObject([{ name: "letter.txt" }]);
  expect(await environment.saved[0]?.blob.text()).toBe("hello");
});

test("a link with password opens nothing before it was given", async () => {
  const openDownload = vi.fn<Transfer["openDownload"]>(() => openedDownload());
  const { session, state } = setUp({ checkExists: locked, openDownload });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "locked", attempt: "none" });
  await session.submitPassword("");
  expect(openDownload).not.toHaveBeenCalled();
  await session.submitPassword("secret");
  expect(state()).toMatchObject({ kind: "ready" });
  expect(openDownload.mock.calls[0]?.[0]).toMatchObject({ password: "secret" });
});

test("a wrong password is said, and the next one is tried", async () => {
  const { session, state } = setUp({
    checkExists: locked,
    openDownload: ({ password }) => (password === "right" ? openedDownload() : refuse("bad_proof")()),
  });
  await session.getMetadata();
  await session.submitPassword("wrong");
  expect(state()).toEqual({ kind: "locked", attempt: "refused" });
  await session.submitPassword("right");
  expect(state()).toMatchObject({ kind: "ready" });
});

test("a password for something that is gone by now leads to the expired page", async () => {
  let gone = false;
  const { session, state } = setUp({
    checkExists: () => (gone ? refuse("not_found")() : locked()),
    openDownload: refuse("not_found"),
  });
  await session.getMetadata();
  gone = true;
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "gone" });
});

test("what is not there is gone", async () => {
  const { session, state } = setUp({ checkExists: refuse("not_found") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "gone" });
});

test("a key that does not fit leads to /404", async () => {
  const { session, state } = setUp({ openDownload: refuse("bad_proof") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "left", to: "/404" });
});

test.each([new TypeError("no line"), new ProtocolError("unavailable")])(
  "a server that does not answer can be asked again",
  async (error) => {
    let answers = false;
    const { session, state } = setUp({
      checkExists: () =>
        answers ? fakeTransfer().checkExists(uploadId(), new AbortController().signal) : Promise.reject(error),
    });
    await session.getMetadata();
    expect(state()).toEqual({ kind: "checkFailed" });
    answers = true;
    await session.getMetadata();
    expect(state()).toMatchObject({ kind: "ready" });
  },
);

test.each([
  ["not_found", { kind: "left", to: "/404" }],
  ["busy", { kind: "left", to: "/error", code: "busy" }],
] as const)("a download that ends in %s leads on", async (code, left) => {
  const { environment, session, state } = setUp({ openDownload: () => openedDownload({ read: refuse(code) }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toEqual(left);
  expect(environment.saved).toEqual([]);
});

test("a second click while downloading is ignored", async () => {
  const running = deferred<Blob>();
  const read = vi.fn<OpenedDownload["read"]>(({ signal }) => running.promise(signal));
  const { session } = setUp({ openDownload: () => openedDownload({ read }) });
  await session.getMetadata();
  const first = session.download();
  await session.download();
  running.resolve(new Blob());
  await first;
  expect(read).toHaveBeenCalledOnce();
});

test("a cancelled download saves nothing and is ready again, without asking for the password again", async () => {
  const running = deferred<Blob>();
  const { environment, session, state } = setUp({
    checkExists: locked,
    openDownload: () => openedDownload({ read: ({ signal }) => running.promise(signal) }),
  });
  await session.getMetadata();
  await session.submitPassword("secret");
  const first = session.download();
  session.cancel();
  await first;
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready" }));
  expect(environment.saved).toEqual([]);
});

test("a remembered password that was changed meanwhile is asked for again", async () => {
  let accepted = true;
  const { session, state } = setUp({
    checkExists: locked,
    openDownload: () => (accepted ? openedDownload() : refuse("bad_proof")()),
  });
  await session.getMetadata();
  await session.submitPassword("secret");
  accepted = false;
  await session.getMetadata();
  expect(state()).toEqual({ kind: "locked", attempt: "refused" });
});

test("a download that the person called off in the browser's own list is ready again", async () => {
  const read = () => Promise.reject(new TransferError("cancelled"));
  const { session, state } = setUp({ openDownload: () => openedDownload({ read }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toMatchObject({ kind: "ready" });
});

test("400 to a download counts as a cancel", async () => {
  const { session, state } = setUp({ openDownload: () => openedDownload({ read: refuse("bad_request") }) });
  await session.getMetadata();
  await session.download();
  expect(state()).toMatchObject({ kind: "ready" });
});

test("metadata that are not there for an upload without password lead to /404", async () => {
  const { session, state } = setUp({ openDownload: refuse("not_found") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "left", to: "/404" });
});

test.each([
  [268_435_456, false, false],
  [268_435_457, false, true],
  [268_435_457, true, false],
])("%i bytes, where streaming is %s, are warned of: %s", async (size, canStream, needsMemory) => {
  const { metadata } = await openedDownload();
  const environment = fakeEnvironment({ openDownload: () => openedDownload({ metadata: { ...metadata, size } }) });
  const saver = { ...environment.saver, canStream: async () => canStream };
  const session = createDownloadSession({ ...environment, saver }, { id: uploadId(), secretB64: SECRET });
  await session.getMetadata();
  expect(session.store.getState()).toMatchObject({ kind: "ready", preview: { needsMemory } });
});

test("the page's address is copied, and the screen says so", async () => {
  const { environment, session, state } = setUp();
  await session.getMetadata();
  await session.copy("https://send.example/download/1#key");
  expect(environment.copied).toEqual(["https://send.example/download/1#key"]);
  expect(state()).toMatchObject({ kind: "ready", copied: true });
});

test("leaving the page ends what runs and forgets the keys", async () => {
  const close = vi.fn();
  const running = deferred<Blob>();
  const { environment, session } = setUp({
    openDownload: () => openedDownload({ close, read: ({ signal }) => running.promise(signal) }),
  });
  await session.getMetadata();
  const download = session.download();
  session.close();
  await download;
  expect(close).toHaveBeenCalledOnce();
  expect(environment.saved).toEqual([]);
});

test("404 for the metadata of an upload that is still there asks for the password again", async () => {
  const { session, state } = setUp({ checkExists: locked, openDownload: refuse("not_found") });
  await session.getMetadata();
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "locked", attempt: "none" });
});

test("a saved download is counted on the device, a failed one is not", async () => {
  const device = createMemoryStorage();
  const storage = createAppStorage(device);
  const link = { id: uploadId(), secretB64: SECRET };
  for (const changes of [{}, { openDownload: () => openedDownload({ read: refuse("busy") }) }]) {
    const session = createDownloadSession({ ...fakeEnvironment(changes), storage }, link);
    await session.getMetadata();
    await session.download();
  }
  expect(device.getItem("totalDownloads")).toBe("1");
});
