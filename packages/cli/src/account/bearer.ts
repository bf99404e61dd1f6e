import { fetchConfig } from "@envoi/client";
import type { AuthConfig, PublicConfig } from "@envoi/protocol";
import * as oauth from "oauth4webapi";
import type { Context } from "../context.ts";
import { readGivenSecret } from "../read-given.ts";
import { UsageError } from "../usage-error.ts";
import { callOptions, discoverIssuer, isSameIssuer } from "./issuer.ts";
import { areFrom, isFresh, parseTokens, secretName, type Tokens, toTokens } from "./tokens.ts";

/**
 * The access token for a server: from `ENVOI_TOKEN_FILE`, client credentials, or the signed-in user. A token about to
 * expire is renewed. A server decides which issuer it trusts, so credentials are only used at the issuer for which they
 * were stored or configured.
 *
 * @returns `null` without an account
 */
export async function readBearer(server: string, context: Context): Promise<string | null> {
  const { env, signal, output } = context;
  if (env["ENVOI_TOKEN_FILE"]) return readGivenSecret(env["ENVOI_TOKEN_FILE"]);
  if (env["ENVOI_CLIENT_ID"] && env["ENVOI_CLIENT_SECRET_FILE"]) {
    const secret = await readGivenSecret(env["ENVOI_CLIENT_SECRET_FILE"]);
    const given = { issuer: env["ENVOI_ISSUER"], audience: env["ENVOI_AUDIENCE"] };
    return fetchClientToken(server, { id: env["ENVOI_CLIENT_ID"], secret, ...given }, signal);
  }
  const secrets = await context.openSecrets();
  const name = secretName(server);
  const stored = parseTokens(await secrets.read(name));
  if (stored === null) return null;
  const config = await fetchConfig({ origin: server }, signal);
  if (!areFrom(stored, config.AUTH)) return warnOfOtherIssuer(server, context);
  if (isFresh(stored) || stored.refreshToken === null) return stored.accessToken;
  // A refresh token may work only once, so only one process uses it at a time.
  const unlock = await secrets.lock(name, signal);
  try {
    const latest = parseTokens(await secrets.read(name)) ?? stored;
    if (!areFrom(latest, config.AUTH)) return warnOfOtherIssuer(server, context);
    if (isFresh(latest)) return latest.accessToken;
    const renewed = await renew(server, config, latest, signal);
    if (renewed === null) {
      await secrets.remove(name);
      output.warn(`Your session at ${server} has expired. Sign in again: envoi login.`);
      return null;
    }
    await secrets.write(name, JSON.stringify(renewed));
    return renewed.accessToken;
  } finally {
    await unlock();
  }
}

function warnOfOtherIssuer(server: string, { output }: Context): null {
  output.warn(`${server} now uses another sign-in service, so you are signed out. Sign in again: envoi login.`);
  return null;
}

/** @returns `null` when the issuer no longer accepts the refresh token */
async function renew(
  server: string,
  config: PublicConfig,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<Tokens | null> {
  const issuer = await discoverIssuer(server, config, signal);
  const { as, client } = issuer;
  try {
    const response = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.None(),
      tokens.refreshToken ?? "",
      callOptions(issuer, signal),
    );
    return toTokens(await oauth.processRefreshTokenResponse(as, client, response), tokens);
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") return null;
    throw error;
  }
}

type ClientCredentials = { id: string; secret: string; issuer: string | undefined; audience: string | undefined };

/**
 * @param credentials.issuer - the issuer that may receive the secret
 * @param credentials.audience - for whom the token is; by default, for the client that the server names
 */
async function fetchClientToken(
  server: string,
  { id, secret, issuer: expected, audience }: ClientCredentials,
  signal: AbortSignal,
): Promise<string> {
  if (!expected) {
    throw new UsageError("Set ENVOI_ISSUER to the address of the issuer that may receive the client secret.");
  }
  const config = await fetchConfig({ origin: server }, signal);
  requireIssuer(server, config.AUTH, expected);
  const issuer = await discoverIssuer(server, config, signal, id);
  const { as, client, auth } = issuer;
  const parameters = new URLSearchParams({ scope: "openid", audience: audience || auth.client_id });
  const authentication = oauth.ClientSecretBasic(secret);
  const response = await oauth.clientCredentialsGrantRequest(
    as,
    client,
    authentication,
    parameters,
    callOptions(issuer, signal),
  );
  return (await oauth.processClientCredentialsResponse(as, client, response)).access_token;
}

function requireIssuer(server: string, auth: AuthConfig | undefined, expected: string): void {
  if (auth === undefined || isSameIssuer(auth.issuer, expected)) return;
  throw new UsageError(
    `${server} uses the issuer ${auth.issuer}, not ${expected}, so the client secret was not sent. If you trust this issuer, set ENVOI_ISSUER to it.`,
  );
}
