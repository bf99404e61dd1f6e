import { type Issuer, type IssuerOptions, startIssuer } from "@envoi/dev-issuer";
import type { AuthDialect } from "@envoi/protocol";
import { startStandaloneProcess } from "@envoi/testkit";
import { startTestProxy } from "../support/test-proxy.ts";
import type { Fixture } from "./fixture.ts";
import type { Rule } from "./rule.ts";

/** Runs the journey against a separate service behind a proxy, with accounts at an issuer of this dialect. */
export function withAccountService(
  dialect: AuthDialect,
  journey: (fixture: Fixture, issuer: Issuer) => Promise<void>,
  options: IssuerOptions = {},
): Rule["journey"] {
  return async (fixture) => {
    await using proxy = await startTestProxy();
    await using issuer = await startIssuer({ ...options, appOrigin: proxy.origin });
    await using app = await startStandaloneProcess({
      LOG_LEVEL: "warn",
      BASE_URL: proxy.origin,
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: dialect,
      AUTH_TOKEN_REMEMBER_SECONDS: "0",
    });
    proxy.forwardTo(Number(new URL(app.origin).port));
    await journey({ ...fixture, proxy, origin: proxy.origin }, issuer);
  };
}
