import type { Report } from "./report.ts";
import { formatTable, type Table } from "./text.ts";

/** A figure of a report. `null`: the report lacks it. */
type Figures = ReadonlyMap<string, number>;

const K6_VALUES = ["med", "p(95)", "p(99)", "rate"] as const;

function figuresOf(report: Report): Figures {
  const figures = new Map<string, number>([
    ["journeys per second", report.iterationsPerSecond],
    ["dropped journeys", report.droppedIterations],
  ]);
  const add = (name: string, value: number | null | undefined) => {
    if (value !== null && value !== undefined) figures.set(name, value);
  };
  for (const { journey, made, failed, busy, limited, medianMs, p95Ms, p99Ms } of report.journeys) {
    if (made === 0) continue;
    const shares = { "failed, %": failed, "busy, %": busy, "limited, %": limited };
    add(`${journey}: made`, made);
    for (const [name, count] of Object.entries(shares)) add(`${journey}: ${name}`, (100 * count) / made);
    for (const [name, value] of Object.entries({ median: medianMs, p95: p95Ms, p99: p99Ms }))
      add(`${journey}: ${name}, ms`, value);
  }
  for (const { level, perSecond } of report.goodput) add(`goodput at level ${level}, per second`, perSecond);
  for (const { metric, values } of report.k6) for (const name of K6_VALUES) add(`${metric}: ${name}`, values[name]);
  for (const { name, cpuSeconds, peakMebibytes } of report.processes) {
    add(`${name}: CPU, s`, cpuSeconds);
    add(`${name}: peak memory, MiB`, peakMebibytes);
  }
  return figures;
}

const SHOWN_DIGITS = 4;
const shown = (value: number | undefined) =>
  value === undefined ? "" : String(Number(value.toPrecision(SHOWN_DIGITS)));

function change(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || before === after) return "";
  if (before === 0) return "new";
  const percent = (after / before - 1) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)} %`;
}

/** Settings in which the runs differ, which makes their figures hard to compare. */
function differences(before: Report, after: Report): string[] {
  return (["profile", "baseUrl", "plannedSeconds", "rate", "fileBytes", "slack", "isComplete"] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => `the runs differ in ${name}: ${before[name]} and ${after[name]}`);
}

function verdictsTable(before: Report, after: Report): Table {
  const keyOf = ({ metric, expression }: Report["thresholds"][number]) => `${metric} ${expression}`;
  const earlier = new Map(before.thresholds.map((verdict) => [keyOf(verdict), verdict.outcome]));
  const changed = after.thresholds.filter((verdict) => earlier.get(keyOf(verdict)) !== verdict.outcome);
  return {
    title: "Thresholds with another outcome",
    head: ["threshold", "before", "after"],
    rows: changed.map((verdict) => [keyOf(verdict), earlier.get(keyOf(verdict)) ?? "", verdict.outcome]),
  };
}

/** Compares two runs as text. */
export function compareReports(before: Report, after: Report): string {
  const [left, right] = [figuresOf(before), figuresOf(after)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const figures: Table = {
    title: `${before.profile}, ${before.writtenAt} and ${after.writtenAt}`,
    head: ["", "before", "after", "change"],
    rows: names.map((name) => {
      const [old, fresh] = [left.get(name), right.get(name)];
      return [name, shown(old), shown(fresh), change(old, fresh)];
    }),
  };
  const verdicts = verdictsTable(before, after);
  const tables = [figures, ...(verdicts.rows.length > 0 ? [verdicts] : [])].map(formatTable);
  return [...differences(before, after), ...tables].join("\n\n");
}
