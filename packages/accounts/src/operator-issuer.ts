import type { Clock, Log, OperatorIssuer, OperatorOidc } from "@envoi/platform";
import { createRemoteJWKSet, customFetch } from "jose";
import { signedTokens } from "./checks/signed-tokens.ts";
import { discoverIssuer } from "./discovered-issuer.ts";
import { findTokenProblem, unanswered } from "./issuer-answers.ts";
import { issuerFetch } from "./issuer-fetch.ts";
import { createIssuerReporter } from "./reporter.ts";

/** OpenID Connect's limit on the length of a subject. */
const MAX_SUBJECT_LENGTH = 255;

/** @param name - name of a claim, which may contain dots, or a path such as `realm_access.roles` */
function findClaim(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const inside = (value: unknown, key: string): unknown =>
    typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return name.split(".").reduce(inside, claims);
}

/**
 * Whether a claim is this string, a list that contains it, or an object with a member of that name, like Zitadel's
 * roles.
 */
function hasValue(claim: unknown, value: string): boolean {
  if ([claim].flat().includes(value)) return true;
  if (typeof claim !== "object" || claim === null || Array.isArray(claim) || !Object.hasOwn(claim, value)) return false;
  const member: unknown = Reflect.get(claim, value);
  return typeof member === "object" && member !== null;
}

/** Entra omits a user's groups from the token if there are too many, and the token says so. */
function formatMissingClaim(claims: Readonly<Record<string, unknown>>, name: string): string {
  const { _claim_names: elsewhere, hasgroups } = claims;
  const isLeftOut = hasgroups === true || (elsewhere instanceof Object && Object.hasOwn(elsewhere, name));
  const why = isLeftOut ? ", which the issuer leaves out for people in many groups: use a role" : "";
  return `it lacks the claim ${name}${why}`;
}

/**
 * Checks operators' tokens: ID tokens or access tokens signed by their issuer for the audience, with the claim. A
 * revoked token stays valid until it expires.
 *
 * @param deps.deadline - a signal that aborts after this many milliseconds
 */
export function openOperatorIssuer(
  { issuer, audience, claim }: OperatorOidc,
  deps: { clock: Clock; log: Log; deadline?: (ms: number) => AbortSignal },
): OperatorIssuer {
  const { clock, log, deadline = (ms) => AbortSignal.timeout(ms) } = deps;
  const asking = { clock, report: createIssuerReporter(log), fetch: issuerFetch(deadline) };
  const discovered = discoverIssuer({ issuer, clientId: audience }, asking);
  const checkToken = signedTokens(discovered, asking);
  return {
    name: issuer.href,
    async verify(token) {
      const malformation = findTokenProblem(token);
      if (malformation !== null) return { reason: malformation };
      const checked = await checkToken(token, { audience });
      if ("refusal" in checked) return { reason: checked.refusal };
      const { claims } = checked;
      if (!hasValue(findClaim(claims, claim.name), claim.value))
        return { reason: formatMissingClaim(claims, claim.name) };
      if (claims.sub.length > MAX_SUBJECT_LENGTH) return { reason: "its subject is too long" };
      return { subject: claims.sub };
    },
    async check() {
      const address = await discovered.keysAddress();
      const keys = createRemoteJWKSet(address, { [customFetch]: asking.fetch });
      await keys.reload().catch(unanswered);
    },
  };
}
