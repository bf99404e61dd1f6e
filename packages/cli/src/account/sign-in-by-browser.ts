import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDeferred } from "@envoi/client";
import * as oauth from "oauth4webapi";
import open from "open";
import type { Output } from "../output/output.ts";
import { callOptions, type Issuer } from "./issuer.ts";

/** Time limit for signing in. */
const SIGN_IN_MS = 600_000;
const PAGE = (text: string) =>
  `<!doctype html><meta charset="utf-8"><title>Envoi</title><style>body{font:16px/1.5 system-ui;margin:20vh auto;max-width:30rem;text-align:center}</style><p>${text}</p>`;

/**
 * Signs in with the system's browser: authorization code with PKCE, redirected to a local port.
 *
 * @see RFC 8252
 */
export async function signInByBrowser(
  { as, client, auth }: Issuer,
  output: Output,
  signal: AbortSignal,
): Promise<oauth.TokenEndpointResponse> {
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = oauth.generateRandomNonce();
  const returned = createDeferred<URL>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const isReturn = url.pathname === "/" && url.searchParams.get("state") === state;
    response.writeHead(isReturn ? 200 : 404, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      Connection: "close",
    });
    const outcome = url.searchParams.has("error")
      ? "Sign-in failed. See the terminal for details."
      : "You are signed in.";
    response.end(PAGE(isReturn ? `${outcome} You can close this page.` : "There is nothing here."));
    if (isReturn) returned.resolve(url);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  try {
    const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const address = new URL(as.authorization_endpoint ?? auth.authorization_endpoint);
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
    const url = await inTime(returned.promise, signal);
    const parameters = oauth.validateAuthResponse(as, client, url, state);
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      callOptions(signal),
    );
    return await oauth.processAuthorizationCodeResponse(as, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Does nothing without a browser, because the address has also been printed. */
async function openBrowser(address: string): Promise<void> {
  try {
    const opener = await open(address);
    opener.on("error", () => {});
  } catch {
    // The system has no program that opens addresses.
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
