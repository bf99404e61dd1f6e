import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDeferred } from "@envoi/client";
import { parseUrl } from "@envoi/protocol";
import * as oauth from "oauth4webapi";
import open from "open";
import type { Output } from "../output/output.ts";
import { UsageError } from "../usage-error.ts";
import { callOptions, type Issuer } from "./issuer.ts";

/** Time limit for signing in. */
const SIGN_IN_MS = 600_000;
/** Does not depend on the outcome: the code has not been exchanged yet when the browser returns. */
const RETURN_PAGE = createPage("You can close this page and return to the terminal.");
const MISSING_PAGE = createPage("There is nothing here.");

function createPage(text: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Envoi</title><style>body{font:16px/1.5 system-ui;margin:20vh auto;max-width:30rem;text-align:center}</style><p>${text}</p>`;
}

/**
 * Signs in with the system's browser: authorization code with PKCE, redirected to a local port.
 *
 * @see RFC 8252
 */
export async function signInByBrowser(
  issuer: Issuer,
  output: Output,
  signal: AbortSignal,
): Promise<oauth.TokenEndpointResponse> {
  const { as, client, auth } = issuer;
  if (as.authorization_endpoint === undefined) {
    throw new UsageError(
      "This server does not support signing in with a browser. Use --device, or set ENVOI_TOKEN_FILE.",
    );
  }
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = oauth.generateRandomNonce();
  await using returning = await listenForReturn(state);
  const { redirectUri } = returning;
  const address = new URL(as.authorization_endpoint);
  const query = {
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: auth.offline_access === true ? "openid profile email offline_access" : "openid profile email",
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  output.say(`Sign in with your browser. If it does not open, go to this address:\n${address}`);
  await openBrowser(address.href);
  const url = await inTime(returning.returned, signal);
  const parameters = oauth.validateAuthResponse(as, client, url, state);
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    verifier,
    callOptions(issuer, signal),
  );
  return await oauth.processAuthorizationCodeResponse(as, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
}

/**
 * Waits on a loopback port for the browser to return with the right `state`. Everything else gets a 404: any page can
 * make the browser send requests here.
 */
async function listenForReturn(state: string) {
  const returned = createDeferred<URL>();
  const server = createServer(({ method, headers, url: target }, response) => {
    const url = parseUrl(`${redirectUri.slice(0, -1)}${target}`);
    const isOwn = method === "GET" && headers.host === new URL(redirectUri).host && url?.pathname === "/";
    const isReturn = isOwn && url.searchParams.get("state") === state;
    response.writeHead(isReturn ? 200 : 404, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      Connection: "close",
    });
    response.end(isReturn ? RETURN_PAGE : MISSING_PAGE);
    if (isReturn) returned.resolve(url);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    redirectUri,
    returned: returned.promise,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Does nothing if no browser can be opened, because the address has also been printed. */
async function openBrowser(address: string): Promise<void> {
  try {
    const opener = await open(address);
    opener.on("error", () => {});
  } catch {
    // The system has no program that opens URLs.
  }
}

async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(SIGN_IN_MS)]);
  const ended = createDeferred<never>();
  const end = () => ended.reject(signal.aborted ? signal.reason : new Error("Sign-in timed out after ten minutes."));
  ending.addEventListener("abort", end, { once: true });
  if (ending.aborted) end();
  try {
    return await Promise.race([work, ended.promise]);
  } finally {
    ending.removeEventListener("abort", end);
  }
}
