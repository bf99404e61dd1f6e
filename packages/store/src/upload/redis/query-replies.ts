import type { MemoryUse } from "@envoi/platform";
import type { AuthKey, UploadId } from "@envoi/protocol";
import { type BlobKey, blobKey } from "../../blob/port.ts";
import type { Challenge, DueEntry } from "../port.ts";
import { array, pairs, texts, toUploadId, word } from "./parsers.ts";
import { MANY_NONCES, mintedNonces } from "./replies.ts";

export const CHALLENGE_FIELDS = ["state", "expires", "auth", "password", "nonces"] as const;

/**
 * @param reply - the values of the CHALLENGE_FIELDS
 * @returns `null` if these fields are not sufficient and a script must look for a challenge
 */
export function challengeInFields(reply: unknown, nowMs: number): Challenge | null {
  const [state, expires, authKey = "", passwordSet, nonces = ""] = texts(reply);
  if (state !== "live" || Number(expires) <= nowMs || nonces === MANY_NONCES) return null;
  const minted = nonces.split("\n").filter((line) => line !== "");
  return { authKey: authKey as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(minted) };
}

/** @returns a scan page's entries, and the next cursor, "0" after the last page */
export function scanned(reply: unknown): { cursor: string; entries: unknown } {
  const [cursor, entries] = array(reply);
  return { cursor: String(cursor), entries };
}

/** @param entries - entries that a scan of `live` returned */
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

/** @param entries - entries of `due`, from a scan. @returns their keys */
export function entryKeys(entries: unknown): string[] {
  return pairs(entries).map(([entry]) => entry.slice(entry.indexOf(":") + 1));
}

export function dueEntries(shard: number, reply: unknown): DueEntry[] {
  return pairs(reply).map(([entry, dueAt]) => {
    const colon = entry.indexOf(":");
    return {
      kind: word("upload", "session", "list", "blob", "request")(entry.slice(0, colon), ""),
      key: entry.slice(colon + 1),
      shard,
      dueAtMs: Number(dueAt),
    };
  });
}

/** @param reply - the time in seconds and microseconds */
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

/** An entry of `keptFacts`. */
export type KeptEntry = QueuedFact & { position: number; keptAtMs: number };

export function keptEntries(reply: unknown): KeptEntry[] {
  return array(reply).map((item) => {
    const [entry, fields] = array(item);
    const [id = "", text = "", , position] = texts(fields);
    // An entry's id is the time in milliseconds when it was added, a hyphen, and a counter.
    return { entry: String(entry), id, text, position: Number(position), keptAtMs: Number.parseInt(String(entry), 10) };
  });
}

/** @param infos - the servers' replies to `INFO memory`; servers without `maxmemory` are ignored */
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
