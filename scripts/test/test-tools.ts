import { type Command, findProgram, MissingPrograms, programsFor, providePrograms } from "@envoi/backing-stores";
import { SetupError } from "../setup/setup-error.mjs";

/**
 * Provides the programs that a test command starts.
 *
 * @returns the environment for the tests, in which `CHROMIUM_BIN` names the browser for vitest's configuration
 * @throws SetupError that names what to install
 */
export async function provideTestTools(
  command: Command,
  deps: { readonly env: NodeJS.ProcessEnv; readonly say: (line: string) => void },
): Promise<NodeJS.ProcessEnv> {
  const { env, say } = deps;
  try {
    await providePrograms(programsFor(command), { variables: env, say });
  } catch (error) {
    if (!(error instanceof MissingPrograms)) throw error;
    throw new SetupError(`for npm run ${command}, ${error.message}`);
  }
  return { ...env, CHROMIUM_BIN: findProgram("chromium", env) };
}
