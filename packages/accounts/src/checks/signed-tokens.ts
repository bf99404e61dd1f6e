import type { Clock } from "@envoi/platform";
import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from "jose";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { unanswered } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { IssuerReporter } from "../report.ts";
import { issuerKeys } from "./issuer-keys.ts";

/** How far the issuer's clock may be ahead of ours. */
const TOLERANCE_SECONDS = 30;

/** Every error of the library means a bad token, unless the keys are unavailable. */
function isTokenFault(error: unknown): error is errors.JOSEError {
  if (!(error instanceof errors.JOSEError)) return false;
  return !["ERR_JOSE_GENERIC", errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}

/** The claims of a good token. Of a bad one the library's code, and the claim that is wrong, if it is one. */
type CheckedToken = { claims: JWTPayload & { sub: string } } | { fault: string };

/**
 * Checks signatures, lifetimes and subjects of tokens with the issuer's keys, without a request per token.
 *
 * @returns a function that throws IssuerAway while the keys are not known
 */
export function signedTokens(
  issuer: DiscoveredIssuer,
  deps: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
): (token: string, wanted?: Pick<JWTVerifyOptions, "audience">) => Promise<CheckedToken> {
  let held: { href: string; keys: JWTVerifyGetKey } | null = null;

  function keysAt(address: URL): JWTVerifyGetKey {
    if (held?.href !== address.href) held = { href: address.href, keys: issuerKeys(address, deps) };
    return held.keys;
  }

  return async (token, wanted = {}) => {
    const keys = keysAt(await issuer.keysAddress());
    const { issuer: name } = (await issuer.read()).serverMetadata();
    const currentDate = new Date(deps.clock.now());
    const options = { issuer: name, currentDate, clockTolerance: TOLERANCE_SECONDS, requiredClaims: ["sub", "exp"] };
    try {
      const { payload } = await jwtVerify(token, keys, { ...options, ...wanted });
      const { sub } = payload;
      return sub ? { claims: { ...payload, sub } } : { fault: "it has no subject" };
    } catch (error) {
      if (!isTokenFault(error)) return unanswered(error);
      return { fault: "claim" in error ? `${error.code} ${String(error.claim)}` : error.code };
    }
  };
}
