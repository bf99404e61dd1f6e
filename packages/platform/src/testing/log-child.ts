import { createLog } from "../log.ts";

/* Started by log.test.ts. Logs each line of stdin, then writes it to stderr. Ends when stdin ends. */
const log = createLog({ level: "info", service: "fixture" });
process.stdin.setEncoding("utf8");
for await (const line of process.stdin) {
  log.info(String(line).trim());
  // Waits until a failed write has emitted its error, which must not end the process either.
  await new Promise(setImmediate);
  process.stderr.write(line);
}
