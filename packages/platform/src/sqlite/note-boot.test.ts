import { expect, test } from "vitest";
import { noteBoot } from "./note-boot.ts";
import { openConnection } from "./sqlite-connection.ts";

test("calls functions once per boot, or every time if the boot is unknown", () => {
  const database = openConnection(":memory:");
  const boots = ["first", "first", "second", "first", null, null];
  const called = boots.filter((id) => {
    const calls: unknown[] = [];
    noteBoot(database, id, [(given) => calls.push(given)]);
    return calls.length > 0;
  });
  expect(called).toEqual(["first", "second", "first", null, null]);
});
