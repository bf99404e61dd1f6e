import { goodputTable, journeysTable, processesTable, runTable, type Table, thresholdsTable } from "./cells.ts";
import type { Report, Verdict } from "./report.ts";

function formatTable({ title, head, rows }: Table): string {
  const lines = head.every((cell) => cell === "") ? rows : [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
  return [title, ...lines.map(print)].join("\n");
}

/** A report for the console. Lists only thresholds that were crossed or not run. */
export function formatText(report: Report): string {
  const unheld = report.thresholds.filter(({ outcome }) => outcome !== "held");
  const count = (wanted: Verdict["outcome"]) => report.thresholds.filter(({ outcome }) => outcome === wanted).length;
  const tables = [runTable(report), journeysTable(report)];
  if (report.goodput.length > 0) tables.push(goodputTable(report));
  if (report.processes.length > 0) tables.push(processesTable(report));
  if (unheld.length > 0) tables.push(thresholdsTable(unheld));
  const others = (["crossed", "found", "not run"] as const).flatMap((outcome) =>
    count(outcome) > 0 ? `, ${count(outcome)} ${outcome}` : [],
  );
  const held = `${count("held")} of ${report.thresholds.length} thresholds held${others.join("")}`;
  const last = `${held}: ${report.isPassed ? "passed" : "FAILED"}`;
  return `${[...tables.map(formatTable), last].join("\n\n")}\n`;
}
