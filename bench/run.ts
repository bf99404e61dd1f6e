import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus, release, totalmem } from "node:os";
import { dirname } from "node:path";
import { groups } from "./groups.ts";
import { parseCommand } from "./measuring/command.ts";
import type { Row } from "./measuring/figures.ts";
import { formatGoal, formatTable } from "./measuring/format-table.ts";
import { judge } from "./measuring/judge.ts";

/*
 * Measures every figure and its limit alternately, so a machine that slows down affects both.
 *
 *   npm run bench
 *   npm run bench -- janitor sockets
 *   npm run bench -- embedded --mebibytes 1024 --runs 7
 *   npm run bench -- --small
 *
 * Exits with 1 if a figure misses its goal by more than its noise, or could not be measured. Small runs run everything
 * but judge nothing.
 */

const RESULTS = "test-results/bench.json";

const machine = {
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGibibytes: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  architecture: arch(),
  node: process.version,
};

type GroupRow = Row & { group: string };

const { names, options } = parseCommand(process.argv.slice(2), Object.keys(groups));
const startedAt = new Date().toISOString();
const rows: GroupRow[] = [];
const failed: string[] = [];

const verdictOf = (row: Row) => (options.isSmall ? null : judge(row));

/** Called after each group, because a full run takes long and may be interrupted. */
async function write(): Promise<void> {
  const judged = rows.map((row) => ({ ...row, verdict: verdictOf(row) }));
  await mkdir(dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ startedAt, machine, options, failed, rows: judged }, null, 2)}\n`);
}

for (const name of names) {
  console.log(`\n## ${name}\n`);
  try {
    const taken = (await groups[name]?.(options)) ?? [];
    rows.push(...taken.map((row) => ({ group: name, ...row })));
    console.log(formatTable(taken, !options.isSmall));
  } catch (error) {
    // The other groups are still useful.
    failed.push(name);
    console.error(error);
  }
  await write();
}

console.log(`\n## all, ${machine.cores} × ${machine.cpu}, Node ${machine.node}\n`);
console.log(formatTable(rows, !options.isSmall));

const missed = rows.filter((row) => verdictOf(row) === "missed");
for (const { group, what, unit, ratio, goal } of missed) {
  if (goal !== null) console.error(`missed: ${group}, ${what} (${unit}): ${ratio.toFixed(3)}, not ${formatGoal(goal)}`);
}
for (const name of failed) console.error(`failed: ${name}`);
if (missed.length + failed.length > 0) process.exitCode = 1;
