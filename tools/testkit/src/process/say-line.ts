import { writeSync } from "node:fs";

const FULL_MS = 1;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

/**
 * Writes a line to stdout synchronously and completely, for a process that is about to be killed. While the pipe is
 * full because the parent reads slowly, the call waits.
 */
export function sayLine(text: string): void {
  let left = Buffer.from(`${text}\n`);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(1, left));
    } catch (error) {
      if (!isFull(error)) throw error;
      Atomics.wait(sleeper, 0, 0, FULL_MS);
    }
  }
}
