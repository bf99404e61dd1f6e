import { ResponseBodyError, tokenIntrospection } from "openid-client";
import * as z from "zod";
import type { AccountsConfig } from "../config.ts";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, hasScope, isFor, type TokenCheck, unanswered } from "../issuer-answers.ts";

const answerSchema = z.object({
  active: z.boolean(),
  sub: z.string().min(1).optional(),
  client_id: z.string().optional(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  scope: z.string().optional(),
  exp: z.number().optional(),
});

/** Some issuers respond this way to kinds of tokens that they do not issue, or no longer issue. */
const isOfUnknownKind = (error: unknown) =>
  error instanceof ResponseBodyError && error.error === "unsupported_token_type";

/** Checks the page's tokens at the introspection endpoint (RFC 7662), as the servers' own client. */
export function checkByIntrospection(
  issuer: DiscoveredIssuer,
  { clientId, keyScope }: Pick<AccountsConfig, "clientId" | "keyScope">,
): TokenCheck {
  return async (token) => {
    const asking = tokenIntrospection(await issuer.read(), token);
    const response = await asking.catch((error) => (isOfUnknownKind(error) ? { active: false } : unanswered(error)));
    const { data: answer } = answerSchema.safeParse(response);
    if (answer === undefined) return unanswered();
    const { active, sub, scope, exp } = answer;
    const isOurs = active && isFor(answer, clientId) && hasScope(scope, keyScope);
    return isOurs && sub !== undefined ? goodToken(token, sub, exp) : null;
  };
}
