import { type Link, parseLink } from "@envoi/client";
import type { Context } from "./context.ts";
import { askSecret } from "./output/ask.ts";
import { readGivenText } from "./read-given.ts";
import { UsageError } from "./usage-error.ts";

const INSTEAD = "Provide the link as an argument, with --link-file FILE, on standard input (-), or in ENVOI_LINK.";

/** Reads the link to receive from an argument, a file, the environment or a prompt. */
export async function readLink(
  given: string | undefined,
  linkFile: string | undefined,
  context: Context,
): Promise<Link> {
  const link = parseLink(await readLinkText(given, linkFile, context));
  if (link !== null) return link;
  throw new UsageError(
    "This is not a complete link. A link ends with # and a key, which may have been cut off, or may need quotes in the shell.",
  );
}

export async function readLinkText(
  given: string | undefined,
  linkFile: string | undefined,
  { env, options: { input }, signal }: Context,
): Promise<string> {
  if (given !== undefined && linkFile !== undefined) {
    throw new UsageError("A link argument can't be combined with --link-file.");
  }
  if (linkFile !== undefined) return readGivenText(linkFile);
  if (given === "-") return readGivenText("-");
  return given ?? (env["ENVOI_LINK"] || (await askSecret("Link:", { input, instead: INSTEAD, signal })));
}
