// `npm test` and, with --full, `npm run test:all`. Each step of the checks, the build, the load test and the
// requirements counts as one test, like each vitest test. The last line shows the totals.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildCommandLine } from "./build-command-line.ts";
import { buildPage } from "./build-page.ts";
import { buildServices } from "./build-services.ts";
import { checkFirstLoad } from "./check/first-load.ts";
import { runSteps, type Step, type StepResult } from "./check/run-steps.ts";
import { CHECKS } from "./check/steps.ts";
import { runLoad } from "./load/run-load.ts";
import { listPublished } from "./publish-web-files.ts";
import { checkRequirementsShown } from "./requirements.ts";
import { root } from "./root.ts";
import { SetupError } from "./setup/setup-error.mjs";
import { runVitest } from "./test/run-vitest.ts";
import { readTestArguments, selectTests } from "./test/select-tests.ts";
import { slowestTests, type TestOutcome, type TestResults } from "./test/test-results.ts";
import { provideTestTools, runMain } from "./test/test-tools.ts";

const SLOWEST = 30;

/** `npm start` works in any folder, but Vitest mistakes these characters for parts of a URL or a pattern. */
const MISREAD_BY_TOOLS = /[#?%[\]{}]/;

if (process.env["CI"] === "true") {
  delete process.env["FORCE_COLOR"];
  process.env["NO_COLOR"] = "1";
}

async function main(): Promise<boolean> {
  if (MISREAD_BY_TOOLS.test(root)) {
    throw new SetupError(`tools of the tests misread ${root}: run them in a clone whose path has none of #?%[]{}`);
  }
  const args = readTestArguments(process.argv.slice(2));
  const isWhole = args.only.length === 0 && args.since === null;
  const runs = await selectTests(args);
  await provideTestTools(args.isFull ? "test:all" : "test");

  const parts: { passed: number; failed: number; skipped?: number }[] = [];
  const step = async (title: string, steps: readonly Step[], atOnce?: number) => {
    console.log(title);
    parts.push(await runSteps(steps, atOnce));
  };
  if (args.only.length === 0) await step("Checks", CHECKS, 2);
  await step("Build", BUILD);
  console.log("Tests");
  const results: TestResults[] = [];
  for (const [index, run] of runs.entries())
    results.push(await runVitest(index === 0 ? "vitest" : `vitest-${index + 1}`, run));
  parts.push(...results);
  const outcomes = results.flatMap((result) => result.outcomes);
  if (isWhole && args.isFull) {
    await step("Load tests", [{ name: "load tests: smoke", run: checkLoad }]);
    await step("Requirements", [
      { name: "requirements in docs/requirements.md", run: () => checkRequirements(outcomes) },
    ]);
  }

  console.log("Slowest tests");
  for (const line of slowestTests(outcomes, SLOWEST)) console.log(line.replace(`${root}${path.sep}`, ""));
  const sum = (count: "passed" | "failed" | "skipped") => parts.reduce((total, part) => total + (part[count] ?? 0), 0);
  if (sum("skipped") > 0) console.log(`${sum("skipped")} skipped`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 && sum("skipped") === 0 && (!isWhole || outcomes.length > 0);
}

/** Builds what journeys run: services, page, command line. */
async function checkBuild(): Promise<StepResult> {
  for (const build of [buildServices, () => buildPage({ onlyIfChanged: true }), buildCommandLine]) {
    const result = await build();
    if (result.kind === "failed") return { problems: [result.output] };
  }
  return { problems: [] };
}

/** Checks that `npm run publish:web` accepts every file of the built page. */
async function checkPublished(): Promise<StepResult> {
  const files = await listPublished(path.join(root, "frontend", "dist"));
  return { problems: [], note: `${files.length} files` };
}

const BUILD: readonly Step[] = [
  { name: "services, page and command line build", run: checkBuild },
  { name: "files of the page can be published", run: checkPublished },
  { name: "first load of the home page", run: checkFirstLoad },
];

/** A short load test that checks the responses. Its time limits are ten times as long as on an idle host. */
const SMOKE = { profile: "smoke", baseUrl: null, variables: { SLACK: "10" } };

async function checkLoad(): Promise<StepResult> {
  const output: string[] = [];
  const { report } = await runLoad(SMOKE, (line) => output.push(line));
  const note = `${report.thresholds.length} thresholds, ${report.iterations} journeys`;
  return { problems: report.isPassed ? [] : output, note };
}

async function checkRequirements(outcomes: readonly TestOutcome[]): Promise<StepResult> {
  const markdown = await readFile(path.join(root, "docs", "requirements.md"), "utf8");
  const { problems, shown, notYet } = checkRequirementsShown(markdown, outcomes);
  return { problems, note: `${shown} shown, ${notYet} not yet` };
}

await runMain(main);
