import type { SqliteConnection, SqliteModule } from "@envoi/platform";

const schema = `
  CREATE TABLE counts (
    key TEXT PRIMARY KEY,
    points INTEGER NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX counts_by_end ON counts (until_ms)`;

/** A key's points in its current window, and the time until the window ends. */
export type Count = { points: number; msBeforeNext: number };
type Row = { points: number; until_ms: number };

const asCount = ({ points, until_ms }: Row, nowMs: number): Count => ({ points, msBeforeNext: until_ms - nowMs });

/** @param args.restarts - whether to start a new window with only these points, discarding earlier ones */
function addToCount(
  database: SqliteConnection,
  { key, points, windowMs, restarts }: { key: string; points: number; windowMs: number; restarts: boolean },
  nowMs: number,
): Count {
  database.run("DELETE FROM counts WHERE until_ms <= :nowMs", { nowMs });
  const row = { key, points, untilMs: nowMs + windowMs };
  const counted = database.get<Row>(
    `INSERT INTO counts (key, points, until_ms) VALUES (:key, :points, :untilMs)
     ON CONFLICT (key) DO UPDATE SET ${restarts ? "points = :points, until_ms = :untilMs" : "points = points + :points"}
     RETURNING points, until_ms`,
    row,
  );
  return asCount(counted ?? { points, until_ms: row.untilMs }, nowMs);
}

function readCount(database: SqliteConnection, { key }: { key: string }, nowMs: number): Count | null {
  const args = { key, nowMs };
  const row = database.get<Row>("SELECT points, until_ms FROM counts WHERE key = :key AND until_ms > :nowMs", args);
  return row === null ? null : asCount(row, nowMs);
}

export const sqliteModule = {
  schema,
  operations: { addToCount, readCount },
  durableSoon: ["addToCount"],
} satisfies SqliteModule;
