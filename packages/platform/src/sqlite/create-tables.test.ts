import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTables } from "./create-tables.ts";
import { openConnection } from "./sqlite-connection.ts";

const one = "CREATE TABLE one (n INTEGER) STRICT; INSERT INTO one VALUES (1)";
const two = "CREATE TABLE two (n INTEGER) STRICT; INSERT INTO two SELECT n + 1 FROM one";

test("creates all modules' tables once, and records their layout in the database", () => {
  const database = openConnection(":memory:");
  createTables(database, "new.db", [one, two]);
  createTables(database, "new.db", [one, two]);
  expect(database.all("SELECT n FROM two")).toEqual([{ n: 2 }]);
  expect(database.get("PRAGMA user_version")).toEqual({ user_version: 1 });
});

test("leaves no tables behind if the schema fails, and creates all tables the next time", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-tables-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "new.db");
  const broken = openConnection(path);
  expect(() => createTables(broken, path, [one, "INSERT INTO nowhere VALUES (1)"])).toThrow("nowhere");
  broken.close();
  const database = openConnection(path);
  createTables(database, path, [one, two]);
  expect(database.get("SELECT n FROM two")).toEqual({ n: 2 });
  database.close();
});

test.each([0, 2])("rejects tables of layout %i with advice, and leaves them unchanged", (layout) => {
  const database = openConnection(":memory:");
  database.exec(`${one}; PRAGMA user_version = ${layout}`);
  const refused = () => createTables(database, "/data/envoi.db", [two]);
  expect(refused).toThrow(`/data/envoi.db has layout ${layout}, this version of Envoi needs 1`);
  expect(refused).toThrow("move /data/envoi.db and the files named like it with -wal and -shm away");
  expect(database.get("SELECT n FROM one")).toEqual({ n: 1 });
});
