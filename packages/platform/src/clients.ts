import { createHmac, createSecretKey } from "node:crypto";
import {
  type ClientPrefixes,
  type ClientRequest,
  clientAddress,
  DEFAULT_CLIENT_PREFIXES,
  findOrigin,
  type TrustedProxies,
  toNetwork,
} from "./client-address.ts";
import { type Clock, systemClock } from "./clock.ts";
import { UNKNOWN_NETWORK } from "./limits/slots.ts";
import type { Log } from "./log.ts";
import { watchProxies } from "./watch-proxies.ts";

export type Clients = {
  addressOf(request: ClientRequest): string;
  /**
   * The client's network and site as keyed hashes that change every day: see [Note: Client networks]. Limits are
   * counted per network and per site. Behind an unknown proxy, every client is `UNKNOWN_NETWORK`.
   */
  networkOf(request: ClientRequest): string;
  /** The same hashes for an address entered by an operator. */
  networkOfAddress(address: string): string;
  /** Problems that need the operator's attention, as sentences. */
  warnings(): string[];
};

export type ClientsOptions = {
  trustedProxies: TrustedProxies;
  prefixes?: ClientPrefixes;
  /** The public origin. */
  baseUrl: string;
  /**
   * Key for the hashes: the same in all processes that share a store, and after a restart. If absent, a random key is
   * used.
   */
  key?: Uint8Array | undefined;
  log?: Log;
  clock?: Clock;
};

const DAY_MS = 86_400_000;
/** Maximum number of remembered hashes. A transfer consists of several requests, each needing its hash repeatedly. */
const MAX_REMEMBERED_HASHES = 1_000;

export function createClients(options: ClientsOptions): Clients {
  const { trustedProxies, prefixes = DEFAULT_CLIENT_PREFIXES, baseUrl, log, clock = systemClock } = options;
  const { key = crypto.getRandomValues(Buffer.alloc(32)) } = options;
  // Passing the key as bytes would create a key object for every hash, which takes six times as long as hashing.
  const secretKey = createSecretKey(key);
  const proxies = watchProxies({ trustedProxies, baseUrl, log });

  /** Today's hashes by address. */
  let remembered = { day: Number.NaN, hashes: new Map<string, string>() };

  function hashAddress(address: string): string {
    const day = Math.floor(clock.now() / DAY_MS);
    if (day !== remembered.day || remembered.hashes.size >= MAX_REMEMBERED_HASHES)
      remembered = { day, hashes: new Map() };
    const known = remembered.hashes.get(address);
    if (known !== undefined) return known;
    const parts = toNetwork(address, prefixes).split("/");
    const digest = (part: string) => createHmac("sha256", secretKey).update(`${day} ${part}`).digest("base64url");
    const hash = parts.map((part) => digest(part).slice(0, 16)).join("/");
    remembered.hashes.set(address, hash);
    return hash;
  }

  return {
    addressOf: (request) => clientAddress(request, trustedProxies),
    networkOf(request) {
      const origin = findOrigin(request, trustedProxies);
      return proxies.comesThroughUnknownProxy(request, origin) ? UNKNOWN_NETWORK : hashAddress(origin.address);
    },
    networkOfAddress: hashAddress,
    warnings: proxies.warnings,
  };
}
