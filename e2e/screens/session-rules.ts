import type { Issuer } from "@envoi/dev-issuer";
import type { AuthDialect } from "@envoi/protocol";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { withAccountService } from "./account-service.ts";
import { beginList, goToIssuer, readToken, readUser, sendListed, signInAtIssuer } from "./account-steps.ts";
import { type Fixture, PATIENCE_MS } from "./fixture.ts";
import type { Rule } from "./rule.ts";
import { openHome, sendLetter } from "./steps.ts";

/**
 * Time after which the access token must be renewed while the ID token is still valid; both tokens are valid for an
 * hour.
 */
const RENEW_DUE_MS = 50 * 60_000;

/** Waits for the next fetch of the list. @returns its authorization */
async function listFetched(page: Page): Promise<string | undefined> {
  const fetched = await page.waitForResponse(
    (answer) => answer.url().includes("/api/filelist/") && answer.request().method() === "GET",
  );
  return (await fetched.request().allHeaders())["envoi-authorization"];
}

async function signIn(fixture: Fixture, dialect: AuthDialect): Promise<void> {
  await goToIssuer(fixture, "ada");
  await signInAtIssuer(fixture, "ada");
  if (dialect === "oidc") await beginList(fixture);
  await fixture.page.getByTestId("account-email").waitFor();
}

function lasts(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.51"],
    rule: `by ${dialect}: a session outlasts its access tokens, which are renewed before they expire [R4.51c]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page } = fixture;
      await signIn(fixture, dialect);
      await page.clock.install();
      await sendListed(fixture);
      const refusals: string[] = [];
      page.on("response", (answer) => {
        if (answer.status() === 401) refusals.push(new URL(answer.url()).pathname);
      });
      const before = await readToken(fixture);
      await page.clock.fastForward(RENEW_DUE_MS);
      await vi.waitFor(async () => expect(await readToken(fixture)).not.toBe(before), { timeout: PATIENCE_MS });
      await sendListed(fixture);
      await page.getByTestId("account-email").waitFor();
      expect(refusals).toEqual([]);
    }),
  };
}

/** Reloads the page during a renewal, after the issuer has sent its response and before the page receives it. */
async function reloadMidRenewal({ page }: Fixture, issuer: Issuer): Promise<void> {
  const answered = Promise.withResolvers<void>();
  await page.route(
    `${issuer.origin}/v1/token`,
    async (route) => {
      await route.fetch();
      answered.resolve();
    },
    { times: 1 },
  );
  await page.clock.fastForward(RENEW_DUE_MS);
  await answered.promise;
  await page.reload();
}

/** Rules about how long users stay signed in. */
export const SESSION_RULES: readonly Rule[] = [
  lasts("fxa"),
  lasts("oidc"),
  {
    rows: ["R4.51"],
    rule: "two tabs whose token must be renewed renew it once and share the new one [R4.51e]",
    journey: withAccountService(
      "oidc",
      async (fixture, issuer) => {
        const { page } = fixture;
        await signIn(fixture, "oidc");
        await page.clock.install();
        await sendListed(fixture);
        const other = await page.context().newPage();
        const first = listFetched(other);
        await openHome({ ...fixture, page: other });
        await first;
        const asked: string[] = [];
        for (const tab of [page, other]) {
          tab.on("request", (request) => {
            if (request.url() === `${issuer.origin}/v1/token`) asked.push(request.postData() ?? "");
          });
        }
        const before = await readToken(fixture);
        const fetched = [page, other].map((tab) => listFetched(tab));
        await page.clock.fastForward(RENEW_DUE_MS);
        const bearers = await Promise.all(fetched);
        expect(asked).toHaveLength(1);
        expect(new Set(bearers)).toEqual(new Set([`Bearer ${await readToken(fixture)}`]));
        expect(await readToken(fixture)).not.toBe(before);
        await other.close();
      },
      { refreshGraceSeconds: 0 },
    ),
  },
  {
    rows: ["R4.51"],
    rule: "reloading the page during a renewal keeps the person signed in: the lost answer is requested again [R4.51f]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      const { page } = fixture;
      await signIn(fixture, "oidc");
      await page.clock.install();
      await sendListed(fixture);
      const before = await readUser(fixture);
      await reloadMidRenewal(fixture, issuer);
      await vi.waitFor(async () => expect((await readUser(fixture)).refresh_token).not.toBe(before.refresh_token), {
        timeout: PATIENCE_MS,
      });
      await page.getByTestId("account-email").waitFor();
      await page.getByTestId("upload-card").waitFor();
      await sendListed(fixture);
    }),
  },
  {
    rows: ["R4.52"],
    rule: "if the issuer accepts no refresh token twice, a lost answer signs the person out, with an explanation [R4.52d]",
    journey: withAccountService(
      "oidc",
      async (fixture, issuer) => {
        const { page } = fixture;
        await signIn(fixture, "oidc");
        await page.clock.install();
        await sendListed(fixture);
        await reloadMidRenewal(fixture, issuer);
        await page.getByText("Your session has ended").waitFor();
        await page.getByTestId("no-uploads").waitFor();
        await page.getByTestId("sign-in").waitFor();
        expect(await readUser(fixture)).toEqual({});
      },
      { refreshGraceSeconds: 0 },
    ),
  },
  {
    rows: ["R4.52"],
    rule: "a revoked refresh token signs the person out [R4.52b]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      await signIn(fixture, "oidc");
      // This also revokes all other tokens from the same sign-in.
      await issuer.revoke((await readUser(fixture)).refresh_token);
      await openHome(fixture);
      await fixture.page.getByTestId("sign-in").waitFor();
      await sendLetter(fixture);
    }),
  },
];
