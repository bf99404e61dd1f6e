import { expect, test } from "vitest";
import { runGroup } from "./run-group.ts";
import { openConnection } from "./sqlite-connection.ts";

test("applies no operation in the group if the COMMIT fails", () => {
  const database = openConnection(":memory:");
  database.exec(`
    CREATE TABLE parents (id INTEGER PRIMARY KEY) STRICT;
    CREATE TABLE children (parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
  `);
  const good = () => database.run("INSERT INTO parents VALUES (:id)", { id: 1 });
  const orphan = () => database.run("INSERT INTO children VALUES (:parent)", { parent: 2 });
  expect(() => runGroup(database, [good, orphan])).toThrow("FOREIGN KEY");
  expect(database.all("SELECT id FROM parents")).toEqual([]);
  expect(runGroup(database, [good])).toEqual([{ ok: true, result: 1 }]);
});

test.each([1, 2])("rolls back an operation that throws in a group of %i", (count) => {
  const database = openConnection(":memory:");
  database.exec("CREATE TABLE rows (id INTEGER PRIMARY KEY) STRICT");
  const insert = (id: number) => () => database.run("INSERT INTO rows VALUES (:id)", { id });
  const error = new Error("changed its mind");
  const failing = () => {
    insert(1)();
    throw error;
  };
  expect(runGroup(database, [failing, insert(2)].slice(0, count))[0]).toEqual({ ok: false, error });
  expect(database.all("SELECT id FROM rows")).toHaveLength(count - 1);
  expect(runGroup(database, [insert(1)])).toEqual([{ ok: true, result: 1 }]);
});
