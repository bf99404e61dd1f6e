import { styleText } from "node:util";

export interface StepResult {
  /** Empty if the step passed; otherwise, everything that is needed to fix the problem. */
  readonly problems: readonly string[];
  /** A few words for the step's output line. */
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

/**
 * Runs the steps, a few in parallel, and prints a line for each when it ends, followed by its problems.
 *
 * @param atOnce - maximum number of concurrent steps
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<{ passed: number; failed: number }> {
  const waiting = steps.values();
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (const step of waiting) {
      const startedAtMs = performance.now();
      const { problems, note } = await readOutcome(step);
      const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1);
      if (problems.length > 0) failed += 1;
      const mark = problems.length > 0 ? styleText("red", "failed") : styleText("green", "ok    ");
      console.log(`${mark} ${step.name} (${seconds} s)${note === undefined ? "" : ` · ${note}`}`);
      for (const problem of problems) console.log(problem.replace(/^/gm, "    "));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: steps.length - failed, failed };
}

async function readOutcome(step: Step): Promise<StepResult> {
  try {
    return await step.run();
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

/**
 * The result of a check of `count` things. Fewer than `min` means that the check has not found the files of the
 * repository.
 */
export function countedResult(problems: readonly string[], count: number, what: string, min = 0): StepResult {
  if (count < min) return { problems: [`only ${count} ${what} were found: the check did not read the repository`] };
  return { problems, note: `${count} ${what}` };
}
