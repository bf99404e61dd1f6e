import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONFIG_READERS, variablesIn } from "./chart/config-readers.ts";
import { ROOT } from "./root.ts";

/** A Job that sets up NATS and S3, with settings of its own. */
const OTHER = "services/provision/";

/** Names of all settings of all services. */
export function settingNames(): string[] {
  const names = globSync(CONFIG_READERS, { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    return !file.startsWith(OTHER) && source.includes("readEnv(") ? variablesIn(source) : [];
  });
  return [...new Set(names)].sort();
}
