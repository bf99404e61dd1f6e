import { isIPv4 } from "node:net";
import { parseUrl } from "@envoi/protocol";
import { UsageError } from "../usage-error.ts";

/** Whether a URL's host is this device. A name such as `127.example.com` is not. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."));
}

/**
 * Parses an address that a server or its issuer has named. Plain HTTP is allowed only between servers on this device.
 *
 * @param what - the kind of the address, such as `token endpoint`, for the message
 * @param server - origin of the Envoi server
 * @throws UsageError if signing in with this address is not safe
 */
export function parseSafeAddress(address: string, what: string, server: string): URL {
  const url = parseUrl(address);
  const isLocal = url !== null && isLoopback(url) && isLoopback(new URL(server));
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url;
  throw new UsageError(
    `Signing in at ${server} is not safe, because its ${what} does not use HTTPS. Ask the server's operator to correct it.`,
  );
}
