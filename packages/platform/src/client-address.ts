import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isIPv4, isIPv6 } from "node:net";

/** The proxies whose `X-Forwarded-For` entry is trusted: their number, or their networks. */
export type TrustedProxies = number | BlockList;

function isIn(networks: BlockList, address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed === null) return false;
  return parsed.version === 4
    ? networks.check(parsed.parts.join("."), "ipv4")
    : networks.check(parsed.parts.join(":"), "ipv6");
}

/** The parts of a request that identify its client. A destroyed request has no socket. */
export type ClientRequest = {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string | undefined } | null;
};

/**
 * The client's address. Only the `X-Forwarded-For` entries of trusted proxies count, from the right; anyone can write
 * the entries further left. A request with fewer entries than trusted proxies did not pass through all of them.
 */
export function clientAddress({ headers, socket }: ClientRequest, trusted: TrustedProxies): string {
  const direct = socket?.remoteAddress ?? "unknown";
  if (trusted === 0) return direct;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = forwarded.map((entry) => entry.trim()).filter((entry) => entry !== "");
  if (typeof trusted === "number") return named.at(-trusted) ?? direct;
  const hops = [...named, direct];
  return hops.findLast((hop) => !isIn(trusted, hop)) ?? direct;
}

/** @returns an IPv4 address, or one mapped into IPv6, as its four numbers; an IPv6 address as its eight groups */
function parseAddress(address: string): { version: 4 | 6; parts: string[] } | null {
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
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return { version: 6, parts: groups };
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return { version: 4, parts: bytes.flatMap((pair) => [String(pair >> 8), String(pair & 255)]) };
}

export type AddressLogging = "full" | "truncated" | "off";

/**
 * The address for the access log: in full, as its network (/24, /48; empty if it is not an address), or not at all.
 */
export function loggedAddress(address: string, logging: AddressLogging): string | undefined {
  if (logging === "full") return address;
  if (logging === "off") return undefined;
  const parsed = parseAddress(address);
  if (parsed === null) return undefined;
  const network = parsed.parts.slice(0, 3);
  return parsed.version === 6 ? `${network.join(":")}::` : `${network.join(".")}.0`;
}

/**
 * The part of an address that a client cannot change at will: an IPv4 address, or the /64 of an IPv6 address, because a
 * device may use all addresses of its /64.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  return parsed === null ? address : parsed.parts.slice(0, 4).join(parsed.version === 6 ? ":" : ".");
}
