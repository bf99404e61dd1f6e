import { TransferError } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment, fakeTransfer } from "../../../testing/fake-environment.ts";
import { fakeOwnUpload, NONCE, SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { linkSession, locked, refuse } from "../../../testing/link-session.ts";
import { createDownloadSession } from "./download-session.ts";

test("a link with a password opens nothing until the password is entered [R4.16]", async () => {
  const openDownload = vi.fn(fakeTransfer().openDownload);
  const { session, state } = linkSession({ checkExists: locked, openDownload });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "locked", attempt: "none" });
  await session.submitPassword("");
  expect(openDownload).not.toHaveBeenCalled();
  await session.submitPassword("secret");
  expect(state()).toMatchObject({ kind: "ready" });
  expect(openDownload.mock.calls[0]?.[0]).toMatchObject({ password: "secret" });
});

test("a wrong password is reported, and the next one is tried [R4.17]", async () => {
  const { session, state } = linkSession({
    checkExists: locked,
    openDownload: ({ password }) => (password === "right" ? Promise.resolve(fakeDownload()) : refuse("bad_proof")()),
  });
  await session.getMetadata();
  await session.submitPassword("wrong");
  expect(state()).toEqual({ kind: "locked", attempt: "refused" });
  await session.submitPassword("right");
  expect(state()).toMatchObject({ kind: "ready" });
});

test.each([
  [false, NONCE],
  // A used Nonce would count as a wrong password.
  [true, null],
])(
  "the service worker receives a nonce with the link only if there is no password: %s",
  async (requiresPassword, nonce) => {
    const { environment, session } = linkSession({
      checkExists: async () => ({ requiresPassword, nonce: NONCE }),
      openDownload: async () => fakeDownload({ nextNonce: NONCE }),
    });
    const save = vi.spyOn(environment.saver, "save");
    await session.getMetadata();
    if (requiresPassword) await session.submitPassword("secret");
    await session.download();
    expect(save.mock.calls[0]?.[1]).toMatchObject({ nonce });
  },
);

test("a password for a deleted upload leads to the expired page", async () => {
  let gone = false;
  const { session, state } = linkSession({
    checkExists: () => (gone ? refuse("not_found")() : locked()),
    openDownload: refuse("not_found"),
  });
  await session.getMetadata();
  gone = true;
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "gone" });
});

test("an unknown upload is reported as missing", async () => {
  const { session, state } = linkSession({ checkExists: refuse("not_found") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "gone" });
});

test.each([
  ["", {}],
  [" while it is downloaded", { read: refuse("not_found") }],
  [" when it is opened again to save it", { read: refuse("removed") }],
])("an upload removed by the operator%s is shown as removed, not reported as an error", async (when, changes) => {
  let isRemoved = when === "";
  const { environment, session, state } = linkSession({
    checkExists: () => (isRemoved ? refuse("removed")() : Promise.resolve({ requiresPassword: false, nonce: NONCE })),
    openDownload: async () => fakeDownload(changes),
  });
  const report = vi.spyOn(environment.errorReports, "report");
  await session.getMetadata();
  isRemoved = true;
  await session.download();
  expect(state()).toEqual({ kind: "removed" });
  expect(report).not.toHaveBeenCalled();
});

test("an upload removed before its password is entered is reported", async () => {
  let isRemoved = false;
  const checkExists = () => (isRemoved ? refuse("removed")() : locked());
  const { session, state } = linkSession({ checkExists, openDownload: refuse("removed") });
  await session.getMetadata();
  isRemoved = true;
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "removed" });
});

test("a response without a nonce leads to the expired page [R8.18]", async () => {
  const { session, state } = linkSession({ checkExists: async () => ({ requiresPassword: false, nonce: null }) });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "gone" });
});

test("a wrong key leads to /404 [R8.3]", async () => {
  const { session, state } = linkSession({ openDownload: refuse("bad_proof") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "left", to: "/404", reason: "wrongKey" });
});

test.each([
  [new TransferError("connect_failed"), { code: "connect_failed", retryAfterSeconds: null }],
  [new ProtocolError("unavailable"), { code: "unavailable", retryAfterSeconds: null }],
  [new ProtocolError("rate_limited", { retryAfterSeconds: 30 }), { code: "rate_limited", retryAfterSeconds: 30 }],
])("a check that fails with %o shows the reason and how long to wait, and can be retried", async (error, failure) => {
  let answers = false;
  const { session, state } = linkSession({
    checkExists: () =>
      answers ? fakeTransfer().checkExists(uploadId(), new AbortController().signal) : Promise.reject(error),
  });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "checkFailed", ...failure });
  answers = true;
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "ready" });
});

test("after too many password attempts, the page shows how long to wait, and a retry asks for the password again", async () => {
  const error = new ProtocolError("rate_limited", { retryAfterSeconds: 12 });
  const { session, state } = linkSession({ checkExists: locked, openDownload: () => Promise.reject(error) });
  await session.getMetadata();
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "checkFailed", code: "rate_limited", retryAfterSeconds: 12 });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "locked", attempt: "none" });
});

test("the page asks for the new password if the remembered one is no longer valid", async () => {
  let accepted = true;
  const { session, state } = linkSession({
    checkExists: locked,
    openDownload: () => (accepted ? Promise.resolve(fakeDownload()) : refuse("bad_proof")()),
  });
  await session.getMetadata();
  await session.submitPassword("secret");
  accepted = false;
  await session.getMetadata();
  expect(state()).toEqual({ kind: "locked", attempt: "refused" });
});

test("missing Metadata of an upload without a password leads to /404 [R8.3]", async () => {
  const { session, state } = linkSession({ openDownload: refuse("not_found") });
  await session.getMetadata();
  expect(state()).toEqual({ kind: "left", to: "/404", reason: "vanished" });
});

test("a 404 for an existing upload's Metadata makes the page ask for the password again [R8.4]", async () => {
  const { session, state } = linkSession({ checkExists: locked, openDownload: refuse("not_found") });
  await session.getMetadata();
  await session.submitPassword("secret");
  expect(state()).toEqual({ kind: "locked", attempt: "none" });
});

test("the record of the user's own upload stores the latest nonce [R3.3]", async () => {
  const { environment, session } = linkSession({
    checkExists: async () => ({ requiresPassword: false, nonce: NONCE }),
  });
  environment.ownUploads.add(fakeOwnUpload());
  await session.getMetadata();
  expect(environment.storage.listUploads()).toMatchObject([{ id: uploadId(), nonce: NONCE }]);
});

test("a link with a strong password asks for it, whatever the server returns, and reopens without deriving the keys again", async () => {
  const environment = fakeEnvironment({});
  const openedKeys = { authKey: "key", contentKeyB64: "content" };
  const openStrongDownload = vi.fn<Transfer["openStrongDownload"]>(async (_, { onProgress }) => {
    onProgress?.(0.5);
    return { ...fakeDownload(), openedKeys };
  });
  const dependencies = { ...environment, transfer: fakeTransfer({ openStrongDownload }) };
  const link = { id: uploadId(), secretB64: `v2.${SECRET}` };
  const session = createDownloadSession(dependencies, link);
  await session.getMetadata();
  expect(session.store.getState()).toEqual({ kind: "locked", attempt: "none" });
  const stretched: unknown[] = [];
  session.store.subscribe((state) => state.kind === "locked" && stretched.push(state.stretched));
  await session.submitPassword("secret");
  expect(stretched).toEqual([undefined, 0.5]);
  await session.getMetadata();
  expect(session.store.getState()).toMatchObject({ kind: "ready" });
  expect(openStrongDownload.mock.calls.map(([request]) => request.openedKeys)).toEqual([undefined, openedKeys]);
});

test("a link lacking its strong password's version leads to /404 and asks for no password", async () => {
  const { session, state } = linkSession({
    checkExists: async () => ({ ...(await locked()), passwordProfile: 2 as const }),
  });
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "left" });
});
