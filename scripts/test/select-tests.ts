import { runCommand } from "../setup/run-command.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import type { TestArguments } from "./arguments.ts";

/** Prefix of the projects in vitest.config.ts that only `npm run test:all` runs. */
const FULL = "full-";

/** Journeys run the built product, so vitest can't see from their imports what they depend on. */
const JOURNEYS = "*e2e*";
/** Product files: everything except tests and their helpers. */
const PRODUCT = /^(packages|services|tools|frontend)\/(?!testkit\/)(?!.*(\.test\.tsx?$|\/testing\/))/;

/**
 * The runs of vitest for a command line.
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
