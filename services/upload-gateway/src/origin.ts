import type { IncomingMessage } from "node:http";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** On one machine, localhost and the loopback addresses are equivalent. */
function sameOrigin(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [new URL(one), new URL(other)];
  return LOOPBACK.test(a.hostname) && LOOPBACK.test(b.hostname) && a.port === b.port && a.protocol === b.protocol;
}

/** An absent Origin is always allowed: command line clients send none. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && allowed.some((candidate) => sameOrigin(origin, candidate));
}

/** The origin of links: the configured one, unless the operator trusts the `Host` header. */
export function publicOrigin(request: IncomingMessage, from: { baseUrl: string; trustHost: boolean }): string {
  const { host } = request.headers;
  if (!from.trustHost || host === undefined) return from.baseUrl;
  const named = `${new URL(from.baseUrl).protocol}//${host}`;
  return URL.canParse(named) ? new URL(named).origin : from.baseUrl;
}
