import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Goal, median, type Options, type Row, rowOf } from "./figures.ts";
import { type LineKind, startLine, whyNoLine } from "./wan-line.ts";

/** What to measure on a line. The commands in `onServer` run a program on its other end. */
export type LineTask = {
  serverAddress: string;
  onServer: readonly string[];
  mebibytes: number;
  /** Bytes on the bare line. */
  bareMebibytes: number;
  turns: number;
  /** Also without the line, over loopback: on a fast line, the browser itself may be slower. */
  withLoopback: boolean;
};

/** Mbit/s of each turn; `loopback` is empty if it was not measured. */
export type Turns = { bare: number[]; page: number[]; loopback: number[] };
export type LineTurns = { up: Turns; down: Turns };

type Measured = {
  line: LineKind;
  mebibytes: number;
  /** Default: as many. */
  bareMebibytes?: number;
  turns: number;
  withLoopback: boolean;
  atLeast: number;
};

/** Losses are random, and the machine's own work delays packets. */
const NOISE = 0.05;
const SMALL = { mebibytes: 16, bareMebibytes: 16, turns: 1 };
/** Long enough that slow start and the first answers, some ten round trips, take a small share of the bare line too. */
const LINES: readonly Measured[] = [
  {
    line: { rttMs: 100, mbitPerSecond: 200, lossPercent: 0 },
    ...{ mebibytes: 256, turns: 3, withLoopback: false, atLeast: 0.92 },
  },
  {
    line: { rttMs: 300, mbitPerSecond: 20, lossPercent: 1 },
    ...{ mebibytes: 48, turns: 2, withLoopback: false, atLeast: 0.92 },
  },
  {
    line: { rttMs: 30, mbitPerSecond: 500, lossPercent: 0 },
    ...{ mebibytes: 512, turns: 3, withLoopback: true, atLeast: 0.9 },
  },
  {
    // Several connections carry a transfer here; one stream of the same bytes would take minutes.
    line: { rttMs: 200, mbitPerSecond: 20, lossPercent: 0.5, perConnection: true },
    ...{ mebibytes: 512, bareMebibytes: 128, turns: 1, withLoopback: false, atLeast: 4 },
  },
];
const TURNS_PROGRAM = fileURLToPath(new URL("wan-turns.ts", import.meta.url));

const nameOf = ({ rttMs, mbitPerSecond, lossPercent, perConnection = false }: LineKind) =>
  `${rttMs} ms, ${mbitPerSecond} Mbit/s${perConnection ? " per connection" : ""}${lossPercent > 0 ? `, ${lossPercent} % loss` : ""}`;

async function measure({ line: kind, bareMebibytes, ...task }: Measured): Promise<LineTurns> {
  await using line = await startLine(kind);
  const { serverAddress, onServer } = line;
  const bare = { bareMebibytes: bareMebibytes ?? task.mebibytes };
  const text = JSON.stringify({ serverAddress, onServer, ...bare, ...task } satisfies LineTask & { atLeast: number });
  const [program = "", ...args] = [...line.onClient, process.execPath, TURNS_PROGRAM, text];
  const { stdout } = await promisify(execFile)(program, args);
  return JSON.parse(stdout);
}

function rowsOf(what: string, { bare, page, loopback }: Turns, atLeast: number): Row[] {
  const goal: Goal = { atLeast, noise: NOISE };
  const isLineSlower = loopback.length === 0 || median(bare) <= median(loopback);
  const compared = { unit: "Mbit/s", values: page };
  const rows = [rowOf({ ...compared, what, limit: bare, goal: isLineSlower ? goal : null })];
  if (loopback.length === 0) return rows;
  const near = rowOf({
    ...compared,
    what: `${what}, against loopback`,
    limit: loopback,
    goal: isLineSlower ? null : goal,
  });
  return [...rows, near];
}

/** Compares the page in Chromium, over long lines to `npm start`, with one TCP stream. */
export async function benchWan({ isSmall }: Options): Promise<Row[]> {
  const reason = await whyNoLine();
  if (reason !== null) {
    console.log(`Skipped: ${reason}.`);
    return [];
  }
  const rows: Row[] = [];
  for (const measured of LINES) {
    const turns = await measure(isSmall ? { ...measured, ...SMALL } : measured);
    const name = nameOf(measured.line);
    rows.push(...rowsOf(`Chromium → ${name}`, turns.up, measured.atLeast));
    rows.push(...rowsOf(`${name} → Chromium's disk`, turns.down, measured.atLeast));
  }
  return rows;
}
