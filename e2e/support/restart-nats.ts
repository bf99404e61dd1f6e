import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StackApp } from "./stack-app.ts";

/**
 * Restarts NATS with other settings of JetStream.
 *
 * @param whileStopped - what happens to its data meanwhile
 */
export async function restartNats(
  app: StackApp,
  { jetstream, more = "" }: { jetstream: string; more?: string },
  whileStopped = async () => {},
): Promise<void> {
  const file = join(app.dataDirectory, "nats", "nats.conf");
  await app.stopProcess("nats");
  await whileStopped();
  const config = await readFile(file, "utf8");
  await writeFile(file, `${more}\n${config.replace(/^jetstream .*$/m, `jetstream { ${jetstream} }`)}`);
  await app.bringBack("nats");
}
