import type { IncomingMessage } from "node:http";
import { isExtensionOrigin } from "@envoi/platform";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** On one machine, localhost and the loopback addresses are equivalent. */
function sameOrigin(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [new URL(one), new URL(other)];
  return LOOPBACK.test(a.hostname) && LOOPBACK.test(b.hostname) && a.port === b.port && a.protocol === b.protocol;
}

/** Whether a client with this `Origin` header may send requests. */
export type OriginRule = (origin: string | undefined) => boolean;

/**
 * Admits clients without an Origin, such as command line clients; the allowed origins; and extensions of browsers and
 * mail programs, unless they must be listed. Each installation of an extension has its own origin, which no page can
 * have. `null` and `file://` must be listed, because any site can have them in a sandboxed frame.
 */
export function createOriginRule(allowed: readonly string[], { extensions }: { extensions: boolean }): OriginRule {
  const web = allowed.filter((candidate) => URL.canParse(candidate));
  return (origin) => {
    if (origin === undefined || allowed.includes(origin)) return true;
    if (isExtensionOrigin(origin)) return extensions;
    return URL.canParse(origin) && web.some((candidate) => sameOrigin(origin, candidate));
  };
}

/** The origin of links: the configured one, unless the operator trusts the `Host` header. */
export function publicOrigin(request: IncomingMessage, from: { baseUrl: string; trustHost: boolean }): string {
  const { host } = request.headers;
  if (!from.trustHost || host === undefined) return from.baseUrl;
  const named = `${new URL(from.baseUrl).protocol}//${host}`;
  return URL.canParse(named) ? new URL(named).origin : from.baseUrl;
}
