import { fetchConfig } from "@envoi/client";
import type { AuthConfig } from "@envoi/protocol";
import { wholeAnswer } from "@envoi/protocol/bounded-read";
import * as oauth from "oauth4webapi";
import { UsageError } from "../usage-error.ts";

/** Longest wait for an answer of the issuer. */
const ANSWER_MS = 30_000;

/** The issuer that a server trusts, and the client that signs in there. */
export type Issuer = { as: oauth.AuthorizationServer; client: oauth.Client; auth: AuthConfig };

/** Options of every call. Answers are read whole and bounded, because the library bounds nothing. */
export function callOptions(signal: AbortSignal) {
  const fetchWhole = async (url: string, init: oauth.CustomFetchOptions<string, unknown>) => {
    const { method, headers, body, redirect } = init;
    const ending = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const request = { method, headers, redirect, signal: ending, body: body as string | URLSearchParams | null };
    return wholeAnswer(await fetch(url, request));
  };
  return {
    [oauth.customFetch]: fetchWhole,
    // Plain HTTP is for issuers on the same machine. `discoverIssuer` refuses others.
    [oauth.allowInsecureRequests]: true,
  };
}

/** @param clientId - another client than the server's page, such as that of a pipeline */
export async function discoverIssuer(origin: string, clientId: string | null, signal: AbortSignal): Promise<Issuer> {
  const { AUTH: auth, FEATURES } = await fetchConfig({ origin }, signal);
  if (auth === undefined) {
    throw new UsageError(
      FEATURES.account ? `${origin} can't sign anyone in at the moment.` : `${origin} has no accounts, and needs none.`,
    );
  }
  if (auth.dialect !== "oidc") {
    throw new UsageError(`The accounts of ${origin} can only be used in a browser. Name a token in ENVOI_TOKEN_FILE.`);
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
    throw new UsageError("The issuer's address is not https, so nobody signs in there.");
}
