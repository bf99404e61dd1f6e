import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/*
 * [Note: Audit chain]
 *
 * The audit file is append-only: one JSON object per line, which is on disk before its call gets a response. `n` is the
 * line's number, and `prev` the SHA-256 of the line before, so a line cannot be changed, removed or inserted without a
 * trace. Removing lines from the end leaves no trace in the file, but the log also contains each line's hash. A line
 * left incomplete by a crash is part of the chain.
 */

/** The value of `prev` in the first line, which has no predecessor. */
export const NO_LINE = "0".repeat(64);
const MAX_LINE_BYTES = 4_096;
/** Enough for the last two lines. */
const TAIL_BYTES = 3 * MAX_LINE_BYTES;

export const hashOfLine = (line: string): string => createHash("sha256").update(line).digest("hex");

/** The last line of a file. */
type End = { n: number; hash: string; isComplete: boolean };

function parseNumber(line: string): number | null {
  try {
    const { n } = JSON.parse(line) as { n?: unknown };
    return typeof n === "number" ? n : null;
  } catch {
    return null;
  }
}

/** Reads the end of the chain from a file, which need not exist. */
async function readEnd(path: string): Promise<End> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (file === null) return { n: 0, hash: NO_LINE, isComplete: true };
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    const text = tail.toString();
    const isComplete = text === "" || text.endsWith("\n");
    const lines = text.split("\n").filter((line) => line !== "");
    const last = lines.at(-1);
    if (last === undefined) return { n: 0, hash: NO_LINE, isComplete };
    const whole = parseNumber(last);
    const before = parseNumber(lines.at(-2) ?? "") ?? 0;
    return { n: whole ?? before + 1, hash: hashOfLine(last), isComplete };
  } finally {
    await file.close();
  }
}

/** Appends lines to the audit file, in order. See [Note: Audit chain]. */
export function createAuditFile(path: string) {
  let end: End | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function formatLine(entry: object, { n, hash }: End): string {
    const chained = { n: n + 1, prev: hash, at: new Date().toISOString() };
    const line = JSON.stringify({ ...chained, ...entry });
    if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
    return JSON.stringify({ ...chained, tooLong: JSON.stringify(entry).slice(0, MAX_LINE_BYTES / 8) });
  }

  async function write(entry: object): Promise<string> {
    // The end of the file is read each time, because a failed write may have left an incomplete line.
    const found = await readEnd(path);
    const before = found.hash === NO_LINE && end !== null ? end : found;
    const line = formatLine(entry, before);
    // The file is opened again for each line, so that it may be moved away at any time.
    const file = await open(path, "a", 0o600);
    try {
      await file.write(`${before.isComplete ? "" : "\n"}${line}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    end = { n: before.n + 1, hash: hashOfLine(line), isComplete: true };
    return end.hash;
  }

  return {
    /** @returns the hash of the line, once it is on disk. Rejects if the line could not be written */
    append(entry: object): Promise<string> {
      const written = last.then(() => write(entry));
      last = written.catch(() => {});
      return written;
    },
  };
}
