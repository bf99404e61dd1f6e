import password from "@inquirer/password";
import { UsageError } from "../usage-error.ts";

/** Whether the user can be prompted: standard input and error are terminals, and `--no-input` is not set. */
function mayAsk({ input }: { input: boolean }): boolean {
  return input && process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/**
 * Prompts for a secret on standard error, so that standard output contains only the result.
 *
 * @param instead - a message that explains how to provide it without a prompt
 * @throws UsageError if the user cannot be prompted
 */
export async function askSecret(
  question: string,
  { input, instead, signal }: { input: boolean; instead: string; signal: AbortSignal },
): Promise<string> {
  if (!mayAsk({ input })) throw new UsageError(instead);
  return password({ message: question, mask: "•" }, { output: process.stderr, signal });
}
