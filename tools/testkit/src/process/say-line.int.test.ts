import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const LINES = 50_000;
/**
 * A script that writes faster than its output is read. It accesses `process.stdout` first, which makes writes to a full
 * pipe fail.
 */
const SCRIPT = `
  import { sayLine } from ${JSON.stringify(new URL("./say-line.ts", import.meta.url).href)};
  process.stdout.columns;
  for (let line = 0; line < ${LINES}; line += 1) sayLine(line + " " + "x".repeat(100));`;

test("every line arrives completely, however slowly it is read", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SCRIPT], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const wrong: string[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== `${lines} ${"x".repeat(100)}`) wrong.push(line);
    lines += 1;
  }
  expect({ ended: await closed, lines, wrong }).toEqual({ ended: [0, null], lines: LINES, wrong: [] });
});
