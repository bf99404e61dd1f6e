import { styleText } from "node:util";
import type { Step, StepResult } from "./steps.ts";

export interface StepCounts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs the steps, a few at a time, and prints one line for each when it ends, followed by its problems.
 *
 * @param deps.atOnce - how many run at the same time
 */
export async function runSteps(deps: {
  readonly steps: readonly Step[];
  readonly atOnce: number;
  readonly print: (line: string) => void;
}): Promise<StepCounts> {
  const { steps, atOnce, print } = deps;
  const waiting = [...steps];
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAtMs = performance.now();
      const result = await outcome(step);
      const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1);
      const hasFailed = result.problems.length > 0;
      if (hasFailed) failed += 1;
      const mark = hasFailed ? styleText("red", "failed") : styleText("green", "ok    ");
      print(`${mark} ${step.name} (${seconds} s)${result.note === undefined ? "" : ` · ${result.note}`}`);
      for (const problem of result.problems) print(problem.replace(/^/gm, "    "));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: steps.length - failed, failed };
}

async function outcome(step: Step): Promise<StepResult> {
  try {
    return await step.run();
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}
