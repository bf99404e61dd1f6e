import { fetchConfig } from "@envoi/client";
import * as oauth from "oauth4webapi";
import { callOptions, discoverIssuer, type Issuer } from "../account/issuer.ts";
import { signInByBrowser } from "../account/sign-in-by-browser.ts";
import { signInByCode } from "../account/sign-in-by-code.ts";
import { areFrom, parseTokens, secretName, type Tokens, toTokens } from "../account/tokens.ts";
import type { Context } from "../context.ts";
import { chooseServer } from "../device/settings.ts";
import { lineForTerminal } from "../output/terminal-text.ts";
import { fetchServerConfig } from "../server-config.ts";
import { UsageError } from "../usage-error.ts";

export type LoginOptions = { server?: string; browser?: boolean; device?: boolean };

/** `envoi login`: signs in with the browser if there is one, otherwise with a code for another device. */
export async function login(options: LoginOptions, context: Context): Promise<void> {
  const { output, signal, env } = context;
  const origin = chooseServer(options.server, { env, config: await context.readConfig() });
  const issuer = await discoverIssuer(origin, await fetchServerConfig(origin, signal), signal);
  const byCode = options.device === true || (options.browser !== true && !hasBrowser(env));
  const answer = await (byCode ? signInByCode : signInByBrowser)(issuer, output, signal);
  const user = await findUser(issuer, answer, signal);
  const secrets = await context.openSecrets();
  const account = { issuer: issuer.auth.issuer, clientId: issuer.client.client_id, refreshToken: null, user };
  const keptIn = await secrets.write(secretName(origin), JSON.stringify(toTokens(answer, account)));
  output.result({ server: origin, user, keptIn }, [
    `Signed in to ${origin}${user === null ? "" : ` as ${lineForTerminal(user)}`}.`,
  ]);
}

/** The signed-in user's address or name, if the issuer provides one. */
async function findUser(
  issuer: Issuer,
  answer: oauth.TokenEndpointResponse,
  signal: AbortSignal,
): Promise<string | null> {
  const { as, client } = issuer;
  const claims = oauth.getValidatedIdTokenClaims(answer);
  const asked =
    as.userinfo_endpoint === undefined
      ? null
      : await oauth
          .userInfoRequest(as, client, answer.access_token, callOptions(issuer, signal))
          .then((response) =>
            oauth.processUserInfoResponse(as, client, claims?.sub ?? oauth.skipSubjectCheck, response),
          )
          .catch(() => null);
  const known = [asked?.email, asked?.name, claims?.["email"], claims?.["name"], claims?.sub];
  return known.find((value): value is string => typeof value === "string") ?? null;
}

/** Whether the user would see a browser. Over SSH or without a display, they would not. */
function hasBrowser(env: NodeJS.ProcessEnv): boolean {
  if (env["SSH_CONNECTION"] || env["CI"]) return false;
  return process.platform !== "linux" || Boolean(env["DISPLAY"] || env["WAYLAND_DISPLAY"]);
}

/** `envoi logout`: deletes the tokens, and revokes them if the issuer supports it. */
export async function logout(options: { server?: string }, context: Context): Promise<void> {
  const { output, signal, env } = context;
  const origin = chooseServer(options.server, { env, config: await context.readConfig() });
  const secrets = await context.openSecrets();
  const tokens = parseTokens(await secrets.read(secretName(origin)));
  await secrets.remove(secretName(origin));
  if (tokens === null) return output.say(`You were not signed in to ${origin}.`);
  try {
    await revoke(origin, tokens, signal);
  } catch {
    output.warn("The tokens were deleted from this device but could not be revoked. They will expire on their own.");
  }
  output.say(`Signed out of ${origin}.`);
}

/** @throws if the issuer does not support it, or if the server now uses another issuer, which must not get the tokens */
async function revoke(origin: string, tokens: Tokens, signal: AbortSignal): Promise<void> {
  const config = await fetchConfig({ origin }, signal);
  if (!areFrom(tokens, config.AUTH)) throw new UsageError("The server uses another issuer.");
  const issuer = await discoverIssuer(origin, config, signal);
  const { as, client } = issuer;
  for (const token of [tokens.refreshToken, tokens.accessToken]) {
    if (token === null || as.revocation_endpoint === undefined) continue;
    const response = await oauth.revocationRequest(as, client, oauth.None(), token, callOptions(issuer, signal));
    await oauth.processRevocationResponse(response);
  }
}
