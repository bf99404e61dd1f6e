import type { Clock } from "@envoi/platform";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import {
  clientOf,
  findRefusal,
  goodToken,
  parseScopes,
  type TokenCheck,
  type TokenClaims,
  type WantedToken,
} from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { IssuerReporter } from "../reporter.ts";
import { signedTokens } from "./signed-tokens.ts";

/**
 * ID tokens are signed with the same keys and for the same client as access tokens. An ID token can be
 * recognised by its stated type (Keycloak), by one of these claims, or because it names neither a client nor a scope.
 */
function isIdToken(claims: TokenClaims): boolean {
  if (claims["typ"] === "ID" || ["nonce", "at_hash", "c_hash"].some((name) => name in claims)) return true;
  return clientOf(claims) === undefined && parseScopes(claims) === null;
}

/**
 * Checks signed tokens with the issuer's keys, without a request per token. A revoked token stays valid until it
 * expires.
 */
export function checkByJwks(
  issuer: DiscoveredIssuer,
  wanted: WantedToken,
  deps: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
): TokenCheck {
  const check = signedTokens(issuer, deps);
  return async (token) => {
    const checked = await check(token);
    if ("refusal" in checked) return checked;
    const { claims } = checked;
    if (isIdToken(claims)) return { refusal: "it is an ID token, or may be one" };
    // The tolerance for clock differences must not extend a token's lifetime, and no later check rejects an expired
    // token.
    if (Number(claims.exp) * 1_000 <= deps.clock.now()) return { refusal: "it has expired" };
    return findRefusal(claims, wanted) ?? goodToken(token, claims);
  };
}
