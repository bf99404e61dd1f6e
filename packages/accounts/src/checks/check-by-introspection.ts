import { ResponseBodyError, tokenIntrospection } from "openid-client";
import * as z from "zod";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { findRefusal, goodToken, type TokenCheck, unanswered, type WantedToken } from "../issuer-answers.ts";

const answerSchema = z.looseObject({
  active: z.boolean(),
  sub: z.string().min(1).optional(),
  /** Some issuers send the expiry as a string. */
  exp: z.coerce.number().optional().catch(undefined),
});

/** Some issuers return this error for token types that they do not issue, or no longer issue. */
const isOfUnknownKind = (error: unknown) =>
  error instanceof ResponseBodyError && error.error === "unsupported_token_type";

/** Checks the page's tokens at the introspection endpoint (RFC 7662), authenticating as the servers' own client. */
export function checkByIntrospection(issuer: DiscoveredIssuer, wanted: WantedToken): TokenCheck {
  return async (token) => {
    const asking = tokenIntrospection(await issuer.read(), token);
    const response = await asking.catch((error) => (isOfUnknownKind(error) ? { active: false } : unanswered(error)));
    const { data: answer } = answerSchema.safeParse(response);
    if (answer === undefined) return unanswered();
    const { active, sub, exp } = answer;
    if (!active) return { refusal: "the issuer says that it is not active" };
    if (sub === undefined) return { refusal: "it has no subject" };
    return findRefusal(answer, wanted) ?? goodToken(token, { ...answer, sub }, exp);
  };
}
