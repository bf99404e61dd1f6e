// Runs every task: `node scripts/run.mjs <task> [arguments]`. Plain JavaScript without dependencies, because it must
// run on the host's own Node (18 or later) before anything is installed.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./setup/install-dependencies.mjs";
import { runSteps } from "./setup/run-steps.mjs";
import { SetupError } from "./setup/setup-error.mjs";
import { provideToolchain } from "./setup/toolchain.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** @type {string[]} */
const standaloneFlags = JSON.parse(readFileSync(path.join(root, "services/standalone/node-flags.json"), "utf8"));
const envFile = existsSync(path.join(root, ".env")) ? ["--env-file=.env"] : [];

const STACK = "tools/dev-stack/dist/main.js";
/** Requests to a running stack. They skip the build, which would replace the stack's programs. */
const STACK_REQUESTS = ["status", "restart", "stop", "start", "scale", "logs"];

/** Each task is one or more programs, run in sequence with Node 24 from the repository root. */
const TASKS = {
  start: [
    ["scripts/build.ts", "--if-changed"],
    [...standaloneFlags, ...envFile, "services/standalone/dist/main.js"],
  ],
  stack: [
    ["scripts/build.ts", "--if-changed"],
    [...standaloneFlags, ...envFile, STACK],
  ],
  dev: [[...envFile, "scripts/dev.ts"]],
  unit: [["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "dom"]],
  test: [["scripts/test.ts"]],
  "test:all": [["scripts/test.ts", "--full"]],
  "test:cluster": [["scripts/test-cluster.ts"]],
  check: [["scripts/check.ts"]],
  generate: [["deploy/generate/main.ts"]],
  build: [["scripts/build.ts"]],
  "publish:web": [
    ["scripts/build.ts", "--if-changed"],
    [...envFile, "scripts/publish-web.ts"],
  ],
  "next-version": [["tools/publish/src/next-version.ts"]],
  package: [["tools/publish/src/main.ts"]],
  bench: [["scripts/build.ts", "--if-changed"], ["bench/run.ts"]],
  load: [["scripts/build.ts", "--if-changed"], ["scripts/load.ts"]],
  simulate: [["tools/simulator/src/main.ts"]],
  format: [["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."]],
  pictures: [["scripts/build.ts", "--if-changed"], ["scripts/pictures.ts"]],
  admin: [["packages/admin/src/main.ts"]],
  programs: [["scripts/programs.ts"]],
};

/** Tasks that use the existing build if the current user (for example, a service's user) has no write access. */
const RUN_AS_BUILT = ["start", "admin"];
/** Built files that `start` needs. */
const BUILT = ["services/standalone/dist/main.js", "frontend/dist/index.html"];

/** @param {string} line */
const say = (line) => process.stderr.write(`envoi: ${line}\n`);

/** Whether this user may write to a folder and its file system is not read-only. @param {string} folder */
function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function main() {
  const [task = "", ...args] = process.argv.slice(2);
  if (!Object.hasOwn(TASKS, task)) {
    say(`unknown task "${task}". Tasks: ${Object.keys(TASKS).join(", ")}.`);
    return 2;
  }
  if (root.includes("*")) throw new SetupError(`Node cannot run packages in ${root}: use a folder whose path has no *`);
  const isRequest =
    task === "stack" && args.some((arg) => STACK_REQUESTS.includes(arg)) && existsSync(path.join(root, STACK));
  const isAsBuilt = RUN_AS_BUILT.includes(task) && !mayWrite(root);
  if (isAsBuilt && !BUILT.every((file) => existsSync(path.join(root, file)))) {
    throw new SetupError(`${root} is not built, and this user may not write there: run "npm run build" as its owner`);
  }
  const steps = TASKS[/** @type {keyof typeof TASKS} */ (task)].map((step) => [...step]);
  if (isRequest || isAsBuilt) steps.splice(0, steps.length - 1);
  steps.at(-1)?.push(...args);
  // Caches compiled code, so that programs and threads that run TypeScript start in a third of the time.
  const env = { NODE_COMPILE_CACHE: path.join(root, ".cache", "compiled"), ...process.env };
  const toolchain = await provideToolchain({ env, say });
  await installDependencies({ root, toolchain, say, isAsBuilt });
  return runSteps({ root, toolchain, steps });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
