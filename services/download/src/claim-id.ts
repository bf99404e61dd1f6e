import { createHash } from "node:crypto";

/**
 * What a store calls the Claim of this token: to know it is not to have it, and how long a look-up takes tells nothing
 * of the token.
 */
export function claimIdOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
