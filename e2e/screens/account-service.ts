import { type Issuer, type IssuerOptions, startIssuer } from "@envoi/dev-issuer";
import type { AuthDialect } from "@envoi/protocol";
import { startStandaloneProcess } from "@envoi/testkit";
import { startDoor } from "../support/door.ts";
import type { Rule } from "./rule.ts";
import type { Stage } from "./stage.ts";

/** Plays at a separate service, behind a door, with accounts of an issuer of this dialect. */
export function withAccountService(
  dialect: AuthDialect,
  journey: (stage: Stage, issuer: Issuer) => Promise<void>,
  options: IssuerOptions = {},
): Rule["journey"] {
  return async (stage) => {
    await using door = await startDoor();
    await using issuer = await startIssuer({ ...options, appOrigin: door.origin });
    await using app = await startStandaloneProcess({
      LOG_LEVEL: "warn",
      BASE_URL: door.origin,
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: dialect,
      AUTH_TOKEN_REMEMBER_SECONDS: "0",
    });
    door.leadTo(Number(new URL(app.origin).port));
    await journey({ ...stage, door, origin: door.origin }, issuer);
  };
}
