import type { UploadId } from "@envoi/protocol";
import { MIN_WAITING_BYTES, type WaitingLimit, type WaitingLimits } from "../port.ts";

/** `bytes`: the number of bytes counted for the session; 0 until its first bytes arrive. */
export type WaitingEntry = { id: UploadId; network: string; site: string; epoch: number; bytes: number };
export type WaitingLevel = "all" | "network" | "site";

/** The entries of the same kind (with or without bytes) as the entry that needs space, excluding that entry. */
export type WaitingEntries = {
  /**
   * The number of entries at this level, or the sum of their bytes.
   *
   * @param name - name of the network or site; "" at the level `all`
   */
  readSum(level: WaitingLevel, name: string): number;
  /** Entries that no request is filling, oldest first. */
  listIdle(level: WaitingLevel, name: string, most: number): WaitingEntry[];
  /** All sites except `site` whose sum is at least `sum`, in descending order of their sums. */
  listSites(site: string, sum: number): { site: string; sum: number }[];
};

/** Maximum number of sessions read to find the oldest when several sites have equal sums. */
const MAX_IDLE = 200;

/** Number of bytes counted for a waiting session; 0 for one that is counted as a session without bytes. */
export function countedBytes(bytes: number): number {
  return bytes === 0 ? 0 : Math.max(bytes, MIN_WAITING_BYTES);
}

export function weightOf({ bytes }: Pick<WaitingEntry, "bytes">): number {
  return bytes === 0 ? 1 : bytes;
}

/**
 * See [Note: Waiting sessions].
 *
 * @returns the sessions to give up so that this session can be added; `null` if it may not be added
 */
export function makeRoom(entry: WaitingEntry, limits: WaitingLimits, entries: WaitingEntries): WaitingEntry[] | null {
  const { site } = entry;
  const isEmpty = entry.bytes === 0;
  const given: WaitingEntry[] = [];
  const isLeft = (one: WaitingEntry) => !given.some(({ id }) => id === one.id);
  const beyond = (level: WaitingLevel, name: string, limit: WaitingLimit) => {
    const most = isEmpty ? limit.emptySessions : limit.bytes;
    // Sessions that the entry's network has given up also free space in the network's site and in the store.
    return most === 0 ? 0 : entries.readSum(level, name) - given.length + weightOf(entry) - most;
  };
  for (const [level, name, limit] of [
    ["network", entry.network, limits.perNetwork],
    ["site", site, limits.perSite],
  ] as const) {
    const count = beyond(level, name, limit);
    if (count <= 0) continue;
    const oldest = isEmpty ? entries.listIdle(level, name, given.length + count).filter(isLeft) : [];
    if (oldest.length < count) return null;
    given.push(...oldest.slice(0, count));
  }

  let left = beyond("all", "", limits.inAll);
  if (left <= 0) return given;
  const own = entries.readSum("site", site) + weightOf(entry);
  const sums = new Map(entries.listSites(site, own).map((each) => [each.site, each.sum]));
  const oldestOfAll = entries.listIdle("all", "", MAX_IDLE);
  const oldestOf = (name: string) => entries.listIdle("site", name, given.length + 1).find(isLeft);
  while (left > 0) {
    const top = Math.max(0, ...sums.values());
    const [first] = [...sums].find(([, sum]) => sum === top) ?? [];
    const isOwn = first === undefined || top < own;
    // The site with the highest sum may replace its own sessions without bytes, but not those with bytes.
    if (isOwn && !isEmpty) return null;
    const victim = isOwn
      ? oldestOf(site)
      : (oldestOfAll.find((one) => sums.get(one.site) === top && isLeft(one)) ?? oldestOf(first));
    if (victim === undefined) {
      if (isOwn) return null;
      sums.delete(first);
      continue;
    }
    given.push(victim);
    sums.set(victim.site, (sums.get(victim.site) ?? 0) - weightOf(victim));
    left -= weightOf(victim);
  }
  return given;
}
