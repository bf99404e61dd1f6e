import { PEOPLE } from "@envoi/dev-issuer";
import { expect } from "vitest";
import { withAccountService } from "./account-service.ts";
import { awaitReturn, comeBack, signIn, withProxiedIssuer } from "./account-steps.ts";
import type { Fixture } from "./fixture.ts";
import type { Rule } from "./rule.ts";
import { listen, openHome } from "./steps.ts";

/** A key bundle with this header and no content. */
function emptyBundle(header: object): string {
  return `${Buffer.from(JSON.stringify(header)).toString("base64url")}..AA.AA.AA`;
}

/** Returns from the issuer with a key bundle that the page cannot open. @returns the page's log, with the error */
async function readLoggedName(fixture: Fixture, keysJwe: string): Promise<string> {
  const said = listen(fixture);
  await awaitReturn(fixture, "fxa", { keys_jwe: keysJwe });
  await comeBack(fixture);
  await fixture.page.getByText("You weren't signed in").waitFor();
  return said();
}

/** Rules about signing in and out, and about signed-in users. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    rows: ["R4.29", "R4.30", "R4.32", "R4.33"],
    rule: "the dialog opens the issuer, and returning with code and state signs in at the start page [R4.29b]",
    journey: withAccountService("fxa", async (fixture) => {
      const { page, origin } = fixture;
      const list = page.waitForRequest((request) => request.url().includes("/api/filelist/"));
      await signIn(fixture, "ada");
      await list;
      expect(page.url()).toBe(`${origin}/`);
      expect(await page.getByTestId("account-email").textContent()).toBe(PEOPLE.ada.email);
    }),
  },
  {
    rows: ["R8.10"],
    rule: "an invalid bundle is an 'invalid jwe', one with another encryption an 'unsupported jwe type' [R8.10]",
    journey: async (fixture) => {
      expect(await readLoggedName(fixture, "not.a.bundle")).toContain("invalid jwe");
      const other = emptyBundle({ alg: "RSA-OAEP", enc: "A256GCM" });
      expect(await readLoggedName(fixture, other)).toContain("unsupported jwe type");
    },
  },
  {
    rows: ["R5.22", "R8.11"],
    rule: "a bundle whose key cannot have 32 bytes has an 'unsupported key length' [R5.22]",
    journey: async (fixture) => {
      const epk = { kty: "EC", crv: "P-384", x: "AA", y: "AA" };
      const other = emptyBundle({ alg: "ECDH-ES", enc: "A256GCM", epk });
      expect(await readLoggedName(fixture, other)).toContain("unsupported key length");
    },
  },
  {
    rows: ["R8.15"],
    rule: "failed flow metrics are logged, and the sign-in continues without their ids [R7.27]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      const said = listen(fixture);
      await withProxiedIssuer(fixture, "fxa");
      proxy.cut("/issuer/metrics-flow");
      proxy.answer("/issuer/authorization", 200, {});
      await openHome(fixture);
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-submit").click();
      await page.waitForURL("**/issuer/authorization**");
      expect(said()).toContain("flow metrics failed");
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("entrypoint")).toBe("send-button");
      expect([searchParams.has("flow_id"), searchParams.has("flow_begin_time")]).toEqual([false, false]);
    },
  },
];
