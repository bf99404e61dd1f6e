import * as oauth from "oauth4webapi";
import type { Context } from "../context.ts";
import { readGivenSecret } from "../read-given.ts";
import { callOptions, discoverIssuer } from "./issuer.ts";
import { isFresh, parseTokens, secretName, type Tokens, toTokens } from "./tokens.ts";

/**
 * The access token for a server: from `ENVOI_TOKEN_FILE`, client credentials, or the signed-in user. A token about to
 * expire is renewed.
 *
 * @returns `null` without an account
 */
export async function readBearer(origin: string, context: Context): Promise<string | null> {
  const { env, signal } = context;
  if (env["ENVOI_TOKEN_FILE"]) return readGivenSecret(env["ENVOI_TOKEN_FILE"]);
  if (env["ENVOI_CLIENT_ID"] && env["ENVOI_CLIENT_SECRET_FILE"]) {
    const secret = await readGivenSecret(env["ENVOI_CLIENT_SECRET_FILE"]);
    return fetchClientToken(origin, { id: env["ENVOI_CLIENT_ID"], secret }, signal);
  }
  const secrets = await context.openSecrets();
  const tokens = parseTokens(await secrets.read(secretName(origin)));
  if (tokens === null) return null;
  if (isFresh(tokens) || tokens.refreshToken === null) return tokens.accessToken;
  // A refresh token may work only once, so only one process uses it at a time.
  const unlock = await waitForLock(() => secrets.lock(secretName(origin)), signal);
  try {
    const latest = parseTokens(await secrets.read(secretName(origin))) ?? tokens;
    if (isFresh(latest)) return latest.accessToken;
    const renewed = await renew(origin, latest, signal);
    if (renewed === null) {
      await secrets.remove(secretName(origin));
      context.output.warn(`Your session at ${origin} has expired. Sign in again: envoi login.`);
      return null;
    }
    await secrets.write(secretName(origin), JSON.stringify(renewed));
    return renewed.accessToken;
  } finally {
    await unlock();
  }
}

/** @returns `null` when the issuer no longer accepts the refresh token */
async function renew(origin: string, tokens: Tokens, signal: AbortSignal): Promise<Tokens | null> {
  const { as, client } = await discoverIssuer(origin, null, signal);
  try {
    const response = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.None(),
      tokens.refreshToken ?? "",
      callOptions(signal),
    );
    return toTokens(await oauth.processRefreshTokenResponse(as, client, response), tokens, null);
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") return null;
    throw error;
  }
}

async function fetchClientToken(
  origin: string,
  { id, secret }: { id: string; secret: string },
  signal: AbortSignal,
): Promise<string> {
  const { as, client, auth } = await discoverIssuer(origin, id, signal);
  const parameters = new URLSearchParams({ scope: "openid", audience: auth.client_id });
  const authentication = oauth.ClientSecretBasic(secret);
  const response = await oauth.clientCredentialsGrantRequest(
    as,
    client,
    authentication,
    parameters,
    callOptions(signal),
  );
  return (await oauth.processClientCredentialsResponse(as, client, response)).access_token;
}

async function waitForLock(
  lock: () => Promise<(() => Promise<void>) | null>,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  for (;;) {
    const unlock = await lock();
    if (unlock !== null) return unlock;
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
  }
}

const LOCK_WAIT_MS = 100;
