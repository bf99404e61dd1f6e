import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, networkOf, type TrustedProxies } from "./client-address.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Log } from "./log.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

/** Who asks, as far as a process can know. */
export type Clients = {
  addressOf(request: IncomingMessage): string;
  /**
   * Keyed hash of the client's network, another one each day: what limits are counted by. Behind a proxy that nobody has
   * told us of, everyone is `UNKNOWN_NETWORK`.
   */
  networkOf(request: IncomingMessage): string;
  /** What the operator should know of it, as sentences. */
  warnings(): string[];
};

export type ClientsOptions = {
  trustedProxies: TrustedProxies;
  /** The public origin. */
  baseUrl: string;
  /** The same in all processes that share a store; one of its own where the hashes stay in this process. */
  key?: Uint8Array | undefined;
  log?: Log;
  clock?: Clock;
};

const UNKNOWN_PROXY =
  "TRUST_PROXY is 0, but requests come through a proxy: all people look like one. Limits per network are off. Set " +
  "TRUST_PROXY to the number of proxies in front, or to their networks.";
const DAY_MS = 86_400_000;

export function createClients(options: ClientsOptions): Clients {
  const { trustedProxies, baseUrl, key = randomBytes(32), log, clock = systemClock } = options;
  // Bytes would be made a key each time, which takes six times as long as the hash.
  const secretKey = createSecretKey(key);
  const needsProxy = baseUrl.startsWith("https:") && trustedProxies === 0;
  let isBehindUnknownProxy = false;

  /** We speak no TLS: where the public origin does, something in front of us ends it. */
  function comesThroughUnknownProxy({ headers }: IncomingMessage): boolean {
    if (!needsProxy || (headers["x-forwarded-for"] ?? headers.forwarded) === undefined) return false;
    if (!isBehindUnknownProxy) log?.warn(UNKNOWN_PROXY);
    isBehindUnknownProxy = true;
    return true;
  }

  return {
    addressOf: (request) => clientAddress(request, trustedProxies),
    networkOf(request) {
      if (comesThroughUnknownProxy(request)) return UNKNOWN_NETWORK;
      const day = Math.floor(clock.now() / DAY_MS);
      const network = networkOf(clientAddress(request, trustedProxies));
      return createHmac("sha256", secretKey).update(`${day} ${network}`).digest("base64url").slice(0, 16);
    },
    warnings: () => (isBehindUnknownProxy ? [UNKNOWN_PROXY] : []),
  };
}
