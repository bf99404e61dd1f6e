import { parseArgs } from "node:util";
import { SetupError } from "../setup/setup-error.mjs";

export interface TestArguments {
  /** Run everything, including tests that need programs that take minutes to build. */
  readonly isFull: boolean;
  /** Run only test files whose paths contain one of these; empty: all of them. */
  readonly only: readonly string[];
  /** Run only what a change since this commit can affect. */
  readonly since: string | null;
}

const USAGE = "usage: npm test (or npm run test:all) [-- [--only] PATTERN… | --since COMMIT]";

/** @throws SetupError with the usage */
export function readTestArguments(args: readonly string[]): TestArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        since: { type: "string" },
      },
    });
    const only = [...values.only, ...positionals];
    if (values.since !== undefined && only.length > 0) throw new Error("--only and --since exclude each other");
    return { isFull: values.full, only, since: values.since ?? null };
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
