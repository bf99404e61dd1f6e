import { shardOf } from "../port.ts";

/** Names of the keys that exist once per shard. */
const SHARD_KEYS = [
  "due",
  "factQueue",
  "keptFacts",
  "unreadable",
  "live",
  "leases",
  "reports",
  "reportEnds",
  "reportCounts",
  "reportDigests",
  "reportSites",
  "blocklist",
  "waiting",
  "waitingEnds",
  "waitingSums",
  "waitingEmpty",
  "waitingBytes",
  "waitingOrder",
  "memoryScarce",
] as const;
/**
 * Names of the keys of which each Upload has its own (or, for `list`, each list; for `accountLists`, each account; for
 * `quota…`, each quota; for `request` and `deliveries`, each request).
 */
const ID_KEYS = [
  "upload",
  "parts",
  "nonceAges",
  "nonceOwners",
  "nonceRanks",
  "nonceCounts",
  "redeemed",
  "operations",
  "claims",
  "held",
  "ended",
  "list",
  "accountLists",
  "quotaBytes",
  "quotaEnds",
  "request",
  "deliveries",
] as const;
export type KeyName = (typeof SHARD_KEYS)[number] | (typeof ID_KEYS)[number];

/** The shard of keys that belong to the whole store, such as the reports, the blocklist and the waiting sessions. */
export const WHOLE_STORE_SHARD = 0;

/** The subject of a script: a shard, or one Upload, list or request in it. */
export type Subject = { shard: number; id: string };

export function toSubject(id: string): Subject {
  return { shard: shardOf(id), id };
}

/** All keys of a shard contain its hash tag, so one script may use them together, even on a Cluster. */
export function formatKey(name: KeyName, { shard, id }: Subject): string {
  return keyIn(String(shard).padStart(3, "0"), name, id);
}

export function formatKeyPattern(name: KeyName): string {
  return keyIn("[0-9][0-9][0-9]", name, "*");
}

function keyIn(shard: string, name: KeyName, id: string): string {
  const key = `{s${shard}}:${name}`;
  return (SHARD_KEYS as readonly string[]).includes(name) ? key : `${key}:${id}`;
}
