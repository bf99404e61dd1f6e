import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { GivenUp, WaitingAnswer, WaitingLimits, WaitingSession } from "../port.ts";
import { countedBytes } from "../rules/waiting.ts";

type Level = "all" | "network" | "site";
type Row = {
  id: UploadId;
  network: string;
  site: string;
  epoch: number;
  isEmpty: 0 | 1;
  bytes: number;
  sinceMs: number;
};

const ROW = `upload_id AS id, network, site, epoch, is_empty AS isEmpty, bytes, since_ms AS sinceMs FROM waiting`;
/** Most sessions to read in order to find the oldest one, when several sites have equally much. */
const LOOKED_AT = 200;
/** Sites that have most, from which sessions are given up at a time. */
const BIGGEST = 256;

const weightOf = ({ isEmpty, bytes }: Pick<Row, "isEmpty" | "bytes">) => (isEmpty === 1 ? 1 : bytes);

export function admitWaiting(
  database: SqliteConnection,
  { session, limits }: { session: WaitingSession; limits: WaitingLimits },
  nowMs: number,
): WaitingAnswer {
  const { id, network, site, epoch, busySeconds } = session;
  const lapsed = database.all<Row>(`SELECT ${ROW} WHERE until_ms <= :nowMs LIMIT 1000`, { nowMs });
  for (const row of lapsed) remove(database, row);
  const earlier = readRow(database, id);
  // Somebody else has taken it over.
  if (earlier !== null && earlier.epoch > epoch) return { outcome: "unchanged", givenUp: [] };
  const bytes = countedBytes(session.bytes);
  const isNoMore = earlier !== null && bytes <= earlier.bytes;
  const row: Row = { id, network, site, epoch, bytes, isEmpty: bytes === 0 ? 1 : 0, sinceMs: nowMs };
  if (isNoMore) row.sinceMs = earlier.sinceMs;
  if (earlier !== null) remove(database, earlier);
  const isCounted = isNoMore && earlier.network === network && bytes > 0;
  const givenUp = isCounted ? [] : makeRoom(database, row, limits, nowMs);
  const admitted = givenUp === null ? earlier && { ...earlier, epoch } : row;
  if (admitted === null) return { outcome: "refused", givenUp: [] };
  for (const one of givenUp ?? []) remove(database, one);
  add(database, admitted, {
    busyUntilMs: nowMs + busySeconds * 1_000,
    untilMs: nowMs + limits.lifeSeconds * 1_000,
  });
  return {
    outcome: givenUp === null ? "unchanged" : "admitted",
    givenUp: (givenUp ?? []).map((one) => ({ id: one.id, epoch: one.epoch })),
  };
}

/** @returns sessions to give up, so that this one may be added; `null`: it may not */
function makeRoom(database: SqliteConnection, row: Row, limits: WaitingLimits, nowMs: number): Row[] | null {
  const { site, isEmpty } = row;
  const given: Row[] = [];
  const isLeft = (one: Row) => !given.some(({ id }) => id === one.id);
  const beyond = (level: Level, name: string, { emptySessions, bytes }: WaitingLimits["inAll"]) => {
    const most = isEmpty === 1 ? emptySessions : bytes;
    // Sessions that its network gives up also leave its site, and the store.
    return most === 0 ? 0 : readSum(database, level, name, isEmpty) - given.length + weightOf(row) - most;
  };
  for (const [level, name, limit] of [
    ["network", row.network, limits.perNetwork],
    ["site", site, limits.perSite],
  ] as const) {
    const count = beyond(level, name, limit);
    if (count <= 0) continue;
    const oldest = isEmpty === 1 ? idle(database, level, row, nowMs, given.length + count).filter(isLeft) : [];
    if (oldest.length < count) return null;
    given.push(...oldest.slice(0, count));
  }

  let left = beyond("all", "", limits.inAll);
  if (left <= 0) return given;
  const own = readSum(database, "site", site, isEmpty) + weightOf(row);
  const sums = new Map(biggestSites(database, { site, isEmpty, own }).map((each) => [each.site, each.sum]));
  const oldestOfAll = idle(database, "all", row, nowMs, LOOKED_AT);
  while (left > 0) {
    const top = Math.max(0, ...sums.values());
    const [first] = [...sums].find(([, sum]) => sum === top) ?? [];
    const isOwn = first === undefined || top < own;
    // The site that has most may replace its own empty sessions, but not those with bytes.
    if (isOwn && isEmpty === 0) return null;
    const victim = isOwn
      ? idle(database, "site", row, nowMs, given.length + 1).find(isLeft)
      : (oldestOfAll.find((one) => sums.get(one.site) === top && isLeft(one)) ??
        idle(database, "site", { ...row, site: first }, nowMs, given.length + 1).find(isLeft));
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

/** Sites other than this one that have at least as much. */
function biggestSites(
  database: SqliteConnection,
  { site, isEmpty, own }: { site: string; isEmpty: 0 | 1; own: number },
): { site: string; sum: number }[] {
  return database.all(
    `SELECT name AS site, sum FROM waiting_sums
     WHERE level = 'site' AND is_empty = :isEmpty AND sum >= :own AND name <> :site
     ORDER BY sum DESC LIMIT :most`,
    { site, isEmpty, own, most: BIGGEST },
  );
}

const CONDITIONS: Record<Level, string> = { all: "", network: "network = :network AND", site: "site = :site AND" };

/** Sessions of the same kind, and at this level, that nobody fills, oldest first. */
function idle(
  database: SqliteConnection,
  level: Level,
  { network, site, isEmpty }: Row,
  nowMs: number,
  most: number,
): Row[] {
  const where = level === "network" ? { network } : level === "site" ? { site } : {};
  return database.all<Row>(
    `SELECT ${ROW} WHERE ${CONDITIONS[level]} is_empty = :isEmpty AND busy_until_ms <= :nowMs ORDER BY since_ms LIMIT :most`,
    { ...where, isEmpty, nowMs, most },
  );
}

function readRow(database: SqliteConnection, id: UploadId): Row | null {
  return database.get<Row>(`SELECT ${ROW} WHERE upload_id = :id`, { id });
}

function readSum(database: SqliteConnection, level: Level, name: string, isEmpty: 0 | 1): number {
  const row = database.get<{ sum: number }>(
    "SELECT sum FROM waiting_sums WHERE level = :level AND name = :name AND is_empty = :isEmpty",
    { level, name, isEmpty },
  );
  return row?.sum ?? 0;
}

function count(database: SqliteConnection, row: Row, sign: 1 | -1): void {
  for (const [level, name] of [
    ["all", ""],
    ["network", row.network],
    ["site", row.site],
  ] as const) {
    const key = { level, name, isEmpty: row.isEmpty };
    database.run(
      `INSERT INTO waiting_sums (level, name, is_empty, sum) VALUES (:level, :name, :isEmpty, :change)
       ON CONFLICT (level, name, is_empty) DO UPDATE SET sum = sum + :change`,
      { ...key, change: sign * weightOf(row) },
    );
    if (sign === 1) continue;
    database.run(
      "DELETE FROM waiting_sums WHERE level = :level AND name = :name AND is_empty = :isEmpty AND sum <= 0",
      key,
    );
  }
}

function add(database: SqliteConnection, row: Row, until: { busyUntilMs: number; untilMs: number }): void {
  database.run(
    `INSERT INTO waiting (upload_id, network, site, epoch, is_empty, bytes, since_ms, busy_until_ms, until_ms)
     VALUES (:id, :network, :site, :epoch, :isEmpty, :bytes, :sinceMs, :busyUntilMs, :untilMs)`,
    { ...row, ...until },
  );
  count(database, row, 1);
}

function remove(database: SqliteConnection, row: Row): void {
  database.run("DELETE FROM waiting WHERE upload_id = :id", { id: row.id });
  count(database, row, -1);
}

export function dropWaiting(database: SqliteConnection, { id }: Pick<GivenUp, "id">): void {
  const row = readRow(database, id);
  if (row !== null) remove(database, row);
}

export function readWaiting(
  database: SqliteConnection,
  _args: object,
  nowMs: number,
): { emptySessions: number; sessions: number; bytes: number } {
  const sums = database.get<{ emptySessions: number; sessions: number; bytes: number }>(
    `SELECT COALESCE(SUM(is_empty), 0) AS emptySessions, COALESCE(SUM(1 - is_empty), 0) AS sessions,
       COALESCE(SUM(bytes), 0) AS bytes
     FROM waiting WHERE until_ms > :nowMs`,
    { nowMs },
  );
  return sums ?? { emptySessions: 0, sessions: 0, bytes: 0 };
}
