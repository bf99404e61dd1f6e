import { runSteps } from "./check/run-steps.ts";
import { CHECKS } from "./check/steps.ts";

const { failed } = await runSteps(CHECKS, 2);
if (failed > 0) {
  console.log(`${failed} of ${CHECKS.length} checks failed. "npm run format" fixes formatting.`);
  process.exitCode = 1;
}
