import { CHROMIUM_ARGUMENTS, findProgram } from "@envoi/testkit";
import { type Browser, chromium } from "playwright-core";
import { HOST, ORIGIN } from "./cluster.ts";

/** Starts a real Chromium that resolves the ingress's host name and treats it as a secure origin, for WebCrypto. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findProgram("chromium"),
    args: [
      ...CHROMIUM_ARGUMENTS,
      `--host-resolver-rules=MAP ${HOST} ${process.env["INGRESS_ADDRESS"]}`,
      `--unsafely-treat-insecure-origin-as-secure=${ORIGIN}`,
    ],
  });
}
