import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, createRequesterHash, loggedAddress } from "./client-address.ts";

function request(forwarded?: string): IncomingMessage {
  return {
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "10.0.0.1" },
  } as unknown as IncomingMessage;
}

describe("clientAddress", () => {
  it("believes no header where no proxy is trusted", () => {
    expect(clientAddress(request("1.2.3.4"), 0)).toBe("10.0.0.1");
  });

  it("takes the entry that the outermost trusted proxy wrote, not what stands left of it", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.0.0.9"), 2)).toBe("1.2.3.4");
    expect(clientAddress(request(), 1)).toBe("10.0.0.1");
  });

  it("believes none of the entries when there are fewer than trusted proxies", () => {
    expect(clientAddress(request("6.6.6.6"), 2)).toBe("10.0.0.1");
    expect(clientAddress(request(" , 6.6.6.6"), 2)).toBe("10.0.0.1");
  });
});

describe("loggedAddress", () => {
  it("cuts an address to its network, or leaves it out", () => {
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
  ])("shows no more than the network of %s, however it is written", (address, network) => {
    expect(loggedAddress(address, "truncated")).toBe(network);
  });

  it("leaves out what is no address rather than guess what to cut", () => {
    expect(loggedAddress("[2001:db8::5]:443", "truncated")).toBeUndefined();
    expect(loggedAddress("unknown", "truncated")).toBeUndefined();
  });
});

describe("createRequesterHash", () => {
  const hasher = (key?: Uint8Array) => {
    const hash = createRequesterHash(1, key);
    return (address: string) => hash(request(address));
  };

  it("tells addresses apart without telling them", () => {
    const hash = hasher();
    expect(hash("192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.2"));
    expect(hash("192.0.2.1")).not.toContain("192");
    expect(hasher()("192.0.2.1")).not.toBe(hash("192.0.2.1"));
  });

  it("gives an address the same hash in all processes that share a key", () => {
    const key = Buffer.from("shared");
    expect(hasher(key)("192.0.2.1")).toBe(hasher(key)("192.0.2.1"));
  });

  it("takes all addresses of an IPv6 /64 for one requester", () => {
    const hash = hasher();
    expect(hash("2001:db8:1:2::5")).toBe(hash("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    expect(hash("2001:db8:1:2::5")).not.toBe(hash("2001:db8:1:3::5"));
    expect(hash("fe80::1%eth0")).toBe(hash("fe80::2"));
  });

  it("takes an IPv4 address mapped into IPv6 for what it is", () => {
    const hash = hasher();
    expect(hash("::ffff:192.0.2.1")).toBe(hash("192.0.2.1"));
    expect(hash("::ffff:192.0.2.1")).not.toBe(hash("::ffff:192.0.2.2"));
  });
});
