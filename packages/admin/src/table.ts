import type { Row } from "./command.ts";

/** Formats a table as lines: the names of the fields, then each row. */
export function table(rows: readonly Row[]): string[] {
  const [first] = rows;
  if (first === undefined) return ["nothing found"];
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** A table with a row for each field of an object. */
export function fields(about: object): string[] {
  return table(Object.entries(about).map(([field, value]) => ({ field, value: String(value) })));
}

const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];
const UNIT_BYTES = 1_024;

/** A size such as `1.5 MiB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / Math.log2(UNIT_BYTES)));
  const amount = bytes / UNIT_BYTES ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`;
}
