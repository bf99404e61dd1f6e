import path from "node:path";
import { runCommand } from "./setup/run-command.mjs";

export type ServicesBuild = { readonly kind: "built" } | { readonly kind: "failed"; readonly output: string };

/**
 * With their dependencies: all programs that run on a server, the operators' command line, and the issuer of a stack with
 * accounts.
 */
const PROGRAMS = ["services/standalone", "packages/admin", "tools/dev-stack", "tools/dev-issuer"];

/**
 * Compiles the services to JavaScript. Node can run the sources too, but its compiler takes some 60 MB in each process.
 * Fast if nothing has changed.
 */
export async function buildServices(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}): Promise<ServicesBuild> {
  const tsc = path.join(deps.root, "node_modules", ".bin", "tsc");
  const { code, output } = await runCommand(tsc, ["-b", ...PROGRAMS], { cwd: deps.root, env: deps.env });
  return code === 0 ? { kind: "built" } : { kind: "failed", output };
}
