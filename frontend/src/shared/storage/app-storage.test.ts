import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage, readLanguage } from "./app-storage.ts";

test("uploads are kept under their ids and listed oldest first [R3.1]", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  const newer = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), createdAt: 2 });
  const older = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), createdAt: 1 });
  storage.putUpload(newer);
  storage.putUpload(older);
  expect(storage.listUploads()).toEqual([older, newer]);
  expect(memory.values.has("aaaaaaaaaaaaaaaa")).toBe(true);
});

test("each user's storage has a local id and a list of files of its own, which the next visit finds again [R3.24]", () => {
  const [one, other] = [createMemoryStorage(), createMemoryStorage()];
  createAppStorage(one).putUpload(fakeOwnUpload());
  const [first, again, elsewhere] = [one, one, other].map((memory) => {
    const storage = createAppStorage(memory);
    return { id: storage.readDevice().device_id, files: storage.listUploads() };
  });
  expect(first).toEqual({ id: one.values.get("device_id"), files: [fakeOwnUpload()] });
  expect(again).toEqual(first);
  expect(elsewhere).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), files: [] });
  expect(elsewhere?.id).not.toBe(first?.id);
});

test("what another page or a broken write left behind is passed over", () => {
  const memory = createMemoryStorage({
    "0123456789abcdef": "{not json",
    "0123456789abcdee": JSON.stringify({ id: "0123456789abcdee", name: "no manifest" }),
    user: JSON.stringify(fakeOwnUpload()),
  });
  expect(createAppStorage(memory).listUploads()).toEqual([]);
});

test("a full device still lists what was sent on this page", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  memory.full = true;
  storage.putUpload(fakeOwnUpload());
  expect(storage.listUploads()).toEqual([fakeOwnUpload()]);
  storage.removeUpload(uploadId());
  expect(storage.listUploads()).toEqual([]);
});

test("a device without storage counts all the same", () => {
  const storage = createAppStorage(null);
  storage.putUpload(fakeOwnUpload());
  storage.writeClosedPromo("hello");
  expect(storage.listUploads()).toHaveLength(1);
  expect(storage.readClosedPromo()).toBe("hello");
});

test("a storage that throws on every touch does not break the page", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const storage = createAppStorage({ length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.count("totalUploads");
  storage.putUpload(fakeOwnUpload());
  expect(storage.listUploads()).toHaveLength(1);
});

test("counters go up by one, also from something that is no number", () => {
  const memory = createMemoryStorage({ totalDownloads: "many" });
  const storage = createAppStorage(memory);
  storage.count("totalDownloads");
  storage.count("totalDownloads");
  storage.count("totalUploads");
  expect(memory.values.get("totalDownloads")).toBe("2");
  expect(memory.values.get("totalUploads")).toBe("1");
});

test("storage is usable where it takes a value, and nothing of the trial is left", () => {
  const memory = createMemoryStorage();
  expect(createAppStorage(memory).isUsable).toBe(true);
  expect([...memory.values.keys()].sort()).toEqual(["device_id", "referrer", "storageVersion"]);
  memory.full = true;
  expect(createAppStorage(memory).isUsable).toBe(false);
  expect(createAppStorage(null).isUsable).toBe(false);
});

test("a change is made to the record as the device has it, not as it was read before", () => {
  const memory = createMemoryStorage();
  const [one, other] = [createAppStorage(memory), createAppStorage(memory)];
  one.putUpload(fakeOwnUpload({ dlimit: 5 }));
  other.changeUpload(uploadId(), (upload) => ({ ...upload, hasPassword: true }));
  one.changeUpload(uploadId(), (upload) => ({ ...upload, dtotal: 2 }));
  expect(one.listUploads()).toEqual([fakeOwnUpload({ dlimit: 5, hasPassword: true, dtotal: 2 })]);
});

test("a record that another tab has removed does not come back by a change", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  storage.putUpload(fakeOwnUpload());
  createAppStorage(memory).removeUpload(uploadId());
  storage.changeUpload(uploadId(), (upload) => ({ ...upload, dtotal: 1 }));
  expect(storage.listUploads()).toEqual([]);
});

test("the device can keep the address of the upload socket for pages opened from a local file [R7.40]", () => {
  const wssURL = "wss://envoi.example/api/ws";
  expect(createAppStorage(createMemoryStorage({ wssURL })).readSocketUrl()).toBe(wssURL);
  expect(createAppStorage(createMemoryStorage()).readSocketUrl()).toBeNull();
});

test("the language chosen by hand is kept until another one is, or none", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  expect(readLanguage(memory)).toBeNull();
  storage.writeLanguage("cy");
  expect(readLanguage(memory)).toBe("cy");
  storage.writeLanguage(null);
  expect(readLanguage(memory)).toBeNull();
  expect(memory.values.has("language")).toBe(false);
});

test("the language can be read before anything is written", () => {
  const memory = createMemoryStorage({ language: "cy" });
  expect(readLanguage(memory)).toBe("cy");
  expect(readLanguage(null)).toBeNull();
  expect([...memory.values.keys()]).toEqual(["language"]);
  expect(createAppStorage(memory).isFirstVisit).toBe(true);
});

test("a language that another version of the page spoke is passed over", () => {
  expect(readLanguage(createMemoryStorage({ language: "tlh" }))).toBeNull();
});
