import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus, release, totalmem } from "node:os";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./groups.ts";
import type { Options, Row } from "./measuring/figures.ts";
import { formatGoal, formatTable } from "./measuring/format-table.ts";
import { judge } from "./measuring/judge.ts";

/*
 * Measures every figure and its limit alternately, so that a slowdown of the host affects both.
 *
 *   npm run bench
 *   npm run bench -- janitor sockets
 *   npm run bench -- embedded --mebibytes 1024 --runs 7
 *   npm run bench -- --small
 *
 * Exits with 1 if a figure misses its goal by more than its noise or could not be measured. Small runs measure
 * everything but judge nothing.
 */

const RESULTS = "test-results/bench.json";
const MEBIBYTE = 1_048_576;
const FULL = { mebibytes: 512, runs: 5 };
const SMALL = { mebibytes: 32, runs: 2 };

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number of at least 1`);
  return Number(text);
}

/**
 * Parses `npm run bench -- [group…] [--mebibytes N] [--runs N] [--small]`; without a group, all run.
 *
 * @throws Error with a message for the user
 */
function parseCommand(args: string[]): { names: string[]; options: Options } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { mebibytes: { type: "string" }, runs: { type: "string" }, small: { type: "boolean", default: false } },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(groups, name));
  if (unknown !== undefined)
    throw new Error(`there is no group "${unknown}". Groups: ${Object.keys(groups).join(", ")}.`);
  const usual = values.small ? SMALL : FULL;
  return {
    names: Object.keys(groups).filter((name) => positionals.length === 0 || positionals.includes(name)),
    options: {
      bytes: wholeNumber("mebibytes", values.mebibytes, usual.mebibytes) * MEBIBYTE,
      runs: wholeNumber("runs", values.runs, usual.runs),
      isSmall: values.small,
    },
  };
}

const machine = {
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGibibytes: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  architecture: arch(),
  node: process.version,
};

type GroupRow = Row & { group: string };

const { names, options } = parseCommand(process.argv.slice(2));
const startedAt = new Date().toISOString();
const rows: GroupRow[] = [];
const failed: string[] = [];

const verdictOf = (row: Row) => (options.isSmall ? null : judge(row));

/** Writes the results so far. Called after each group, because a full run takes a long time and may be interrupted. */
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
    // The run continues, because the other groups' results are still useful.
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
