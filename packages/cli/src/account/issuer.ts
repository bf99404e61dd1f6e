import { type AuthConfig, type PublicConfig, parseUrl } from "@envoi/protocol";
import { wholeAnswer } from "@envoi/protocol/bounded-read";
import * as oauth from "oauth4webapi";
import { fetchAnswer } from "../unreachable.ts";
import { UsageError } from "../usage-error.ts";
import { isLoopback, parseSafeAddress } from "./safe-address.ts";

/** Timeout for the issuer's responses. */
const ANSWER_MS = 30_000;

/** The issuer that a server trusts, and our OAuth client there. */
export type Issuer = {
  as: oauth.AuthorizationServer;
  client: oauth.Client;
  auth: AuthConfig;
  /** Origin of the Envoi server. */
  server: string;
};

/** Every endpoint that signing in uses, with its name in messages. */
const ENDPOINTS = {
  authorization_endpoint: "authorization endpoint",
  token_endpoint: "token endpoint",
  device_authorization_endpoint: "device authorization endpoint",
  userinfo_endpoint: "userinfo endpoint",
  revocation_endpoint: "revocation endpoint",
} as const;

/** Options for every call. Responses are read up to a maximum length, because the library does not limit them. */
export function callOptions({ server }: Pick<Issuer, "server">, signal: AbortSignal) {
  const fetchWhole = async (url: string, init: oauth.CustomFetchOptions<string, unknown>) => {
    const { method, headers, body, redirect } = init;
    const request = { method, headers, redirect, body: body as string | URLSearchParams | null };
    return wholeAnswer(await fetchAnswer(url, request, { signal, timeoutMs: ANSWER_MS }));
  };
  return {
    [oauth.customFetch]: fetchWhole,
    // Otherwise the library also rejects plain HTTP. `parseSafeAddress` has checked that these endpoints are local too.
    [oauth.allowInsecureRequests]: isLoopback(new URL(server)),
  };
}

/**
 * @param config - the server's configuration
 * @param clientId - overrides the server's client id, for example for a CI pipeline
 * @throws UsageError if the server has no accounts, or if one of the issuer's endpoints is not safe
 */
export async function discoverIssuer(
  server: string,
  { AUTH: auth, FEATURES }: PublicConfig,
  signal: AbortSignal,
  clientId?: string,
): Promise<Issuer> {
  if (auth === undefined) {
    throw new UsageError(
      FEATURES.account
        ? `${server} can't sign users in at the moment.`
        : `${server} has no accounts, so you don't need to sign in.`,
    );
  }
  if (auth.dialect !== "oidc") {
    throw new UsageError(`Accounts at ${server} can only be used in a browser. Set ENVOI_TOKEN_FILE instead.`);
  }
  const issuer = parseSafeAddress(auth.issuer, "issuer", server);
  const response = await oauth.discoveryRequest(issuer, callOptions({ server }, signal));
  const as = await oauth.processDiscoveryResponse(issuer, response);
  for (const [endpoint, what] of Object.entries(ENDPOINTS)) {
    const address = as[endpoint];
    if (address !== undefined) parseSafeAddress(String(address), what, server);
  }
  return { as, client: { client_id: clientId ?? cliClientId(auth) }, auth, server };
}

/** The id of the command line's OAuth client. */
export function cliClientId({ cli_client_id, client_id }: AuthConfig): string {
  return cli_client_id ?? client_id;
}

/** Whether two texts name the same issuer, ignoring differences such as a slash after the host. */
export function isSameIssuer(one: string, other: string): boolean {
  const [first, second] = [parseUrl(one), parseUrl(other)];
  return first !== null && first.href === second?.href;
}
