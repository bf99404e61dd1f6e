import type { Context } from "../context.ts";
import { receive } from "./receive.ts";

/** `envoi info`: shows what a link contains, without downloading it. Same as `envoi receive --dry-run`. */
export async function info(
  given: string | undefined,
  options: { passwordFile?: string; linkFile?: string },
  context: Context,
): Promise<void> {
  return receive(given, { ...options, pick: [], ifExists: "fail", dryRun: true }, context);
}
