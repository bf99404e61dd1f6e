import { createLog } from "../log.ts";

/*
 * Started by log.test.ts. For each line on stdin it logs that, and then says it on stderr; it ends with stdin.
 */
const log = createLog({ level: "info", service: "fixture" });
process.stdin.setEncoding("utf8");
for await (const line of process.stdin) {
  log.info(String(line).trim());
  // What a failed write has emitted later must not end the process either.
  await new Promise(setImmediate);
  process.stderr.write(line);
}
