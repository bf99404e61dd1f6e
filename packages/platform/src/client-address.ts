import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isIPv4, isIPv6 } from "node:net";

/** Proxies whose `X-Forwarded-For` entry is trusted: their number, or their networks. */
type Proxies = number | BlockList;
/** With `edge`, every connection comes from Envoi's own edge, and `inFront` are the proxies in front of the edge. */
export type TrustedProxies = Proxies | { edge: true; inFront: Proxies };

export function isIn(networks: BlockList, address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed === null) return false;
  return parsed.version === 4
    ? networks.check(parsed.parts.join("."), "ipv4")
    : networks.check(parsed.parts.join(":"), "ipv6");
}

/** The parts of a request that identify its client. The socket is missing from a destroyed request. */
export type ClientRequest = {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string | undefined } | null;
};

/** A request's origin, as far as it is known. */
export type Origin = {
  /**
   * The client's address, without port and zone. If no trusted proxy has named a client, the address of a
   * proxy; `unknown` if the connection has ended.
   */
  address: string;
  /** Number of forwarded addresses that were not written by a trusted proxy. */
  unverified: number;
  /** True if the trusted proxies have not named a client. */
  isUnnamed: boolean;
};

/**
 * Only the `X-Forwarded-For` entries written by trusted proxies are used: the rightmost ones. Anyone can forge those
 * further left. A request with fewer entries than trusted proxies did not pass through all of them. An
 * entry that is not an address names no client: the request is attributed to the hop that wrote the entry.
 */
export function findOrigin({ headers, socket }: ClientRequest, trusted: TrustedProxies): Origin {
  const direct = plainAddress(socket?.remoteAddress ?? "") ?? "unknown";
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = forwarded.map((entry) => entry.trim()).filter((entry) => entry !== "");
  const isEdge = typeof trusted === "object" && "edge" in trusted;
  const proxies = isEdge ? trusted.inFront : trusted;
  const hops = isEdge && named.length > 0 ? named : [...named, direct];
  const index =
    typeof proxies === "number" ? hops.length - 1 - proxies : hops.findLastIndex((hop) => !isIn(proxies, hop));
  // The hops from the client to this process. Entries before the client's are not parsed, because anyone can forge many
  // of them.
  const addresses = hops.slice(Math.max(0, index)).map(plainAddress);
  const isUnnamed = index < 0 || addresses[0] === null;
  const address = index < 0 ? addresses.at(-1) : addresses.find((hop) => hop !== null);
  return { address: address ?? direct, unverified: Math.max(0, index), isUnnamed };
}

export function clientAddress(request: ClientRequest, trusted: TrustedProxies): string {
  return findOrigin(request, trusted).address;
}

/** Text that some proxies add around an address: `for=` and quotes, as in the `Forwarded` header. */
const WRAPPED = /^(?:for=)?("?)(.*)\1$/i;
/**
 * `192.0.2.1:80`, `[2001:db8::1]:80`, `[2001:db8::1]`, or, without brackets, all eight groups and a port. The port is
 * dropped because it differs for each connection.
 */
const ADDRESS_WITH_PORT = /^(?:([\d.]+):\w+|\[([^\]]+)\](?::\w+)?|((?:[\da-f]{1,4}:){7}[\da-f]{1,4}):\d+)$/i;

/** @returns the four numbers of an IPv4 address, even if IPv6-mapped, or the eight groups of an IPv6 address */
function parseAddress(text: string): { version: 4 | 6; parts: string[] } | null {
  const [, , unwrapped = ""] = WRAPPED.exec(text.trim()) ?? [];
  const [, ipv4, ipv6, groupsOnly] = ADDRESS_WITH_PORT.exec(unwrapped) ?? [];
  const address = ipv4 ?? ipv6 ?? groupsOnly ?? unwrapped;
  if (isIPv4(address)) return { version: 4, parts: address.split(".") };
  const zoneless = address.replace(/%.*$/, "");
  if (!isIPv6(zoneless)) return null;
  // The URL parser normalises every spelling of an address.
  const { hostname } = new URL(`http://[${zoneless}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((side) => side.split(":").filter((group) => group !== ""));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? { version: 4, parts: toIpv4(groups) } : { version: 6, parts: groups };
}

/** @returns the address without wrapping and port, in canonical form; `null` if the text is not an address */
function plainAddress(text: string): string | null {
  const parsed = parseAddress(text);
  if (parsed === null) return null;
  if (parsed.version === 4) return parsed.parts.join(".");
  // Uses the URL parser, which shortens IPv6 addresses.
  return new URL(`http://[${parsed.parts.join(":")}]`).hostname.slice(1, -1);
}

/** @returns the four numbers of the IPv4 address in the last two groups of an IPv6 address */
function toIpv4(groups: readonly string[]): string[] {
  const pairs = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return pairs.flatMap((pair) => [String(pair >> 8), String(pair & 255)]);
}

export type AddressLogging = "full" | "truncated" | "off";

/** The address for the access log: in full, as its network (/24, /48; empty if it is not an address), or not at all. */
export function loggedAddress(address: string, logging: AddressLogging): string | undefined {
  if (logging === "full") return address;
  if (logging === "off") return undefined;
  const parsed = parseAddress(address);
  if (parsed === null) return undefined;
  const network = parsed.parts.slice(0, 3);
  return parsed.version === 6 ? `${network.join(":")}::` : `${network.join(".")}.0`;
}

/*
 * [Note: Client networks]
 *
 * Limits are meant to apply to one user. A device may use all addresses of its IPv6 /64, and a home or a rented
 * server often has a /56 or /48 of such networks. So an IPv6 client is counted twice: by its network, the /64, and by
 * its site, the /48. A site's limits are SITE_SHARE times those of one network, because providers that delegate a /56
 * put 256 homes into a /48. An IPv4 address is a network and its own site.
 *
 * A network is written `<site>/<network>`, or without a slash if it is its own site.
 */

/** A site's limit, as a multiple of a network's limit. See [Note: Client networks]. */
export const SITE_SHARE = 4;

/** Lengths of the counted IPv6 prefixes, in bits. See [Note: Client networks]. */
export type ClientPrefixes = { network: number; site: number };
export const DEFAULT_CLIENT_PREFIXES: ClientPrefixes = { network: 64, site: 48 };

/** The well-known prefix of IPv4 addresses behind a translator (RFC 6052). Each address counts as a separate client. */
const TRANSLATED = "64:ff9b:0:0:0:0";

/**
 * @returns the client network of an address, or the text itself if it is not an address. See [Note: Client networks]
 */
export function toNetwork(address: string, prefixes = DEFAULT_CLIENT_PREFIXES): string {
  const parsed = parseAddress(address);
  if (parsed === null) return address;
  if (parsed.version === 4) return parsed.parts.join(".");
  if (parsed.parts.slice(0, 6).join(":") === TRANSLATED) return toIpv4(parsed.parts).join(".");
  const groups = parsed.parts.map((group) => group.padStart(4, "0")).join("");
  const prefix = (bits: number) => `${(BigInt(`0x${groups}`) >> BigInt(128 - bits)).toString(16)}:${bits}`;
  const [network, site] = [prefix(prefixes.network), prefix(prefixes.site)];
  return network === site ? network : `${site}/${network}`;
}

/** @returns the site of a client network */
export function siteOf(network: string): string {
  return network.split("/", 1)[0] ?? network;
}
