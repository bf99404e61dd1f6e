import type { TestOutcome } from "./test/test-results.ts";

interface Requirement {
  /** `R4.12`: the twelfth statement of section 4. */
  readonly id: string;
  /** Ids of the tests that verify the requirement; empty if there are none. */
  readonly shownBy: readonly string[];
}

/** A file with tests or with code that builds their titles. */
export interface TestSource {
  readonly file: string;
  readonly text: string;
}

export interface RequirementsReport {
  readonly problems: readonly string[];
  readonly shown: number;
  readonly notYet: number;
}

const NOT_YET = "not yet";
const HEAD = /^\|\s*(id\s*\||:?-+)/;
/** A table row. Inside a cell, a vertical bar is written as `\|`. */
const ROW = /^\| (R\d+\.\d+) \| (?:[^|\\]|\\.)+ \| (not yet|R\d+\.\d+[a-z]?(?:, R\d+\.\d+[a-z]?)*) \|$/;
/** The id of a test, at the end of its title. */
const TEST_ID = /\[(R\d+\.\d+[a-z]?)\]/g;

/** The rows of docs/requirements.md, and a line for each invalid row or duplicate id. */
function parseRequirements(markdown: string): { rows: readonly Requirement[]; problems: readonly string[] } {
  const rows: Requirement[] = [];
  const problems: string[] = [];
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("|") || HEAD.test(line)) continue;
    const [, id, shown] = ROW.exec(line) ?? [];
    if (id === undefined || shown === undefined)
      problems.push(`line ${index + 1} is not "| R1.1 | statement | R1.1, R1.2b |" or "… | not yet |": ${line}`);
    else if (rows.some((row) => row.id === id)) problems.push(`line ${index + 1}: ${id} is a duplicate`);
    else rows.push({ id, shownBy: shown === NOT_YET ? [] : shown.split(", ") });
  }
  if (rows.length === 0) problems.push("no rows found");
  return { rows, problems };
}

function report(rows: readonly Requirement[], problems: readonly string[]): RequirementsReport {
  const notYet = rows.filter(({ shownBy }) => shownBy.length === 0).length;
  return { problems, shown: rows.length - notYet, notYet };
}

/** Checks that each row is valid, each cited test exists, and each test with an id is cited. */
export function checkRequirementRows(markdown: string, sources: readonly TestSource[]): RequirementsReport {
  const { rows, problems } = parseRequirements(markdown);
  const existing = new Map(
    sources.flatMap(({ file, text }) => [...text.matchAll(TEST_ID)].map(([, id]) => [id, file])),
  );
  const cited = new Set(rows.flatMap(({ shownBy }) => shownBy));
  const missing = rows.flatMap(({ id, shownBy }) =>
    shownBy.filter((test) => !existing.has(test)).map((test) => `${id}: no test has [${test}] in its title`),
  );
  const unknown = [...existing].flatMap(([id, file]) =>
    id === undefined || cited.has(id) ? [] : [`${file}: no row cites [${id}]`],
  );
  return report(rows, [...problems, ...missing, ...unknown]);
}

/** Checks that every cited test ran and passed, in each project that contains it. */
export function checkRequirementsShown(
  markdown: string,
  outcomes: readonly Pick<TestOutcome, "fullName" | "hasPassed">[],
): RequirementsReport {
  const { rows, problems } = parseRequirements(markdown);
  const passed = new Map<string, boolean>();
  for (const { fullName, hasPassed } of outcomes)
    for (const [, id = ""] of fullName.matchAll(TEST_ID)) passed.set(id, hasPassed && (passed.get(id) ?? true));
  const untrue = rows.flatMap(({ id, shownBy }) =>
    shownBy.flatMap((test) => {
      const hasPassed = passed.get(test);
      if (hasPassed === undefined) return [`${id}: no test with [${test}] ran`];
      return hasPassed ? [] : [`${id}: a test with [${test}] failed`];
    }),
  );
  return report(rows, [...problems, ...untrue]);
}
