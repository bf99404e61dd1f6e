import type { Clock } from "@envoi/platform";
import type { JWTPayload } from "jose";
import type { AccountsConfig } from "../config.ts";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, hasScope, isFor, type TokenCheck } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { IssuerReporter } from "../report.ts";
import { signedTokens } from "./signed-tokens.ts";

/** ID tokens are signed with the same keys for the same client. They have one of these claims, or at least no scope. */
function isIdToken({ client_id: client, azp, scope, ...claims }: JWTPayload): boolean {
  if (["nonce", "at_hash", "c_hash"].some((name) => name in claims)) return true;
  return client === undefined && azp === undefined && scope === undefined;
}

/**
 * Checks signed tokens with the issuer's keys, without a request per token. A revoked token stays valid until it
 * expires.
 */
export function checkByJwks(
  issuer: DiscoveredIssuer,
  { clientId, keyScope }: Pick<AccountsConfig, "clientId" | "keyScope">,
  deps: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
): TokenCheck {
  const check = signedTokens(issuer, deps);
  return async (token) => {
    const checked = await check(token);
    if ("fault" in checked) return null;
    const { claims } = checked;
    const isOurs = isFor(claims, clientId) && !isIdToken(claims) && hasScope(claims["scope"], keyScope);
    return isOurs ? goodToken(token, claims.sub) : null;
  };
}
