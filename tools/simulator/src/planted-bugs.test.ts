import { expect, test } from "vitest";
import { PLANTED_BUGS, readWithBug } from "./planted-bugs.ts";

test.each(PLANTED_BUGS)("fits its file: $name", (bug) => {
  expect(readWithBug(bug)).toContain(bug.by);
});
