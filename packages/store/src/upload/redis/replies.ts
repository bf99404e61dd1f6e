import type { MemoryUse } from "@envoi/platform";
import { type AuthKey, type Nonce, parseUploadId, type UploadId, type WrappedKey } from "@envoi/protocol";
import { type BlobKey, blobKey, type StoredPart } from "../../blob/port.ts";
import type {
  BlockedBody,
  Challenge,
  DueEntry,
  Ender,
  HttpSession,
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
import { MANY } from "./nonces.lua.ts";

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

/** Reads a reply field by field. */
function fields(reply: unknown): { text(): string; whole(): number } {
  const rest = texts(reply).values();
  function text(): string {
    const { value, done } = rest.next();
    if (done) throw unexpected();
    return value;
  }
  return {
    text,
    whole() {
      const value = text();
      const number = Number(value);
      if (value === "" || !Number.isSafeInteger(number)) throw unexpected();
      return number;
    },
  };
}

function pairs(reply: unknown): [string, string][] {
  const flat = texts(reply);
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
}

export function uploadIds(reply: unknown): UploadId[] {
  return texts(reply).map((text) => {
    const id = parseUploadId(text);
    if (id === null) throw unexpected();
    return id;
  });
}

/** `[outcome, id, epoch, …]` */
export function waitingAnswer(reply: unknown): WaitingAnswer {
  const [outcome, ...givenUp] = array(reply);
  const ids = uploadIds(givenUp.filter((_, at) => at % 2 === 0));
  return {
    outcome: word(outcome, "admitted", "unchanged", "refused"),
    givenUp: pairs(givenUp).map(([, epoch], at) => ({ id: ids[at] as UploadId, epoch: Number(epoch) })),
  };
}

export function waitingSums(reply: unknown): { emptySessions: number; sessions: number; bytes: number } {
  const { whole } = fields(reply);
  return { emptySessions: whole(), sessions: whole(), bytes: whole() };
}

/** `[SHA-256, length, …]` */
export function blockedBodies(reply: unknown): BlockedBody[] {
  return pairs(reply).map(([sha256, bytes]) => ({ sha256, bytes: Number(bytes) }));
}

/** `[<when it came> <JSON>, when it ends, digest]` */
export function storedReport(reply: unknown): StoredReport | null {
  if (reply === null) return null;
  const { text, whole } = fields(reply);
  const stored = text();
  const at = stored.indexOf(" ");
  const [expiresAtMs, digest] = [whole(), text()];
  return {
    ...(JSON.parse(stored.slice(at + 1)) as NewReport),
    receivedAtMs: Number(stored.slice(0, at)),
    expiresAtMs,
    ciphertextSha256: digest === "" ? null : digest,
  };
}

/** @returns the reply, which must be one of `words` */
export function word<const Word extends string>(reply: unknown, ...words: readonly Word[]): Word {
  const found = words.find((each) => each === reply);
  if (found === undefined) throw unexpected();
  return found;
}

export function storedUpload(id: UploadId, reply: unknown): StoredUpload | null {
  if (reply === null) return null;
  const { text, whole } = fields(reply);
  return {
    id,
    ownerTokenHash: text(),
    authKey: text() as AuthKey,
    passwordSet: text() === "1",
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    downloads: whole(),
    ciphertextBytes: whole(),
    blobKey: blobKey(text()),
    createdAtMs: whole(),
    expiresAtMs: whole(),
    remainingMs: whole(),
    isUploading: text() === "1",
  };
}

/** @returns the Upload, or the one of `words` that the script returned instead */
export function storedUploadOr<const Word extends string>(
  id: UploadId,
  reply: unknown,
  ...words: readonly Word[]
): StoredUpload | Word | null {
  return typeof reply === "string" ? word(reply, ...words) : storedUpload(id, reply);
}

export function rangeAnswer(reply: unknown): RangeAnswer | null {
  if (reply === null) return null;
  const { text, whole } = fields(reply);
  const result = word(text(), "opened", "out_of_range", "all_claimed", "used_up", "uploading");
  switch (result) {
    case "opened":
      return {
        result,
        blobKey: blobKey(text()),
        ciphertextBytes: whole(),
        spent: text() === "1",
        randomAccess: text() === "1",
        parallel: text() === "1",
      };
    case "out_of_range":
      return { result, ciphertextBytes: whole() };
    default:
      return { result };
  }
}

/** @param reply - "lost", or a range's answer in an array */
export function redeemedRange(reply: unknown): { answer: RangeAnswer | null } | "lost" | null {
  if (reply === null) return null;
  if (!Array.isArray(reply)) return word(reply, "lost");
  return { answer: rangeAnswer(reply[0] ?? null) };
}

export function storedSession(id: UploadId, reply: unknown): StoredSession | null {
  if (reply === null) return null;
  const [session, parts] = array(reply);
  const { text, whole } = fields(session);
  const shared = {
    id,
    ownerTokenHash: text(),
    sealedMetadata: text(),
    authKey: text() as AuthKey,
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    timeLimitSeconds: whole(),
    declaredBytes: orNull(text(), Number),
    partBytes: whole(),
    resumable: whole() === 1,
    blobKey: blobKey(text()),
  };
  return {
    ...shared,
    epoch: whole(),
    partsId: orNull(text(), String),
    parts: storedParts(parts),
    storedBytes: whole(),
    leaseUntilMs: whole(),
    createdAtMs: whole(),
    http: orNull(text(), httpSession),
    tail: tailBlobs(text()),
    liveLink: text() === "1",
    quotas: words(text()),
  };
}

function httpSession(text: string): HttpSession {
  const [tokenHash = "", maxBytes] = text.split(" ");
  return { tokenHash, maxBytes: Number(maxBytes) };
}

function tailBlobs(text: string): TailBlob[] {
  return Array.from(text.matchAll(/(\S+) (\d+)/g), ([, key = "", bytes]) => ({
    key: blobKey(key),
    bytes: Number(bytes),
  }));
}

/** @param reply - of `takePart` */
export function takenPart(reply: unknown): TakenPart | "published" | "suspended" | null {
  if (reply === null) return null;
  if (!Array.isArray(reply)) return word(reply, "published", "suspended");
  const { text, whole } = fields(reply);
  return {
    epoch: whole(),
    blobKey: blobKey(text()),
    partsId: text(),
    partBytes: whole(),
    declaredBytes: whole(),
    storedBytes: whole(),
  };
}

/** @param reply - of `readUploading` */
export function uploadingBody(reply: unknown): UploadingBody | "published" | "removed" | "abandoned" {
  if (!Array.isArray(reply)) return word(reply, "published", "removed", "abandoned");
  const { text, whole } = fields(reply);
  return {
    blobKey: blobKey(text()),
    partsId: orNull(text(), String),
    partBytes: whole(),
    ciphertextBytes: whole(),
    storedParts: whole(),
  };
}

/** @param reply - of `suspendSession` */
export function suspendedSession(reply: unknown): { heldBytes: number } | "fenced" {
  return Array.isArray(reply) ? { heldBytes: fields(reply).whole() } : word(reply, "fenced");
}

function orNull<T>(text: string, read: (text: string) => T): T | null {
  return text === "" ? null : read(text);
}

function toEnder(text: string): Ender {
  return word(text, "owner", "operator");
}

function toWrappedKey(text: string): WrappedKey {
  return text as WrappedKey;
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

/** Texts of Nonces are `<requester>:…<nonce>`. */
function mintedNonces(minted: readonly string[]): Challenge["nonces"] {
  return minted.map((text) => ({
    requester: text.slice(0, text.indexOf(":")),
    nonce: text.slice(text.lastIndexOf(":") + 1) as Nonce,
  }));
}

/** @param reply - AuthKey, 1 when a password is set, and Nonces */
export function challenge(reply: unknown): Challenge | null {
  if (reply === null) return null;
  const [authKey, passwordSet, minted] = array(reply);
  return { authKey: String(authKey) as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(texts(minted)) };
}

export const CHALLENGE_FIELDS = ["state", "expires", "auth", "password", "nonces"] as const;

/**
 * @param reply - the CHALLENGE_FIELDS
 * @returns `null` if they do not suffice: only a script knows whether there is a challenge, and what it is
 */
export function challengeInFields(reply: unknown, nowMs: number): Challenge | null {
  const [state, expires, authKey = "", passwordSet, nonces = ""] = texts(reply);
  if (state !== "live" || Number(expires) <= nowMs || nonces === MANY) return null;
  const minted = nonces.split("\n").filter((line) => line !== "");
  return { authKey: authKey as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(minted) };
}

export function uploadState(reply: unknown): UploadState | null {
  if (reply === null) return null;
  const { text, whole } = fields(reply);
  const state = word(text(), "session", "live", "gone");
  switch (state) {
    case "session":
      return { state, epoch: whole(), storedBytes: whole(), endedBy: orNull(text(), toEnder) };
    case "live":
      return {
        state,
        downloads: whole(),
        heldClaims: whole(),
        downloadLimit: whole(),
        blobKey: blobKey(text()),
        takenDownUntilMs: Number(text()) || null,
      };
    case "gone":
      return {
        state,
        reason: word(text(), "deleted", "expired", "exhausted"),
        downloads: whole(),
        downloadLimit: whole(),
        blobRemoved: text() === "1",
      };
  }
}

/** @returns the entries of a page of a scan, and the next cursor, "0" after the last page */
export function scanned(reply: unknown): { cursor: string; entries: unknown } {
  const [cursor, entries] = array(reply);
  return { cursor: String(cursor), entries };
}

function toUploadId(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw unexpected();
  return id;
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

/** @param reply - the time, then name, state, end and progress of each Claim */
export function openClaims(reply: unknown): OpenClaim[] {
  const [nowMs, ...rest] = texts(reply);
  return Array.from({ length: rest.length / 4 }, (_, at) => {
    const [claimId = "", how = "", until, progress = ""] = rest.slice(4 * at, 4 * at + 4);
    const [state, , sent] = how.split(" ");
    const claim = { claimId, state: word(state, "held", "spent"), untilMs: Number(until) };
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
}

export function listPointer(reply: unknown): ListPointer | null {
  if (reply === null) return null;
  const { text, whole } = fields(reply);
  return { etag: text(), blobKey: blobKey(text()), bytes: whole(), expiresAtMs: whole() };
}

/** The non-empty keys of a reply. */
export function blobKeys(reply: unknown): BlobKey[] {
  return texts(reply)
    .filter((text) => text !== "")
    .map(blobKey);
}

export function dueEntries(shard: number, reply: unknown): DueEntry[] {
  return pairs(reply).map(([entry, dueAt]) => {
    const colon = entry.indexOf(":");
    return {
      kind: word(entry.slice(0, colon), "upload", "session", "list", "blob"),
      key: entry.slice(colon + 1),
      shard,
      dueAtMs: Number(dueAt),
    };
  });
}

export function parseRemoval(reply: unknown): Removal | null {
  if (reply === null) return null;
  const [quotas = "", ...blobs] = texts(reply);
  const toRemove = pairs(blobs).map(([blob, partsId]) => ({ key: blobKey(blob), partsId: orNull(partsId, String) }));
  return { blobs: toRemove, quotas: words(quotas) };
}

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** The last field of a reply that consists of an Upload and one more. */
export function lastText(reply: unknown): string {
  return texts(reply).at(-1) ?? "";
}

/** @returns shards */
export function shards(reply: unknown): number[] {
  return texts(reply).map(Number);
}

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
