import type { Report, Verdict } from "./report.ts";

const SHOWN_DECIMALS = 3;
const MAX_DECIMALS = 12;

export const milliseconds = (value: number | null) => (value === null ? "" : `${Math.round(value)} ms`);
export const mebibytes = (value: number | null) => (value === null ? "" : `${Math.round(value)} MiB`);

/** A count with its share, such as `3 (0.25 %)`; empty for 0. */
export function countOf(count: number, all: number): string {
  return count === 0 ? "" : `${count} (${((count / all) * 100).toPrecision(3)} %)`;
}

/** The value of a threshold, with enough digits to differ from the bound unless both are equal. */
export function judgedCell({ value, expression }: Pick<Verdict, "value" | "expression">): string {
  if (value === null) return "";
  const bound = Number(/[\d.]+$/.exec(expression)?.[0]);
  const rounded = (decimals: number) => Number(value.toFixed(decimals));
  let decimals = SHOWN_DECIMALS;
  while (decimals < MAX_DECIMALS && value !== bound && rounded(decimals) === bound) decimals += 1;
  return String(rounded(decimals));
}

/** One value of k6's own metrics, in the unit that the metric contains. */
export function k6Cell(value: number | undefined, contains: string): string {
  if (value === undefined) return "";
  if (contains === "time") return `${value.toFixed(1)} ms`;
  if (contains === "data") return `${(value / 1_048_576).toFixed(2)} MiB`;
  return String(Number(value.toFixed(SHOWN_DECIMALS)));
}

export function outcomeOf(report: Report): "passed" | "failed" | "incomplete" {
  if (report.isPassed) return "passed";
  return report.isComplete || report.thresholds.some(({ outcome }) => outcome === "crossed") ? "failed" : "incomplete";
}
