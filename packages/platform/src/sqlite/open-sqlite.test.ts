import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { sqliteModule } from "../testing/notes-sqlite-module.ts";
import { openSqlite, type Sqlite, SqliteError } from "./open-sqlite.ts";
import type { SqliteModuleRef } from "./sqlite-module.ts";

const notes: SqliteModuleRef<(typeof sqliteModule)["operations"]> = {
  name: "notes",
  url: new URL("../testing/notes-sqlite-module.ts", import.meta.url),
};

let directory: string;
let nowMs: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-platform-"));
  nowMs = 1_000;
});
afterEach(() => rm(directory, { recursive: true }));

function open(makeRoom?: () => Promise<boolean>): Promise<Sqlite> {
  const path = join(directory, "notes.db");
  return openSqlite({ path, modules: [notes], clock: { now: () => nowMs }, ...(makeRoom && { makeRoom }) });
}

async function texts(database: Sqlite): Promise<string[]> {
  return (await database.call(notes, "all", {})).map((note) => note.text);
}

test("runs an operation with the caller's clock, and returns its result", async () => {
  await using database = await open();
  expect(await database.call(notes, "add", { text: "first" })).toBe(1);
  nowMs = 2_000;
  await database.call(notes, "add", { text: "second" });
  expect(await database.call(notes, "all", {})).toEqual([
    { text: "first", atMs: 1_000 },
    { text: "second", atMs: 2_000 },
  ]);
});

test("retains acknowledged changes when the file is reopened", async () => {
  await using first = await open();
  await first.call(notes, "add", { text: "kept" });
  await first[Symbol.asyncDispose]();
  await using second = await open();
  expect(await texts(second)).toEqual(["kept"]);
});

test("rolls back an operation that throws, but not the other operations in the same transaction", async () => {
  await using database = await open();
  const answers = await Promise.allSettled([
    database.call(notes, "add", { text: "a" }),
    database.call(notes, "addThenFail", { text: "b" }),
    database.call(notes, "add", { text: "c" }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(answers[1]).toMatchObject({ reason: expect.any(SqliteError) });
  expect(answers[1]).toMatchObject({ reason: { cause: { message: "no b" } } });
  expect(await texts(database)).toEqual(["a", "c"]);
});

test("runs any number of concurrent operations in call order", async () => {
  await using database = await open();
  const expected = Array.from({ length: 2_000 }, (_, index) => `note ${index}`);
  await Promise.all(expected.map((text) => database.call(notes, "add", { text })));
  expect(await texts(database)).toEqual(expected);
});

test("rejects calls above the limit on pending calls", async () => {
  await using database = await open();
  const answers = await Promise.allSettled(
    Array.from({ length: 10_050 }, () => database.call(notes, "add", { text: "x" })),
  );
  expect(answers.filter((answer) => answer.status === "rejected")).toHaveLength(50);
  expect(await texts(database)).toHaveLength(10_000);
});

test("rejects pending and later calls after the thread has ended", async () => {
  await using database = await open();
  await database.call(notes, "add", { text: "kept" });
  const dying = database.call(notes, "die", {});
  const waiting = database.call(notes, "all", {});
  await expect(dying).rejects.toThrow("sqlite: the database thread ended with code 3");
  await expect(waiting).rejects.toThrow(SqliteError);
  await expect(database.call(notes, "all", {})).rejects.toThrow("sqlite: the database thread ended with code 3");
  await using again = await open();
  expect(await texts(again)).toEqual(["kept"]);
});

test("finishes pending calls and rejects later ones when disposed of", async () => {
  await using database = await open();
  const last = Array.from({ length: 600 }, (_, index) => database.call(notes, "add", { text: `${index}` }));
  const disposed = database[Symbol.asyncDispose]();
  await expect(database.call(notes, "all", {})).rejects.toThrow("sqlite: the database is closed");
  expect(await Promise.all(last)).toHaveLength(600);
  await disposed;
  await expect(database.call(notes, "all", {})).rejects.toThrow("sqlite: the database is closed");
  await using again = await open();
  expect(await texts(again)).toHaveLength(600);
});

test("rejects if the file cannot be opened", async () => {
  const path = join(directory, "missing", "notes.db");
  await expect(openSqlite({ path, modules: [notes], clock: { now: () => nowMs } })).rejects.toThrow(SqliteError);
});

test("retries a call that failed on a full disk only once, and only if space was freed", async () => {
  let made = 0;
  const canMake = [false, true, true];
  await using database = await open(async () => {
    const isMade = canMake[made++] ?? false;
    // The second call frees nothing, although it resolves to `true`.
    if (isMade && made !== 2) await database.call(notes, "empty", {});
    return isMade;
  });
  const large = { text: "a".repeat(100_000) };
  await database.call(notes, "fill", {});
  for (const times of [1, 2]) {
    await expect(database.call(notes, "add", large)).rejects.toThrow("notes.add failed");
    expect(made).toBe(times);
  }
  await database.call(notes, "add", large);
  expect(made).toBe(3);
  expect(await texts(database)).toHaveLength(1);
});

test("reports that the thread has ended unexpectedly, but not that the database was closed", async () => {
  const dead = await open();
  await dead.call(notes, "die", {}).catch(() => {});
  expect((await dead.failed).message).toContain("ended with code 3");
  const closed = await open();
  await closed[Symbol.asyncDispose]();
  expect(await Promise.race([closed.failed, "nothing"])).toBe("nothing");
});

test("returns the space of deleted data to the disk", async () => {
  const database = await open();
  await database.call(notes, "add", { text: "new" });
  await database[Symbol.asyncDispose]();
  using file = new DatabaseSync(join(directory, "notes.db"));
  expect(file.prepare("PRAGMA auto_vacuum").get()).toEqual({ auto_vacuum: 2 });
});

test("rejects a file with a different layout, and the error names the required one", async () => {
  const path = join(directory, "notes.db");
  {
    using file = new DatabaseSync(path);
    file.exec("CREATE TABLE old (text TEXT)");
  }
  const message = expect.stringContaining(`${path} has layout 0, this version of Envoi needs 1`);
  await expect(open()).rejects.toMatchObject({ cause: { message } });
});
