import { describe, expect, it } from "vitest";
import {
  type ClientPrefixes,
  type ClientRequest,
  clientAddress,
  findOrigin,
  loggedAddress,
  siteOf,
  toNetwork,
} from "./client-address.ts";
import { env, readEnv } from "./config.ts";

function request(forwarded?: string): ClientRequest {
  return { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.1" } };
}

describe("clientAddress", () => {
  it("ignores `X-Forwarded-For` if no proxy is trusted", () => {
    expect(clientAddress(request("1.2.3.4"), 0)).toBe("10.0.0.1");
  });

  it("returns the entry of the outermost trusted proxy, not those to its left", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.0.0.9"), 2)).toBe("1.2.3.4");
    expect(clientAddress(request(), 1)).toBe("10.0.0.1");
  });

  it("ignores all entries if there are fewer entries than trusted proxies", () => {
    expect(clientAddress(request("6.6.6.6"), 2)).toBe("10.0.0.1");
    expect(clientAddress(request(" , 6.6.6.6"), 2)).toBe("10.0.0.1");
  });
});

describe("clientAddress, given entries in the formats that proxies write:", () => {
  const proxies = readEnv({ TRUST_PROXY: env.proxies() }, { TRUST_PROXY: "10.0.0.0/8" }).TRUST_PROXY;

  it.each([
    ["203.0.113.7:4711", "203.0.113.7"],
    ["203.0.113.7", "203.0.113.7"],
    ['"203.0.113.7:4711"', "203.0.113.7"],
    ["for=203.0.113.7", "203.0.113.7"],
    ['For="203.0.113.7:_gazonk"', "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:cb00:7107]:443", "203.0.113.7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ['for="[2001:db8:0:0::7]:4711"', "2001:db8::7"],
    ["2001:DB8:0:0:0:0:0:7", "2001:db8::7"],
    ["2001:db8:0:0:0:0:0:7:52011", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["fe80::1%25eth0", "fe80::1"],
    ["[fe80::1%3]:80", "fe80::1"],
  ])("reads the entry %s as the client address %s [R7.48]", (entry, address) => {
    for (const trusted of [1, proxies]) expect(clientAddress(request(`6.6.6.6, ${entry}`), trusted)).toBe(address);
  });

  it.each([
    "unknown",
    "_hidden",
    "for=_SEVKISEK",
    "203.0.113",
    "203.0.113.256",
    "[2001:db8::7",
    "203.0.113.7:",
    "client.example",
    "<script>",
    "'203.0.113.7'",
    "1".repeat(4_000),
  ])("ignores a malformed entry (%j), and treats the hop that added it as the client [R7.48b]", (junk) => {
    for (const trusted of [1, proxies]) {
      expect(findOrigin(request(junk), trusted)).toEqual({ address: "10.0.0.1", unverified: 0, isUnnamed: true });
      // Entries to the left of the malformed one are ignored, because anyone can forge them.
      expect(clientAddress(request(`6.6.6.6, ${junk}`), trusted)).toBe("10.0.0.1");
    }
    expect(clientAddress(request(`6.6.6.6, ${junk}, 10.0.0.9`), 2)).toBe("10.0.0.9");
    expect(clientAddress(request(`6.6.6.6, ${junk}, 10.0.0.9`), proxies)).toBe("10.0.0.9");
  });

  it("behind Envoi's own edge, treats an invalid entry as the edge's own connection", () => {
    expect(clientAddress(request("_hidden"), { edge: true, inFront: 0 })).toBe("10.0.0.1");
  });

  it("returns `unknown` for a request whose connection has ended", () => {
    expect(clientAddress({ headers: {}, socket: null }, 0)).toBe("unknown");
  });

  it("ignores the port and the spelling of an address", () => {
    const networks = ["[2001:db8:1:2::7]:1", 'for="[2001:db8:1:2::8]:2"', "2001:db8:1:2::9%eth0"].map((entry) =>
      toNetwork(clientAddress(request(entry), 1)),
    );
    expect(new Set(networks).size).toBe(1);
  });
});

describe("clientAddress behind networks of proxies", () => {
  const proxies = readEnv({ TRUST_PROXY: env.proxies() }, { TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32" }).TRUST_PROXY;

  it("returns the rightmost address that is not a trusted proxy's", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.7.0.9"), proxies)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, ::ffff:10.7.0.9, 2001:db8::7"), proxies)).toBe("1.2.3.4");
  });

  it("ignores the header of an untrusted peer", () => {
    const direct = { ...request("1.2.3.4"), socket: { remoteAddress: "8.8.8.8" } };
    expect(clientAddress(direct, proxies)).toBe("8.8.8.8");
  });

  it("returns the connection's address if every hop is trusted", () => {
    expect(clientAddress(request("10.1.1.1"), proxies)).toBe("10.0.0.1");
  });

  it.each(["-1", "11", "10.0.0.0/33", "proxy.example", "10.0.0.0/8,", "::/129"])("rejects %j", (text) => {
    expect(() => readEnv({ TRUST_PROXY: env.proxies() }, { TRUST_PROXY: text })).toThrow("TRUST_PROXY: is neither");
  });
});

describe("clientAddress behind Envoi's own edge", () => {
  const networks = readEnv({ TRUST_PROXY: env.proxies() }, { TRUST_PROXY: "10.0.0.0/8" }).TRUST_PROXY;
  const behind = (inFront: typeof networks, forwarded?: string) =>
    clientAddress(request(forwarded), { edge: true, inFront });

  it("returns the address that the edge sees, not one forged by a client", () => {
    expect(behind(0, "1.2.3.4")).toBe("1.2.3.4");
    expect(behind(0, "6.6.6.6, 1.2.3.4")).toBe("1.2.3.4");
    expect(behind(networks, "6.6.6.6, 1.2.3.4")).toBe("1.2.3.4");
  });

  it("returns the entry of the outermost trusted proxy in front of the edge", () => {
    expect(behind(1, "6.6.6.6, 1.2.3.4, 10.0.0.7")).toBe("1.2.3.4");
    expect(behind(2, "6.6.6.6, 1.2.3.4, 198.51.100.1, 10.0.0.7")).toBe("1.2.3.4");
    expect(behind(networks, "6.6.6.6, 1.2.3.4, 10.0.0.8, 10.0.0.7")).toBe("1.2.3.4");
  });

  it("returns the address that the edge sees if there are fewer entries than proxies", () => {
    expect(behind(2, "6.6.6.6, 1.2.3.4")).toBe("1.2.3.4");
    expect(behind(networks, "10.0.0.7")).toBe("10.0.0.7");
    expect(behind(1)).toBe("10.0.0.1");
  });
});

describe("loggedAddress", () => {
  it("reduces an address to its network or omits it", () => {
    expect(loggedAddress("192.0.2.77", "full")).toBe("192.0.2.77");
    expect(loggedAddress("::ffff:192.0.2.77", "truncated")).toBe("192.0.2.0");
    expect(loggedAddress("2001:db8:1:2::5", "truncated")).toBe("2001:db8:1::");
    expect(loggedAddress("192.0.2.77", "off")).toBeUndefined();
  });

  it.each([
    ["fe80::1234:5678:9abc:def0", "fe80:0:0::"],
    ["fe80::1234:5678:9abc:def0%eth0", "fe80:0:0::"],
    ["2001:db8::5", "2001:db8:0::"],
    ["2001:0DB8:0001:0002:0003:0004:0005:0006", "2001:db8:1::"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1::"],
    ["64:ff9b::192.0.2.77", "64:ff9b:0::"],
    ["::1", "0:0:0::"],
    ["::FFFF:c000:24d", "192.0.2.0"],
  ])("shows only the network of %s, regardless of its spelling", (address, network) => {
    expect(loggedAddress(address, "truncated")).toBe(network);
  });

  it("omits anything that is not an address", () => {
    expect(loggedAddress("[2001:db8::5:443", "truncated")).toBeUndefined();
    expect(loggedAddress("192.0.2:443", "truncated")).toBeUndefined();
    expect(loggedAddress("unknown", "truncated")).toBeUndefined();
  });
});

describe("networkOf", () => {
  it("is the same for all of a client's connections, even if a proxy forwards ports", () => {
    const one = toNetwork("2001:db8:1:2::5");
    for (const text of ["[2001:db8:1:2::5]:443", "[2001:db8:1:2::5]:4444", "[2001:db8:1:2::5]"]) {
      expect(toNetwork(text)).toBe(one);
    }
    expect(toNetwork("192.0.2.77:50123")).toBe("192.0.2.77");
    expect(toNetwork("[::ffff:192.0.2.77]:50123")).toBe("192.0.2.77");
  });

  it("reduces an IPv6 address to prefixes of any length", () => {
    const network = (address: string, prefixes?: ClientPrefixes) => toNetwork(address, prefixes);
    expect(network("2001:db8:1:2::5")).toBe("20010db80001:48/20010db800010002:64");
    expect(network("2001:db8:1:2::5", { network: 60, site: 40 })).toBe("20010db800:40/20010db80001000:60");
    expect(network("2001:db8:1:2::5", { network: 56, site: 56 })).toBe("20010db8000100:56");
    expect(network("2001:db8:1:23ff::5", { network: 56, site: 48 })).toBe(
      network("2001:db8:1:2300::", { network: 56, site: 48 }),
    );
    expect(siteOf(network("2001:db8:1:2::5"))).toBe("20010db80001:48");
  });

  it("distinguishes IPv4 clients behind a translator", () => {
    expect(toNetwork("64:ff9b::192.0.2.77")).toBe("192.0.2.77");
    expect(toNetwork("64:ff9b::192.0.2.78")).toBe("192.0.2.78");
    expect(toNetwork("64:ff9b:1::192.0.2.77")).toContain("/");
  });

  it("returns anything that is not an address unchanged", () => {
    expect(toNetwork("unknown")).toBe("unknown");
    expect(siteOf("unknown")).toBe("unknown");
  });
});
