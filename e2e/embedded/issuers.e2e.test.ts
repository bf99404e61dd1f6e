import { type Issuer, type IssuerOptions, OPERATOR_GROUP, startIssuer } from "@envoi/dev-issuer";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  beginList,
  goToIssuer,
  listWritten,
  readUser,
  signInAtIssuer,
  typePassphrase,
} from "../screens/account-steps.ts";
import { chooseLetter, openHome } from "../screens/steps.ts";
import { launchChromium } from "../support/browser.ts";

const MINUTE_MS = 60_000;
const PATIENCE_MS = 60_000;
/** Time after which access tokens, which are valid for an hour, must be renewed. */
const RENEW_DUE_MS = 50 * MINUTE_MS;

const JWKS_SETTINGS = { AUTH_TOKEN_CHECK: "jwks" };
const GROUPS = { groups: 3 };

type IssuerSetup = {
  issuer: IssuerOptions;
  settings?: Record<string, string>;
  /** How far ahead the clock of the user's computer is. */
  clockMs?: number;
};

type Difference = IssuerSetup & {
  name: string;
  /** When a session is renewed: before its token expires, when the token is rejected, or never. */
  renewal?: "due" | "refused" | "never";
  /** The logged reason why the issuer's ID tokens do not allow operators to sign in. */
  operatorRefusal?: string;
};

const DIFFERENCES: readonly Difference[] = [
  { name: "like Keycloak, with a person in 110 groups", issuer: { kind: "keycloak" } },
  {
    name: "like authentik, with a trailing slash that the setting lacks, and ID tokens signed with a secret",
    issuer: { kind: "authentik" },
    operatorRefusal: "ERR_JOSE_NOT_SUPPORTED",
  },
  { name: "like Auth0, with opaque tokens, and a slash after the host", issuer: { kind: "auth0" } },
  {
    name: "like Okta, checked by its keys, with its own names for claims",
    issuer: { kind: "okta" },
    settings: JWKS_SETTINGS,
  },
  { name: "like Entra, without revocation or e-mail addresses", issuer: { kind: "entra" } },
  { name: "like Zitadel, with ID tokens for several audiences", issuer: { kind: "zitadel" } },
  {
    name: "like Kanidm, checked by its keys, with ES256 and the client in its path",
    issuer: { kind: "kanidm" },
    settings: JWKS_SETTINGS,
  },
  { name: "with signed user info", issuer: { differences: { ...GROUPS, userinfo: "signed" } } },
  {
    name: "without user info, checked by its keys",
    issuer: { differences: { ...GROUPS, userinfo: "none", accessTokens: "signed" } },
    settings: JWKS_SETTINGS,
  },
  {
    name: "for a computer 7 minutes ahead, with ID tokens of 5",
    issuer: { differences: { ...GROUPS, idTokenSeconds: 300 } },
    clockMs: 7 * MINUTE_MS,
  },
  {
    name: "for a computer 7 minutes behind, with ID tokens of 30 seconds",
    issuer: { differences: { ...GROUPS, idTokenSeconds: 30 } },
    clockMs: -7 * MINUTE_MS,
  },
  {
    name: "with a lifetime as text, PS256, and null for missing values",
    issuer: {
      differences: {
        ...GROUPS,
        algorithm: "PS256",
        tokenAnswer: { expires_in: "3600", scope: null },
        discovery: { revocation_endpoint: null, end_session_endpoint: null, "x-more": [] },
      },
    },
  },
  {
    name: "that does not say how long its tokens live",
    issuer: { accessTokenSeconds: 10, differences: { ...GROUPS, tokenAnswerLacks: ["expires_in"] } },
    renewal: "refused",
  },
  {
    name: "without refresh tokens, offline access or revocation",
    issuer: {
      differences: {
        ...GROUPS,
        tokenAnswerLacks: ["refresh_token"],
        discoveryLacks: ["scopes_supported", "revocation_endpoint"],
      },
    },
    renewal: "never",
  },
  {
    name: "that accepts no refresh token twice, with EdDSA and keys that tokens do not name",
    issuer: { refreshGraceSeconds: 0, differences: { ...GROUPS, algorithm: "EdDSA", namesKeys: false } },
  },
  {
    name: "checked by introspection, with a new key for each token",
    issuer: { differences: { ...GROUPS, accessTokens: "signed", algorithm: "ES256", keySeconds: 0.001 } },
    settings: {
      AUTH_TOKEN_CHECK: "introspection",
      AUTH_INTROSPECTION_CLIENT_ID: "envoi-servers",
      AUTH_CLIENT_SECRET: "envoi-servers-secret",
    },
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

type Fixture = { page: Page; origin: string; issuer: Issuer; app: StandaloneProcess };

/** Starts an issuer and Envoi with operators who sign in there, and opens a page. */
async function atIssuer(given: IssuerSetup, journey: (fixture: Fixture) => Promise<void>): Promise<void> {
  const { settings = {}, clockMs } = given;
  await using issuer = await startIssuer(given.issuer);
  await using app = await startStandaloneProcess({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_TOKEN_REMEMBER_SECONDS: "0",
    OPERATOR_OIDC_ISSUER: issuer.origin,
    OPERATOR_OIDC_AUDIENCE: issuer.clientId,
    OPERATOR_OIDC_CLAIM: `groups=${OPERATOR_GROUP}`,
    ...settings,
  });
  await issuer.servePage(app.origin);
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.clock.install(clockMs === undefined ? {} : { time: Date.now() + clockMs });
    await journey({ page, origin: app.origin, issuer, app });
  } finally {
    await context.close();
  }
}

async function authenticate(fixture: Fixture): Promise<void> {
  await goToIssuer(fixture, "ada");
  await signInAtIssuer(fixture, "ada");
}

async function signIn(fixture: Fixture): Promise<void> {
  await authenticate(fixture);
  await beginList(fixture);
  await fixture.page.getByTestId("account-email").waitFor();
  expect(await fixture.page.getByTestId("account-email").textContent()).not.toBe("");
}

/** Sends a letter with a limit that requires an account, and waits until the list on the server contains it. */
async function sendListed(fixture: Fixture): Promise<void> {
  const { page } = fixture;
  await chooseLetter(fixture);
  await page.getByTestId("download-limit").selectOption("100");
  const written = listWritten(fixture);
  await page.getByTestId("upload-button").click();
  await Promise.all([written, page.getByTestId("dialog-ok").click()]);
}

/** Resolves when the issuer rejects the token. */
async function expired(issuer: Issuer, token: string): Promise<void> {
  const ask = () => fetch(`${issuer.origin}/v1/profile`, { headers: { Authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await ask()).status, { timeout: PATIENCE_MS }).toBe(401);
}

/** Renews the session when its access token expires, or lets it end with the token and signs in again. */
async function outlastToken(fixture: Fixture, renewal: Difference["renewal"]): Promise<void> {
  const { page, issuer } = fixture;
  const before = await readUser(fixture);
  if (renewal === "due") await page.clock.fastForward(RENEW_DUE_MS);
  if (renewal === "refused") await expired(issuer, before.access_token);
  if (renewal === "never") await issuer.revoke(before.access_token);
  if (renewal !== "due") await openHome(fixture);
  if (renewal === "never") {
    await page.getByText("Your session has ended").waitFor();
    await authenticate(fixture);
    await typePassphrase(fixture);
    // The user's file list still exists.
    await page.getByTestId("upload-card").first().waitFor();
    return;
  }
  const isRenewed = async () => {
    const { access_token: now } = await readUser(fixture);
    expect(now).toEqual(expect.any(String));
    expect(now).not.toBe(before.access_token);
  };
  await vi.waitFor(isRenewed, { timeout: PATIENCE_MS });
  await sendListed(fixture);
}

async function signOut({ page }: Fixture): Promise<void> {
  await page.getByTestId("sign-out").click();
  await page.getByText("You're signed out").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
}

/** Tries to sign in on the operators' page with an ID token. @param refusal - expected logged reason */
async function beOperator({ page, app }: Fixture, token: string, refusal: string | undefined): Promise<void> {
  await page.goto(`${app.privateOrigin}/operator-page`);
  await page.getByLabel("Your name").fill("ada");
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  if (refusal === undefined) {
    await page.getByLabel("Part of the id").waitFor();
    return;
  }
  await page.getByText("The token is not valid").waitFor();
  await expect.poll(() => app.output()).toContain(refusal);
}

describe("an issuer", () => {
  // With `%s`, Vitest does not truncate long titles, so they keep the ids that docs/requirements.md cites.
  it.each(DIFFERENCES.map((difference) => [difference.name, difference] as const))(
    "%s: people sign in, stay signed in beyond their token, have a list, sign out, and may be operators [R6.13]",
    async (_name, difference) => {
      await atIssuer(difference, async (fixture) => {
        await signIn(fixture);
        await sendListed(fixture);
        const { access_token: token } = await readUser(fixture);
        await outlastToken(fixture, difference.renewal ?? "due");
        await signOut(fixture);
        const idToken = await fixture.issuer.idTokenFor("ada");
        await beOperator(fixture, idToken, difference.operatorRefusal);
        for (const secret of [token, idToken]) expect(fixture.app.output()).not.toContain(secret);
      });
    },
  );
});

/** Expects that a sign-in has failed and that the page explains why. */
async function expectReason({ page }: Fixture, reason: string): Promise<void> {
  await page.getByTestId("error").waitFor();
  expect(await page.getByTestId("sign-in-reason").textContent()).toContain(reason);
  await page.getByTestId("sign-in").waitFor();
}

describe("an unusable issuer is rejected with a reason", () => {
  it("because its ID tokens are also for other clients [R6.13b]", async () => {
    const differences = { ...GROUPS, idClaims: { aud: ["envoi", "another"] } };
    await atIssuer({ issuer: { differences } }, async (fixture) => {
      await authenticate(fixture);
      await expectReason(fixture, "untrusted audiences");
      await beOperator(fixture, await fixture.issuer.idTokenFor("ada"), undefined);
    });
  });

  it("because its tokens cannot be checked with keys [R6.13c]", async () => {
    await atIssuer({ issuer: { differences: GROUPS }, settings: JWKS_SETTINGS }, async (fixture) => {
      await authenticate(fixture);
      await typePassphrase(fixture);
      await expectReason(fixture, "the service refused the issuer's token");
      expect(fixture.app.output()).toContain('"reason":"ERR_JWS_INVALID: it is not signed, or encrypted"');
    });
  });

  it("because it does not allow a scope [R6.13d]", async () => {
    await atIssuer({ issuer: { differences: GROUPS } }, async (fixture) => {
      const { page, issuer, origin } = fixture;
      await page.route(`${issuer.origin}/authorization**`, async (route) => {
        const state = new URL(route.request().url()).searchParams.get("state");
        const location = `${origin}/oauth?error=invalid_scope&error_description=offline_access&state=${state}`;
        await route.fulfill({ status: 302, headers: { location } });
      });
      await goToIssuer(fixture, "ada");
      await expectReason(fixture, "invalid_scope");
    });
  });

  it("because it has no user info, before any user signs in [R6.13e]", async () => {
    await atIssuer({ issuer: { differences: { ...GROUPS, userinfo: "none" } } }, async (fixture) => {
      await openHome(fixture);
      expect(await fixture.page.getByTestId("sign-in").count()).toBe(0);
      expect(fixture.app.output()).toContain("set AUTH_TOKEN_CHECK to jwks or introspection");
      await beOperator(fixture, await fixture.issuer.idTokenFor("ada"), undefined);
    });
  });
});
