import { createUploadId } from "@envoi/auth/node";
import { createSlots } from "@envoi/platform";
import type { PartReply, PartUrl } from "@envoi/protocol";
import type { BlobStore, PartStore, StoredPart } from "@envoi/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PartsCheck } from "./check-body.ts";
import { DirectParts } from "./direct-parts.ts";
import { createBlobKey } from "./upload-session.ts";

const PART_BYTES = 1_000;
const PART: StoredPart = { number: 1, bytes: PART_BYTES, etag: '"a"' };
const LIST_MS = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens the direct Parts of a socket. The store lists what `lists` returns; `size` is the length of the whole Blob. */
function open(lists: () => StoredPart[] | null, size: number | null = null) {
  const id = createUploadId();
  const ended = new AbortController();
  const key = createBlobKey(id);
  const taken = {
    epoch: 1,
    blobKey: key,
    partsId: "p",
    partBytes: PART_BYTES,
    declaredBytes: PART_BYTES,
    storedBytes: 0,
  };
  const uploads: PartStore = {
    takePart: async () => taken,
    renewPart: async () => "renewed",
    recordTakenPart: async () => "recorded",
    suspendSession: async () => ({ heldBytes: 0 }),
  };
  const counted: number[] = [];
  const told: (PartReply | PartUrl)[] = [];
  const abandon = vi.fn(async () => {});
  const list = vi.fn(async () => lists());
  const store = { sign: async () => "https://store.test/part", list, readStart: async () => null };
  const body = {
    signal: ended.signal,
    unreportedBytes: 0,
    isIdle: () => false,
    evict() {},
    fail: (reason: unknown) => ended.abort(reason),
  };
  const parts = new DirectParts(
    {
      uploads,
      blobs: { size: async () => size } as Partial<BlobStore> as BlobStore,
      attached: createSlots({ inAll: 10, perNetwork: 10 }),
      renewSeconds: 10,
      storage: { countStored: (bytes) => counted.push(bytes) },
      report: { signed() {} },
    },
    store,
    {
      upload: {
        id,
        epoch: 1,
        partBytes: PART_BYTES,
        blobKey: key,
        declaredBytes: PART_BYTES,
        resumable: true,
        liveLink: false,
        isDirect: true,
        ownerTokenHash: "",
        requestId: null,
        partsId: "p",
        storedParts: [],
        laterParts: [],
      },
      ref: { key, partsId: "p", partBytes: PART_BYTES },
      check: new PartsCheck({ declaredBytes: PART_BYTES, partBytes: PART_BYTES }),
      body,
      network: "a",
      tell: (reply) => told.push(reply),
      onRecorded: () => {},
      abandon,
    },
  );
  return {
    parts,
    counted,
    abandon,
    list,
    ended,
    async report(): Promise<void> {
      parts.ask(1);
      await vi.waitFor(() => expect(told.at(-1)).toHaveProperty("put", expect.any(String)));
      parts.stored(1, PART.etag);
    },
  };
}

test("a Part counts as stored once the store lists it, and no list follows the last one that is due", async () => {
  const { report, counted, list, ended } = open(() => [PART]);
  await report();
  expect(counted).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * LIST_MS);
  expect(counted.filter((bytes) => bytes > 0)).toEqual([PART_BYTES]);
  expect(list).toHaveBeenCalledTimes(2);
  expect(ended.signal.aborted).toBe(false);
});

test.each<[string, StoredPart[]]>([
  ["a reported Part is not in the store", []],
  ["a reported Part has another ETag", [{ ...PART, etag: '"b"' }]],
  ["the store holds more than twice the length", [PART, PART, PART]],
])("if %s, the upload ends, and nothing is counted", async (_what, listed) => {
  const { report, counted, ended, abandon } = open(() => listed);
  await report();
  await vi.advanceTimersByTimeAsync(LIST_MS);
  expect(ended.signal.reason).toMatchObject({ code: "length_mismatch" });
  expect(counted).toEqual([]);
  expect(abandon).not.toHaveBeenCalled();
});

test("an upload with a false report ends even if its socket has left", async () => {
  const { report, parts, ended, abandon } = open(() => []);
  await report();
  await vi.advanceTimersByTimeAsync(1);
  parts[Symbol.dispose]();
  ended.abort();
  await vi.advanceTimersByTimeAsync(LIST_MS);
  expect(abandon).toHaveBeenCalledOnce();
});

test.each<[string, StoredPart[] | null]>([
  ["has removed", null],
  ["is removing", []],
])("Parts of a complete upload count, although the store %s them", async (_what, listed) => {
  const { report, counted, ended } = open(() => listed, PART_BYTES);
  await report();
  await vi.advanceTimersByTimeAsync(LIST_MS);
  expect(counted).toEqual([PART_BYTES]);
  expect(ended.signal.aborted).toBe(false);
});

test("Parts of an upload that was removed do not count", async () => {
  const { report, counted } = open(() => null);
  await report();
  await vi.advanceTimersByTimeAsync(10 * LIST_MS);
  expect(counted).toEqual([]);
});

test("confirmed Parts count at once, and are not listed", async () => {
  const { report, parts, counted, list } = open(() => null);
  await report();
  await vi.advanceTimersByTimeAsync(1);
  parts.confirm();
  expect(counted).toEqual([PART_BYTES]);
  await vi.advanceTimersByTimeAsync(10 * LIST_MS);
  expect(counted).toEqual([PART_BYTES]);
  expect(list).not.toHaveBeenCalled();
});

test("a store that fails is asked a limited number of times", async () => {
  const { report, counted, list } = open(() => {
    throw new Error("away");
  });
  await report();
  await vi.advanceTimersByTimeAsync(100 * LIST_MS);
  expect(counted).toEqual([]);
  expect(list).toHaveBeenCalledTimes(10);
});
