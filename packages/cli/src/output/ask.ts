import password from "@inquirer/password";
import { UsageError } from "../usage-error.ts";

/** Whether a person can be asked: both ends are a terminal, and `--no-input` was not given. */
function mayAsk({ input }: { input: boolean }): boolean {
  return input && process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/**
 * Asks for a secret, on standard error, so that standard output has only the result.
 *
 * @param instead - how to give it without being asked
 * @throws UsageError if nobody can be asked
 */
export async function askSecret(
  question: string,
  { input, instead, signal }: { input: boolean; instead: string; signal: AbortSignal },
): Promise<string> {
  if (!mayAsk({ input })) throw new UsageError(instead);
  return password({ message: question, mask: "•" }, { output: process.stderr, signal });
}
