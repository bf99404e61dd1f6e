import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createOriginRule, publicOrigin } from "./origin.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webUrl(),
  fc
    .array(
      fc.constantFrom(
        "https://",
        "http://",
        "send.example",
        "localhost",
        "127.0.0.1",
        ":8080",
        "/",
        "null",
        "@",
        "[::1]",
      ),
      { maxLength: 5 },
    )
    .map((pieces) => pieces.join("")),
);

it("only a listed origin and its other loopback names are admitted", () => {
  const isAllowed = createOriginRule(["https://send.example", "http://localhost:8080"], { extensions: false });
  fc.assert(
    fc.property(text, (origin) => {
      if (!isAllowed(origin)) return;
      expect(["https://send.example", "http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"]).toContain(
        new URL(origin).origin,
      );
    }),
  );
});

it("links get an origin, whatever the Host header", () => {
  fc.assert(
    fc.property(text, (host) => {
      const request = { headers: { host } } as IncomingMessage;
      const from = { baseUrl: "https://send.example", trustHost: true };
      const origin = publicOrigin(request, from);
      expect(new URL(origin).origin).toBe(origin);
      expect(origin.startsWith("https://")).toBe(true);
      expect(publicOrigin(request, { ...from, trustHost: false })).toBe(from.baseUrl);
    }),
  );
});
