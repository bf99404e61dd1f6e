import { checkExists, type Download, type Link, openDownload } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { askSecret } from "../output/ask.ts";
import { readGivenSecret } from "../read-given.ts";
import { stretchPassword } from "../stretch.ts";

/** Maximum number of password attempts. */
const MAX_PASSWORD_TRIES = 3;

type PromptContext = Pick<Context, "options" | "output" | "signal">;

/** Opens a link, and prompts for its password if it has one. */
export async function openLink(
  { server, id, secretB64, passwordProfile: linked }: Link,
  passwordFile: string | undefined,
  context: PromptContext,
): Promise<Download> {
  const { signal } = context;
  const { requiresPassword, nonce, passwordProfile } = await checkExists(server, id, signal);
  const needsPassword = requiresPassword || passwordProfile === 2 || linked === 2;
  const stretching = { stretch: stretchPassword, signal };
  const request = { id, secretB64, nonce };
  if (!needsPassword) return openDownload(server, { ...request, password: null }, stretching);
  return openWithPassword(passwordFile, context, (password, tries) =>
    openDownload(server, { ...request, password, nonce: tries === 1 ? nonce : null }, stretching),
  );
}

/**
 * Reads a password from a file, or prompts for it.
 *
 * @param open - throws ProtocolError `bad_proof` if the password is wrong
 */
export async function openWithPassword<Opened>(
  passwordFile: string | undefined,
  { options: { input }, output, signal }: PromptContext,
  open: (password: string, tries: number) => Promise<Opened>,
): Promise<Opened> {
  if (passwordFile !== undefined) return open(await readGivenSecret(passwordFile), 1);
  const instead = "The link has a password. Provide it with --password-file FILE.";
  for (let tries = 1; ; tries += 1) {
    const password = await askSecret("Password:", { input, instead, signal });
    try {
      return await open(password, tries);
    } catch (error) {
      const isWrong = error instanceof ProtocolError && error.code === "bad_proof";
      if (!isWrong || tries === MAX_PASSWORD_TRIES) throw error;
      output.say("Wrong password.");
    }
  }
}
