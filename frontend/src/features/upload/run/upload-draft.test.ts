import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { afterEach, describe, expect, test, vi } from "vitest";
import { signOut } from "../../../shared/account/sign-out.ts";
import { createAppStorage } from "../../../shared/storage/app-storage.ts";
import type { FinishedUpload, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment, NOW_MS } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload, fakeOwnUpload, fakeUnfinishedDraft, uploadId } from "../../../testing/fake-uploads.ts";
import { fakeUser } from "../../../testing/fake-user.ts";
import { createMemoryStorage } from "../../../testing/memory-storage.ts";
import { deriveRules } from "../archive/archive-rules.ts";
import { restoreArchive } from "../archive/unfinished-files.ts";
import { UploadDraft } from "./upload-draft.ts";

afterEach(() => void vi.restoreAllMocks());

function setUp(changes: Partial<Transfer> = {}) {
  const environment = fakeEnvironment(changes);
  const draft = new UploadDraft(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  const choose = (...paths: string[]) =>
    draft.addFiles(paths.map((path) => ({ path, blob: new Blob(["hello"]), lastModifiedMs: 0 })));
  const setPassword = (text: string) => {
    draft.archive.dispatch({ type: "passwordToggled", on: true });
    draft.archive.dispatch({ type: "passwordTyped", text });
  };
  return { environment, draft, choose, setPassword };
}

test("a finished upload is shown and added to the user's list [R4.8b]", async () => {
  const { environment, draft, choose } = setUp();
  choose("letter.txt");
  expect(await draft.start()).toEqual({ kind: "done" });
  expect(draft.upload.getState()).toMatchObject({ kind: "finished", id: fakeFinishedUpload().id, dialog: "due" });
  expect(environment.ownUploads.store.getState()).toMatchObject([
    { name: "letter.txt", hasPassword: false, createdAt: NOW_MS, expiresAt: NOW_MS + 500 + 86_400_000, dtotal: 0 },
  ]);
  expect(draft.archive.getState().files).toEqual([]);
});

test.each([true, false])(
  "a finished upload's password can be copied until the next upload begins (strong: %s)",
  async (isStrong) => {
    const { draft, choose, setPassword } = setUp();
    choose("letter.txt");
    setPassword("secret");
    draft.archive.dispatch({ type: "passwordStrengthened", isStrong });
    await draft.start();
    expect(draft.upload.getState()).toMatchObject({ kind: "finished", password: "secret" });
    draft.sendMore();
    expect(draft.upload.getState()).toEqual({ kind: "idle" });
  },
);

test("the files are sent with their paths and the chosen limits [R1.5]", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { draft, choose } = setUp({ upload });
  choose("a/b.txt", "c.txt");
  draft.archive.dispatch({ type: "downloadLimitChosen", downloadLimit: 3 });
  draft.archive.dispatch({ type: "timeLimitChosen", timeLimitSeconds: 300 });
  await draft.start();
  const request = upload.mock.calls[0]?.[0];
  expect(request).toMatchObject({ downloadLimit: 3, timeLimitSeconds: 300 });
  expect(request?.files.map(({ name }) => name)).toEqual(["a/b.txt", "c.txt"]);
});

test("after a forced sign-out, an upload continues, and is stored once its sender signs in again", async () => {
  const running = deferred<FinishedUpload>();
  const upload = vi.fn<Transfer["upload"]>((_request, { signal }) => running.promise(signal));
  const { environment, draft, choose } = setUp({ upload });
  const { storage, ownUploads } = environment;
  const ada = fakeUser({ uid: "ada" });
  storage.account.writeUser(ada);
  environment.account.dispatch({ type: "accountsFound", user: ada });
  choose("a");
  const started = draft.start();
  await vi.waitFor(() => expect(upload).toHaveBeenCalled());
  signOut(environment, "refused");
  running.resolve(fakeFinishedUpload());
  await started;
  expect(draft.upload.getState()).toMatchObject({ kind: "finished" });
  expect(ownUploads.store.getState()).toMatchObject([{ account: "ada" }]);
  expect(storage.listUploads()).toEqual([]);
  storage.account.writeUser(fakeUser({ uid: "grace" }));
  ownUploads.reload();
  expect(storage.listUploads()).toEqual([]);
  storage.account.writeUser(ada);
  ownUploads.reload();
  expect(storage.listUploads()).toMatchObject([{ account: "ada" }]);
});

test("an upload started while signed out and continued by a signed-in user joins no list", async () => {
  const { environment, draft } = setUp({ continueUpload: async () => fakeFinishedUpload() });
  const ada = fakeUser({ uid: "ada" });
  environment.storage.account.writeUser(ada);
  environment.account.dispatch({ type: "accountsFound", user: ada });
  const unfinished = { id: fakeFinishedUpload().id, draft: fakeUnfinishedDraft() };
  const files = [{ path: "a", blob: new Blob(["hello"]), lastModifiedMs: 0, key: 0 }];
  await draft.goOn(unfinished, restoreArchive(unfinished.draft, files));
  expect(environment.storage.listUploads()).toMatchObject([{ account: null }]);
});

/** A signed-in sender whose upload is rejected with this error. */
function setUpSender(code: ErrorCode, fetchFileList: Transfer["fetchFileList"]) {
  const upload = () => Promise.reject(new ProtocolError(code));
  const { environment, draft, choose } = setUp({ upload, fetchFileList });
  const user = fakeUser();
  environment.storage.account.writeUser(user);
  environment.account.dispatch({ type: "accountsFound", user });
  draft.rules.dispatch(deriveRules(fakeConfig(), { account: true, signedIn: true }));
  choose("a");
  return draft;
}

describe.each(["too_large", "bad_limit", "unauthorized"] as const)("a sender rejected with %s", (code) => {
  test.each([
    ["is rejected too", new ProtocolError("unauthorized")],
    ["cannot be fetched", new TypeError("network error")],
  ])("fails with sender_unknown if the sender's list %s", async (_, error) => {
    const draft = setUpSender(code, () => Promise.reject(error));
    expect(await draft.start()).toEqual({ kind: "failed", code: "sender_unknown" });
  });

  test("fails with the same code if nobody is signed in, or if the user's list can be fetched", async () => {
    const { draft, choose } = setUp({ upload: () => Promise.reject(new ProtocolError(code)) });
    choose("a");
    expect(await draft.start()).toEqual({ kind: "failed", code });
    const known = setUpSender(code, async () => ({ entries: [], etag: null }));
    expect(await known.start()).toEqual({ kind: "failed", code });
  });
});

test("a failed upload ends only after the page has checked whether its sender is still signed in", async () => {
  const answer = deferred<{ entries: []; etag: null }>();
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>((_, signal) => answer.promise(signal));
  const draft = setUpSender("too_large", fetchFileList);
  const started = draft.start();
  await vi.waitFor(() => expect(fetchFileList).toHaveBeenCalled());
  expect(draft.upload.getState().kind).toBe("uploading");
  answer.resolve({ entries: [], etag: null });
  await started;
  expect(draft.upload.getState().kind).toBe("idle");
});

test("an unavailable service is reported as an unreachable issuer only if the upload needs an account", async () => {
  const draft = setUpSender("unavailable", async () => ({ entries: [], etag: null }));
  expect(await draft.start()).toEqual({ kind: "failed", code: "unavailable" });
  draft.archive.dispatch({ type: "timeLimitChosen", timeLimitSeconds: 604_800 });
  expect(await draft.start()).toEqual({ kind: "failed", code: "issuer_away" });
  draft.rules.dispatch({ ...draft.rules.getState(), anonymousLimits: null });
  expect(await draft.start()).toEqual({ kind: "failed", code: "unavailable" });
});

test("nothing is sent while an error notice is open", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { draft, choose } = setUp({ upload });
  choose("a");
  draft.archive.dispatch({ type: "refused", notice: { kind: "unreadableFiles" } });
  expect(await draft.start()).toEqual({ kind: "cancelled" });
  draft.archive.dispatch({ type: "noticeClosed" });
  expect(await draft.start()).toEqual({ kind: "done" });
  expect(upload).toHaveBeenCalledOnce();
});

test("nothing is sent after the sender has signed out if sending requires an account", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { draft, choose } = setUp({ upload });
  choose("a");
  draft.rules.dispatch({ ...draft.rules.getState(), needsAccount: true });
  expect(await draft.start()).toEqual({ kind: "cancelled" });
  expect(draft.archive.getState().notice).toEqual({ kind: "needsAccount", trigger: "button" });
  expect(upload).not.toHaveBeenCalled();
});

test("a second start during an upload is ignored [R4.5]", async () => {
  const running = deferred<FinishedUpload>();
  const upload = vi.fn<Transfer["upload"]>((_, { signal }) => running.promise(signal));
  const { draft, choose } = setUp({ upload });
  choose("a");
  const first = draft.start();
  await draft.start();
  running.resolve(fakeFinishedUpload());
  await first;
  expect(upload).toHaveBeenCalledOnce();
});

test("files dropped during an upload are ignored", async () => {
  const running = deferred<FinishedUpload>();
  const { draft, choose } = setUp({ upload: (_, { signal }) => running.promise(signal) });
  choose("a");
  const first = draft.start();
  choose("b");
  expect(draft.archive.getState().files).toHaveLength(1);
  running.resolve(fakeFinishedUpload());
  await first;
});

test("a cancelled upload returns to the selected files [R8.2b]", async () => {
  const running = deferred<FinishedUpload>();
  const { environment, draft, choose } = setUp({ upload: (_, { signal }) => running.promise(signal) });
  choose("a");
  const first = draft.start();
  draft.cancel();
  expect(await first).toEqual({ kind: "cancelled" });
  expect(draft.upload.getState()).toEqual({ kind: "idle" });
  expect(draft.archive.getState().files).toHaveLength(1);
  expect(environment.ownUploads.store.getState()).toEqual([]);
});

test("a cancelled upload is logged with the message 0, but other failures are not logged [R8.2]", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const running = deferred<FinishedUpload>();
  const cancelled = setUp({ upload: (_, { signal }) => running.promise(signal) });
  cancelled.choose("a");
  const first = cancelled.draft.start();
  cancelled.draft.cancel();
  await first;
  const failed = setUp({ upload: () => Promise.reject(new ProtocolError("busy")) });
  failed.choose("a");
  await failed.draft.start();
  expect(log.mock.calls).toEqual([["upload cancelled", "0"]]);
});

test("a failed upload reports the reason and keeps the selected files", async () => {
  const { draft, choose } = setUp({ upload: () => Promise.reject(new ProtocolError("too_large")) });
  choose("a");
  expect(await draft.start()).toEqual({ kind: "failed", code: "too_large" });
  expect(draft.archive.getState().files).toHaveLength(1);
});

test("a chosen password is set before the link is shown [R1.5b]", async () => {
  const setPassword = vi.fn<Transfer["setPassword"]>(async () => undefined);
  const { environment, draft, choose, setPassword: typePassword } = setUp({ setPassword });
  choose("a");
  typePassword("secret");
  await draft.start();
  expect(setPassword.mock.calls[0]?.[1]).toEqual({ shareLink: fakeFinishedUpload().shareLink, password: "secret" });
  expect(draft.upload.getState()).toMatchObject({ kind: "finished" });
  expect(environment.ownUploads.store.getState()).toMatchObject([{ hasPassword: true }]);
});

test("if the password is rejected, the upload is not marked as protected, no link is shown, and a retry can succeed [R4.24]", async () => {
  let refusals = 1;
  const { environment, draft, choose, setPassword } = setUp({
    async setPassword() {
      if (refusals > 0) {
        refusals -= 1;
        throw new ProtocolError("unavailable");
      }
    },
  });
  const { store } = environment.ownUploads;
  choose("a");
  setPassword("secret");
  await draft.start();
  expect(draft.upload.getState()).toMatchObject({ kind: "unprotected" });
  expect(store.getState()).toMatchObject([{ hasPassword: false, awaitsPassword: true }]);
  await draft.retryPassword();
  expect(draft.upload.getState()).toMatchObject({ kind: "finished" });
  expect(store.getState()).toMatchObject([{ hasPassword: true, awaitsPassword: false }]);
});

test("an upload is stored on the device before its password is set, so it can be deleted after a crash [R4.8]", async () => {
  const asked = deferred<void>();
  const { environment, draft, choose, setPassword } = setUp({
    setPassword: (_owner, _request, signal) => asked.promise(signal),
  });
  choose("a");
  setPassword("secret");
  const upload = draft.start();
  await vi.waitFor(() => expect(draft.upload.getState()).toMatchObject({ kind: "protecting" }));
  const { ownerToken } = fakeFinishedUpload();
  expect(environment.storage.listUploads()).toMatchObject([{ ownerToken, hasPassword: false, awaitsPassword: true }]);
  asked.resolve();
  await upload;
});

/** A worker that cannot be started, so every call fails. */
const noWorker = { delay: () => Promise.reject(new Error("the worker crashed")) };

test("if the code for sending does not load, the page retries for a minute, and then keeps the files selected", async () => {
  vi.useFakeTimers();
  const { draft, choose } = setUp(noWorker);
  choose("a");
  const starting = draft.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(draft.upload.getState().kind).toBe("uploading");
  draft.cancel();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  expect(await starting).toEqual({ kind: "cancelled" });
  expect(draft.upload.getState().kind).toBe("idle");
  expect(draft.archive.getState().files).toHaveLength(1);
});

test("an upload whose worker cannot be started within a minute fails and keeps its files", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
  const { draft, choose } = setUp(noWorker);
  choose("a");
  expect(await draft.start()).toEqual({ kind: "failed", code: "connect_failed" });
  expect(draft.archive.getState().files).toHaveLength(1);
});

test("an upload whose worker is missing at first is sent once the worker has started", async () => {
  let missing = 2;
  const { draft, choose } = setUp({
    delay: async () => {
      if (missing-- > 0) throw new Error("the worker crashed");
    },
  });
  choose("a");
  expect(await draft.start()).toEqual({ kind: "done" });
});

test("setting a password and deleting fail if the server does not respond within 30 s", async () => {
  const patience = vi
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
  const silent = async (_owner: object, signal: AbortSignal) => signal.throwIfAborted();
  const { draft, choose, setPassword } = setUp({
    setPassword: (owner, _request, signal) => silent(owner, signal),
    deleteUpload: silent,
  });
  choose("a");
  setPassword("secret");
  await draft.start();
  expect(draft.upload.getState()).toMatchObject({ kind: "unprotected", busy: false });
  await draft.discard();
  expect(draft.upload.getState()).toMatchObject({ kind: "unprotected", busy: false, deleteFailed: true });
  expect(patience.mock.calls.filter(([ms]) => ms === 30_000)).toHaveLength(2);
});

test("deleting an upload whose password could not be set returns to the selected files", async () => {
  const { environment, draft, choose, setPassword } = setUp({
    setPassword: () => Promise.reject(new ProtocolError("unavailable")),
  });
  choose("a");
  setPassword("secret");
  await draft.start();
  environment.ownUploads.remove(fakeFinishedUpload().id);
  expect(draft.upload.getState()).toEqual({ kind: "idle" });
  expect(draft.archive.getState().files).toHaveLength(1);
});

test("an upload's lifetime starts when the upload is stored, however late its password is set [R4.22]", async () => {
  let nowMs = NOW_MS;
  const setPassword = vi
    .fn<Transfer["setPassword"]>()
    .mockRejectedValueOnce(new ProtocolError("unavailable"))
    .mockResolvedValue();
  const environment = { ...fakeEnvironment({ setPassword }), now: () => nowMs };
  const draft = new UploadDraft(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  draft.addFiles([{ path: "a", blob: new Blob(["hello"]), lastModifiedMs: 0 }]);
  draft.archive.dispatch({ type: "passwordToggled", on: true });
  draft.archive.dispatch({ type: "passwordTyped", text: "secret" });
  await draft.start();
  nowMs += 600_000;
  await draft.retryPassword();
  expect(environment.ownUploads.store.getState()).toMatchObject([
    { hasPassword: true, createdAt: NOW_MS, expiresAt: NOW_MS + 500 + 86_400_000 },
  ]);
});

test.each([
  ["deletes it", async () => undefined, "idle"],
  ["succeeds if it no longer exists", () => Promise.reject(new ProtocolError("not_found")), "idle"],
  ["reports an error if it cannot be deleted", () => Promise.reject(new TypeError("network error")), "unprotected"],
])("discarding an upload whose password is not set %s", async (_, deleteUpload, kind) => {
  const { draft, choose, setPassword } = setUp({
    setPassword: () => Promise.reject(new ProtocolError("unavailable")),
    deleteUpload,
  });
  choose("a");
  setPassword("secret");
  await draft.start();
  await draft.discard();
  expect(draft.upload.getState().kind).toBe(kind);
});

test("once the maximum number of uploads is reached, no further upload starts [R5.13]", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { environment, draft, choose } = setUp({ upload });
  for (let index = 0; index < 16; index += 1) {
    environment.ownUploads.add(fakeOwnUpload({ id: uploadId(`${1_000_000_000 + index}`) }));
  }
  choose("a");
  await draft.start();
  expect(upload).not.toHaveBeenCalled();
  expect(draft.archive.getState().notice).toEqual({ kind: "tooManyArchives", count: 16 });
});

test("files added after a finished upload begin the next one", async () => {
  const { draft, choose } = setUp();
  choose("a");
  await draft.start();
  choose("b");
  expect(draft.upload.getState()).toEqual({ kind: "idle" });
  expect(draft.archive.getState().files.map(({ path }) => path)).toEqual(["b"]);
});

test("the device counts a finished upload, but not a failed one [R3.17]", async () => {
  const device = createMemoryStorage();
  const storage = createAppStorage(device);
  for (const changes of [{}, { upload: () => Promise.reject(new ProtocolError("busy")) }]) {
    const draft = new UploadDraft(
      { ...fakeEnvironment(changes), storage },
      deriveRules(fakeConfig(), { account: false, signedIn: false }),
    );
    draft.addFiles([{ path: "a", blob: new Blob(["hello"]), lastModifiedMs: 0 }]);
    await draft.start();
  }
  expect(device.getItem("totalUploads")).toBe("1");
});
