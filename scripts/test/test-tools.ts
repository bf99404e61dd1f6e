import { findProgram, MissingPrograms, PROGRAMS, type ProgramName, providePrograms } from "@envoi/servers";
import { SetupError } from "../setup/setup-error.mjs";

/**
 * Brings the programs that the tests start.
 *
 * @returns the environment for the tests, where `CHROMIUM_BIN` tells vitest's configuration which browser there is
 * @throws SetupError that says what to install
 */
export async function provideTestTools(deps: {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}): Promise<NodeJS.ProcessEnv> {
  const { env, say } = deps;
  try {
    await providePrograms(Object.keys(PROGRAMS) as ProgramName[], { variables: env, say });
  } catch (error) {
    if (!(error instanceof MissingPrograms)) throw error;
    throw new SetupError(`for the tests, ${error.message}`);
  }
  return { ...env, CHROMIUM_BIN: findProgram("chromium", env) };
}
