// `npm test`: everything there is. Each step of the checks, the build and the requirements counts as one test beside
// those of vitest, and the last line has the sum of all.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildPage } from "./build-page.ts";
import { buildServices } from "./build-services.ts";
import { checkFirstLoad } from "./check/first-load.ts";
import { runSteps } from "./check/run-steps.ts";
import { checkSteps, type Step } from "./check/steps.ts";
import { runLoad } from "./load/run-load.ts";
import { checkRequirementsShown } from "./requirements.ts";
import { root } from "./root.ts";
import { SetupError } from "./setup/setup-error.mjs";
import { runVitest } from "./test/run-vitest.ts";
import type { TestResults } from "./test/test-results.ts";
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
  const tests = await runVitest({ root, env, name: "vitest" });
  print("Load tests");
  const load = await runSteps({ steps: [loadStep(env)], atOnce: 1, print });
  print("Requirements");
  const requirements = await runSteps({ steps: [requirementsStep(tests)], atOnce: 1, print });

  const all = [checks, build, tests, load, requirements];
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

/** Here only what is answered counts, not how soon: times may be ten times as long as on a machine left alone. */
const SMOKE = { profile: "smoke", baseUrl: null, variables: { SLACK: "10" } };

function loadStep(env: NodeJS.ProcessEnv): Step {
  return {
    name: "load tests: smoke",
    run: async () => {
      const output: string[] = [];
      const { report } = await runLoad(SMOKE, { env, say: (line) => output.push(line) });
      const note = `${report.thresholds.length} thresholds, ${report.iterations} journeys`;
      return { problems: report.isPassed ? [] : output, note };
    },
  };
}

function requirementsStep(tests: TestResults): Step {
  return {
    name: "docs/requirements.md is true",
    run: async () => {
      const markdown = await readFile(path.join(root, "docs", "requirements.md"), "utf8");
      const { problems, shown, notYet } = checkRequirementsShown(markdown, tests.outcomes);
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
