import { randomBytes } from "node:crypto";
import { PEOPLE, type PersonName } from "@envoi/dev-issuer";
import type { AuthDialect } from "@envoi/protocol";
import type { Fixture } from "./fixture.ts";
import { type At, configure, openHome, sendLetter, withAccounts } from "./steps.ts";

const STATE = "a-state";
/** A passphrase long enough to be accepted. */
const PASSPHRASE = "a letter, a seal, a stamp";

/** Opens the dialog with the header's button, and goes to the issuer. */
export async function goToIssuer(fixture: At, person: PersonName): Promise<void> {
  const { page } = fixture;
  await openHome(fixture);
  await page.getByTestId("sign-in").click();
  await page.getByTestId("sign-up-email").pressSequentially(PEOPLE[person].email);
  await page.getByTestId("sign-up-submit").click();
}

/** Fills in the issuer's form, after which the issuer redirects back. */
export async function signInAtIssuer({ page }: At, person: PersonName): Promise<void> {
  const { email, password } = PEOPLE[person];
  const emailField = page.locator("#email");
  // The field contains the address typed in Envoi, to which `fill` would append in Firefox.
  await emailField.clear();
  await emailField.pressSequentially(email);
  await page.locator("#password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in at an issuer that supplies the key of the user's list. */
export async function signIn(fixture: Fixture, person: PersonName): Promise<void> {
  await goToIssuer(fixture, person);
  await signInAtIssuer(fixture, person);
  await fixture.page.getByTestId("account-email").waitFor();
}

/** Credentials for a user's list. */
export type Access = { accessToken: string; fileListKey: string };

/** Prepares a device on which Ada has previously signed in. */
export async function rememberAda(fixture: Fixture, access?: Access): Promise<void> {
  const { accessToken = "a-token", fileListKey = randomBytes(16).toString("base64url") } = access ?? {};
  const user = {
    access_token: accessToken,
    uid: PEOPLE.ada.uid,
    email: PEOPLE.ada.email,
    displayName: PEOPLE.ada.displayName,
    fileListKey,
  };
  await fixture.page.addInitScript((record) => localStorage.setItem("user", record), JSON.stringify(user));
}

/** The signed-in user's tokens. */
export async function readUser({
  page,
}: Pick<Fixture, "page">): Promise<{ access_token: string; refresh_token: string }> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "{}");
}

/** The signed-in user's access token. */
export async function readToken(fixture: Fixture): Promise<string> {
  return (await readUser(fixture)).access_token;
}

function idToken(issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: "envoi", sub: "ada", iat: now, exp: now + 600 };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return [encode({ alg: "RS256" }), encode(claims), "c2lnbmF0dXJl"].join(".");
}

/** Configures the page with an issuer behind the proxy, whose responses the test controls. */
export async function withProxiedIssuer(fixture: Fixture, dialect: AuthDialect): Promise<void> {
  await withAccounts(fixture, { dialect });
  fixture.proxy.answer("/issuer/user", 200, { sub: "ada", uid: "ada", email: "ada@example.org" });
}

/** Simulates servers that cannot reach the issuer. */
export function withoutIssuer(fixture: Fixture, { uploadRequiresAccount = false } = {}): Promise<void> {
  return configure(fixture, ({ AUTH: _, ...config }) => ({
    ...config,
    FEATURES: { ...config.FEATURES, account: true, uploadRequiresAccount },
  }));
}

/** Prepares the page to return from the issuer with a code that is exchanged for these tokens. */
export async function awaitReturn(fixture: Fixture, dialect: AuthDialect = "oidc", tokens: object = {}): Promise<void> {
  await withProxiedIssuer(fixture, dialect);
  const bearer = { access_token: "a-token", token_type: "Bearer" };
  const identity = dialect === "oidc" ? { id_token: idToken(`${fixture.origin}/issuer`) } : {};
  fixture.proxy.answer("/issuer/token", 200, { ...bearer, ...identity, ...tokens });
  await fixture.page.addInitScript((state) => {
    localStorage.setItem("oauthState", state);
    localStorage.setItem("pkceVerifier", "a-verifier-of-some-forty-three-characters-0");
  }, STATE);
}

/** Returns from the issuer. @param state - state returned by the issuer */
export async function comeBack({ page, origin }: Fixture, state = STATE): Promise<void> {
  await page.goto(`${origin}/oauth?code=a-code&state=${state}`);
}

export async function typePassphrase({ page }: At, passphrase = PASSPHRASE): Promise<void> {
  const input = page.getByTestId("passphrase-input");
  // After the redirect, Firefox does not focus the page until a click.
  await input.click();
  await input.pressSequentially(passphrase);
  await page.getByTestId("passphrase-submit").click();
}

/** Completes a sign-in with a passphrase for which no list exists yet. */
export async function beginList(fixture: At, passphrase = PASSPHRASE): Promise<void> {
  const { page } = fixture;
  await typePassphrase(fixture, passphrase);
  await page.getByTestId("passphrase-again").pressSequentially(passphrase);
  await page.getByTestId("begin-list").click();
}

/** Resolves once the page's list has reached the server. */
export function listWritten({ page }: Pick<Fixture, "page">): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.url().includes("/api/filelist/") && answer.request().method() === "POST" && answer.ok(),
  );
}

/** Sends a letter, and waits until it is in the list. */
export async function sendListed(fixture: Fixture): Promise<void> {
  const written = listWritten(fixture);
  await sendLetter(fixture);
  await written;
}
