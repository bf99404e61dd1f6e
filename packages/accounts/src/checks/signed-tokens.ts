import type { Clock } from "@envoi/platform";
import {
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
} from "jose";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { type Refusal, unanswered } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { IssuerReporter } from "../reporter.ts";
import { type IssuerKeys, issuerKeys } from "./issuer-keys.ts";

/** Maximum time by which the issuer's clock may be ahead of ours. */
const TOLERANCE_SECONDS = 30;

/**
 * The signatures that a token may have: those with public keys. `HS256` and its like would turn a public key into a
 * shared secret, and `none` is no signature.
 */
const ALGORITHMS = [
  ...["RS", "PS", "ES"].flatMap((kind) => [`${kind}256`, `${kind}384`, `${kind}512`]),
  "EdDSA",
  "Ed25519",
];

/** Every error from the library means that the token is bad, unless the keys are unavailable. */
function isTokenFault(error: unknown): error is errors.JOSEError {
  if (!(error instanceof errors.JOSEError)) return false;
  return !["ERR_JOSE_GENERIC", errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}

/** Describes a rejection: the library's error code, the wrong claim if any, and a possible cause. */
function formatRefusal(error: errors.JOSEError): string {
  const claim = "claim" in error ? String(error.claim) : "";
  if (claim === "nbf" || claim === "iat") return `${error.code} ${claim}: is this server's clock behind the issuer's?`;
  if (claim !== "") return `${error.code} ${claim}`;
  return error instanceof errors.JWSInvalid ? `${error.code}: it is not signed, or encrypted` : error.code;
}

/** Verifies a token that names no key against each matching key of the issuer. */
async function verifyByAny(
  token: string,
  keys: AsyncIterable<CryptoKey>,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  for await (const key of keys) {
    try {
      return await jwtVerify(token, key, options);
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

async function verify(token: string, { findKey }: IssuerKeys, options: JWTVerifyOptions): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, findKey, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    return verifyByAny(token, error, options);
  }
}

/** Verifies a token. If it names no key, it may be signed with a key that is not known yet. */
async function verifyOrRenew(token: string, keys: IssuerKeys, options: JWTVerifyOptions): Promise<JWTVerifyResult> {
  try {
    return await verify(token, keys, options);
  } catch (error) {
    const isUnnamed =
      error instanceof errors.JWSSignatureVerificationFailed && decodeProtectedHeader(token).kid === undefined;
    if (!isUnnamed || !(await keys.renew())) throw error;
    return verify(token, keys, options);
  }
}

type CheckedToken = { claims: JWTPayload & { sub: string } } | Refusal;

/**
 * Checks signatures, lifetimes and subjects of tokens with the issuer's keys, without a request per token.
 *
 * @returns a function that throws IssuerAway while the keys are unknown
 */
export function signedTokens(
  issuer: DiscoveredIssuer,
  deps: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
): (token: string, wanted?: Pick<JWTVerifyOptions, "audience">) => Promise<CheckedToken> {
  let held: { href: string; keys: IssuerKeys } | null = null;

  function keysAt(address: URL): IssuerKeys {
    if (held?.href !== address.href) held = { href: address.href, keys: issuerKeys(address, deps) };
    return held.keys;
  }

  return async (token, wanted = {}) => {
    const keys = keysAt(await issuer.keysAddress());
    const { issuer: name } = (await issuer.read()).serverMetadata();
    const currentDate = new Date(deps.clock.now());
    const options = {
      algorithms: ALGORITHMS,
      issuer: name,
      currentDate,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ["sub", "exp"],
    };
    try {
      const { payload } = await verifyOrRenew(token, keys, { ...options, ...wanted });
      const { sub } = payload;
      return sub ? { claims: { ...payload, sub } } : { refusal: "it has no subject" };
    } catch (error) {
      return isTokenFault(error) ? { refusal: formatRefusal(error) } : unanswered(error);
    }
  };
}
