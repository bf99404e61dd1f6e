import { describe, expect, it } from "vitest";
import { type ClientRequest, siteOf } from "./client-address.ts";
import { createClients } from "./clients.ts";
import { UNKNOWN_NETWORK } from "./limits/places.ts";

function request(headers: Record<string, string>, remoteAddress = "10.0.0.1"): ClientRequest {
  return { headers, socket: { remoteAddress } };
}

describe("networkOf", () => {
  const baseUrl = "https://send.example.com";
  let nowMs = Date.UTC(2030, 0, 1);
  const clock = { now: () => nowMs };
  const hasher = (key?: Uint8Array) => {
    const clients = createClients({ trustedProxies: 1, baseUrl, key, clock });
    return (address: string) => clients.networkOf(request({ "x-forwarded-for": address }));
  };

  it("distinguishes addresses without revealing them", () => {
    const hash = hasher();
    expect(hash("192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.2"));
    expect(hash("192.0.2.1")).not.toContain("192");
    expect(hasher()("192.0.2.1")).not.toBe(hash("192.0.2.1"));
  });

  it("returns the same hash for an address in all processes that share a key, for one day", () => {
    const key = Buffer.from("shared");
    const today = hasher(key)("192.0.2.1");
    expect(hasher(key)("192.0.2.1")).toBe(today);
    nowMs += 86_400_000;
    expect(hasher(key)("192.0.2.1")).not.toBe(today);
  });

  it("returns the same hash for an address however many others ask in between", () => {
    const hash = hasher();
    const before = hash("192.0.2.1");
    for (let host = 0; host < 2_500; host += 1) hash(`10.0.${host >> 8}.${host & 255}`);
    expect(hash("192.0.2.1")).toBe(before);
  });

  it("treats all addresses of an IPv6 /64 as one network", () => {
    const hash = hasher();
    expect(hash("2001:db8:1:2::5")).toBe(hash("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    expect(hash("2001:db8:1:2::5")).not.toBe(hash("2001:db8:1:3::5"));
    expect(hash("fe80::1%eth0")).toBe(hash("fe80::2"));
  });

  it("names the site of a network: the /48 of an IPv6 address, or the IPv4 address itself", () => {
    const hash = hasher();
    expect(hash("2001:db8:1:2::5")).toMatch(/^[\w-]{16}\/[\w-]{16}$/);
    expect(siteOf(hash("2001:db8:1:2::5"))).toBe(siteOf(hash("2001:db8:1:ffff::1")));
    expect(siteOf(hash("2001:db8:1:2::5"))).not.toBe(siteOf(hash("2001:db8:2:2::5")));
    expect(siteOf(hash("192.0.2.1"))).toBe(hash("192.0.2.1"));
  });

  it("treats an IPv4 address mapped into IPv6 as the IPv4 address", () => {
    const hash = hasher();
    expect(hash("::ffff:192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("::ffff:192.0.2.1")).not.toBe(hash("::ffff:192.0.2.2"));
  });
});

describe("an unknown proxy", () => {
  const forwarded = request({ "x-forwarded-for": "192.0.2.1" });

  it("causes a warning once requests come through it, and its clients are not counted as one network", () => {
    const clients = createClients({ trustedProxies: 0, baseUrl: "https://send.example.com" });
    expect(clients.networkOf(request({}))).not.toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([]);
    expect(clients.networkOf(forwarded)).toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([expect.stringContaining("TRUST_PROXY")]);
  });

  it("is not suspected if the public origin has no TLS, or proxies are trusted", () => {
    for (const [trustedProxies, baseUrl] of [
      [0, "http://localhost:8080"],
      [1, "https://send.example.com"],
    ] as const) {
      const clients = createClients({ trustedProxies, baseUrl });
      expect(clients.networkOf(forwarded)).not.toBe(UNKNOWN_NETWORK);
      expect(clients.warnings()).toEqual([]);
    }
  });
});
