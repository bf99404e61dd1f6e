import { createDeferred } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { SignIn, SignInReturn } from "../../shared/account/sign-in.ts";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import type { WorkerApi } from "../../shared/transfer/transfer-worker.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { createReturningSession } from "./returning-session.ts";

afterEach(() => void vi.restoreAllMocks());

const { fileListKey, ...keyless } = fakeUser();
const query = new URLSearchParams({ code: "c", state: "s" });
const RETURN_WITH_KEYS: SignInReturn = { kind: "signedIn", trigger: "count", user: keyless, fileListKey };
const RETURN_WITHOUT_KEYS: SignInReturn = { ...RETURN_WITH_KEYS, fileListKey: null };

/** Creates a session whose user has just returned from the issuer with this outcome. */
function arrive(complete: () => Promise<SignInReturn>, changes: Partial<WorkerApi> = {}) {
  const environment = fakeEnvironment(changes);
  environment.signIn.complete = complete;
  const revoke = vi.fn<SignIn["revoke"]>(() => Promise.reject(new TypeError("network error")));
  environment.signIn.revoke = revoke;
  environment.account.dispatch({ type: "accountsFound", user: null });
  const { AUTH } = fakeConfigWithAccounts();
  if (AUTH === undefined) throw new Error("no accounts");
  const ends: string[] = [];
  const onEnd = (status: string) => void ends.push(status);
  const session = createReturningSession({ ...environment, auth: AUTH, query, onEnd });
  return { environment, session, ends, revoked: () => revoke.mock.calls.map(([, { accessToken }]) => accessToken) };
}

/** A session that started when the user returned from the issuer. */
async function comeBack(...how: Parameters<typeof arrive>) {
  const arrived = arrive(...how);
  await arrived.session.begin();
  return arrived;
}

/**
 * Returns without a key and tries a passphrase. The response from `fetchFileList` shows whether a list exists for
 * the passphrase.
 */
async function tryWithList(fetchFileList: Transfer["fetchFileList"]) {
  const arrived = await comeBack(async () => RETURN_WITHOUT_KEYS, { fetchFileList });
  await arrived.session.tryPassphrase("correct horse");
  return arrived;
}

test("a key from the issuer signs the user in immediately, on the page and on the device", async () => {
  const { environment, ends } = await comeBack(async () => RETURN_WITH_KEYS);
  const user = { ...keyless, fileListKey };
  expect(environment.account.getState()).toEqual({ kind: "signedIn", user });
  expect(environment.storage.account.readUser()).toEqual(user);
  expect(ends).toEqual(["ok"]);
});

test("a failed sign-in logs which check failed", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { environment, ends } = await comeBack(() => Promise.reject(new Error("state mismatch")));
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(environment.storage.account.readUser()).toBeNull();
  expect(ends).toEqual(["error"]);
  expect(log.mock.calls.flat()).toContain("state mismatch");
});

test("cancelling at the issuer leaves the user signed out, without an error", async () => {
  const { environment, ends } = await comeBack(async () => ({ kind: "cancelled", trigger: "size" }));
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(ends).toEqual(["cancel"]);
});

test("without a key from the issuer, a user must type a passphrase to sign in", async () => {
  const { environment, session, ends } = await comeBack(async () => RETURN_WITHOUT_KEYS);
  expect(session.state.getState()).toMatchObject({ kind: "passphrase", attempt: "none" });
  expect(environment.account.getState()).toEqual({ kind: "signingIn" });
  expect(ends).toEqual([]);
});

test("the passphrase of an existing list signs the user in with the key derived from it", async () => {
  const derivePassphraseKey = vi.fn<WorkerApi["derivePassphraseKey"]>(async () => "key");
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async () => ({ entries: [], etag: '"1"' }));
  const { environment, session, ends } = await comeBack(async () => RETURN_WITHOUT_KEYS, {
    derivePassphraseKey,
    fetchFileList,
  });
  await session.tryPassphrase("correct horse");
  const owner = { issuer: "https://issuer.example", uid: keyless.uid };
  expect(derivePassphraseKey.mock.calls[0]?.slice(0, 2)).toEqual(["correct horse", owner]);
  expect(fetchFileList.mock.calls[0]?.[0]).toEqual({ accessToken: keyless.accessToken, fileListKey: "key" });
  expect(environment.account.getState()).toEqual({ kind: "signedIn", user: { ...keyless, fileListKey: "key" } });
  expect(ends).toEqual(["ok"]);
});

test("a passphrase without a list must be repeated to create one, because it may be mistyped", async () => {
  const { environment, session, ends } = await comeBack(async () => RETURN_WITHOUT_KEYS);
  await session.tryPassphrase("corect horse");
  expect(session.state.getState()).toMatchObject({ kind: "unknownPassphrase", repeated: "none" });
  session.tryAnother();
  expect(session.state.getState()).toMatchObject({ kind: "passphrase", attempt: "none" });
  await session.tryPassphrase("correct horse");
  session.beginList("corect horse");
  expect(session.state.getState()).toMatchObject({ kind: "unknownPassphrase", repeated: "differs" });
  expect(ends).toEqual([]);
  session.beginList("correct horse");
  expect(environment.account.getState()).toMatchObject({ kind: "signedIn" });
  expect(ends).toEqual(["ok"]);
});

test("a list that cannot be decrypted with the key still counts as existing", async () => {
  const { ends } = await tryWithList(() => Promise.reject(new DecryptionError("authentication")));
  expect(ends).toEqual(["ok"]);
});

test("if the server does not report whether a list exists, the user can retry or skip the check", async () => {
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(() => Promise.reject(new Error("network error")));
  const { session, ends } = await tryWithList(fetchFileList);
  expect(session.state.getState()).toMatchObject({ kind: "uncheckedPassphrase", check: "failed" });
  expect(ends).toEqual([]);
  await session.checkAgain();
  expect(fetchFileList).toHaveBeenCalledTimes(2);
  fetchFileList.mockResolvedValue({ entries: [], etag: null });
  await session.checkAgain();
  expect(session.state.getState()).toMatchObject({ kind: "unknownPassphrase" });

  const other = await tryWithList(() => Promise.reject(new ProtocolError("unavailable")));
  other.session.trust();
  expect(other.ends).toEqual(["ok"]);
});

test("a token that the service rejects does not sign the user in", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { environment, ends } = await tryWithList(() => Promise.reject(new ProtocolError("unauthorized")));
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(ends).toEqual(["error"]);
});

test("leaving the page during the code exchange cancels the sign-in", async () => {
  const exchange = createDeferred<SignInReturn>();
  const { environment, session, ends } = arrive(() => exchange.promise);
  const started = session.begin();
  session.leave();
  exchange.resolve(RETURN_WITH_KEYS);
  await started;
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(environment.storage.account.readUser()).toBeNull();
  expect(ends).toEqual([]);
});

test("an exchange that fails after the user has left the page shows no error", async () => {
  const exchange = createDeferred<SignInReturn>();
  const { environment, session, ends } = arrive(() => exchange.promise);
  const started = session.begin();
  session.leave();
  exchange.reject(new Error("network error"));
  await started;
  expect(ends).toEqual([]);
  expect(environment.reported).toEqual([]);
});

test("leaving the page during key derivation cancels the sign-in and fetches no list", async () => {
  const key = createDeferred<string>();
  const derivePassphraseKey = vi.fn<WorkerApi["derivePassphraseKey"]>(() => key.promise);
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async () => ({ entries: [], etag: '"1"' }));
  const { environment, session, ends } = await comeBack(async () => RETURN_WITHOUT_KEYS, {
    derivePassphraseKey,
    fetchFileList,
  });
  const tried = session.tryPassphrase("correct horse");
  session.leave();
  expect(derivePassphraseKey.mock.calls[0]?.[2].aborted).toBe(true);
  key.resolve("key");
  await tried;
  expect(fetchFileList).not.toHaveBeenCalled();
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(ends).toEqual([]);
});

test("an abandoned sign-in revokes its token, and a failed revocation is ignored", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const cancelled = await comeBack(async () => RETURN_WITHOUT_KEYS);
  cancelled.session.cancel();
  const refused = await tryWithList(() => Promise.reject(new ProtocolError("unauthorized")));
  const gone = await comeBack(async () => RETURN_WITHOUT_KEYS);
  gone.session.leave();
  const early = arrive(async () => RETURN_WITH_KEYS);
  const started = early.session.begin();
  early.session.leave();
  await started;
  for (const { revoked } of [cancelled, refused, gone, early]) expect(revoked()).toEqual([keyless.accessToken]);
});

test("leaving the page does not revoke a signed-in user's token", async () => {
  const { session, revoked } = await comeBack(async () => RETURN_WITH_KEYS);
  session.leave();
  expect(revoked()).toEqual([]);
});

test("a user who signs in sees no data of the previous user", async () => {
  const { environment, session } = arrive(async () => RETURN_WITH_KEYS);
  environment.ownUploads.add(fakeOwnUpload({ account: "somebody-else" }));
  await session.begin();
  expect(environment.storage.listUploads()).toEqual([]);
});

test("a failed key derivation can be retried", async () => {
  const { session } = await comeBack(async () => RETURN_WITHOUT_KEYS, {
    derivePassphraseKey: () => Promise.reject(new RangeError("no memory")),
  });
  await session.tryPassphrase("correct horse");
  expect(session.state.getState()).toMatchObject({ kind: "passphrase", attempt: "failed" });
});

test("declining to set a passphrase cancels the sign-in", async () => {
  const { environment, session, ends } = await comeBack(async () => RETURN_WITHOUT_KEYS);
  session.cancel();
  expect(environment.account.getState()).toMatchObject({ kind: "signedOut" });
  expect(ends).toEqual(["cancel"]);
});
