// `npm test`: everything there is. Each step of the checks, the build and the requirements counts as one test beside
// those of vitest, and the last line has the sum of all.
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { buildPage } from "./build-page.ts";
import { buildServices } from "./build-services.ts";
import { checkFirstLoad } from "./check/first-load.ts";
import { runSteps } from "./check/run-steps.ts";
import { checkSteps, type Step } from "./check/steps.ts";
import { checkRequirements } from "./requirements.ts";
import { root } from "./root.ts";
import { SetupError } from "./setup/setup-error.mjs";
import { parseTestResults, type TestResults } from "./test/test-results.ts";
import { provideTestTools } from "./test/test-tools.ts";

const print = (line: string) => console.log(line);

if (process.env["CI"] === "true") {
  delete process.env["FORCE_COLOR"];
  process.env["NO_COLOR"] = "1";
}

async function main(): Promise<boolean> {
  const env = await provideTestTools({ env: process.env, say: (line) => print(`envoi: ${line}`) });
  print("Checks");
  const checks = await runSteps({ steps: checkSteps({ root, env }), atOnce: 2, print });
  const build = await runSteps({ steps: [pageStep(env), firstLoadStep], atOnce: 1, print });
  print("Tests");
  const tests = await runVitest(env);
  print("Requirements");
  const requirements = await runSteps({ steps: [requirementsStep(tests)], atOnce: 1, print });

  const all = [checks, build, tests, requirements];
  const passed = all.reduce((sum, part) => sum + part.passed, 0);
  const failed = all.reduce((sum, part) => sum + part.failed, 0);
  print(`${passed} passed, ${failed} failed, ${tests.skipped} skipped`);
  return failed === 0 && tests.skipped === 0 && tests.passed > 0;
}

/** The journeys run the built program and open the page, so both are built before them. */
function pageStep(env: NodeJS.ProcessEnv): Step {
  return {
    name: "services and page build",
    run: async () => {
      const services = await buildServices({ root, env });
      const build = services.kind === "failed" ? services : await buildPage({ root, env, onlyIfChanged: true });
      return { problems: build.kind === "failed" ? [build.output] : [], note: build.kind };
    },
  };
}

const firstLoadStep: Step = { name: "first load of the home page", run: () => checkFirstLoad({ root }) };

async function runVitest(env: NodeJS.ProcessEnv): Promise<TestResults> {
  const folder = path.join(root, "test-results");
  const file = path.join(folder, "vitest.json");
  await rm(file, { force: true });
  await mkdir(folder, { recursive: true });
  const vitest = path.join(root, "node_modules", ".bin", "vitest");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn(vitest, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const hasSucceeded = await new Promise<boolean>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  const json = await readFile(file, "utf8").catch(() => `{"testResults": []}`);
  return parseTestResults(json, hasSucceeded);
}

function requirementsStep(tests: TestResults): Step {
  return {
    name: "docs/requirements.md is true",
    run: async () => {
      const markdown = await readFile(path.join(root, "docs", "requirements.md"), "utf8");
      const { problems, shown, notYet } = checkRequirements(markdown, tests.outcomes);
      return { problems, note: `${shown} shown, ${notYet} not yet` };
    },
  };
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  print(`envoi: ${error.message}`);
  print("0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
}
