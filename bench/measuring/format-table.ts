import type { Goal, Row } from "./figures.ts";
import { judge } from "./judge.ts";

const HEADINGS = [
  "what",
  "unit",
  "value",
  "limit",
  "ratio",
  "goal",
  "verdict",
  "CPU s/GiB",
  "peak RSS, MiB",
  "n",
  "spread",
  "spread of limit",
];

/** Formats a figure, with hundredths if small. */
function number(value: number): string {
  return value.toFixed(Math.abs(value) >= 1_000 ? 0 : 2);
}

/** Formats a fraction in whole percent. */
function share(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** The goal, with its measurement noise. */
export function formatGoal(goal: Goal): string {
  const noise = goal.noise === 0 ? "" : ` ± ${share(goal.noise)}`;
  if ("exactly" in goal) return `= ${goal.exactly}${noise}`;
  return `${"atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`}${noise}`;
}

/** @param isJudged - false in a small run, whose goals are shown without a verdict */
export function formatTable(rows: readonly Row[], isJudged: boolean): string {
  const lines = rows.map((row) => [
    row.what,
    row.unit,
    number(row.value),
    number(row.limit),
    row.ratio.toFixed(2),
    row.goal === null ? "" : formatGoal(row.goal),
    (isJudged && judge(row)) || "",
    row.cpuSecondsPerGibibyte === null ? "" : number(row.cpuSecondsPerGibibyte),
    row.peakMebibytes === null ? "" : String(row.peakMebibytes),
    String(row.n),
    row.spread === null ? "" : share(row.spread),
    row.limitSpread === null ? "" : share(row.limitSpread),
  ]);
  const line = (cells: readonly string[]) =>
    `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |").replaceAll("|  |", "| |");
  return [line(HEADINGS), `|${"---|".repeat(HEADINGS.length)}`, ...lines.map(line)].join("\n");
}
