import { describe, expect, it } from "vitest";
import { checkAsvsRows } from "./asvs.ts";

const LEVELS = { "1.1": [2, 1, 3], "11.1": [3] };
const FINE = [
  "| V1.1.1 | 2 | decode once | met | in `parse` | `packages/protocol/src/ids.test.ts` |",
  "| V1.1.2 | 1 | a \\| b | n/a | there is none | – |",
  "| V11.1.1 | 3 | inventory | partly | a table | not shown by a test: it is a table |",
];
const check = (rows: readonly string[]) =>
  checkAsvsRows(`# Page\n\n| id | level |\n|---|---|\n${rows.join("\n")}\n`, LEVELS);

describe("checkAsvsRows", () => {
  it("accepts a row for each item of levels 1 and 2, and of level 3 about cryptography", () => {
    const { problems, counts } = check(FINE);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(counts)).toEqual({ met: 1, partly: 1, "not met": 0, "n/a": 1 });
  });

  it("reports missing rows, duplicates, and rows for other items", () => {
    const [first = "", second = ""] = FINE;
    expect(check([first, second]).problems).toEqual(["V11.1.1 is missing"]);
    expect(check([...FINE, first]).problems).toEqual([expect.stringContaining("V1.1.1 is a duplicate")]);
    const other = first.replace("V1.1.1 | 2", "V1.1.3 | 3");
    expect(check([...FINE, other]).problems).toEqual([expect.stringContaining("not one of the items")]);
  });

  it.each([
    ["another level", "| V1.1.1 | 1 | a | met | b | [R1.1] |", "is of level 2"],
    ["an unknown status", "| V1.1.1 | 2 | a | done | b | [R1.1] |", '"done" is not one of'],
    ["a missing cell", "| V1.1.1 | 2 | a | met | [R1.1] |", "six cells"],
    ["an empty cell", "| V1.1.1 | 2 |  | met | b | [R1.1] |", "six cells"],
    ["nothing that shows it", "| V1.1.1 | 2 | a | met | b | – |", "cites neither"],
    ["words instead of a test", "| V1.1.1 | 2 | a | partly | b | by review |", "cites neither"],
    ["no reason", "| V1.1.1 | 2 | a | met | b | not shown by a test: |", "cites neither"],
    ["a test for what does not apply", "| V1.1.1 | 2 | a | n/a | b | [R1.1] |", "does not apply"],
  ])("rejects a row with %s", (_title, row, problem) => {
    const { problems } = check([row, ...FINE.slice(1)]);
    expect(problems[0]).toContain(problem);
  });

  it("accepts a test's id, and an item that is not met without a test", () => {
    expect(check(["| V1.1.1 | 2 | a | met | b | [R1.1b] |", ...FINE.slice(1)]).problems).toEqual([]);
    expect(check(["| V1.1.1 | 2 | a | not met | b | – |", ...FINE.slice(1)]).problems).toEqual([]);
  });
});
