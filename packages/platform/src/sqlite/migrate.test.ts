import { expect, test } from "vitest";
import { checkLayout, migrate } from "./migrate.ts";
import { openConnection } from "./sqlite-connection.ts";

const one = "CREATE TABLE one (n INTEGER) STRICT; INSERT INTO one VALUES (1)";
const two = "CREATE TABLE two (n INTEGER) STRICT; INSERT INTO two SELECT n + 1 FROM one";

test("each migration runs once, after the earlier ones", () => {
  const database = openConnection(":memory:");
  migrate(database, "numbers", [one]);
  migrate(database, "numbers", [one]);
  migrate(database, "numbers", [one, two]);
  migrate(database, "numbers", [one, two]);
  expect(database.all("SELECT n FROM two")).toEqual([{ n: 2 }]);
});

test("each module has its own version", () => {
  const database = openConnection(":memory:");
  migrate(database, "numbers", [one, two]);
  migrate(database, "others", ["CREATE TABLE other (n INTEGER) STRICT"]);
  expect(database.all("SELECT module, version FROM schema_versions ORDER BY module")).toEqual([
    { module: "numbers", version: 2 },
    { module: "others", version: 1 },
  ]);
});

test("a migration that fails has no effect, and runs again next time", () => {
  const database = openConnection(":memory:");
  expect(() => migrate(database, "numbers", [one, `${two}; INSERT INTO nowhere VALUES (1)`])).toThrow("nowhere");
  expect(database.get("SELECT version FROM schema_versions")).toEqual({ version: 1 });
  migrate(database, "numbers", [one, two]);
  expect(database.get("SELECT n FROM two")).toEqual({ n: 2 });
});

test("a new database is marked with its layout", () => {
  const database = openConnection(":memory:");
  checkLayout(database, "new.db");
  migrate(database, "numbers", [one]);
  checkLayout(database, "new.db");
  expect(database.get("PRAGMA user_version")).toEqual({ user_version: 1 });
});

test.each([0, 2])("tables of layout %i are refused with what to do, and stay", (layout) => {
  const database = openConnection(":memory:");
  migrate(database, "numbers", [one]);
  database.exec(`PRAGMA user_version = ${layout}`);
  const refused = () => checkLayout(database, "/data/envoi.db");
  expect(refused).toThrow(`/data/envoi.db has layout ${layout}, this version of Envoi needs 1`);
  expect(refused).toThrow("move /data/envoi.db and the files named like it with -wal and -shm away");
  expect(database.get("SELECT n FROM one")).toEqual({ n: 1 });
});

test("tables of a newer version are refused", () => {
  const database = openConnection(":memory:");
  migrate(database, "numbers", [one, two]);
  expect(() => migrate(database, "numbers", [one])).toThrow(
    'the tables of "numbers" have version 2, this code supports 1',
  );
});
