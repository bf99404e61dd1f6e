import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeployedService } from "@envoi/topology";
import { ROOT } from "./root.ts";

/** Files that read the environment. */
const CONFIG_READERS =
  "{packages,services}/*/src/**/{config,process-config,sender-limits,storage-marks,upload-quota,operators,main}.ts";
const readers = globSync(CONFIG_READERS, { cwd: ROOT }).map((file) => ({
  file,
  source: readFileSync(join(ROOT, file), "utf8"),
}));

/** A Job that sets up NATS and S3 and has its own settings. */
const OTHER = "services/provision/";

const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/m;

function variablesIn(source: string): string[] {
  return Array.from(source.matchAll(/(?:^\s+|[{,] )([A-Z][A-Z0-9_]+):/gm), ([, name = ""]) => name);
}

export function settingNames(): string[] {
  const names = readers.flatMap(({ file, source }) =>
    !file.startsWith(OTHER) && source.includes("readEnv(") ? variablesIn(source) : [],
  );
  return [...new Set(names)].sort();
}

/** Source text of the top-level declarations of a file, by name. */
function declarationsIn(source: string): Map<string, string> {
  const parts = source.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
  return new Map(parts.map((part) => [DECLARATION.exec(part)?.[1] ?? "", part]));
}

const declarations = new Map<string, string>();
for (const { source } of readers) {
  const found = declarationsIn(source);
  for (const [name, text] of found) {
    if (!/^read[A-Z]/.test(name)) continue;
    const shape = /readEnv\((\w+), /.exec(text)?.[1] ?? "";
    declarations.set(name, text + (found.get(shape) ?? ""));
  }
}

/**
 * Names of the variables that a service reads, as declared by the functions that its `main.ts` uses to read settings.
 */
export function listSettings(service: DeployedService): string[] {
  const main = readFileSync(join(ROOT, `services/${service}/src/main.ts`), "utf8");
  const used = new Set(Array.from(main.matchAll(/\w: (read[A-Z]\w+)/g), ([, name = ""]) => name));
  const names = Array.from(used).flatMap((reader) => {
    const source = declarations.get(reader);
    if (source === undefined) throw new Error(`${service} reads its settings by ${reader}, which is not found`);
    return variablesIn(source);
  });
  return [...new Set(names)].sort();
}
