import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StackApp } from "./stack-app.ts";

/**
 * Restarts NATS with other settings.
 *
 * @param jetstream - JetStream settings, as in the NATS configuration
 * @param whileStopped - action on the data while NATS is stopped
 */
export async function restartNats(app: StackApp, jetstream: string, whileStopped = async () => {}): Promise<void> {
  const file = join(app.dataDirectory, "nats", "nats.conf");
  await app.stopProcess("nats");
  await whileStopped();
  const config = await readFile(file, "utf8");
  await writeFile(file, config.replace(/^jetstream .*$/m, `jetstream { ${jetstream} }`));
  await app.bringBack("nats");
}
