import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { clearOtherPerson, signOut } from "./sign-out.ts";

const user = fakeUser();
const sent = fakeOwnUpload({ dlimit: 3, account: user.uid });
const synced = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), dlimit: 3, account: user.uid, awaitsSync: false });
const theirs = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), dlimit: 3, account: "grace" });
const nobodys = fakeOwnUpload({ id: uploadId("cccccccccccccccc"), dlimit: 3 });

function fakeDevice(...uploads: (typeof sent)[]) {
  const environment = fakeEnvironment();
  environment.storage.account.writeUser(user);
  environment.account.dispatch({ type: "accountsFound", user });
  for (const upload of uploads) environment.ownUploads.add(upload);
  const kept = () => environment.storage.listUploads().map(({ id }) => id);
  const shown = () => environment.ownUploads.store.getState().map(({ id }) => id);
  return { ...environment, kept, shown };
}

test.each(["button", "refused"] as const)(
  "signing out by %s removes the person and all uploads from the device [R4.35c]",
  (trigger) => {
    const device = fakeDevice(sent, synced, theirs);
    signOut(device, trigger);
    expect(device.account.getState()).toEqual({ kind: "signedOut", by: trigger });
    expect(device.storage.account.readUser()).toBeNull();
    expect(device.kept()).toEqual([]);
    expect(device.shown()).toEqual([]);
  },
);

test("a person who signs in finds their own uploads and those without an owner, but none of another person", () => {
  const device = fakeDevice(sent, theirs, nobodys);
  clearOtherPerson(device, user.uid);
  expect(device.kept().toSorted()).toEqual([sent.id, nobodys.id].toSorted());
  expect(device.shown().toSorted()).toEqual([sent.id, nobodys.id].toSorted());
});

test("signing out also removes the history of uploads", () => {
  const device = fakeDevice(sent, theirs, nobodys);
  for (const { id } of [sent, theirs, nobodys]) device.ownUploads.remove(id);
  const past = () => device.storage.listPast().map(({ account }) => account);
  clearOtherPerson(device, user.uid);
  expect(past().toSorted()).toEqual([user.uid, null].toSorted());
  signOut(device, "button");
  expect(past()).toEqual([]);
  expect(device.ownUploads.past.getState()).toEqual([]);
});
