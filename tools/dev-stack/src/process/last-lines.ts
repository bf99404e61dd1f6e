import { open } from "node:fs/promises";

const BYTES = 4_000;

/** The end of a log, for error messages. */
export async function lastLines(file: string): Promise<string> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES), 0, BYTES, Math.max(0, size - BYTES));
  const lines = buffer.toString("utf8", 0, bytesRead).trimEnd().split("\n");
  return (size > BYTES ? lines.slice(1) : lines).join("\n");
}
