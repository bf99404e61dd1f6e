import { recordingLog } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { type ClientRequest, siteOf } from "./client-address.ts";
import { createClients } from "./clients.ts";
import { env, readEnv } from "./config.ts";
import { UNKNOWN_NETWORK } from "./limits/slots.ts";

function request(headers: Record<string, string>, remoteAddress = "10.0.0.1"): ClientRequest {
  return { headers, socket: { remoteAddress } };
}

function parseProxies(text: string) {
  return readEnv({ TRUST_PROXY: env.proxies() }, { TRUST_PROXY: text }).TRUST_PROXY;
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

  it("returns the same hash for an address for one day, in all processes that share a key", () => {
    const key = Buffer.from("shared");
    const today = hasher(key)("192.0.2.1");
    expect(hasher(key)("192.0.2.1")).toBe(today);
    nowMs += 86_400_000;
    expect(hasher(key)("192.0.2.1")).not.toBe(today);
  });

  it("returns the same hash for an address, however many other clients send requests in the meantime", () => {
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

  it("treats an IPv4-mapped IPv6 address as the IPv4 address", () => {
    const hash = hasher();
    expect(hash("::ffff:192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("::ffff:192.0.2.1")).not.toBe(hash("::ffff:192.0.2.2"));
  });
});

describe("an unknown proxy", () => {
  const forwarded = request({ "x-forwarded-for": "192.0.2.1" });

  it("causes a warning once requests come through it, and its clients do not count as one network", () => {
    const clients = createClients({ trustedProxies: 0, baseUrl: "https://send.example.com" });
    expect(clients.networkOf(request({}))).not.toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([]);
    expect(clients.networkOf(forwarded)).toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([expect.stringContaining("TRUST_PROXY")]);
  });

  it("is also detected if it is in front of Envoi's own edge", () => {
    const trustedProxies = { edge: true, inFront: 0 } as const;
    const clients = createClients({ trustedProxies, baseUrl: "https://send.example.com" });
    expect(clients.networkOf(forwarded)).not.toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([]);
    expect(clients.networkOf(request({ "x-forwarded-for": "192.0.2.1, 172.18.0.1" }))).toBe(UNKNOWN_NETWORK);
    expect(clients.warnings()).toEqual([expect.stringContaining("TRUST_PROXY is 0")]);
  });

  it("is not reported if all headers come from trusted proxies", () => {
    for (const trustedProxies of [1, { edge: true, inFront: 0 }] as const) {
      const clients = createClients({ trustedProxies, baseUrl: "https://send.example.com" });
      expect(clients.networkOf(forwarded)).not.toBe(UNKNOWN_NETWORK);
      expect(clients.warnings()).toEqual([]);
    }
  });
});

describe("proxies not covered by TRUST_PROXY", () => {
  const baseUrl = "https://send.example.com";
  const fromBrowser = { "user-agent": "Mozilla/5.0" };

  it.each(["10.0.0.7", "172.18.0.1", "192.168.1.1", "127.0.0.1", "::1", "fd00::7", "::ffff:10.0.0.7"])(
    "if their address is private, cause a warning that names it on the first request: %s",
    (proxy) => {
      const { log, logLines } = recordingLog("test");
      const clients = createClients({ trustedProxies: 1, baseUrl, log });
      clients.networkOf(request({ "x-forwarded-for": "192.0.2.1" }));
      clients.networkOf(request({ "x-forwarded-for": "192.0.2.9, 198.51.100.1" }));
      expect(clients.warnings()).toEqual([]);
      const behindTwo = request({ "x-forwarded-for": `192.0.2.1, ${proxy}` });
      for (let times = 0; times < 3; times += 1) expect(clients.networkOf(behindTwo)).not.toBe(UNKNOWN_NETWORK);
      const named = proxy.replace("::ffff:", "");
      expect(clients.warnings()).toEqual([expect.stringContaining(`a proxy at ${named}, which TRUST_PROXY`)]);
      expect(logLines).toHaveLength(1);
    },
  );

  it("cause a warning while most browsers' requests come through them", () => {
    const { log, logLines } = recordingLog("test");
    const clients = createClients({ trustedProxies: 1, baseUrl, log });
    const ask = (forwarded: string, times: number) => {
      const headers = { ...fromBrowser, "x-forwarded-for": forwarded };
      for (let asked = 0; asked < times; asked += 1) clients.networkOf(request(headers));
    };
    ask("192.0.2.1, 198.51.100.1", 170);
    ask("192.0.2.1", 30);
    expect(clients.warnings()).toEqual([]);
    ask("192.0.2.1, 198.51.100.1", 190);
    ask("192.0.2.1", 10);
    expect(clients.warnings()).toEqual([expect.stringContaining("Most requests come through a proxy")]);
    ask("192.0.2.1", 200);
    expect(clients.warnings()).toEqual([]);
    ask("192.0.2.1, 198.51.100.1", 200);
    expect([clients.warnings(), logLines]).toEqual([[expect.any(String)], [expect.any(String)]]);
  });

  it("cause a warning if trusted proxies name no client, but health checks that bypass them do not", () => {
    for (const trustedProxies of [1, parseProxies("10.0.0.0/8"), { edge: true, inFront: 1 }] as const) {
      const clients = createClients({ trustedProxies, baseUrl });
      for (let asked = 0; asked < 500; asked += 1) clients.networkOf(request({ "user-agent": "Wget" }));
      expect(clients.warnings()).toEqual([]);
      for (let asked = 0; asked < 200; asked += 1) clients.networkOf(request(fromBrowser));
      expect(clients.warnings()).toEqual([expect.stringContaining("lacks entries")]);
    }
  });
});
