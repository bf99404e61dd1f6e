import { expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage, readLanguage } from "./app-storage.ts";

test("uploads are stored by id and listed from oldest to newest [R3.1]", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  const newer = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), createdAt: 2 });
  const older = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), createdAt: 1 });
  storage.putUpload(newer);
  storage.putUpload(older);
  expect(storage.listUploads()).toEqual([older, newer]);
  expect(memory.values.has("aaaaaaaaaaaaaaaa")).toBe(true);
});

test("each device stores its own id and file list for the next visit [R3.24]", () => {
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

test("stored records that belong to other pages or are damaged are not listed", () => {
  const memory = createMemoryStorage({
    "0123456789abcdef": "{not json",
    "0123456789abcdee": JSON.stringify({ id: "0123456789abcdee", name: "no manifest" }),
    user: JSON.stringify(fakeOwnUpload()),
  });
  expect(createAppStorage(memory).listUploads()).toEqual([]);
});

test("this page's uploads are listed even if the device cannot store them", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  memory.full = true;
  storage.putUpload(fakeOwnUpload());
  expect(storage.listUploads()).toEqual([fakeOwnUpload()]);
  storage.removeUpload(uploadId());
  expect(storage.listUploads()).toEqual([]);
});

test("uploads and flags work on a device without storage", () => {
  const storage = createAppStorage(null);
  storage.putUpload(fakeOwnUpload());
  storage.writeMark("closedPromo", "hello");
  expect(storage.listUploads()).toHaveLength(1);
  expect(storage.readMark("closedPromo")).toBe("hello");
});

test("a storage that throws on every access does not break the page", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const storage = createAppStorage({ length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.count("totalUploads");
  storage.putUpload(fakeOwnUpload());
  expect(storage.listUploads()).toHaveLength(1);
});

test("counters increase by one, even if the stored value is not a number", () => {
  const memory = createMemoryStorage({ totalDownloads: "many" });
  const storage = createAppStorage(memory);
  storage.count("totalDownloads");
  storage.count("totalDownloads");
  storage.count("totalUploads");
  expect(memory.values.get("totalDownloads")).toBe("2");
  expect(memory.values.get("totalUploads")).toBe("1");
});

test("storage is usable if it accepts a value, and the check leaves nothing behind", () => {
  const memory = createMemoryStorage();
  expect(createAppStorage(memory).isUsable).toBe(true);
  expect([...memory.values.keys()].sort()).toEqual(["device_id", "referrer"]);
  memory.full = true;
  expect(createAppStorage(memory).isUsable).toBe(false);
  expect(createAppStorage(null).isUsable).toBe(false);
});

test("records from a client that stores fewer fields can be read", () => {
  const { nonce: _, expired: __, awaitsPassword: ___, ...record } = fakeOwnUpload();
  const memory = createMemoryStorage({ [uploadId()]: JSON.stringify(record), aaaaaaaaaaaaaaaa: "{not json" });
  expect(createAppStorage(memory).listUploads()).toEqual([fakeOwnUpload()]);
  expect(memory.values.get("aaaaaaaaaaaaaaaa")).toBe("{not json");
});

test("a change is applied to the stored record, not to an earlier copy", () => {
  const memory = createMemoryStorage();
  const [one, other] = [createAppStorage(memory), createAppStorage(memory)];
  one.putUpload(fakeOwnUpload({ dlimit: 5 }));
  other.changeUpload(uploadId(), (upload) => ({ ...upload, hasPassword: true }));
  one.changeUpload(uploadId(), (upload) => ({ ...upload, dtotal: 2 }));
  expect(one.listUploads()).toEqual([fakeOwnUpload({ dlimit: 5, hasPassword: true, dtotal: 2 })]);
});

test("a change does not restore a record that another tab has removed", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  storage.putUpload(fakeOwnUpload());
  createAppStorage(memory).removeUpload(uploadId());
  storage.changeUpload(uploadId(), (upload) => ({ ...upload, dtotal: 1 }));
  expect(storage.listUploads()).toEqual([]);
});

test("the device can store the upload socket's address for pages opened from a local file [R7.40]", () => {
  const wssURL = "wss://envoi.example/api/ws";
  expect(createAppStorage(createMemoryStorage({ wssURL })).readSocketUrl()).toBe(wssURL);
  expect(createAppStorage(createMemoryStorage()).readSocketUrl()).toBeNull();
});

test("the selected language is stored until the user selects another language or none", () => {
  const memory = createMemoryStorage();
  const storage = createAppStorage(memory);
  expect(readLanguage(memory)).toBeNull();
  storage.writeLanguage("cy");
  expect(readLanguage(memory)).toBe("cy");
  storage.writeLanguage(null);
  expect(readLanguage(memory)).toBeNull();
  expect(memory.values.has("language")).toBe(false);
});

test("reading the language writes nothing to the storage", () => {
  const memory = createMemoryStorage({ language: "cy" });
  expect(readLanguage(memory)).toBe("cy");
  expect(readLanguage(null)).toBeNull();
  expect([...memory.values.keys()]).toEqual(["language"]);
});

test("a stored language that this page version lacks is ignored", () => {
  expect(readLanguage(createMemoryStorage({ language: "tlh" }))).toBeNull();
});
