import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { StackError } from "./stack-error.ts";

const TAIL_BYTES = 16_384;
const POLL_MS = 300;

type Print = (line: string) => void;

/** Names of the processes with a log: the one with this name, the replicas of this service, or all of them. */
async function findLogs(folder: string, name: string | null): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith(".log")).map((file) => file.slice(0, -".log".length));
  const isMeant = (one: string) => name === null || one === name || one.replace(/-\d+$/, "") === name;
  const found = names.filter(isMeant).toSorted();
  if (found.length > 0) return found;
  throw new StackError(
    `there is no log of ${name ?? "a stack"} in ${folder}${names.length > 0 ? `: ${names.join(", ")}` : ""}`,
  );
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

/** Prints whole lines from this offset. @returns the offset after the last of them */
async function printFrom(file: string, offset: number, print: Print): Promise<number> {
  const size = await sizeOf(file);
  if (size <= offset) return size < offset ? 0 : offset;
  const whole = await lastLineEnd(file, offset, size);
  if (whole === offset) return offset;
  const stream = createReadStream(file, { start: offset, end: whole - 1 });
  for await (const line of createInterface({ input: stream })) print(line);
  return whole;
}

/** Offset after the last line end between two offsets. */
async function lastLineEnd(file: string, from: number, to: number): Promise<number> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return from + buffer.subarray(0, bytesRead).lastIndexOf(0x0a) + 1;
}

/**
 * Prints the last lines of logs, each with the name of its process if there are several.
 *
 * @param isFollowed - goes on with new lines until the process is stopped
 */
export async function showLogs(
  dataDirectory: string,
  { name, isFollowed }: { name: string | null; isFollowed: boolean },
  print: Print,
): Promise<void> {
  const folder = join(dataDirectory, "logs");
  const names = await findLogs(folder, name);
  const logs = names.map((one) => ({
    file: join(folder, `${one}.log`),
    print: (line: string) => print(names.length === 1 ? line : `${one}  ${line}`),
    offset: 0,
  }));
  for (const log of logs) {
    const skipped = Math.max(0, (await sizeOf(log.file)) - TAIL_BYTES);
    // After a cut, the first line is incomplete.
    let isCut = skipped > 0;
    log.offset = await printFrom(log.file, skipped, (line) => {
      if (!isCut) log.print(line);
      isCut = false;
    });
  }
  while (isFollowed) {
    await delay(POLL_MS);
    for (const log of logs) log.offset = await printFrom(log.file, log.offset, log.print);
  }
}
