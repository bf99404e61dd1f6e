import type { Clock, Log, OperatorIssuer, OperatorOidc } from "@envoi/platform";
import { createRemoteJWKSet, customFetch } from "jose";
import { signedTokens } from "./checks/signed-tokens.ts";
import { discoverIssuer } from "./discovered-issuer.ts";
import { isToken, unanswered } from "./issuer-answers.ts";
import { issuerFetch } from "./issuer-fetch.ts";
import { createIssuerReporter } from "./report.ts";

/** What OpenID Connect allows. */
const MAX_SUBJECT_LENGTH = 255;

/** @param name - also a path such as `realm_access.roles`; names may contain dots themselves */
function claimOf(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const inside = (value: unknown, key: string): unknown =>
    typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return name.split(".").reduce(inside, claims);
}

/**
 * Checks tokens of operators: ID tokens or access tokens that their issuer has signed for the audience, with the claim.
 * A revoked one is valid until it expires.
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
      if (!isToken(token)) return { reason: "it is no token, or too long" };
      const checked = await checkToken(token, { audience });
      if ("fault" in checked) return { reason: checked.fault };
      const { claims } = checked;
      if (![claimOf(claims, claim.name)].flat().includes(claim.value))
        return { reason: `it lacks the claim ${claim.name}` };
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
