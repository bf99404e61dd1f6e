import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { uploadOld } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { adminUrl, runAdmin } from "../support/run-admin.ts";
import { runbookCommands, splitWords } from "../support/runbook-commands.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const run = promisify(execFile);
const STACK = fileURLToPath(new URL("../../tools/dev-stack/src/main.ts", import.meta.url));

/** Starts a stack with one upload, and runs commands as the runbooks' readers do, with its names for the placeholders. */
async function onStack(): Promise<{ app: StackApp; admin: (command: string) => ReturnType<typeof runAdmin> }> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-runbooks-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const OPERATOR_TOKEN_FILE = join(directory, "token");
  await writeFile(OPERATOR_TOKEN_FILE, randomBytes(32).toString("hex"));
  const app = await startStackApp({ OPERATOR_TOKEN_FILE, UPLOADS_PER_HOUR_PER_NETWORK: "1000" });
  onTestFinished(() => app[Symbol.asyncDispose]());
  const { id } = await uploadOld(app.origin, Buffer.from("a letter"));
  const names: Record<string, string> = { ADDRESS: "198.51.100.7", ID: id, "https://send.example.com": app.origin };
  const gateway = app.processes().find(({ name }) => name.startsWith("upload-gateway"));
  const admin = (command: string) =>
    runAdmin(
      {
        OPERATOR_TOKEN_FILE,
        ENVOI_ADMIN_URL: /^(?:block|quotas) /.test(command) ? (gateway?.privateOrigin ?? "") : adminUrl(app),
      },
      ...splitWords(command).map((word) => names[word] ?? word),
    );
  return { app, admin };
}

test("operators' commands in the runbooks run as they stand there", async () => {
  const { admin } = await onStack();
  const commands = runbookCommands("npm run(?: --silent)? admin --");
  expect(commands).toContain("limits");
  // Reports and facts that were given up have tests of their own: here there are none.
  const isAboutNothing = (command: string) => /^report (?:show|close|open) |^dead-letters retry /.test(command);
  const words = commands.filter((command) => !isAboutNothing(command) && command !== "take-down");
  const outcomes: [string, unknown][] = [];
  for (const command of words) {
    const { status, stderr } = await admin(command);
    outcomes.push([command, status === 0 ? "done" : stderr]);
  }
  expect(outcomes).toEqual(words.map((command) => [command, "done"]));
  for (const command of commands.filter(isAboutNothing)) expect((await admin(command)).stderr).not.toContain("usage:");
});

test("the stack's commands in the runbooks run as they stand there", async () => {
  const { app } = await onStack();
  const commands = runbookCommands("npm run stack --").map((command) => command.replace("COMPONENT", "metadata"));
  expect(commands).toContain("status");
  for (const command of commands)
    await run(process.execPath, [STACK, ...splitWords(command), "--data-dir", app.dataDirectory]);
  const { stdout } = await run(process.execPath, [STACK, "status", "--data-dir", app.dataDirectory]);
  expect(stdout).toContain("upload-gateway-3");
  expect(stdout).toContain("janitor-2");
});
