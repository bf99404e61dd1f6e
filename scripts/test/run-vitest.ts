import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { parseTestResults, type TestResults } from "./test-results.ts";

/** Runs tests with their output in the terminal. @param name - name of the report in `test-results` */
export async function runVitest(name: string, args: readonly string[]): Promise<TestResults> {
  const folder = path.join(root, "test-results");
  const file = path.join(folder, `${name}.json`);
  await rm(file, { force: true });
  await mkdir(folder, { recursive: true });
  const vitest = path.join(root, "node_modules", ".bin", "vitest");
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn(vitest, ["run", ...reports, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const hasSucceeded = await new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  const json = await readFile(file, "utf8").catch(() => `{"testResults": []}`);
  return parseTestResults(json, hasSucceeded);
}
