import type { UploadId } from "@envoi/protocol";
import type { WaitingStore } from "../port.ts";
import {
  countedBytes,
  makeRoom,
  type WaitingEntries,
  type WaitingEntry,
  type WaitingLevel,
  weightOf,
} from "../rules/waiting.ts";
import type { Operations, Transaction } from "./transaction.ts";

type Row = WaitingEntry & { sinceMs: number };

const ROW = "upload_id AS id, network, site, epoch, bytes, since_ms AS sinceMs FROM waiting";
/** Number of sites considered when sessions are given up: those with the highest sums. */
const BIGGEST = 256;
const CONDITIONS: Record<WaitingLevel, string> = { all: "", network: "network = :name AND", site: "site = :name AND" };

/** The entries of the same kind as `entry`. `entry` itself has been removed or has not been added yet. */
function entriesLike(tx: Transaction, { bytes }: WaitingEntry): WaitingEntries {
  const isEmpty = bytes === 0 ? 1 : 0;
  return {
    readSum(level, name) {
      const row = tx.get<{ sum: number }>(
        "SELECT sum FROM waiting_sums WHERE level = :level AND name = :name AND is_empty = :isEmpty",
        { level, name, isEmpty },
      );
      return row?.sum ?? 0;
    },
    listIdle: (level, name, most) =>
      tx.all<Row>(
        `SELECT ${ROW} WHERE ${CONDITIONS[level]} is_empty = :isEmpty AND busy_until_ms <= :nowMs
         ORDER BY since_ms LIMIT :most`,
        { name, isEmpty, nowMs: tx.nowMs, most },
      ),
    listSites: (site, own) =>
      tx.all(
        `SELECT name AS site, sum FROM waiting_sums
         WHERE level = 'site' AND is_empty = :isEmpty AND sum >= :own AND name <> :site
         ORDER BY sum DESC LIMIT :most`,
        { site, isEmpty, own, most: BIGGEST },
      ),
  };
}

export const waiting: Operations<WaitingStore> = {
  admitWaiting(tx, session, limits) {
    const { nowMs } = tx;
    const { id, network, site, epoch, busySeconds } = session;
    const lapsed = tx.all<Row>(`SELECT ${ROW} WHERE until_ms <= :nowMs LIMIT 1000`, { nowMs });
    for (const row of lapsed) remove(tx, row);
    const earlier = readRow(tx, id);
    // Another writer has taken over the session.
    if (earlier !== null && earlier.epoch > epoch) return { outcome: "unchanged", givenUp: [] };
    const bytes = countedBytes(session.bytes);
    const isNoMore = earlier !== null && bytes <= earlier.bytes;
    const row: Row = { id, network, site, epoch, bytes, sinceMs: isNoMore ? earlier.sinceMs : nowMs };
    if (earlier !== null) remove(tx, earlier);
    const isCounted = isNoMore && earlier.network === network && bytes > 0;
    const givenUp = isCounted ? [] : makeRoom(row, limits, entriesLike(tx, row));
    const admitted = givenUp === null ? earlier && { ...earlier, epoch } : row;
    if (admitted === null) return { outcome: "refused", givenUp: [] };
    for (const one of givenUp ?? []) remove(tx, one);
    add(tx, admitted, { busyUntilMs: nowMs + busySeconds * 1_000, untilMs: nowMs + limits.lifeSeconds * 1_000 });
    return {
      outcome: givenUp === null ? "unchanged" : "admitted",
      givenUp: (givenUp ?? []).map((one) => ({ id: one.id, epoch: one.epoch })),
    };
  },
  dropWaiting(tx, id) {
    const row = readRow(tx, id);
    if (row !== null) remove(tx, row);
  },
  readWaiting(tx) {
    const sums = tx.get<{ emptySessions: number; sessions: number; bytes: number }>(
      `SELECT COALESCE(SUM(is_empty), 0) AS emptySessions, COALESCE(SUM(1 - is_empty), 0) AS sessions,
         COALESCE(SUM(bytes), 0) AS bytes
       FROM waiting WHERE until_ms > :nowMs`,
      { nowMs: tx.nowMs },
    );
    return sums ?? { emptySessions: 0, sessions: 0, bytes: 0 };
  },
};

function readRow(tx: Transaction, id: UploadId): Row | null {
  return tx.get<Row>(`SELECT ${ROW} WHERE upload_id = :id`, { id });
}

function count(tx: Transaction, entry: WaitingEntry, sign: 1 | -1): void {
  const isEmpty = entry.bytes === 0 ? 1 : 0;
  for (const [level, name] of [
    ["all", ""],
    ["network", entry.network],
    ["site", entry.site],
  ] as const) {
    const key = { level, name, isEmpty };
    tx.run(
      `INSERT INTO waiting_sums (level, name, is_empty, sum) VALUES (:level, :name, :isEmpty, :change)
       ON CONFLICT (level, name, is_empty) DO UPDATE SET sum = sum + :change`,
      { ...key, change: sign * weightOf(entry) },
    );
    if (sign === 1) continue;
    tx.run("DELETE FROM waiting_sums WHERE level = :level AND name = :name AND is_empty = :isEmpty AND sum <= 0", key);
  }
}

function add(tx: Transaction, row: Row, until: { busyUntilMs: number; untilMs: number }): void {
  tx.run(
    `INSERT INTO waiting (upload_id, network, site, epoch, is_empty, bytes, since_ms, busy_until_ms, until_ms)
     VALUES (:id, :network, :site, :epoch, :isEmpty, :bytes, :sinceMs, :busyUntilMs, :untilMs)`,
    { ...row, isEmpty: row.bytes === 0 ? 1 : 0, ...until },
  );
  count(tx, row, 1);
}

function remove(tx: Transaction, entry: WaitingEntry): void {
  tx.run("DELETE FROM waiting WHERE upload_id = :id", { id: entry.id });
  count(tx, entry, -1);
}
