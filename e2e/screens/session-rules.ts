import type { AuthDialect } from "@envoi/protocol";
import { expect, vi } from "vitest";
import { withAccountService } from "./account-service.ts";
import { beginList, goToIssuer, readToken, readUser, sendListed, signInAtIssuer } from "./account-steps.ts";
import type { Rule } from "./rule.ts";
import { PATIENCE_MS, type Stage } from "./stage.ts";
import { sendLetter } from "./steps.ts";

/** Access and ID tokens of the issuer live for an hour: by then the former are worn, and the latter still good. */
const WORN_MS = 50 * 60_000;

async function signIn(stage: Stage, dialect: AuthDialect): Promise<void> {
  await goToIssuer(stage, "ada");
  await signInAtIssuer(stage, "ada");
  if (dialect === "oidc") await beginList(stage);
  await stage.page.getByTestId("account-email").waitFor();
}

function lasts(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.51"],
    rule: `by ${dialect}: a session outlasts its access tokens, which are renewed before they end [R4.51c]`,
    journey: withAccountService(dialect, async (stage) => {
      const { page } = stage;
      await signIn(stage, dialect);
      await page.clock.install();
      await sendListed(stage);
      const refusals: string[] = [];
      page.on("response", (answer) => {
        if (answer.status() === 401) refusals.push(new URL(answer.url()).pathname);
      });
      const worn = await readToken(stage);
      await page.clock.fastForward(WORN_MS);
      await vi.waitFor(async () => expect(await readToken(stage)).not.toBe(worn), { timeout: PATIENCE_MS });
      await sendListed(stage);
      await page.getByTestId("account-email").waitFor();
      expect(refusals).toEqual([]);
    }),
  };
}

/** How long somebody stays signed in. */
export const SESSION_RULES: readonly Rule[] = [
  lasts("fxa"),
  lasts("oidc"),
  {
    rows: ["R4.52"],
    rule: "a refresh token that was revoked signs out [R4.52b]",
    journey: withAccountService("oidc", async (stage, issuer) => {
      await signIn(stage, "oidc");
      // What came of the same sign-in goes with it.
      await issuer.revoke((await readUser(stage)).refresh_token);
      await sendLetter(stage);
      await stage.page.getByTestId("sign-in").waitFor();
    }),
  },
];
