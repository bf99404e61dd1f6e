import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { type IssuerSettings, KEY_SCOPE, PATHS, redirectUri } from "./issuer-settings.ts";
import type { Person } from "./people.ts";

/** An issuer, and the page from which users sign in with that issuer. */
type At = Pick<IssuerSettings, "origin" | "appOrigin" | "clientId" | "dialect">;

const SCOPES = { oidc: "openid profile email", fxa: `profile ${KEY_SCOPE}` } as const;
const scopeFor = ({ dialect }: At) => (dialect === undefined ? `${SCOPES.oidc} ${KEY_SCOPE}` : SCOPES[dialect]);

const tokens = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  /** Present only in the fxa dialect. */
  keys_jwe: z.string().optional(),
});
export type Tokens = z.infer<typeof tokens>;

/** Acts as a browser does: stores cookies, and returns each response's redirect target. */
function openBrowser(origin: string) {
  const cookies = new Map<string, string>();
  /** @returns the issuer's next redirect target */
  return async (address: string, form?: Record<string, string>): Promise<string> => {
    const answer = await fetch(new URL(address, origin), {
      redirect: "manual",
      headers: { Cookie: Array.from(cookies, (cookie) => cookie.join("=")).join("; ") },
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = answer.headers.get("Location");
    if (next === null) throw new Error(`${new URL(address, origin).pathname} answered ${answer.status}`);
    return next;
  };
}

/**
 * Signs a user in without a page, with the same calls as a browser and the page.
 *
 * @param query - additional parameters of the authorization call
 * @returns the code that the page would get, the verifier for exchanging it, and all returned parameters
 */
export async function fetchCode(
  at: At,
  { email, password }: Person,
  query: Record<string, string> = {},
): Promise<{ code: string; verifier: string; returned: URLSearchParams }> {
  const verifier = randomBytes(64).toString("base64url");
  const asked = new URLSearchParams({
    client_id: at.clientId,
    response_type: "code",
    scope: scopeFor(at),
    ...(at.dialect === "fxa" ? {} : { redirect_uri: redirectUri(at) }),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...query,
  });
  const go = openBrowser(at.origin);
  const signInPage = await go(`${at.origin}${PATHS.authorization}?${asked}`);
  const resumed = await go(signInPage, { email, password });
  const returned = new URL(await go(resumed)).searchParams;
  return { code: returned.get("code") ?? "", verifier, returned };
}

/** Makes the dialect's token call. */
export function exchangeCode(at: At, { code, verifier }: { code: string; verifier: string }): Promise<Response> {
  const fields = { client_id: at.clientId, code, code_verifier: verifier };
  const form = { ...fields, grant_type: "authorization_code", redirect_uri: redirectUri(at) };
  const sent =
    at.dialect === "fxa"
      ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) }
      : { body: new URLSearchParams(form) };
  return fetch(`${at.origin}${PATHS.token}`, { method: "POST", ...sent });
}

/** @throws if a token call returns no token */
export async function readTokens(answer: Response): Promise<Tokens> {
  if (!answer.ok) throw new Error(`the issuer returned no token: ${answer.status} ${await answer.text()}`);
  return tokens.parse(await answer.json());
}

/** @throws if the issuer rejects the sign-in */
export async function signIn(at: At, person: Person): Promise<Tokens> {
  return readTokens(await exchangeCode(at, await fetchCode(at, person)));
}

export async function revokeToken({ origin, clientId }: Pick<At, "origin" | "clientId">, token: string): Promise<void> {
  const body = new URLSearchParams({ token, client_id: clientId });
  const answer = await fetch(`${origin}${PATHS.revocation}`, { method: "POST", body });
  if (!answer.ok) throw new Error(`the issuer did not revoke the token: ${answer.status}`);
}
