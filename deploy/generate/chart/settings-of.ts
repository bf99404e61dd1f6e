import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeployedService } from "@envoi/topology";
import { ROOT } from "../root.ts";
import { CONFIG_READERS, variablesIn } from "./config-readers.ts";

const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/m;

/** Source text of the top-level declarations of a file, by name. */
function declarationsIn(source: string): Map<string, string> {
  const parts = source.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
  return new Map(parts.map((part) => [DECLARATION.exec(part)?.[1] ?? "", part]));
}

const declarations = new Map<string, string>();
for (const file of globSync(CONFIG_READERS, { cwd: ROOT })) {
  const found = declarationsIn(readFileSync(join(ROOT, file), "utf8"));
  for (const [name, text] of found) {
    if (!/^read[A-Z]/.test(name)) continue;
    const shape = /readEnv\((\w+), /.exec(text)?.[1] ?? "";
    declarations.set(name, text + (found.get(shape) ?? ""));
  }
}

/** Names of the variables that a service reads: those in the readers that its `main.ts` uses. */
export function listSettings(service: DeployedService): string[] {
  const folder = service === "web-origin" ? "services/web-origin" : `services/${service}`;
  const main = readFileSync(join(ROOT, folder, "src/main.ts"), "utf8");
  const readers = new Set(Array.from(main.matchAll(/\w: (read[A-Z]\w+)/g), ([, name = ""]) => name));
  const names = Array.from(readers).flatMap((reader) => {
    const source = declarations.get(reader);
    if (source === undefined) throw new Error(`${folder} reads its settings by ${reader}, which is not found`);
    return variablesIn(source);
  });
  return [...new Set(names)].sort();
}
