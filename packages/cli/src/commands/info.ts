import type { Context } from "../context.ts";
import { receive } from "./receive.ts";

/** `envoi info`: what a link has, without a download. The same as `envoi receive --dry-run`. */
export async function info(
  given: string | undefined,
  options: { passwordFile?: string; linkFile?: string },
  context: Context,
): Promise<void> {
  return receive(given, { ...options, pick: [], ifExists: "fail", dryRun: true }, context);
}
