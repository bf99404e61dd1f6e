import type { UnfinishedUpload } from "@envoi/client";
import type { Secret } from "@envoi/crypto";
import { type OwnerToken, parseUploadId, type UploadId } from "@envoi/protocol";
import { type IDBPObjectStore, openDB } from "idb";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { DRAFT, type Draft } from "./testing/drafts.ts";
import type { ToUnfinishedWorker } from "./testing/unfinished-worker.ts";
import {
  createJournal,
  forgetLeaving,
  forgetUnfinished,
  listUnfinished,
  reopenUnfinished,
} from "./unfinished-uploads.ts";

const OWNER_TOKEN = "00112233445566778899" as OwnerToken;
const HOUR_MS = 3_600_000;

// Only workers can write tag files. For uploads on this thread, the database stores the tags.
const worker = new Worker(new URL("./testing/unfinished-worker.ts", import.meta.url), { type: "module" });
afterAll(() => worker.terminate());

function inWorker(message: ToUnfinishedWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === null ? resolve() : reject(new Error(data)));
    worker.postMessage(message, [port2]);
  });
}

/** Reopens an upload as soon as the worker has released its lock. */
const reopen = (id: UploadId) => vi.waitFor(() => reopenUnfinished(id, () => 0));

async function tagFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle("unfinished", { create: true });
}

async function tagFileNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await tagFolder()).keys()) names.push(name);
  return names;
}

function createUpload(id: string): UnfinishedUpload {
  const bytes = (fill: number) => new Uint8Array(16).fill(fill);
  return {
    id: parseUploadId(id) as UploadId,
    origin: "https://send.example",
    ownerToken: OWNER_TOKEN,
    secret: bytes(1) as Secret,
    passwordProfile: 1,
    bodyKey: bytes(2),
    salt: bytes(3),
    contentKey: null,
    http: null,
    metadata: { name: "a", type: "", size: 5_000_000, manifest: { files: [] } },
    downloadLimit: 1,
    timeLimitSeconds: 300,
  };
}

const one = createUpload("0000000000000001");
const other = createUpload("0000000000000002");
const createTags = (...fills: number[]) => new Uint8Array(fills.flatMap((fill) => new Array<number>(16).fill(fill)));

/** Begins an upload and stops sending it, as happens when its page is closed. */
async function interrupted(
  upload: UnfinishedUpload,
  groups: [number, Uint8Array<ArrayBuffer>][] = [],
  draft: Draft = DRAFT,
) {
  const journal = createJournal(draft, () => 0);
  await journal.begin(upload);
  for (const [first, tags] of groups) await journal.keepTags(first, tags);
  journal.close();
}

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(async () => {
  for (const { id } of [one, other]) await forgetUnfinished(id);
  vi.useRealTimers();
});

test("an upload that no tab is sending is offered with everything needed to continue it", async () => {
  let storedBytes = 0;
  const journal = createJournal(DRAFT, () => storedBytes);
  await journal.begin(one);
  await journal.keepTags(0, createTags(1));
  storedBytes = 7;
  // The server's progress is recorded once a second.
  vi.setSystemTime(Date.now() + 1_000);
  await journal.keepTags(1, createTags(2, 3));
  expect(await listUnfinished(null)).toEqual([]);
  await expect(reopenUnfinished(one.id, () => 0)).rejects.toMatchObject({ name: "DeviceError", code: "in_use" });
  journal.close();
  expect(await listUnfinished(null)).toMatchObject([{ id: one.id, storedBytes: 7, draft: DRAFT }]);
  const reopened = await reopenUnfinished(one.id, () => 9);
  expect(reopened).toMatchObject({
    upload: one,
    tags: [
      { first: 0, tags: createTags(1) },
      { first: 1, tags: createTags(2, 3) },
    ],
  });
  await reopened?.journal.keepTags(3, createTags(4));
  reopened?.journal.close();
  expect(await listUnfinished(null)).toMatchObject([{ storedBytes: 9 }]);
});

test("the tags of two uploads are stored separately", async () => {
  await interrupted(one, [[0, createTags(1)]]);
  await interrupted(other, [[0, createTags(2)]]);
  await forgetUnfinished(one.id);
  const reopened = await reopenUnfinished(other.id, () => 0);
  reopened?.journal.close();
  expect(reopened?.tags).toMatchObject([{ first: 0, tags: createTags(2) }]);
});

test("nothing remains of an upload that has ended or been forgotten", async () => {
  await interrupted(one, [[0, createTags(1)]]);
  expect(await forgetUnfinished(one.id)).toMatchObject({ ownerToken: OWNER_TOKEN });
  expect(await forgetUnfinished(one.id)).toBeNull();
  expect(await reopenUnfinished(one.id, () => 0)).toBeNull();
  const journal = createJournal(DRAFT, () => 0);
  await journal.begin(other);
  await journal.keepTags(0, createTags(1));
  await journal.end();
  journal.close();
  expect(await listUnfinished(null)).toEqual([]);
  expect(await reopenUnfinished(other.id, () => 0)).toBeNull();
});

test("an upload is forgotten 24 hours after its last Record", async () => {
  await interrupted(one);
  vi.setSystemTime(Date.now() + 23 * HOUR_MS);
  await interrupted(other);
  expect(await listUnfinished(null)).toMatchObject([{ id: one.id }, { id: other.id }]);
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect(await listUnfinished(null)).toMatchObject([{ id: other.id }]);
  expect(await reopenUnfinished(one.id, () => 0)).toBeNull();
});

test("the next page finds the tags that a worker has stored in any order, and adds others", async () => {
  const groups = [
    { first: 0, tags: createTags(1) },
    { first: 100, tags: createTags(5, 6) },
    { first: 1, tags: createTags(2, 3) },
  ];
  await inWorker({ upload: one, groups, ends: false });
  expect(await tagFileNames()).toEqual([one.id]);
  const inFile = [
    { first: 0, tags: createTags(1, 2, 3) },
    { first: 100, tags: createTags(5, 6) },
  ];
  const reopened = await reopen(one.id);
  expect(reopened?.tags).toEqual(inFile);
  await reopened?.journal.keepTags(3, createTags(4));
  reopened?.journal.close();
  const again = await reopen(one.id);
  again?.journal.close();
  expect(again?.tags).toMatchObject([...inFile, { first: 3, tags: createTags(4) }]);
});

test("an upload is forgotten if its tag file is lost", async () => {
  await inWorker({ upload: one, groups: [{ first: 0, tags: createTags(1) }], ends: false });
  await (await tagFolder()).removeEntry(one.id);
  expect(await reopen(one.id)).toBeNull();
  expect(await listUnfinished(null)).toEqual([]);
});

test("no tag file remains of an upload that has ended, has been forgotten or never started", async () => {
  await inWorker({ upload: one, groups: [{ first: 0, tags: createTags(1) }], ends: true });
  await inWorker({ upload: other, groups: [{ first: 0, tags: createTags(1) }], ends: false });
  expect(await tagFileNames()).toEqual([other.id]);
  await forgetUnfinished(other.id);
  expect(await tagFileNames()).toEqual([]);
  await (await tagFolder()).getFileHandle("0000000000000003", { create: true });
  await listUnfinished(null);
  expect(await tagFileNames()).toEqual([]);
});

/** Accesses the records as any script of this origin can. */
async function atRecords<Result>(
  work: (records: IDBPObjectStore<unknown, ["uploads"], "uploads", "readwrite">) => Promise<Result>,
) {
  const database = await openDB("unfinished-uploads");
  const change = database.transaction("uploads", "readwrite");
  const result = await work(change.store);
  await change.done;
  database.close();
  return result;
}

const readRecords = () => atRecords<Record<string, unknown>[]>((records) => records.getAll());

/** Collects all text in a value, including text in bytes but not object keys. */
function collectText(value: unknown): string {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder("latin1").decode(value);
  return value instanceof Object ? Object.values(value).map(collectText).join("\n") : String(value);
}

const secretDraft: Draft = {
  files: [{ path: "secret-name.txt", note: "secret-note" }],
  password: "secret-password",
  account: "ada",
};
const secrets = ["secret-", OWNER_TOKEN, "ada", "\u0001".repeat(16), "\u0002".repeat(16), "AQEBAQEB", "AgICAgIC"];

test("kept records are sealed under a key that scripts cannot read", async () => {
  await interrupted(one, [], secretDraft);
  const [record] = await readRecords();
  expect(secrets.filter((secret) => collectText(record).includes(secret))).toEqual([]);
  const key = record?.["key"] as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  const reopened = await reopenUnfinished(one.id, () => 0);
  reopened?.journal.close();
  expect(reopened).toMatchObject({ upload: one, draft: secretDraft });
});

test("each record has its own key, and opens only under its own id", async () => {
  await interrupted(one);
  await interrupted(other);
  const [first, second] = await readRecords();
  expect(collectText(first?.["sealed"])).not.toBe(collectText(second?.["sealed"]));
  await atRecords((records) => records.put({ ...first, id: second?.["id"] }));
  expect(await listUnfinished(null)).toMatchObject([{ id: one.id }]);
});

test("an upload is listed only for its sender, or for everyone if nobody was signed in when it began", async () => {
  await interrupted(one, [], secretDraft);
  await interrupted(other);
  const ids = async (uid: string | null) => (await listUnfinished(uid)).map(({ id }) => id).toSorted();
  expect(await ids("ada")).toEqual([one.id, other.id]);
  expect(await ids("grace")).toEqual([other.id]);
  expect(await ids(null)).toEqual([other.id]);
});

test.each([
  ["signs out", { uid: null, unowned: false }, []],
  ["is signed out", { uid: null, unowned: true }, [other.id]],
  ["is followed by another person", { uid: "grace", unowned: true }, [other.id]],
  ["signs in again", { uid: "ada", unowned: true }, [one.id, other.id]],
])("when a user %s, the uploads that must not stay are forgotten along with their sessions", async (_, stays, left) => {
  await interrupted(one, [[0, createTags(1)]], secretDraft);
  await interrupted(other);
  const over = await forgetLeaving(stays);
  expect((await readRecords()).map(({ id }) => id).toSorted()).toEqual(left);
  expect([...left, ...over.map(({ id }) => id)].toSorted()).toEqual([one.id, other.id]);
});

test("when a user leaves, their running upload is forgotten immediately, and nothing more is stored for it", async () => {
  const journal = createJournal(secretDraft, () => 0);
  await journal.begin(one);
  await journal.keepTags(0, createTags(1));
  expect(await forgetLeaving({ uid: "grace", unowned: true })).toEqual([]);
  expect(await readRecords()).toEqual([]);
  await expect(journal.keepTags(1, createTags(2))).rejects.toMatchObject({ name: "DeviceError", code: "not_stored" });
  journal.close();
  expect(await readRecords()).toEqual([]);
});

test("an upload that begins while its sender leaves is not kept", async () => {
  const journal = createJournal(secretDraft, () => 0);
  const beginning = journal.begin(one);
  const leaving = forgetLeaving({ uid: null, unowned: true });
  await expect(beginning).rejects.toMatchObject({ name: "DeviceError", code: "not_stored" });
  await leaving;
  // Does what the code that sends an upload does after such an error.
  await journal.end();
  journal.close();
  expect(await readRecords()).toEqual([]);
});
