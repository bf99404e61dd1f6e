import { type Link, parseLink } from "@envoi/client";
import type { Context } from "./context.ts";
import { askSecret } from "./output/ask.ts";
import { readGivenText } from "./read-given.ts";
import { UsageError } from "./usage-error.ts";

const INSTEAD = "Give the link as an argument, with --link-file FILE, on standard input (-), or in ENVOI_LINK.";

/** The link to receive: an argument, a file, the environment, or what a person pastes. */
export async function readLink(
  given: string | undefined,
  linkFile: string | undefined,
  { env, options: { input }, signal }: Context,
): Promise<Link> {
  const text =
    linkFile !== undefined
      ? await readGivenText(linkFile)
      : given === "-"
        ? await readGivenText("-")
        : (given ?? (env["ENVOI_LINK"] || (await askSecret("Link:", { input, instead: INSTEAD, signal }))));
  const link = parseLink(text);
  if (link !== null) return link;
  throw new UsageError(
    "This is no complete link. It ends with # and a key; perhaps that part was cut off, or needs quotes in the shell.",
  );
}
