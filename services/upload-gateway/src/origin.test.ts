import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createOriginRule, publicOrigin } from "./origin.ts";

describe("the origin rule", () => {
  const allowed = ["http://localhost:8080", "https://send.example.com"];
  const extensions = [
    "moz-extension://7c2b1f0e-0b8a-4f6c-9a55-3d8a1c1d2e3f",
    "chrome-extension://abcdefghijklmnopabcdefghijklmnop",
    "safari-web-extension://0A1B2C3D-0000-4000-8000-000000000000",
    "ms-browser-extension://envoi_8wekyb3d8bbwe",
  ];

  it.each<[string | undefined, boolean]>([
    [undefined, true],
    ["https://send.example.com", true],
    ["http://127.0.0.1:8080", true],
    ["http://[::1]:8080", true],
    ["http://127.0.0.1:8081", false],
    ["https://localhost:8080", false],
    ["https://evil.example", false],
    ["https://send.example.com.evil.example", false],
    ["null", false],
    ["file://", false],
    ["", false],
    ["moz-extension://", false],
    ["moz-extension://one/two", false],
    ["evil-moz-extension://one", false],
    ["https://evil.example/moz-extension://one", false],
    ["data:", false],
    ...extensions.map((origin) => [origin, true] as [string, boolean]),
  ])("for %s is %s", (origin, expected) => {
    expect(createOriginRule(allowed, { extensions: true })(origin)).toBe(expected);
  });

  it.each(extensions)("for %s requires an entry in the list if extensions must be listed", (origin) => {
    expect(createOriginRule(allowed, { extensions: false })(origin)).toBe(false);
    expect(createOriginRule([...allowed, origin], { extensions: false })(origin)).toBe(true);
  });

  it.each(["null", "file://"])("admits %s only if the list contains it", (origin) => {
    const rule = createOriginRule([...allowed, origin], { extensions: true });
    expect(rule(origin)).toBe(true);
    expect(rule("https://evil.example")).toBe(false);
    expect(rule("http://127.0.0.1:8080")).toBe(true);
  });
});

describe("publicOrigin", () => {
  const request = { headers: { host: "Files.Example.com:8443" } } as IncomingMessage;

  it("is the configured origin, whatever the request", () => {
    expect(publicOrigin(request, { baseUrl: "https://send.example.com", trustHost: false })).toBe(
      "https://send.example.com",
    );
  });

  it("comes from the Host header, in canonical form, if the operator trusts this header", () => {
    expect(publicOrigin(request, { baseUrl: "https://send.example.com", trustHost: true })).toBe(
      "https://files.example.com:8443",
    );
  });
});
