import path from "node:path";
import type { Build } from "./build-services.ts";
import { root } from "./root.ts";
import { runCommand } from "./setup/run-command.mjs";

/** Builds the command line as one file, as it is published. Only tests run it here. */
export async function buildCommandLine(): Promise<Build> {
  const startedAtMs = performance.now();
  const script = path.join(root, "tools", "publish", "src", "single-file.ts");
  const { code, output } = await runCommand(process.execPath, [script]);
  if (code !== 0) return { kind: "failed", output };
  return { kind: "built", seconds: (performance.now() - startedAtMs) / 1_000 };
}
