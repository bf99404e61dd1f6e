import { expect, test } from "vitest";
import { readWebConfig } from "./config.ts";

test("without the address of its replicas there are none to ask", () => {
  expect(readWebConfig({ WEB_DIRECTORY: "/app" })).toEqual({ directory: "/app", peersOrigin: null });
  const withPeers = readWebConfig({ WEB_DIRECTORY: "/app", WEB_ORIGIN: "http://web-origin-peers:8080" });
  expect(withPeers.peersOrigin).toBe("http://web-origin-peers:8080");
});

test("an address that is no origin is refused by its name", () => {
  expect(() => readWebConfig({ WEB_ORIGIN: "web-origin:8080" })).toThrow("WEB_ORIGIN: is not an origin");
});
