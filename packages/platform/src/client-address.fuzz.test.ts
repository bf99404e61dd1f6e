import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { clientAddress, findOrigin, loggedAddress, siteOf, toNetwork } from "./client-address.ts";

const networks = new BlockList();
networks.addSubnet("10.0.0.0", 8, "ipv4");
networks.addSubnet("fd00::", 8, "ipv6");

const ip = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV4().map((address) => `::ffff:${address}`),
  fc.nat(255).map((last) => `10.0.0.${last}`),
  fc.nat(9_999).map((last) => `fd00::${last}`),
);
const spelled = fc.tuple(ip, fc.constantFrom("", '"', "[", "for=", "zone", "port")).map(([address, how]) => {
  if (how === '"') return `"${address}"`;
  if (how === "[") return `[${address}]:443`;
  if (how === "for=") return `For="[${address}]"`;
  if (how === "zone") return `${address}%eth0`;
  return how === "port" ? `${address}:443` : address;
});
const junk = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.constantFrom("0", "1", "ff", ":", "::", ".", "[", "]", "%", '"', "for=", "/", "256", " "), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join("")),
);
const entry = fc.oneof(spelled, junk);
const header = fc.array(entry, { maxLength: 6 }).map((entries) => entries.join(","));
const proxies = fc.oneof(fc.nat(3), fc.constant(networks));
const trusted = fc.oneof(
  proxies,
  proxies.map((inFront) => ({ edge: true as const, inFront })),
);

function origin(
  forwarded: string | undefined,
  remoteAddress: string | undefined,
  trust: Parameters<typeof findOrigin>[1],
) {
  return findOrigin({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } }, trust);
}

it("a client's address is an IP address in its canonical form, or unknown, whatever the headers", () => {
  fc.assert(
    fc.property(
      fc.option(header, { nil: undefined }),
      fc.option(entry, { nil: undefined }),
      trusted,
      (forwarded, remote, trust) => {
        const { address, unverified } = origin(forwarded, remote, trust);
        expect(unverified).toBeGreaterThanOrEqual(0);
        if (address === "unknown") return;
        expect(isIP(address)).not.toBe(0);
        expect(origin(undefined, address, 0).address).toBe(address);
      },
    ),
  );
});

it("entries that a client forges do not change its address", () => {
  fc.assert(
    fc.property(header, fc.array(ip, { minLength: 1, maxLength: 3 }), ip, (forged, written, remote) => {
      const address = origin(written.join(), remote, written.length).address;
      expect(origin(`${forged},${written.join()}`, remote, written.length).address).toBe(address);
      const isOutside = (at: string) => clientAddress({ headers: {}, socket: { remoteAddress: at } }, networks) === at;
      const behind = { headers: { "x-forwarded-for": `${forged},192.0.2.1` }, socket: { remoteAddress: "10.1.2.3" } };
      expect(clientAddress(behind, networks)).toBe("192.0.2.1");
      expect(isOutside("192.0.2.1")).toBe(true);
    }),
  );
});

it("each spelling of an address belongs to one network and one site", () => {
  fc.assert(
    fc.property(ip, (address) => {
      const canonical = origin(undefined, address, 0).address;
      const network = toNetwork(canonical);
      expect(toNetwork(address)).toBe(network);
      expect(toNetwork(`[${address}]:443`)).toBe(network);
      expect(network.startsWith(siteOf(network))).toBe(true);
      expect(network.length).toBeLessThanOrEqual(60);
      const logged = loggedAddress(address, "truncated") ?? "";
      expect(isIP(logged)).not.toBe(0);
      expect(loggedAddress(address, "off")).toBeUndefined();
    }),
  );
});

it("text that is no address is not logged as a network", () => {
  fc.assert(
    fc.property(junk, (text) => {
      const logged = loggedAddress(text, "truncated");
      if (logged !== undefined) expect(isIP(logged)).not.toBe(0);
      expect(typeof toNetwork(text)).toBe("string");
    }),
  );
});
