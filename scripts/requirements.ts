import type { TestOutcome } from "./test/test-results.ts";

export interface Requirement {
  /** `R4.12`: the twelfth statement of section 4. */
  readonly id: string;
  readonly statement: string;
  /** Titles of the tests that show it; empty when none does yet. */
  readonly shownBy: readonly string[];
}

export interface RequirementsReport {
  readonly problems: readonly string[];
  readonly shown: number;
  readonly notYet: number;
}

const NOT_YET = "not yet";

/**
 * Reads the tables of docs/requirements.md: every line that begins with `|`, but the heads and the lines under them.
 *
 * @returns the rows, and one line for each row that cannot be read or has an id that is taken
 */
export function parseRequirements(markdown: string): { rows: readonly Requirement[]; problems: readonly string[] } {
  const rows: Requirement[] = [];
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("|") || /^\|\s*(id\s*\||:?-+)/.test(line)) continue;
    const row = parseRow(line);
    if (row === null) problems.push(`line ${index + 1} is not "| R1.1 | statement | \`title\` or not yet |": ${line}`);
    else if (ids.has(row.id)) problems.push(`line ${index + 1}: ${row.id} is there twice`);
    else {
      ids.add(row.id);
      rows.push(row);
    }
  }
  if (rows.length === 0) problems.push("there is no row at all");
  return { rows, problems };
}

function parseRow(line: string): Requirement | null {
  // A vertical bar inside a cell is written `\|`.
  const cells = line
    .trimEnd()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
  const [before, id, statement, shown, after, ...more] = cells;
  if (before !== "" || after !== "" || more.length > 0) return null;
  if (id === undefined || !/^R\d+\.\d+$/.test(id)) return null;
  if (statement === undefined || statement === "" || shown === undefined) return null;
  if (shown === NOT_YET) return { id, statement, shownBy: [] };
  if (!/^`[^`]+`(; `[^`]+`)*$/.test(shown)) return null;
  return { id, statement, shownBy: shown.slice(1, -1).split("`; `") };
}

/** Whether every title that the document names belongs to tests of this run, all of which passed. */
export function checkRequirements(markdown: string, outcomes: readonly TestOutcome[]): RequirementsReport {
  const { rows, problems } = parseRequirements(markdown);
  const passedByTitle = new Map<string, boolean>();
  for (const { title, fullName, hasPassed } of outcomes) {
    for (const name of new Set([title, fullName])) {
      passedByTitle.set(name, hasPassed && (passedByTitle.get(name) ?? true));
    }
  }
  const untrue = rows.flatMap(({ id, shownBy }) =>
    shownBy.flatMap((title) => {
      const hasPassed = passedByTitle.get(title);
      if (hasPassed === undefined) return [`${id}: there is no test "${title}"`];
      return hasPassed ? [] : [`${id}: the test "${title}" does not pass`];
    }),
  );
  const notYet = rows.filter(({ shownBy }) => shownBy.length === 0).length;
  return { problems: [...problems, ...untrue], shown: rows.length - notYet, notYet };
}
