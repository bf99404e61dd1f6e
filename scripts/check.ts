import { runSteps } from "./check/run-steps.ts";
import { checkSteps } from "./check/steps.ts";
import { root } from "./root.ts";

const steps = checkSteps({ root, env: process.env });
const { failed } = await runSteps({ steps, atOnce: 2, print: (line) => console.log(line) });
if (failed > 0) {
  console.log(`${failed} of ${steps.length} checks failed. "npm run format" fixes formatting.`);
  process.exitCode = 1;
}
