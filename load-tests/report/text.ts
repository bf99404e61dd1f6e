import { countOf, judgedCell, k6Cell, mebibytes, milliseconds, outcomeOf } from "./cells.ts";
import type { Report, Verdict } from "./report.ts";

/** Formats a table of a report as plain text. */
export type Table = { title: string; head: string[]; rows: string[][] };

export function runTable(report: Report): Table {
  const { reachedPerSecond } = report;
  return {
    title: `${report.profile}: ${report.what}`,
    head: ["", ""],
    rows: [
      ["server", report.baseUrl],
      ["ended", report.writtenAt],
      [
        "time",
        report.isComplete ? `${report.seconds} s` : `${report.seconds} s of ${report.plannedSeconds}: INCOMPLETE`,
      ],
      ["rate, slack", `${report.rate} ×, ${report.slack} ×`],
      ["size of a file", `${(report.fileBytes / 1_024).toFixed(0)} KiB`],
      ["journeys made", `${report.iterations} (${report.iterationsPerSecond.toFixed(1)} per second)`],
      ["journeys that found no free user", String(report.droppedIterations)],
      ["bodies sent", mebibytes(report.mebibytesSent)],
      ["bodies received", mebibytes(report.mebibytesReceived)],
      ...(reachedPerSecond === null
        ? []
        : [["came when it ended", `${reachedPerSecond.toFixed(1)} people per second`]]),
    ],
  };
}

export function journeysTable({ journeys }: Report): Table {
  return {
    title: "What a person waited for",
    head: ["journey", "made", "failed", "busy (503)", "limited (429, 507)", "median", "p95", "p99"],
    rows: journeys.map((row) => [
      row.journey,
      row.made === 0 ? "not run" : String(row.made),
      countOf(row.failed, row.made),
      countOf(row.busy, row.made),
      countOf(row.limited, row.made),
      milliseconds(row.medianMs),
      milliseconds(row.p95Ms),
      milliseconds(row.p99Ms),
    ]),
  };
}

export function limitsTable({ limits }: Report): Table {
  return {
    title: "Limits of the server that the load reached",
    head: ["setting", "journeys"],
    rows: limits.map(({ limit, journeys }) => [limit, String(journeys)]),
  };
}

const K6_VALUES = ["count", "rate", "value", "med", "p(95)", "p(99)", "max"];

export function k6Table({ k6 }: Report): Table {
  return {
    title: "k6's own metrics",
    head: ["metric", ...K6_VALUES],
    rows: k6.map(({ metric, contains, values }) => [
      metric,
      ...K6_VALUES.map((name) => k6Cell(values[name], contains)),
    ]),
  };
}

export function goodputTable({ goodput }: Report): Table {
  return {
    title: "Goodput",
    head: ["load", "journeys a second"],
    rows: goodput.map(({ level, perSecond }) => [/^\d/.test(level) ? `${level} ×` : level, perSecond.toFixed(1)]),
  };
}

export function thresholdsTable(thresholds: readonly Verdict[]): Table {
  return {
    title: "Thresholds",
    head: ["", "of", "wanted", "was", "reason"],
    rows: thresholds.map((row) => [
      row.outcome === "crossed" ? "CROSSED" : row.outcome,
      row.metric,
      row.expression,
      judgedCell(row),
      row.reason,
    ]),
  };
}

export function processesTable({ processes }: Report): Table {
  return {
    title: "Processes, where the stack is our own",
    head: ["process", "CPU", "peak memory", "after warm-up", "at the end", "kept, early", "kept, late"],
    rows: processes.map((row) => [
      row.name,
      `${row.cpuSeconds.toFixed(1)} s`,
      mebibytes(row.peakMebibytes),
      ...[...row.residentMebibytes, ...row.keptMebibytes].map(mebibytes),
    ]),
  };
}

export function formatTable({ title, head, rows }: Table): string {
  const lines = head.every((cell) => cell === "") ? rows : [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
  return [title, ...lines.map(print)].join("\n");
}

/** A report for the console. Lists only thresholds that were crossed or not evaluated. */
export function formatText(report: Report): string {
  const unheld = report.thresholds.filter(({ outcome }) => outcome !== "held");
  const count = (wanted: Verdict["outcome"]) => report.thresholds.filter(({ outcome }) => outcome === wanted).length;
  const tables = [runTable(report), journeysTable(report)];
  if (report.limits.length > 0) tables.push(limitsTable(report));
  if (report.goodput.length > 0) tables.push(goodputTable(report));
  tables.push(k6Table(report));
  if (report.processes.length > 0) tables.push(processesTable(report));
  if (unheld.length > 0) tables.push(thresholdsTable(unheld));
  const others = (["crossed", "found", "not run"] as const).flatMap((outcome) =>
    count(outcome) > 0 ? `, ${count(outcome)} ${outcome}` : [],
  );
  const held = `${count("held")} of ${report.thresholds.length} thresholds held${others.join("")}`;
  const outcome = outcomeOf(report);
  const last = `${held}: ${outcome === "passed" ? outcome : outcome.toUpperCase()}`;
  return `${[...tables.map(formatTable), last].join("\n\n")}\n`;
}
