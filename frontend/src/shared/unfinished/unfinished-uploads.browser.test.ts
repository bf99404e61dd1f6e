import type { UnfinishedUpload } from "@envoi/client";
import type { Secret } from "@envoi/crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeUnfinishedDraft, OWNER_TOKEN, uploadId } from "../../testing/fake-uploads.ts";
import { createJournal, forgetUnfinished, listUnfinished, reopenUnfinished } from "./unfinished-uploads.ts";

const HOUR_MS = 3_600_000;

function uploadOf(id: string): UnfinishedUpload {
  const bytes = (fill: number) => new Uint8Array(16).fill(fill);
  return {
    id: uploadId(id),
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

const one = uploadOf("0000000000000001");
const other = uploadOf("0000000000000002");
const tagsOf = (...fills: number[]) => new Uint8Array(fills.flatMap((fill) => new Array<number>(16).fill(fill)));

/** Begins an upload and stops sending it, as when its page is closed. */
async function interrupted(upload: UnfinishedUpload, groups: [number, Uint8Array<ArrayBuffer>][] = []) {
  const journal = createJournal(fakeUnfinishedDraft(), () => 0);
  await journal.begin(upload);
  for (const [first, tags] of groups) await journal.keepTags(first, tags);
  journal.close();
}

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(async () => {
  for (const { id } of [one, other]) await forgetUnfinished(id);
  vi.useRealTimers();
});

test("an upload is offered once nobody sends it, with all that is needed to continue it", async () => {
  let storedBytes = 0;
  const journal = createJournal(fakeUnfinishedDraft(), () => storedBytes);
  await journal.begin(one);
  await journal.keepTags(0, tagsOf(1));
  storedBytes = 7;
  await journal.keepTags(1, tagsOf(2, 3));
  expect(await listUnfinished()).toEqual([]);
  await expect(reopenUnfinished(one.id, () => 0)).rejects.toThrow("another tab");
  journal.close();
  expect(await listUnfinished()).toMatchObject([{ id: one.id, storedBytes: 7, draft: fakeUnfinishedDraft() }]);
  const reopened = await reopenUnfinished(one.id, () => 9);
  expect(reopened).toMatchObject({
    upload: one,
    tags: [
      { first: 0, tags: tagsOf(1) },
      { first: 1, tags: tagsOf(2, 3) },
    ],
  });
  await reopened?.journal.keepTags(3, tagsOf(4));
  reopened?.journal.close();
  expect(await listUnfinished()).toMatchObject([{ storedBytes: 9 }]);
});

test("the tags of two uploads are kept apart", async () => {
  await interrupted(one, [[0, tagsOf(1)]]);
  await interrupted(other, [[0, tagsOf(2)]]);
  await forgetUnfinished(one.id);
  const reopened = await reopenUnfinished(other.id, () => 0);
  reopened?.journal.close();
  expect(reopened?.tags).toMatchObject([{ first: 0, tags: tagsOf(2) }]);
});

test("nothing is left of an upload that ended, or that is forgotten", async () => {
  await interrupted(one, [[0, tagsOf(1)]]);
  expect(await forgetUnfinished(one.id)).toMatchObject({ ownerToken: OWNER_TOKEN });
  expect(await forgetUnfinished(one.id)).toBeNull();
  expect(await reopenUnfinished(one.id, () => 0)).toBeNull();
  const journal = createJournal(fakeUnfinishedDraft(), () => 0);
  await journal.begin(other);
  await journal.keepTags(0, tagsOf(1));
  await journal.end();
  journal.close();
  expect(await listUnfinished()).toEqual([]);
  expect(await reopenUnfinished(other.id, () => 0)).toBeNull();
});

test("an upload is forgotten 24 hours after its last Record", async () => {
  await interrupted(one);
  vi.setSystemTime(Date.now() + 23 * HOUR_MS);
  await interrupted(other);
  expect(await listUnfinished()).toMatchObject([{ id: one.id }, { id: other.id }]);
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect(await listUnfinished()).toMatchObject([{ id: other.id }]);
  expect(await reopenUnfinished(one.id, () => 0)).toBeNull();
});
