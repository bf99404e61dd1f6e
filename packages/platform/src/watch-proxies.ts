import { BlockList } from "node:net";
import { type ClientRequest, isIn, type Origin, type TrustedProxies } from "./client-address.ts";
import type { Log } from "./log.ts";

const REMEDY = "Set TRUST_PROXY to the number of proxies in front, or to their networks.";
const SHARED = "all people behind it look like one, and share the limits of one network.";
const UNKNOWN_PROXY =
  "TRUST_PROXY is 0, but requests come through a proxy: all people look like one. Limits per network are off. " +
  REMEDY;
const uncovered = (address: string) =>
  `Requests come through a proxy at ${address}, which TRUST_PROXY does not cover: ${SHARED} ${REMEDY}`;
const MORE_PROXIES = `Most requests come through a proxy that TRUST_PROXY does not cover: ${SHARED} ${REMEDY}`;
const FEWER_NAMES =
  "TRUST_PROXY says that there are proxies in front, but in most requests X-Forwarded-For lacks entries of theirs: " +
  "many people look like one, and share the limits of one network. Let each proxy append the address that it sees.";

/**
 * Number of browser requests needed for a verdict, because a few may be forged. Requests from other clients are
 * ignored, because health checks may bypass the proxies.
 */
const REQUESTS_PER_VERDICT = 200;
const MIN_FAULTY_SHARE = 0.9;

/** Addresses that proxies in the same network may have, but clients on the internet cannot. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

function trustsNoProxy(trusted: TrustedProxies): boolean {
  return trusted === 0 || (typeof trusted === "object" && "edge" in trusted && trusted.inFront === 0);
}

/**
 * Detects a `TRUST_PROXY` that does not match the proxies in front of the server. With such a setting, many users
 * may appear to be one.
 *
 * @param options.baseUrl - the public origin
 */
export function watchProxies(options: { trustedProxies: TrustedProxies; baseUrl: string; log: Log | undefined }) {
  const { trustedProxies, baseUrl, log } = options;
  // The server and its edge have no TLS. If the public origin has TLS, a proxy in front terminates it.
  const needsProxy = baseUrl.startsWith("https:") && trustsNoProxy(trustedProxies);
  /** Warnings by type. */
  const found = new Map<"certain" | "more" | "fewer", string>();
  const logged = new Set<string>();
  let counted = { requests: 0, unverified: 0, unnamed: 0 };

  function warn(kind: "certain" | "more" | "fewer", warning: string): void {
    found.set(kind, warning);
    if (!logged.has(kind)) log?.warn(warning);
    logged.add(kind);
  }

  /** Judges each group of requests afresh, so that a warning caused by forged requests disappears. */
  function judge(): void {
    const { requests, unverified, unnamed } = counted;
    found.delete("more");
    found.delete("fewer");
    if (unverified / requests >= MIN_FAULTY_SHARE && !found.has("certain")) warn("more", MORE_PROXIES);
    if (unnamed / requests >= MIN_FAULTY_SHARE) warn("fewer", FEWER_NAMES);
    counted = { requests: 0, unverified: 0, unnamed: 0 };
  }

  return {
    /** @returns whether the request certainly came through an unconfigured proxy */
    comesThroughUnknownProxy({ headers }: ClientRequest, { address, unverified, isUnnamed }: Origin): boolean {
      if (needsProxy) {
        const isForwarded = unverified > 0 || headers.forwarded !== undefined;
        if (isForwarded) warn("certain", UNKNOWN_PROXY);
        return isForwarded;
      }
      if (unverified > 0 && !found.has("certain") && isIn(PRIVATE, address)) warn("certain", uncovered(address));
      if (headers["user-agent"]?.startsWith("Mozilla/") !== true) return false;
      counted.requests += 1;
      if (unverified > 0) counted.unverified += 1;
      if (isUnnamed) counted.unnamed += 1;
      if (counted.requests === REQUESTS_PER_VERDICT) judge();
      return false;
    },
    /** Current warnings, as sentences. */
    warnings: () => [...found.values()],
  };
}
