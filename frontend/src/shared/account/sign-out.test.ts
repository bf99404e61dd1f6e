import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeKeptRequest, requestId } from "../../testing/fake-requests.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { toPastUpload } from "../uploads/past-upload.ts";
import { clearOtherPerson, signOut } from "./sign-out.ts";

const user = fakeUser();
const sent = fakeOwnUpload({ dlimit: 3, account: user.uid });
const synced = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), dlimit: 3, account: user.uid, awaitsSync: false });
const theirs = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), dlimit: 3, account: "grace" });
const nobodys = fakeOwnUpload({ id: uploadId("cccccccccccccccc"), dlimit: 3 });
const all = [sent, synced, theirs, nobodys];

/** Ada's device, previously used by others. */
function fakeDevice(...uploads: (typeof sent)[]) {
  const environment = fakeEnvironment();
  const { storage, ownUploads } = environment;
  storage.account.writeUser(user);
  environment.account.dispatch({ type: "accountsFound", user });
  for (const upload of uploads) storage.putUpload(upload);
  storage.writePast(uploads.map((upload) => toPastUpload(upload, { end: "deleted", endedAt: 0, isLate: false })));
  storage.writeMark("lastEventId", "7");
  storage.writeMark("lastChoices", "5 604800");
  storage.writeMark("notifications", "on");
  storage.writeMark("deliveryNotifications", "on");
  storage.writeMark("joinDeclined", "yes");
  storage.writeMark("joinRequestsDeclined", "yes");
  ownUploads.reload();
  const kept = () =>
    storage
      .listUploads()
      .map(({ id }) => id)
      .toSorted();
  const shown = () =>
    ownUploads.store
      .getState()
      .map(({ id }) => id)
      .toSorted();
  const past = () =>
    storage
      .listPast()
      .map(({ id }) => id)
      .toSorted();
  return { ...environment, kept, shown, past };
}

test("signing out removes the user and everything that was sent from the device [R4.35c]", () => {
  const device = fakeDevice(...all);
  signOut(device, "button");
  expect(device.account.getState()).toEqual({ kind: "signedOut", by: "button" });
  expect(device.storage.account.readUser()).toBeNull();
  for (const list of [device.kept, device.shown, device.past]) expect(list()).toEqual([]);
  expect(device.storage.readMark("leaving")).toBe("everything");
});

test("when a session ends on its own, requests whose keys nobody else has stay; if the user or another one leaves, none does", () => {
  const requests = [
    fakeKeptRequest({ account: user.uid }),
    fakeKeptRequest({ id: requestId("aaaaaaaaaaaaaaaa"), account: user.uid, awaitsSync: false }),
    fakeKeptRequest({ id: requestId("bbbbbbbbbbbbbbbb"), account: null }),
  ];
  const after = (leave: (device: ReturnType<typeof fakeDevice>) => void) => {
    const device = fakeDevice();
    device.storage.writeRequests(requests);
    leave(device);
    return device.storage.listRequests().map(({ account }) => account);
  };
  expect(after((device) => signOut(device, "refused"))).toEqual([user.uid, null]);
  expect(after((device) => signOut(device, "button"))).toEqual([]);
  expect(after((device) => clearOtherPerson(device, user.uid))).toEqual([user.uid, user.uid, null]);
  expect(after((device) => clearOtherPerson(device, "grace"))).toEqual([null]);
});

test("a forced sign-out removes all users' data, but not uploads sent while nobody was signed in", () => {
  const device = fakeDevice(...all);
  signOut(device, "refused");
  expect(device.account.getState()).toEqual({ kind: "signedOut", by: "refused" });
  expect(device.storage.account.readUser()).toBeNull();
  expect(device.storage.readMark("signedOutBy")).toBe("refused");
  for (const list of [device.kept, device.shown, device.past]) expect(list()).toEqual([nobodys.id]);
  expect(device.storage.readMark("leaving")).toBe("person");
});

test.each(["button", "refused"] as const)("a sign-out by %s removes the user's settings", (trigger) => {
  const { storage, ...device } = fakeDevice();
  signOut({ storage, ...device }, trigger);
  expect(storage.readMark("lastEventId")).toBeNull();
  expect(storage.readMark("lastChoices")).toBeNull();
  expect(storage.readMark("notifications")).toBeNull();
  expect(storage.readMark("deliveryNotifications")).toBeNull();
  expect(storage.readMark("joinDeclined")).toBeNull();
  expect(storage.readMark("joinRequestsDeclined")).toBeNull();
});

test("a user who signs in finds their own uploads and those without an owner, but no other user's", () => {
  const device = fakeDevice(sent, theirs, nobodys);
  clearOtherPerson(device, user.uid);
  for (const list of [device.kept, device.shown, device.past]) expect(list()).toEqual([sent.id, nobodys.id].toSorted());
});

test("a sign-in marks the earlier user as leaving only if a different user signs in", () => {
  const device = fakeDevice();
  const { storage } = device;
  clearOtherPerson(device, user.uid);
  expect(storage.readMark("leaving")).toBeNull();
  clearOtherPerson(device, "grace");
  expect(storage.readMark("leaving")).toBe("person");
});

test("leaving by choice removes everything, even if another session ends before the removal completes", () => {
  const device = fakeDevice();
  signOut(device, "button");
  clearOtherPerson(device, "grace");
  signOut(device, "refused");
  expect(device.storage.readMark("leaving")).toBe("everything");
});
