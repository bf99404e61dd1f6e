import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkRequirements, parseRequirements } from "./requirements.ts";
import { root } from "./root.ts";

const HEAD = "# Requirements\n\n| id | statement | shown by |\n|---|---|---|\n";

describe("parseRequirements", () => {
  it("reads ids, statements and titles, and leaves head and prose alone", () => {
    const { rows, problems } = parseRequirements(
      `${HEAD}| R1.1 | files are added | not yet |\n| R1.2 | a \\| b | \`one title\`; \`group two, with \\| in it\` |\n\nMore text.\n`,
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { id: "R1.1", statement: "files are added", shownBy: [] },
      { id: "R1.2", statement: "a | b", shownBy: ["one title", "group two, with | in it"] },
    ]);
  });

  it.each([
    ["a missing cell", "| R1.1 | statement |"],
    ["a cell too many", "| R1.1 | statement | not yet | more |"],
    ["an id of another form", "| 1.1 | statement | not yet |"],
    ["an empty statement", "| R1.1 |  | not yet |"],
    ["an empty last cell", "| R1.1 | statement |  |"],
    ["a title without backticks", "| R1.1 | statement | a title |"],
    ["an empty title", "| R1.1 | statement | `` |"],
    ["a title beside not yet", "| R1.1 | statement | `a title`; not yet |"],
    ["an end without a bar", "| R1.1 | statement | not yet"],
  ])("refuses a row with %s", (_title, row) => {
    const { rows, problems } = parseRequirements(`${HEAD}${row}\n| R9.9 | fine | not yet |\n`);
    expect(rows.map(({ id }) => id)).toEqual(["R9.9"]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("line 5");
  });

  it("refuses an id that is taken", () => {
    const { problems } = parseRequirements(`${HEAD}| R1.1 | one | not yet |\n| R1.1 | two | not yet |\n`);
    expect(problems).toEqual(["line 6: R1.1 is there twice"]);
  });

  it("refuses a document without rows", () => {
    expect(parseRequirements(HEAD).problems).toEqual(["there is no row at all"]);
  });
});

describe("checkRequirements", () => {
  const outcomes = [
    { title: "works", fullName: "upload works", hasPassed: true },
    { title: "breaks", fullName: "upload breaks", hasPassed: false },
    { title: "differs by project", fullName: "differs by project", hasPassed: true },
    { title: "differs by project", fullName: "differs by project", hasPassed: false },
  ];
  const check = (shown: string) => checkRequirements(`${HEAD}| R1.1 | statement | ${shown} |\n`, outcomes);

  it.each(["`works`", "`upload works`", "`works`; `upload works`"])("takes %s for shown", (shown) => {
    expect(check(shown)).toEqual({ problems: [], shown: 1, notYet: 0 });
  });

  it("counts what is not shown yet and lets it be", () => {
    expect(check("not yet")).toEqual({ problems: [], shown: 0, notYet: 1 });
  });

  it("refuses a title that no test has", () => {
    expect(check("`works`; `work`").problems).toEqual([`R1.1: there is no test "work"`]);
  });

  it.each(["breaks", "differs by project"])("refuses the test %j, which does not pass everywhere", (title) => {
    expect(check(`\`${title}\``).problems).toEqual([`R1.1: the test "${title}" does not pass`]);
  });
});

it("docs/requirements.md can be read and has every section of the product text", async () => {
  const markdown = await readFile(path.join(root, "docs", "requirements.md"), "utf8");
  const { rows, problems } = parseRequirements(markdown);
  expect(problems).toEqual([]);
  const sections = new Set(rows.map(({ id }) => id.slice(1, id.indexOf("."))));
  expect([...sections]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});
