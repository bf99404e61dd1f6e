import { parseArgs } from "node:util";
import { runCommand } from "../setup/run-command.mjs";
import { SetupError } from "../setup/setup-error.mjs";

/** Prefix of vitest.config.ts projects run only by `npm run test:all`. */
const FULL = "full-";

/** Journeys run the built product, so vitest cannot infer their dependencies from imports. */
const JOURNEYS = "*e2e*";
/** Product files: everything except tests and their helpers. */
const PRODUCT = /^(packages|services|tools|frontend)\/(?!testkit\/)(?!.*(\.test\.tsx?$|\/testing\/))/;

interface TestArguments {
  /** Run everything, including tests whose programs take minutes to build. */
  readonly isFull: boolean;
  /** Run only test files whose paths contain one of these; empty: all. */
  readonly only: readonly string[];
  /** Run only the tests that changes since this commit can affect. */
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

/**
 * Selects the vitest runs for the given arguments of the command line.
 *
 * @returns the arguments of each run
 * @throws SetupError if git does not know the commit
 */
export async function selectTests({ isFull, only, since }: TestArguments): Promise<string[][]> {
  const projects = isFull ? [] : [`--project=!${FULL}*`];
  if (since === null) return [[...projects, ...only]];
  const changed = `--changed=${since}`;
  const files = await changedFiles(since);
  if (!files.some((file) => PRODUCT.test(file))) return [[...projects, changed]];
  return [
    [...projects, `--project=!${JOURNEYS}`, changed],
    isFull ? [`--project=${JOURNEYS}`, "--project=full-attacks*", "--project=full-measured*"] : ["--project=e2e*"],
  ];
}

async function changedFiles(since: string): Promise<string[]> {
  const [tracked, fresh] = await Promise.all([
    runCommand("git", ["diff", "--name-only", since]),
    runCommand("git", ["ls-files", "--others", "--exclude-standard"]),
  ]);
  if (tracked.code !== 0) throw new SetupError(`git does not know what changed since "${since}":\n${tracked.output}`);
  return `${tracked.stdout}${fresh.stdout}`.split("\n").filter((line) => line !== "");
}
