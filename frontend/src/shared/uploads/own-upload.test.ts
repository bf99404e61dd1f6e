import { expect, test } from "vitest";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { createOwnUpload, isExpired, parseOwnUpload, toListedUpload, toStoredUpload } from "./own-upload.ts";

test("a record is unchanged after being stored and read [R3.4]", () => {
  const upload = fakeOwnUpload({
    hasPassword: true,
    awaitsPassword: true,
    awaitsSync: false,
    account: "ada",
    dlimit: 5,
    dtotal: 2,
    nonce: "AAECAwQFBgcICQoLDA0ODw==",
    title: "For you 📦",
    contentKey: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",
    others: { color: "blue", deep: { list: [1, null] } },
  });
  expect(parseOwnUpload(JSON.parse(JSON.stringify(toStoredUpload(upload))))).toEqual(upload);
});

test("a record is stored with all its fields, including the expired flag [R3.3b]", () => {
  expect(Object.keys(toStoredUpload(fakeOwnUpload())).sort()).toEqual(
    [
      ...["id", "url", "name", "size", "manifest", "time", "speed", "createdAt", "expiresAt", "secretKey", "nonce"],
      ...["ownerToken", "dlimit", "dtotal", "hasPassword", "awaitsPassword", "awaitsSync", "account"],
      ...["timeLimit", "expired", "title", "contentKey", "deletesAt"],
    ].sort(),
  );
});

test("a pending deletion is stored on the device, but not in the account's list", () => {
  const upload = fakeOwnUpload({ deletesAt: 7 });
  expect(parseOwnUpload(toStoredUpload(upload))?.deletesAt).toBe(7);
  expect(parseOwnUpload({ ...upload, deletesAt: "soon" })?.deletesAt).toBeNull();
  expect(toListedUpload(upload)).not.toHaveProperty("deletesAt");
});

test("a record without a manifest cannot be created [R3.5]", () => {
  const { manifest: _, ...fields } = fakeOwnUpload();
  expect(() => createOwnUpload(fields)).toThrow("invalid file object");
});

test("a new upload allows one download, has none yet, and its file list is collapsed", () => {
  const { dlimit: _, dtotal: __, open: ___, ...fields } = fakeOwnUpload();
  expect(createOwnUpload(fields)).toMatchObject({ dlimit: 1, dtotal: 0, open: false, expired: false });
});

test("missing counts mean one allowed download and no downloads yet [R3.4]", () => {
  const { dlimit: _, dtotal: __, ...rest } = fakeOwnUpload();
  expect(parseOwnUpload(rest)).toMatchObject({ dlimit: 1, dtotal: 0 });
});

test.each(["id", "manifest", "url", "ownerToken", "secretKey", "size", "expiresAt"] as const)(
  "a record without %s is invalid",
  (field) => {
    expect(parseOwnUpload({ ...fakeOwnUpload(), [field]: undefined })).toBeNull();
  },
);

test.each([null, 5, "text", [], { manifest: { files: [{ name: 1 }] } }])("%j is not a record", (json) => {
  expect(parseOwnUpload(json)).toBeNull();
});

test("an upload counts as expired only once it is used up or its time has passed [R4.18]", () => {
  const upload = fakeOwnUpload({ dlimit: 2, dtotal: 1, expiresAt: 100 });
  expect(isExpired(upload, 100)).toBe(false);
  expect(isExpired(upload, 101)).toBe(true);
  expect(isExpired({ ...upload, dtotal: 2 }, 1)).toBe(true);
  expect(isExpired({ ...upload, expired: true }, 1)).toBe(true);
});

test("a record from a client that does not support titles and content keys has neither", () => {
  const { title: _, contentKey: __, others: ___, ...earlier } = fakeOwnUpload();
  expect(parseOwnUpload(earlier)).toEqual(fakeOwnUpload());
});

test.each([5, undefined, null, ["title"]])("the invalid title %j is dropped, but the record is kept", (title) => {
  expect(parseOwnUpload({ ...toStoredUpload(fakeOwnUpload()), title })).toMatchObject({ title: null });
});

test("a newer page's extra fields are kept on the device and in the account, but replace no known fields", () => {
  const listed = { ...toListedUpload(fakeOwnUpload({ title: "A title" })), color: "blue", others: { dlimit: 99 } };
  const upload = parseOwnUpload(listed);
  if (upload === null) throw new Error("no record");
  expect(upload).toMatchObject({ title: "A title", others: { color: "blue" }, dlimit: 1 });
  expect(toStoredUpload(upload)).toMatchObject({ title: "A title", color: "blue" });
  const { others: _, ...known } = listed;
  expect(toListedUpload(upload)).toEqual(known);
});
