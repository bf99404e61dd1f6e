import type { Clock } from "@envoi/platform";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { AccountsConfig } from "../config.ts";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, hasScope, isFor, type TokenCheck, unanswered } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { AccountsReporter } from "../report.ts";
import { issuerKeys } from "./issuer-keys.ts";

/** How far the issuer's clock may be ahead of ours. */
const TOLERANCE_SECONDS = 30;

/** Every error of the library means a bad token, unless the keys are unavailable. */
function isTokenFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !["ERR_JOSE_GENERIC", errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}

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
  deps: { clock: Clock; report: AccountsReporter; fetch: IssuerFetch },
): TokenCheck {
  let held: { href: string; keys: JWTVerifyGetKey } | null = null;

  function keysAt(address: URL): JWTVerifyGetKey {
    if (held?.href !== address.href) held = { href: address.href, keys: issuerKeys(address, deps) };
    return held.keys;
  }

  return async (token) => {
    const keys = keysAt(await issuer.keysAddress());
    const { issuer: name } = (await issuer.read()).serverMetadata();
    const currentDate = new Date(deps.clock.now());
    const options = { issuer: name, currentDate, clockTolerance: TOLERANCE_SECONDS, requiredClaims: ["sub", "exp"] };
    try {
      const { payload } = await jwtVerify(token, keys, options);
      const isOurs = isFor(payload, clientId) && !isIdToken(payload) && hasScope(payload["scope"], keyScope);
      return isOurs && payload.sub ? goodToken(token, payload.sub) : null;
    } catch (error) {
      return isTokenFault(error) ? null : unanswered(error);
    }
  };
}
