import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseTestResults, type TestResults } from "./test-results.ts";

/**
 * Runs tests with their output in the terminal.
 *
 * @param deps.name - name of the report, which is stored in `test-results`
 */
export async function runVitest(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly name: string;
  readonly args?: readonly string[];
}): Promise<TestResults> {
  const { root, env, name, args = [] } = deps;
  const folder = path.join(root, "test-results");
  const file = path.join(folder, `${name}.json`);
  await rm(file, { force: true });
  await mkdir(folder, { recursive: true });
  const vitest = path.join(root, "node_modules", ".bin", "vitest");
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn(vitest, ["run", ...reports, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const hasSucceeded = await new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  const json = await readFile(file, "utf8").catch(() => `{"testResults": []}`);
  return parseTestResults(json, hasSucceeded);
}
