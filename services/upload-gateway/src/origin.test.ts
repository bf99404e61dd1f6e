import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isAllowedOrigin, publicOrigin } from "./origin.ts";

describe("isAllowedOrigin", () => {
  const allowed = ["http://localhost:8080", "https://send.example.com"];

  it.each([
    [undefined, true],
    ["https://send.example.com", true],
    ["http://127.0.0.1:8080", true],
    ["http://[::1]:8080", true],
    ["http://127.0.0.1:8081", false],
    ["https://localhost:8080", false],
    ["https://evil.example", false],
    ["https://send.example.com.evil.example", false],
    ["null", false],
    ["", false],
  ])("for %s is %s", (origin, expected) => {
    expect(isAllowedOrigin(origin, allowed)).toBe(expected);
  });
});

describe("publicOrigin", () => {
  const request = { headers: { host: "Files.Example.com:8443" } } as IncomingMessage;

  it("is the configured one, whatever the request", () => {
    expect(publicOrigin(request, { baseUrl: "https://send.example.com", trustHost: false })).toBe(
      "https://send.example.com",
    );
  });

  it("is that of the Host header, in canonical form, if the operator trusts it", () => {
    expect(publicOrigin(request, { baseUrl: "https://send.example.com", trustHost: true })).toBe(
      "https://files.example.com:8443",
    );
  });
});
