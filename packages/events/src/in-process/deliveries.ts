import type { SqliteConnection } from "@envoi/platform";
import type { Fact, FactType } from "@envoi/protocol";
import type { DeadLetter } from "../port.ts";

/** A Fact to deliver to one consumer. `failures`: number of times that the consumer's handler has rejected it. */
export type Delivery = { ordinal: number; fact: Fact; failures: number };

/** How long the bus remembers Fact ids so that it can ignore duplicates. */
const MEMORY_MS = 86_400_000;
/** Maximum number of dead letters. Above it, the oldest are deleted, so that dead letters cannot fill the disk. */
const MAX_DEAD_LETTERS = 10_000;

/** Stores the types that a consumer subscribes to, and drops its subscriptions and deliveries of all other types. */
export function subscribe(
  database: SqliteConnection,
  { durable, types }: { durable: string; types: readonly FactType[] },
): void {
  const wanted = JSON.stringify(types);
  for (const table of ["bus_subscriptions", "bus_deliveries"]) {
    database.run(
      `DELETE FROM ${table} WHERE durable = :durable AND type NOT IN (SELECT value FROM json_each(:wanted))`,
      { durable, wanted },
    );
  }
  database.run(
    "INSERT OR IGNORE INTO bus_subscriptions (durable, type) SELECT :durable, value FROM json_each(:wanted)",
    {
      durable,
      wanted,
    },
  );
}

/** Maximum number of pending beacons, because anyone can send them. */
const MAX_WAITING_BEACON_BYTES = 67_108_864;

function hasRoomFor(database: SqliteConnection, { type }: Fact): boolean {
  if (type !== "metrics.received") return true;
  const row = database.get<{ bytes: number }>(
    `SELECT COALESCE(MAX(bytes), 0) AS bytes FROM bus_waiting
     WHERE durable IN (SELECT durable FROM bus_subscriptions WHERE type = :type)`,
    { type },
  );
  return (row?.bytes ?? 0) < MAX_WAITING_BEACON_BYTES;
}

/**
 * @returns for each Fact, the consumers to deliver it to; `null` for a duplicate; `full` if too many beacons are
 *   pending
 */
export function publish(
  database: SqliteConnection,
  { facts }: { facts: readonly Fact[] },
  nowMs: number,
): (string[] | null | "full")[] {
  database.run("DELETE FROM bus_seen WHERE at_ms < :beforeMs", { beforeMs: nowMs - MEMORY_MS });
  return facts.map((fact) => publishOne(database, fact, nowMs));
}

function publishOne(database: SqliteConnection, fact: Fact, nowMs: number): string[] | null | "full" {
  if (!hasRoomFor(database, fact)) return "full";
  const isNew = database.run("INSERT OR IGNORE INTO bus_seen (fact_id, at_ms) VALUES (:factId, :nowMs)", {
    factId: fact.id,
    nowMs,
  });
  if (isNew === 0) return null;
  return database
    .all<{ durable: string }>(
      `INSERT INTO bus_deliveries (durable, type, fact, failures, due_at_ms)
       SELECT durable, :type, :fact, 0, :nowMs FROM bus_subscriptions WHERE type = :type
       RETURNING durable`,
      { type: fact.type, fact: JSON.stringify(fact), nowMs },
    )
    .map((row) => row.durable);
}

/**
 * @param inProgress - deliveries that a handler is working on
 * @param most - maximum number of deliveries to return
 * @returns the due deliveries, oldest first, and the time until the next is due; `null` if there is none
 */
export function nextDeliveries(
  database: SqliteConnection,
  { durable, inProgress, most }: { durable: string; inProgress: readonly number[]; most: number },
  nowMs: number,
): { deliveries: Delivery[]; waitMs: number | null } {
  const rows = database.all<{ ordinal: number; fact: string; failures: number; dueAtMs: number }>(
    `SELECT ordinal, fact, failures, due_at_ms AS dueAtMs FROM bus_deliveries
     WHERE durable = :durable AND ordinal NOT IN (SELECT value FROM json_each(:inProgress))
     ORDER BY due_at_ms, ordinal LIMIT :most`,
    { durable, inProgress: JSON.stringify(inProgress), most },
  );
  const due = rows.filter(({ dueAtMs }) => dueAtMs <= nowMs);
  const deliveries = due.map(({ ordinal, failures, fact }) => ({ ordinal, failures, fact: JSON.parse(fact) }));
  const later = rows[due.length];
  if (later !== undefined) return { deliveries, waitMs: later.dueAtMs - nowMs };
  return { deliveries, waitMs: rows.length === most ? 0 : null };
}

export function acknowledge(database: SqliteConnection, { ordinals }: { ordinals: readonly number[] }): void {
  for (const ordinal of ordinals) database.run("DELETE FROM bus_deliveries WHERE ordinal = :ordinal", { ordinal });
}

export function retryLater(
  database: SqliteConnection,
  { ordinal, failures, delayMs }: { ordinal: number; failures: number; delayMs: number },
  nowMs: number,
): void {
  database.run("UPDATE bus_deliveries SET failures = :failures, due_at_ms = :dueAtMs WHERE ordinal = :ordinal", {
    ordinal,
    failures,
    dueAtMs: nowMs + delayMs,
  });
}

export function bury(
  database: SqliteConnection,
  { ordinal, error }: { ordinal: number; error: string },
  nowMs: number,
): void {
  database.run(
    `INSERT INTO bus_dead_letters (durable, fact, error, at_ms)
     SELECT durable, fact, :error, :nowMs FROM bus_deliveries WHERE ordinal = :ordinal`,
    { ordinal, error, nowMs },
  );
  acknowledge(database, { ordinals: [ordinal] });
  database.run("DELETE FROM bus_dead_letters WHERE ordinal <= (SELECT MAX(ordinal) FROM bus_dead_letters) - :kept", {
    kept: MAX_DEAD_LETTERS,
  });
}

type LetterRow = { ordinal: number; durable: string; fact: string; error: string; atMs: number };
const LETTER_COLUMNS = "ordinal, durable, fact, error, at_ms AS atMs";

/** Lists dead letters, newest first. */
export function deadLetters(database: SqliteConnection, { limit }: { limit: number }): DeadLetter[] {
  return database
    .all<LetterRow>(`SELECT ${LETTER_COLUMNS} FROM bus_dead_letters ORDER BY ordinal DESC LIMIT :limit`, { limit })
    .map(({ ordinal, durable, fact, error, atMs }) => ({
      id: `${ordinal}`,
      consumer: durable,
      fact: JSON.parse(fact) as Fact,
      error,
      atMs,
    }));
}

/** Turns a dead letter back into a delivery. @returns its consumer, or `null` if there is no such dead letter */
export function unbury(
  database: SqliteConnection,
  { ordinal }: { ordinal: number },
  nowMs: number,
): { durable: string } | null {
  const letter = database.get<LetterRow>(`SELECT ${LETTER_COLUMNS} FROM bus_dead_letters WHERE ordinal = :ordinal`, {
    ordinal,
  });
  if (letter === null) return null;
  const { durable, fact } = letter;
  const { type } = JSON.parse(fact) as Fact;
  database.run(
    `INSERT INTO bus_deliveries (durable, type, fact, failures, due_at_ms)
     VALUES (:durable, :type, :fact, 0, :nowMs)`,
    { durable, type, fact, nowMs },
  );
  database.run("DELETE FROM bus_dead_letters WHERE ordinal = :ordinal", { ordinal });
  return { durable };
}
