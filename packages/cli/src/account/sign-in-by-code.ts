import { pause } from "@envoi/client";
import * as oauth from "oauth4webapi";
import type { Output } from "../output/output.ts";
import { lineForTerminal } from "../output/terminal-text.ts";
import { UsageError } from "../usage-error.ts";
import { callOptions, type Issuer } from "./issuer.ts";
import { parseSafeAddress } from "./safe-address.ts";

const DEFAULT_INTERVAL_SECONDS = 5;

/**
 * Signs in with a short code entered on another device, such as a phone, for machines without a browser.
 *
 * @see RFC 8628
 */
export async function signInByCode(
  issuer: Issuer,
  output: Output,
  signal: AbortSignal,
): Promise<oauth.TokenEndpointResponse> {
  const { as, client, auth, server } = issuer;
  if (as.device_authorization_endpoint === undefined) {
    throw new UsageError(
      "This server does not support signing in with a code. Use --browser, or set ENVOI_TOKEN_FILE.",
    );
  }
  const scope = auth.offline_access === true ? "openid profile email offline_access" : "openid profile email";
  const options = callOptions(issuer, signal);
  const parameters = new URLSearchParams({ scope });
  const asked = await oauth.deviceAuthorizationRequest(as, client, oauth.None(), parameters, options);
  const device = await oauth.processDeviceAuthorizationResponse(as, client, asked);
  const page = parseSafeAddress(device.verification_uri, "verification page", server);
  output.say(`On any device, open ${page} and enter the code  ${lineForTerminal(device.user_code)}`);
  if (device.verification_uri_complete !== undefined) {
    output.say(`Or open ${parseSafeAddress(device.verification_uri_complete, "verification page", server)}`);
  }
  const endsAtMs = Date.now() + device.expires_in * 1_000;
  let intervalSeconds = device.interval ?? DEFAULT_INTERVAL_SECONDS;
  while (Date.now() < endsAtMs) {
    await pause(intervalSeconds * 1_000, signal);
    signal.throwIfAborted();
    try {
      const response = await oauth.deviceCodeGrantRequest(as, client, oauth.None(), device.device_code, options);
      return await oauth.processDeviceCodeResponse(as, client, response);
    } catch (error) {
      const code = error instanceof oauth.ResponseBodyError ? error.error : null;
      if (code === "slow_down") intervalSeconds += DEFAULT_INTERVAL_SECONDS;
      else if (code === "access_denied") throw new UsageError("Sign-in was denied on the other device.");
      else if (code === "expired_token") break;
      else if (code !== "authorization_pending") throw error;
    }
  }
  throw new UsageError("The code has expired. Run `envoi login` again.");
}
