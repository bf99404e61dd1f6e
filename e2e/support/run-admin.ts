import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { App } from "./app.ts";

const run = promisify(execFile);
const ADMIN = fileURLToPath(new URL("../../packages/admin/src/main.ts", import.meta.url));

export type AdminOutcome = { status: number; stdout: string; stderr: string };

/** Runs `npm run admin` as an operator does. This process can serve requests while the command runs. */
export function runAdmin(variables: Record<string, string>, ...args: string[]): Promise<AdminOutcome> {
  return run(process.execPath, [ADMIN, ...args], { env: { ...process.env, ...variables } }).then(
    (ended) => ({ status: 0, ...ended }),
    ({ code, stdout, stderr }: Omit<AdminOutcome, "status"> & { code: number }) => ({ status: code, stdout, stderr }),
  );
}

/** URL of the operators' service, for `ENVOI_ADMIN_URL`. */
export function adminUrl(app: Pick<App, "processes">): string {
  const operators = app.processes().find(({ name }) => name === "standalone" || name.startsWith("operators"));
  if (operators === undefined) throw new Error("no process serves operators");
  return operators.privateOrigin;
}
