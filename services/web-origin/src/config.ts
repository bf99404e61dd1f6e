import { env, readEnv, refuse } from "@envoi/platform";
import { type Branding, readBranding } from "./branding/read-branding.ts";

/**
 * Reads the operator's logo, colours and texts.
 *
 * @returns `null` without branding
 * @throws ConfigError that lists every problem of the folder
 */
export function readBrandingConfig(variables: Readonly<Record<string, string | undefined>>): Branding | null {
  const read = readEnv({ BRANDING_DIRECTORY: env.optionalText() }, variables);
  if (read.BRANDING_DIRECTORY === undefined) return null;
  const branding = readBranding(read.BRANDING_DIRECTORY);
  if (!("problems" in branding)) return branding;
  refuse(branding.problems.map((problem) => `BRANDING_DIRECTORY: ${problem}`));
  return null;
}
