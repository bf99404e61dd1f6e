import type { Key } from "node:readline";
import { TransferError } from "@envoi/client";
import { UsageError } from "../usage-error.ts";

/** The terminal on which prompts appear. */
type Terminal = Pick<NodeJS.Process, "stdin" | "stderr">;

/** Maximum number of times that a prompt is repeated if nothing is entered. */
const MAX_TRIES = 3;

/** Whether the user can be prompted: standard input and error are terminals, and `--no-input` is not set. */
function mayAsk({ input }: { input: boolean }, { stdin, stderr }: Terminal): boolean {
  return input && stdin.isTTY === true && stderr.isTTY === true;
}

/**
 * Prompts for a secret on standard error, so that standard output contains only the result.
 *
 * @param instead - a message that explains how to provide it without a prompt
 * @returns the secret, which is not empty
 * @throws UsageError if the user cannot be prompted, or enters nothing; TransferError `cancelled` on Ctrl-C and Ctrl-D
 */
export async function askSecret(
  question: string,
  { input, instead, signal }: { input: boolean; instead: string; signal: AbortSignal },
  terminal: Terminal = process,
): Promise<string> {
  if (!mayAsk({ input }, terminal)) throw new UsageError(instead);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const message = tries === 0 ? question : `Nothing was entered. ${question}`;
    const answer = await prompt(message, signal, terminal);
    if (answer !== "") return answer;
  }
  throw new UsageError("Nothing was entered.");
}

async function prompt(message: string, signal: AbortSignal, { stdin, stderr }: Terminal): Promise<string> {
  const closing = new AbortController();
  /** On an empty line, Ctrl-D closes the library's reader, and its promise would never settle. */
  function onKey(_: unknown, { ctrl, name }: Key): void {
    if (ctrl && name === "d") setImmediate(() => stdin.isPaused() && closing.abort());
  }
  // Few commands prompt, and loading the library takes a fifth of the time in which a command starts.
  const { default: password } = await import("@inquirer/password");
  stdin.on("keypress", onKey);
  try {
    const ending = AbortSignal.any([signal, closing.signal]);
    return await password({ message, mask: "•" }, { input: stdin, output: stderr, signal: ending });
  } catch (cause) {
    const isCtrlC = cause instanceof Error && cause.name === "ExitPromptError";
    throw isCtrlC || closing.signal.aborted ? new TransferError("cancelled", { cause }) : cause;
  } finally {
    stdin.off("keypress", onKey);
  }
}
