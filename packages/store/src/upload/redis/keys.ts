import { shardOf } from "../port.ts";

/** Keys that a shard has one of. */
const OF_SHARD = ["due", "outbox", "facts", "unreadable", "live", "lease"] as const;
/** Keys that every Upload (every list: `list`, every account: `accountLists`) has its own of. */
const OF_ONE = [
  "upload",
  "parts",
  "nonceAges",
  "nonceOwners",
  "nonceCounts",
  "redeemed",
  "operations",
  "claims",
  "held",
  "ended",
  "courses",
  "list",
  "accountLists",
] as const;
export type KeyName = (typeof OF_SHARD)[number] | (typeof OF_ONE)[number];

/** What a script works on: a shard, or one Upload or list in it. */
export type Subject = { shard: number; id: string };

export function subjectOf(id: string): Subject {
  return { shard: shardOf(id), id };
}

/** All keys of a shard carry its hash tag, so that one script may touch them together on Cluster too. */
export function keyOf(name: KeyName, { shard, id }: Subject): string {
  return keyIn(String(shard).padStart(3, "0"), name, id);
}

/** What all keys of this name look like, as Redis writes patterns. */
export function keyPatternOf(name: KeyName): string {
  return keyIn("[0-9][0-9][0-9]", name, "*");
}

function keyIn(shard: string, name: KeyName, id: string): string {
  const key = `{s${shard}}:${name}`;
  return (OF_SHARD as readonly string[]).includes(name) ? key : `${key}:${id}`;
}
