import { DecryptionError } from "@envoi/crypto";
import { ProtocolError, type RequestId, type UploadId } from "@envoi/protocol";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../testing/deferred.ts";
import { fakeAccountList } from "../../testing/fake-account-list.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { type FakeAnswers, fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeKeptRequest, fakeOwnRequest, requestId } from "../../testing/fake-requests.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import type { User } from "../account/account-state.ts";
import { toListedRequest } from "../storage/kept-request.ts";
import type { AccountList, Owner, OwnerLink, Transfer } from "../transfer/transfer.ts";
import { type OwnUpload, toListedUpload } from "../uploads/own-upload.ts";
import { syncList } from "./sync-list.ts";

const ADA = fakeUser();

afterEach(() => void vi.restoreAllMocks());

const { signal } = new AbortController();
const letter = fakeOwnUpload({ dlimit: 3, account: ADA.uid });
const photo = fakeOwnUpload({
  id: uploadId("aaaaaaaaaaaaaaaa"),
  createdAt: letter.createdAt + 1,
  dlimit: 3,
  account: ADA.uid,
});

/** A fake server, whose uploads are shared by all devices. */
function fakeServer() {
  const deleted = new Set<UploadId>();
  const fetchInfo = async ({ id }: Owner) => {
    if (deleted.has(id)) throw new ProtocolError("not_found");
    return { dlimit: 3, dtotal: 0 };
  };
  return { deleted, fetchInfo };
}

const taxes = fakeKeptRequest({ account: ADA.uid });
const photos = fakeKeptRequest({ id: requestId("aaaaaaaaaaaaaaaa"), createdAt: 2_000_000, account: ADA.uid });

/** A fake server's inboxes. */
function fakeInboxes() {
  const deleted = new Set<RequestId>();
  const readInbox = async (owner: OwnerLink) => {
    if (deleted.has(owner.id)) throw new ProtocolError("not_found");
    return { ...fakeOwnRequest(), owner, isOpen: true, deliveries: [] };
  };
  return { deleted, readInbox };
}

/** A device on which the user is signed in. */
function fakeDevice(calls: FakeAnswers, uploads: readonly OwnUpload[] = []) {
  const environment = fakeEnvironment(calls);
  environment.storage.account.writeUser(ADA);
  environment.account.dispatch({ type: "accountsFound", user: ADA });
  for (const upload of uploads) environment.storage.putUpload(upload);
  environment.ownUploads.reload();
  return {
    ...environment,
    issuer: environment.signIn,
    sync: (until = signal) => syncList({ ...environment, random: () => 0.5 }, until),
    signIn(user: User): void {
      environment.storage.account.writeUser(user);
      environment.account.dispatch({ type: "signedIn", user });
    },
    ids: () => environment.ownUploads.store.getState().map(({ id }) => id),
  };
}

test("nothing is requested while nobody is signed in [R4.37]", async () => {
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>();
  const environment = fakeEnvironment({ fetchFileList });
  environment.ownUploads.add(letter);
  await syncList({ ...environment, random: Math.random }, signal);
  expect(fetchFileList).not.toHaveBeenCalled();
});

test("an upload from one device is also on the other device after both have synced", async () => {
  const list = fakeAccountList();
  const calls = { ...list.calls, ...fakeServer() };
  const [one, other] = [fakeDevice(calls, [letter]), fakeDevice(calls, [photo])];
  await one.sync();
  await other.sync();
  await one.sync();
  expect(one.ids()).toEqual([photo.id, letter.id]);
  expect(other.ids()).toEqual([photo.id, letter.id]);
  expect(one.storage.listUploads()).toMatchObject([{ url: letter.url }, { url: photo.url }]);
});

test("an upload deleted on one device is removed from the other and the account, and does not come back", async () => {
  const list = fakeAccountList();
  const server = fakeServer();
  const calls = { ...list.calls, ...server };
  const [one, other] = [fakeDevice(calls, [letter, photo]), fakeDevice(calls)];
  await one.sync();
  await other.sync();
  server.deleted.add(letter.id);
  other.ownUploads.remove(letter.id);
  await other.sync();
  expect(list.entries()).toEqual([toListedUpload(photo)]);
  await one.sync();
  expect(one.ids()).toEqual([photo.id]);
  await other.sync();
  expect(other.ids()).toEqual([photo.id]);
});

describe("requests", () => {
  test("created on two devices are on both, with their keys, and their uploads stay [R10.16]", async () => {
    const list = fakeAccountList();
    const calls = { ...list.calls, ...fakeServer(), ...fakeInboxes() };
    const [one, other] = [fakeDevice(calls, [letter]), fakeDevice(calls)];
    one.ownRequests.keep(taxes);
    other.ownRequests.keep(photos);
    for (const device of [one, other, one]) await device.sync();
    for (const device of [one, other]) {
      expect(device.ownRequests.store.getState()).toEqual(
        [photos, taxes].map((own) => ({ ...own, awaitsSync: false })),
      );
      expect(device.storage.listRequests()).toHaveLength(2);
      expect(device.ids()).toEqual([letter.id]);
    }
    expect(list.entries()).toEqual([toListedUpload(letter), toListedRequest(taxes), toListedRequest(photos)]);
  });

  test("deleted on one device are removed from the account and the other device, and do not come back", async () => {
    const list = fakeAccountList();
    const server = fakeInboxes();
    const calls = { ...list.calls, ...fakeServer(), ...server };
    const [one, other] = [fakeDevice(calls), fakeDevice(calls)];
    one.ownRequests.keep(taxes);
    await one.sync();
    await other.sync();
    server.deleted.add(taxes.id);
    other.ownRequests.forget(taxes.id);
    for (const device of [other, one, other]) await device.sync();
    expect(list.entries()).toEqual([]);
    for (const device of [one, other]) expect(device.storage.listRequests()).toEqual([]);
  });

  test.each([
    ["does not respond", new ProtocolError("unavailable")],
    ["shows another request", new DecryptionError("commitment")],
  ])("about which the server %s change neither list", async (_what, error) => {
    const list = fakeAccountList([toListedRequest(photos)]);
    const device = fakeDevice({ ...list.calls, readInbox: () => Promise.reject(error) });
    device.ownRequests.keep(taxes);
    await device.sync();
    expect(list.writes).toBe(0);
    expect(device.ownRequests.store.getState()).toEqual([taxes]);
  });

  test("created while nobody, or another user, was signed in do not reach the account", async () => {
    const list = fakeAccountList();
    const device = fakeDevice({ ...list.calls, ...fakeInboxes() });
    device.ownRequests.keep({ ...taxes, account: null });
    device.ownRequests.keep({ ...photos, account: "grace" });
    await device.sync();
    expect(list.writes).toBe(0);
  });

  test("are written together with uploads, again after a conflict", async () => {
    const list = fakeAccountList();
    const calls = { ...list.calls, ...fakeServer(), ...fakeInboxes() };
    const other = fakeDevice(calls, [photo]);
    let isFirst = true;
    const fetchFileList: Transfer["fetchFileList"] = async () => {
      const fetched = await list.calls.fetchFileList();
      if (isFirst) await other.sync();
      isFirst = false;
      return fetched;
    };
    const device = fakeDevice({ ...calls, fetchFileList }, [letter]);
    device.ownRequests.keep(taxes);
    await device.sync();
    expect(list.conflicts).toBe(1);
    expect(list.entries()).toEqual([toListedUpload(letter), toListedUpload(photo), toListedRequest(taxes)]);
    expect(device.storage.listRequests()).toEqual([{ ...taxes, awaitsSync: false }]);
  });
});

test("nothing is written if nothing has changed [R4.40]", async () => {
  const list = fakeAccountList();
  const device = fakeDevice({ ...list.calls, ...fakeServer() }, [letter]);
  await device.sync();
  await device.sync();
  expect(list.writes).toBe(1);
});

test("changed limits reach the user's other device", async () => {
  const list = fakeAccountList();
  const calls = { ...list.calls, ...fakeServer() };
  const [one, other] = [fakeDevice(calls, [letter]), fakeDevice(calls)];
  await one.sync();
  await other.sync();
  one.ownUploads.changeLimits(letter.id, { timeLimitSeconds: 604_800 });
  await one.sync();
  await other.sync();
  const [changed] = one.ownUploads.store.getState();
  expect(other.ownUploads.store.getState()).toMatchObject([
    { timeLimit: 604_800, expiresAt: changed?.expiresAt, awaitsSync: false },
  ]);
});

test("no upload is lost permanently if a client overwrites the list without reading it [R4.39]", async () => {
  const list = fakeAccountList();
  const device = fakeDevice({ ...list.calls, ...fakeServer() }, [letter]);
  await device.sync();
  list.replace([toListedUpload(photo)]);
  await device.sync();
  expect(device.ids()).toEqual([photo.id, letter.id]);
  expect(list.entries()).toEqual([toListedUpload(letter), toListedUpload(photo)]);
});

test("if another device has just written the list, this device fetches and merges the list again before writing it", async () => {
  const list = fakeAccountList();
  const calls = { ...list.calls, ...fakeServer() };
  const other = fakeDevice(calls, [photo]);
  let isFirst = true;
  const device = fakeDevice(
    {
      ...calls,
      async fetchFileList() {
        const fetched = await list.calls.fetchFileList();
        if (isFirst) await other.sync();
        isFirst = false;
        return fetched;
      },
    },
    [letter],
  );
  await device.sync();
  expect(list.conflicts).toBe(1);
  expect(list.entries()).toHaveLength(2);
});

test("if the list changes during every attempt, the upload is deferred to the next sync", async () => {
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async () => ({ entries: [], etag: '"1"' }));
  const device = fakeDevice({ fetchFileList, writeFileList: async () => "conflict" }, [letter]);
  await device.sync();
  expect(fetchFileList).toHaveBeenCalledTimes(8);
  expect(device.ownUploads.store.getState()).toMatchObject([{ awaitsSync: true }]);
});

test("no update is lost if 50 devices write the same list simultaneously", async () => {
  const list = fakeAccountList();
  const calls = { ...list.calls, ...fakeServer() };
  const uploads = Array.from({ length: 50 }, (_, index) =>
    fakeOwnUpload({
      id: uploadId(index.toString(16).padStart(16, "0")),
      createdAt: 1_000_000 + index,
      dlimit: 3,
      account: ADA.uid,
    }),
  );
  const devices = uploads.map((upload) => fakeDevice(calls, [upload]));
  const isWaiting = (device: (typeof devices)[number]) =>
    device.storage.listUploads().some(({ awaitsSync }) => awaitsSync);
  while (devices.some(isWaiting)) await Promise.all(devices.map((device) => device.sync()));
  expect(list.conflicts).toBeGreaterThan(0);
  expect(list.entries()).toEqual(uploads.map(toListedUpload));
  await Promise.all(devices.map((device) => device.sync()));
  for (const device of devices) expect(device.ids()).toHaveLength(50);
});

describe("an invalid token", () => {
  const refused = () => Promise.reject(new ProtocolError("unauthorized"));

  test("is renewed with a refresh token, and the sync continues [R4.51b]", async () => {
    const list = fakeAccountList();
    const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async (access) => {
      if (access.accessToken !== "new") throw new ProtocolError("unauthorized");
      return list.calls.fetchFileList();
    });
    const fetchConfig = async () => fakeConfigWithAccounts();
    const device = fakeDevice({ ...list.calls, ...fakeServer(), fetchFileList, fetchConfig }, [letter]);
    device.signIn({ ...ADA, refreshToken: "next" });
    device.issuer.renew = async () => ({ accessToken: "new", refreshToken: "after next", renewAtMs: null });
    await device.sync();
    expect(list.entries()).toEqual([toListedUpload(letter)]);
    expect(device.storage.account.readUser()).toEqual({ ...ADA, accessToken: "new", refreshToken: "after next" });
  });

  test("signs the user out if the renewed token is rejected too", async () => {
    const device = fakeDevice({ fetchFileList: refused, fetchConfig: async () => fakeConfigWithAccounts() });
    device.signIn({ ...ADA, refreshToken: "next" });
    device.issuer.renew = async () => ({ accessToken: "new", refreshToken: "after next", renewAtMs: null });
    await device.sync();
    expect(device.account.getState()).toEqual({ kind: "signedOut", by: "refused" });
  });

  test("signs the user out and reports a changed upload list [R4.38]", async () => {
    const device = fakeDevice({ fetchFileList: refused }, [{ ...letter, awaitsSync: false }]);
    const told = vi.fn();
    device.ownUploads.store.subscribe(told);
    await device.sync();
    expect(told).toHaveBeenCalled();
    expect(device.account.getState()).toEqual({ kind: "signedOut", by: "refused" });
    expect(device.storage.account.readUser()).toBeNull();
    expect(device.ids()).toEqual([]);
    expect(device.storage.listUploads()).toEqual([]);
  });

  test("does not affect another user who has signed in since", async () => {
    const answer = deferred<AccountList>();
    const device = fakeDevice({ fetchFileList: (_, until) => answer.promise(until) }, [letter]);
    const syncing = device.sync();
    device.account.dispatch({ type: "signedOut", by: "button" });
    device.signIn({ ...ADA, uid: "grace" });
    answer.reject(new ProtocolError("unauthorized"));
    await syncing;
    expect(device.account.getState()).toMatchObject({ kind: "signedIn", user: { uid: "grace" } });
    expect(device.ids()).toEqual([letter.id]);
  });
});

test("results that arrive after sign-out are not stored on the device", async () => {
  const answer = deferred<AccountList>();
  const device = fakeDevice({ fetchFileList: (_, until) => answer.promise(until), ...fakeServer() });
  const syncing = device.sync();
  device.account.dispatch({ type: "signedOut", by: "button" });
  answer.resolve({ entries: [toListedUpload(letter)], etag: '"1"' });
  await syncing;
  expect(device.storage.listUploads()).toEqual([]);
});

test("results are not stored if another tab has signed the user out, even before this tab is notified", async () => {
  const answer = deferred<AccountList>();
  const device = fakeDevice({ fetchFileList: (_, until) => answer.promise(until), ...fakeServer() });
  const syncing = device.sync();
  device.storage.account.removeUser();
  answer.resolve({ entries: [toListedUpload(letter)], etag: '"1"' });
  await syncing;
  expect(device.storage.listUploads()).toEqual([]);
});

test("uploads sent from this device by another user are added only to that user's list", async () => {
  const list = fakeAccountList();
  const device = fakeDevice({ ...list.calls, ...fakeServer() }, [{ ...letter, account: "grace" }, photo]);
  await device.sync();
  expect(list.entries()).toEqual([toListedUpload(photo)]);
  expect(device.storage.listUploads()).toMatchObject([
    { id: letter.id, account: "grace", awaitsSync: true },
    { id: photo.id, account: ADA.uid, awaitsSync: false },
  ]);
});

test.each([new ProtocolError("unavailable"), new DecryptionError("authentication")])(
  "%o leaves lists and account unchanged",
  async (error) => {
    const device = fakeDevice({ fetchFileList: () => Promise.reject(error) }, [letter]);
    await expect(device.sync()).rejects.toBe(error);
    expect(device.account.getState().kind).toBe("signedIn");
    expect(device.ids()).toEqual([letter.id]);
  },
);

test("uploads are kept if the server does not respond", async () => {
  const list = fakeAccountList([toListedUpload(photo)]);
  const fetchInfo = () => Promise.reject(new ProtocolError("unavailable"));
  const device = fakeDevice({ ...list.calls, fetchInfo }, [letter]);
  await device.sync();
  expect(device.ids()).toEqual([letter.id]);
  expect(list.entries()).toEqual([toListedUpload(photo)]);
});

test("an upload about which the server does not respond is kept, and does not delay other uploads", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const list = fakeAccountList([toListedUpload(photo)]);
  const server = fakeServer();
  const asked = new Set<string>();
  const fetchInfo: Transfer["fetchInfo"] = (owner, until) => {
    asked.add(owner.id);
    return owner.id === photo.id ? deferred<never>().promise(until) : server.fetchInfo(owner);
  };
  const device = fakeDevice({ ...list.calls, fetchInfo }, [letter]);
  const syncing = device.sync();
  await vi.waitFor(() => expect(asked).toEqual(new Set([letter.id, photo.id])));
  limit.abort();
  await syncing;
  expect(list.entries()).toEqual([toListedUpload(letter), toListedUpload(photo)]);
});

test("a long list's uploads are queried in groups of eight", async () => {
  const uploads = Array.from({ length: 20 }, (_, index) =>
    fakeOwnUpload({ id: uploadId(index.toString(16).padStart(16, "0")), dlimit: 3, account: ADA.uid }),
  );
  let [asked, most] = [0, 0];
  const fetchInfo = async () => {
    asked += 1;
    most = Math.max(most, asked);
    await Promise.resolve();
    asked -= 1;
    return { dlimit: 3, dtotal: 0 };
  };
  const list = fakeAccountList(uploads.map(toListedUpload));
  const device = fakeDevice({ ...list.calls, fetchInfo });
  await device.sync();
  expect(device.ids()).toHaveLength(20);
  expect(most).toBe(8);
});
