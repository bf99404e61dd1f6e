import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

export const capacityPage = readFileSync(join(ROOT, "docs/capacity.md"), "utf8");

/** A row of a table: its cells by the names of their columns. */
type Row = Readonly<Record<string, string>>;

/** The table below a heading of the page, by the first cell of each row, without marks such as backticks. */
function readTable(page: string, heading: string): ReadonlyMap<string, Row> {
  const section = page.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`));
  const lines = section?.split("\n").filter((line) => line.startsWith("|")) ?? [];
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
  if (rows.length === 0) throw new Error(`docs/capacity.md has no table below "${heading}"`);
  return new Map(
    rows.map((cells) => [cells[0] ?? "", Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]))]),
  );
}

/** @returns 0 for `–`, which means that there is no such cost */
function readNumber(row: Row | undefined, column: string): number {
  const text = row?.[column]?.replaceAll(/[,*]/g, "");
  const number = text === "–" ? 0 : Number.parseFloat(text ?? "");
  if (Number.isNaN(number)) throw new Error(`docs/capacity.md has no number in the column "${column}"`);
  return number;
}

/** What the busiest hour of a site asks for. */
type Load = { uploads: number; downloads: number; removals: number; gibUp: number; gibDown: number };

/** The load in a column of the page's example, such as `10×`: each upload is downloaded twice and removed once. */
export function exampleLoad(page: string, scale: string): Load {
  const times = Number.parseFloat(scale.replaceAll(",", ""));
  const uploads = 1_000 * times;
  const [up = 0, down = 0] = (readTable(page, "Example").get("GiB per hour, up, down")?.["1×"] ?? "")
    .split(", ")
    .map(Number);
  return { uploads, downloads: 2 * uploads, removals: uploads, gibUp: up * times, gibDown: down * times };
}

/** Cores that all replicas of a service, or a store, use during this hour, by the page's cost model. */
export function computeCores(page: string, name: string, load: Load): number {
  const row = readTable(page, "CPU, in seconds").get(name);
  const seconds =
    (load.uploads / 1_000) * readNumber(row, "1,000 uploads") +
    (load.downloads / 1_000) * readNumber(row, "1,000 downloads") +
    (load.removals / 1_000) * readNumber(row, "1,000 removals") +
    load.gibUp * readNumber(row, "1 GiB up") +
    load.gibDown * readNumber(row, "1 GiB down");
  return seconds / 3_600 + readNumber(row, "idle, per second");
}

/** The page's example: a value of a row in a column. */
export const readExample = (page: string, name: string, scale: string): number =>
  readNumber(readTable(page, "Example").get(name), scale);

/** Memory of an item, in MiB; of a range such as `80–120 MiB`, the upper end. */
export function readMemory(page: string, item: string): number {
  const text = readTable(page, "Memory and disk").get(item)?.["memory"] ?? "";
  const [, amount] = /([\d.]+) MiB$/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`docs/capacity.md has no memory of "${item}"`);
  return Number(amount);
}
