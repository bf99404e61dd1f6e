import { describe, expect, it } from "vitest";
import { checkRequirementRows, checkRequirementsShown } from "./requirements.ts";

const HEAD = "# Requirements\n\n| id | statement | shown by |\n|---|---|---|\n";
const SOURCES = [{ file: "a.test.ts", text: 'it("adds files [R1.1]"); it("adds more [R1.1b]");' }];

describe("checkRequirementRows", () => {
  const check = (rows: string) => checkRequirementRows(`${HEAD}${rows}\n\nMore text.\n`, SOURCES);

  it("counts rows with tests, and rows without", () => {
    const rows = "| R1.1 | a \\| b | R1.1 |\n| R1.2 | more | R1.1, R1.1b |\n| R1.3 | later | not yet |";
    expect(check(rows)).toEqual({ problems: [], shown: 2, notYet: 1 });
  });

  it.each([
    ["a missing cell", "| R1.1 | statement |"],
    ["a cell too many", "| R1.1 | statement | not yet | more |"],
    ["an id of another form", "| 1.1 | statement | not yet |"],
    ["an empty statement", "| R1.1 |  | not yet |"],
    ["an empty last cell", "| R1.1 | statement |  |"],
    ["a title in place of an id", "| R1.1 | statement | adds files |"],
    ["an id next to not yet", "| R1.1 | statement | R1.1, not yet |"],
    ["a line that does not end with a bar", "| R1.1 | statement | not yet"],
  ])("rejects a row with %s", (_title, row) => {
    expect(check(`${row}\n| R9.9 | fine | R1.1, R1.1b |`).problems).toEqual([expect.stringContaining("line 5")]);
  });

  it("rejects a duplicate id", () => {
    const { problems } = check("| R1.1 | one | R1.1 |\n| R1.1 | two | R1.1b |\n| R1.2 | three | R1.1b |");
    expect(problems).toEqual(["line 6: R1.1 is a duplicate"]);
  });

  it("rejects a document without rows", () => {
    expect(check("").problems).toContain("no rows found");
  });

  it("reports cited tests that do not exist, and tests that no row cites", () => {
    const { problems } = check("| R1.1 | statement | R1.1, R1.2 |");
    expect(problems).toEqual(["R1.1: no test has [R1.2] in its title", "a.test.ts: no row cites [R1.1b]"]);
  });
});

describe("checkRequirementsShown", () => {
  const outcomes = [
    { fullName: "upload works [R1.1]", hasPassed: true },
    { fullName: "upload breaks [R1.2]", hasPassed: false },
    { fullName: "differs by project [R1.3]", hasPassed: true },
    { fullName: "differs by project [R1.3]", hasPassed: false },
  ];
  const check = (shown: string) => checkRequirementsShown(`${HEAD}| R1.1 | statement | ${shown} |\n`, outcomes);

  it("counts a row as shown if its tests passed", () => {
    expect(check("R1.1")).toEqual({ problems: [], shown: 1, notYet: 0 });
  });

  it.each([
    ["R1.1, R1.2", "R1.1: a test with [R1.2] failed"],
    ["R1.3", "R1.1: a test with [R1.3] failed"],
    ["R1.4", "R1.1: no test with [R1.4] ran"],
  ])("rejects a row that cites %s", (shown, problem) => {
    expect(check(shown).problems).toEqual([problem]);
  });
});
