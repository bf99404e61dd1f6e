import { fetchConfig } from "@envoi/client";
import type { AuthConfig } from "@envoi/protocol";
import { wholeAnswer } from "@envoi/protocol/bounded-read";
import * as oauth from "oauth4webapi";
import { UsageError } from "../usage-error.ts";

/** Timeout for the issuer's responses. */
const ANSWER_MS = 30_000;

/** The issuer that a server trusts, and our OAuth client there. */
export type Issuer = { as: oauth.AuthorizationServer; client: oauth.Client; auth: AuthConfig };

/** Options for every call. Responses are read up to a maximum length, because the library does not limit them. */
export function callOptions(signal: AbortSignal) {
  const fetchWhole = async (url: string, init: oauth.CustomFetchOptions<string, unknown>) => {
    const { method, headers, body, redirect } = init;
    const ending = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const request = { method, headers, redirect, signal: ending, body: body as string | URLSearchParams | null };
    return wholeAnswer(await fetch(url, request));
  };
  return {
    [oauth.customFetch]: fetchWhole,
    // `discoverIssuer` allows plain HTTP only for issuers on this machine.
    [oauth.allowInsecureRequests]: true,
  };
}

/** @param clientId - overrides the server's client id, for example for a CI pipeline */
export async function discoverIssuer(origin: string, clientId: string | null, signal: AbortSignal): Promise<Issuer> {
  const { AUTH: auth, FEATURES } = await fetchConfig({ origin }, signal);
  if (auth === undefined) {
    throw new UsageError(
      FEATURES.account
        ? `${origin} can't sign users in at the moment.`
        : `${origin} has no accounts, so you don't need to sign in.`,
    );
  }
  if (auth.dialect !== "oidc") {
    throw new UsageError(`Accounts at ${origin} can only be used in a browser. Set ENVOI_TOKEN_FILE instead.`);
  }
  const issuer = new URL(auth.issuer);
  requireSafe(issuer);
  const response = await oauth.discoveryRequest(issuer, callOptions(signal));
  const as = await oauth.processDiscoveryResponse(issuer, response);
  return { as, client: { client_id: clientId ?? auth.cli_client_id ?? auth.client_id }, auth };
}

function requireSafe({ protocol, hostname }: URL): void {
  const isLocal = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  if (protocol !== "https:" && !isLocal)
    throw new UsageError("The issuer's address does not use HTTPS, so signing in there is not safe.");
}
