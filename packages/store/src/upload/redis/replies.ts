import type { MemoryUse } from "@envoi/platform";
import { type AuthKey, type Nonce, parseUploadId, type UploadId, type WrappedKey } from "@envoi/protocol";
import { type BlobKey, blobKey, type StoredPart } from "../../blob/port.ts";
import type {
  BlockedBody,
  Challenge,
  DueEntry,
  Ender,
  ListPointer,
  NewReport,
  OpenClaim,
  RangeAnswer,
  Removal,
  StoredReport,
  StoredSession,
  StoredUpload,
  TailBlob,
  TakenPart,
  UploadingBody,
  UploadState,
  WaitingAnswer,
} from "../port.ts";

/** Parses the reply of a script or query. @param id - of the script's subject */
export type Parse<Value> = (reply: unknown, id: string) => Value;

/** The message omits the reply, which may contain an AuthKey. */
function unexpected(): Error {
  return new TypeError("unexpected reply of a script");
}

function array(reply: unknown): unknown[] {
  if (!Array.isArray(reply)) throw unexpected();
  return reply;
}

/** Bulk strings and integers in order; null becomes "". */
export function texts(reply: unknown): string[] {
  return array(reply).map((item) => {
    if (item === null) return "";
    if (typeof item !== "string" && typeof item !== "number") throw unexpected();
    return String(item);
  });
}

function pairs(reply: unknown): [string, string][] {
  const flat = texts(reply);
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
}

/** An integer, or its text. */
export const whole: Parse<number> = (reply) => {
  const number = Number(reply);
  if (reply === null || reply === "" || !Number.isSafeInteger(number)) throw unexpected();
  return number;
};

/** One of these words. */
export function word<const Word extends string>(...words: readonly Word[]): Parse<Word> {
  return (reply) => {
    const found = words.find((each) => each === reply);
    if (found === undefined) throw unexpected();
    return found;
  };
}

export function nullable<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (reply, id) => (reply === null ? null : parse(reply, id));
}

/** One of these words, or anything else that is no text. */
export function wordOr<const Word extends string, Value>(
  words: readonly Word[],
  parse: Parse<Value>,
): Parse<Word | Value> {
  return (reply, id) => (typeof reply === "string" ? word(...words)(reply, id) : parse(reply, id));
}

/** Reads a list field by field. */
type Fields = { text(): string; whole(): number; isSet(): boolean };

function record<Value>(read: (fields: Fields, id: UploadId) => Value): Parse<Value> {
  return (reply, id) => {
    const rest = texts(reply).values();
    const text = () => {
      const { value, done } = rest.next();
      if (done) throw unexpected();
      return value;
    };
    // Records of lists and accounts do not use the id.
    return read({ text, whole: () => whole(text(), id), isSet: () => text() === "1" }, id as UploadId);
  };
}

function orNull<T>(text: string, read: (text: string) => T): T | null {
  return text === "" ? null : read(text);
}

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function toWrappedKey(text: string): WrappedKey {
  return text as WrappedKey;
}

function toUploadId(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw unexpected();
  return id;
}

const ender = word("owner", "operator");
export const toEnder: Parse<Ender | null> = nullable(ender);

export const uploadIds: Parse<UploadId[]> = (reply) => texts(reply).map(toUploadId);

/** `[outcome, id, epoch, …]` */
export const waitingAnswer: Parse<WaitingAnswer> = (reply, id) => {
  const [outcome, ...givenUp] = array(reply);
  return {
    outcome: word("admitted", "unchanged", "refused")(outcome, id),
    givenUp: pairs(givenUp).map(([givenId, epoch]) => ({ id: toUploadId(givenId), epoch: Number(epoch) })),
  };
};

export const waitingSums = record(({ whole }) => ({ emptySessions: whole(), sessions: whole(), bytes: whole() }));

/** `[SHA-256, length, …]` */
export const blockedBodies: Parse<BlockedBody[]> = (reply) =>
  pairs(reply).map(([sha256, bytes]) => ({ sha256, bytes: Number(bytes) }));

/** `[<when it came> <JSON>, when it ends, digest]` */
export const storedReport = record(({ text, whole }): StoredReport => {
  const stored = text();
  const at = stored.indexOf(" ");
  return {
    ...(JSON.parse(stored.slice(at + 1)) as NewReport),
    receivedAtMs: Number(stored.slice(0, at)),
    expiresAtMs: whole(),
    ciphertextSha256: orNull(text(), String),
  };
});

export const storedUpload = record(
  ({ text, whole, isSet }, id): StoredUpload => ({
    id,
    ownerTokenHash: text(),
    authKey: text() as AuthKey,
    passwordSet: isSet(),
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    downloads: whole(),
    ciphertextBytes: whole(),
    blobKey: blobKey(text()),
    createdAtMs: whole(),
    expiresAtMs: whole(),
    remainingMs: whole(),
    isUploading: isSet(),
  }),
);

/** The result of redeeming a Nonce: an Upload with one more field, "lost" or null. */
export function redeemed<Value>(toValue: (upload: StoredUpload, lastField: string) => Value) {
  const parse: Parse<Value> = (reply, id) => toValue(storedUpload(reply, id), texts(reply).at(-1) ?? "");
  return wordOr(["lost"], nullable(parse));
}

export const rangeAnswer = nullable(
  record(({ text, whole, isSet }, id): RangeAnswer => {
    const result = word("opened", "out_of_range", "all_claimed", "used_up", "uploading")(text(), id);
    switch (result) {
      case "opened":
        return {
          result,
          blobKey: blobKey(text()),
          ciphertextBytes: whole(),
          spent: isSet(),
          randomAccess: isSet(),
          parallel: isSet(),
        };
      case "out_of_range":
        return { result, ciphertextBytes: whole() };
      default:
        return { result };
    }
  }),
);

/** The answer in an array, "lost" or null. */
export const redeemedRange = wordOr(
  ["lost"],
  nullable((reply, id) => ({ answer: rangeAnswer(array(reply)[0] ?? null, id) })),
);

const sessionFields = record(
  ({ text, whole, isSet }, id): Omit<StoredSession, "parts"> => ({
    id,
    ownerTokenHash: text(),
    sealedMetadata: text(),
    authKey: text() as AuthKey,
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    timeLimitSeconds: whole(),
    declaredBytes: orNull(text(), Number),
    partBytes: whole(),
    resumable: isSet(),
    blobKey: blobKey(text()),
    epoch: whole(),
    partsId: orNull(text(), String),
    storedBytes: whole(),
    leaseUntilMs: whole(),
    createdAtMs: whole(),
    http: orNull(text(), (http) => {
      const [tokenHash = "", maxBytes] = http.split(" ");
      return { tokenHash, maxBytes: Number(maxBytes) };
    }),
    tail: tailBlobs(text()),
    liveLink: isSet(),
    quotas: words(text()),
  }),
);

export const storedSession = nullable((reply, id): StoredSession => {
  const [session, parts] = array(reply);
  return { ...sessionFields(session, id), parts: storedParts(parts) };
});

function tailBlobs(text: string): TailBlob[] {
  return Array.from(text.matchAll(/(\S+) (\d+)/g), ([, key = "", bytes]) => ({
    key: blobKey(key),
    bytes: Number(bytes),
  }));
}

function storedParts(reply: unknown): StoredPart[] {
  // The hash also has the takers of Parts.
  const recorded = pairs(reply).filter(([number]) => !number.startsWith("t"));
  const parts = recorded.map(([number, part]) => {
    const space = part.indexOf(" ");
    return { number: Number(number), bytes: Number(part.slice(0, space)), etag: part.slice(space + 1) };
  });
  return parts.sort((a, b) => a.number - b.number);
}

export const takenPart = wordOr(
  ["published", "suspended"],
  nullable(
    record(
      ({ text, whole }): TakenPart => ({
        epoch: whole(),
        blobKey: blobKey(text()),
        partsId: text(),
        partBytes: whole(),
        declaredBytes: whole(),
        storedBytes: whole(),
      }),
    ),
  ),
);

export const uploadingBody = wordOr(
  ["published", "removed", "abandoned"],
  record(
    ({ text, whole }): UploadingBody => ({
      blobKey: blobKey(text()),
      partsId: orNull(text(), String),
      partBytes: whole(),
      ciphertextBytes: whole(),
      storedParts: whole(),
    }),
  ),
);

export const suspendedSession = wordOr(
  ["fenced"],
  record(({ whole }) => ({ heldBytes: whole() })),
);

/** Texts of Nonces are `<requester>:…<nonce>`. */
function mintedNonces(minted: readonly string[]): Challenge["nonces"] {
  return minted.map((text) => ({
    requester: text.slice(0, text.indexOf(":")),
    nonce: text.slice(text.lastIndexOf(":") + 1) as Nonce,
  }));
}

/** AuthKey, 1 when a password is set, and Nonces. */
export const challenge = nullable((reply): Challenge => {
  const [authKey, passwordSet, minted] = array(reply);
  return { authKey: String(authKey) as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(texts(minted)) };
});

/** Value of the field `nonces` once they are in sorted sets. */
export const MANY_NONCES = "many";
export const CHALLENGE_FIELDS = ["state", "expires", "auth", "password", "nonces"] as const;

/**
 * @param reply - the CHALLENGE_FIELDS
 * @returns `null` if they do not suffice: only a script knows whether there is a challenge, and what it is
 */
export function challengeInFields(reply: unknown, nowMs: number): Challenge | null {
  const [state, expires, authKey = "", passwordSet, nonces = ""] = texts(reply);
  if (state !== "live" || Number(expires) <= nowMs || nonces === MANY_NONCES) return null;
  const minted = nonces.split("\n").filter((line) => line !== "");
  return { authKey: authKey as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(minted) };
}

export const uploadState = nullable(
  record(({ text, whole, isSet }, id): UploadState => {
    const state = word("session", "live", "gone")(text(), id);
    switch (state) {
      case "session":
        return { state, epoch: whole(), storedBytes: whole(), endedBy: orNull(text(), (by) => ender(by, id)) };
      case "live":
        return {
          state,
          downloads: whole(),
          heldClaims: whole(),
          downloadLimit: whole(),
          blobKey: blobKey(text()),
          takenDownUntilMs: orNull(text(), Number),
        };
      case "gone":
        return {
          state,
          reason: word("deleted", "expired", "exhausted")(text(), id),
          downloads: whole(),
          downloadLimit: whole(),
          blobRemoved: isSet(),
        };
    }
  }),
);

/** @returns the entries of a page of a scan, and the next cursor, "0" after the last page */
export function scanned(reply: unknown): { cursor: string; entries: unknown } {
  const [cursor, entries] = array(reply);
  return { cursor: String(cursor), entries };
}

/** @param entries - of a scan of `live` */
export function liveEntries(entries: unknown): { id: UploadId; blobKey: BlobKey; expiresAtMs: number }[] {
  return pairs(entries).map(([id, value]) => {
    const space = value.indexOf(" ");
    return {
      id: toUploadId(id),
      blobKey: blobKey(value.slice(space + 1)),
      expiresAtMs: Number(value.slice(0, space)),
    };
  });
}

/** @param entries - of a scan of `due` for sessions */
export function sessionIds(entries: unknown): UploadId[] {
  return pairs(entries).map(([entry]) => toUploadId(entry.slice(entry.indexOf(":") + 1)));
}

/** Fields of a Claim's progress. Lua writes an empty list as an object. */
type Progress = {
  used: number;
  usableUntil?: number;
  spans?: unknown;
  open: Record<string, { first: number; charged: number; sent: number; till: number }>;
};

/** The time, then name, state, end and progress of each Claim. */
export const openClaims: Parse<OpenClaim[]> = (reply, id) => {
  const [nowMs, ...rest] = texts(reply);
  return Array.from({ length: rest.length / 4 }, (_, at) => {
    const [claimId = "", how = "", until, progress = ""] = rest.slice(4 * at, 4 * at + 4);
    const [state, , sent] = how.split(" ");
    const claim = { claimId, state: word("held", "spent")(state, id), untilMs: Number(until) };
    if (progress === "") return { ...claim, kind: "once", sentBytes: Number(sent ?? 0), ranges: [] };
    const { used, usableUntil, spans, open } = JSON.parse(progress) as Progress;
    const sentBytes = Object.values(open).reduce((sum, range) => sum + range.sent, used);
    const alive = Object.values(open).filter(({ till }) => till > Number(nowMs));
    const ranges = alive.map(({ first, charged, sent: sentBytes }) => ({
      firstByte: first,
      endByte: first + charged,
      sentBytes,
    }));
    const kind = usableUntil !== undefined ? "random_access" : spans !== undefined ? "parallel" : "resumable";
    return { ...claim, kind, sentBytes, ranges };
  });
};

export const listPointer = nullable(
  record(
    ({ text, whole }): ListPointer => ({
      etag: text(),
      blobKey: blobKey(text()),
      bytes: whole(),
      expiresAtMs: whole(),
    }),
  ),
);

/** The non-empty keys of a reply. */
export const blobKeys: Parse<BlobKey[]> = (reply) =>
  texts(reply)
    .filter((text) => text !== "")
    .map(blobKey);

export function dueEntries(shard: number, reply: unknown): DueEntry[] {
  return pairs(reply).map(([entry, dueAt]) => {
    const colon = entry.indexOf(":");
    return {
      kind: word("upload", "session", "list", "blob")(entry.slice(0, colon), ""),
      key: entry.slice(colon + 1),
      shard,
      dueAtMs: Number(dueAt),
    };
  });
}

export const toRemoval = nullable((reply): Removal => {
  const [quotas = "", ...blobs] = texts(reply);
  const toRemove = pairs(blobs).map(([blob, partsId]) => ({ key: blobKey(blob), partsId: orNull(partsId, String) }));
  return { blobs: toRemove, quotas: words(quotas) };
});

export const shards: Parse<number[]> = (reply) => texts(reply).map(Number);

/** @param reply - seconds and microseconds */
export function clockMs(reply: unknown): number {
  const [seconds, microseconds] = texts(reply);
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}

export type QueuedFact = { entry: string; id: string; text: string };

/** Entries of a stream of Facts, valid or not. */
export function queuedFacts(reply: unknown): QueuedFact[] {
  return array(reply).map((item) => {
    const [entry, fields] = array(item);
    const [id = "", text = ""] = texts(fields);
    return { entry: String(entry), id, text };
  });
}

/** @param infos - `INFO memory` of servers; those without a maxmemory do not count */
export function fullestMemory(infos: readonly string[]): MemoryUse | null {
  const uses = infos.flatMap((info) => {
    const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1] ?? 0);
    const maxBytes = read("maxmemory");
    // Buffers for replicas and for the append-only file do not count towards maxmemory.
    const usedBytes = read("used_memory") - read("mem_not_counted_for_evict");
    return maxBytes === 0 ? [] : [{ usedBytes, maxBytes }];
  });
  const [fullest = null] = uses.toSorted((a, b) => b.usedBytes / b.maxBytes - a.usedBytes / a.maxBytes);
  return fullest;
}
