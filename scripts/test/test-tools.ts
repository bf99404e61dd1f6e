import { type Command, findProgram, MissingPrograms, programsFor, providePrograms } from "@envoi/backing-stores";
import { SetupError } from "../setup/setup-error.mjs";

/**
 * Provides the programs started by a test command, and sets `CHROMIUM_BIN` for vitest's configuration.
 *
 * @throws SetupError naming what to install
 */
export async function provideTestTools(command: Command): Promise<void> {
  const { env } = process;
  try {
    await providePrograms(programsFor(command), { variables: env, say: (line) => console.log(`envoi: ${line}`) });
  } catch (error) {
    if (!(error instanceof MissingPrograms)) throw error;
    throw new SetupError(`for npm run ${command}, ${error.message}`);
  }
  env["CHROMIUM_BIN"] = findProgram("chromium", env);
}

/** Runs the main function of a test command. The last line that the command prints shows the totals. */
export async function runMain(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(`envoi: ${error.message}`);
    console.log("0 passed, 1 failed");
    process.exitCode = 1;
  }
}
