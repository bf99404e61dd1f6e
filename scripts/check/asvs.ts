import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import levels from "./asvs-levels.json" with { type: "json" };
import { type Cited, findCited } from "./citations.ts";
import type { StepResult } from "./run-steps.ts";

/*
 * docs/asvs.md has a row for each item of OWASP ASVS 5.0.0 of levels 1 and 2, and for those of level 3 in the chapter
 * about cryptography. `asvs-levels.json` contains the level of every item of the standard, by section and number.
 */

type Levels = Readonly<Record<string, readonly number[]>>;
type Row = { id: string; level: string; status: string; shownBy: string };

const PAGE = "docs/asvs.md";
const CRYPTOGRAPHY = "11.";
const STATUSES = ["met", "partly", "not met", "n/a"];
const FIRST_CELL = /^\| V\d/;
const NONE = "–";
const UNSHOWN = "not shown by a test: ";
/** Inside a cell, a vertical bar is written as `\|`. */
const BAR = /(?<!\\)\|/;

/** The ids that the page must contain, with their levels. */
function expectedItems(known: Levels): Map<string, string> {
  const items = Object.entries(known).flatMap(([section, list]) =>
    list.map((level, index) => ({
      id: `V${section}.${index + 1}`,
      level,
      isCryptography: section.startsWith(CRYPTOGRAPHY),
    })),
  );
  const wanted = items.filter(({ level, isCryptography }) => level <= 2 || isCryptography);
  return new Map(wanted.map(({ id, level }) => [id, `${level}`]));
}

function parseRow(line: string): Row | null {
  const cells = line.split(BAR).map((cell) => cell.trim());
  if (cells.length !== 8 || cells.slice(1, -1).includes("")) return null;
  const [, id = "", level = "", , status = "", , shownBy = ""] = cells;
  return { id, level, status, shownBy };
}

/** An item that applies needs a test or a file, or the reason why nothing shows it. */
function rowProblem({ status, shownBy }: Row, cited: readonly Cited[]): string | null {
  if (!STATUSES.includes(status)) return `"${status}" is not one of ${STATUSES.join(", ")}`;
  const isExplained = shownBy.startsWith(UNSHOWN) && shownBy.length > UNSHOWN.length;
  const isShown = cited.length > 0 || isExplained;
  if (status === "n/a") return shownBy === NONE ? null : `an item that does not apply is shown by "${NONE}"`;
  if (status === "not met" && shownBy === NONE) return null;
  return isShown ? null : `cites neither a test nor a file, and does not begin with "${UNSHOWN}"`;
}

/**
 * Checks the rows of docs/asvs.md.
 *
 * @returns a line for each problem, and the number of rows by status
 */
export function checkAsvsRows(markdown: string, known: Levels): { problems: string[]; counts: Map<string, number> } {
  const problems: string[] = [];
  const counts = new Map(STATUSES.map((status) => [status, 0]));
  const missing = expectedItems(known);
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!FIRST_CELL.test(line)) continue;
    const row = parseRow(line);
    const where = `line ${index + 1}`;
    if (row === null) {
      problems.push(`${where} does not have six cells with text: ${line}`);
      continue;
    }
    const level = missing.get(row.id);
    if (level === undefined) problems.push(`${where}: ${row.id} is a duplicate, or not one of the items`);
    else if (level !== row.level) problems.push(`${where}: ${row.id} is of level ${level}`);
    missing.delete(row.id);
    const problem = rowProblem(row, findCited(row.shownBy));
    if (problem !== null) problems.push(`${where}: ${row.id}: ${problem}`);
    counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
  }
  for (const id of missing.keys()) problems.push(`${id} is missing`);
  return { problems, counts };
}

export async function checkAsvs(): Promise<StepResult> {
  const { problems, counts } = checkAsvsRows(await readFile(path.join(root, PAGE), "utf8"), levels);
  const note = Array.from(counts, ([status, count]) => `${count} ${status}`).join(", ");
  return { problems: problems.map((problem) => `${PAGE}: ${problem}`), note };
}
