import { expect, test } from "vitest";
import { parseSafeAddress } from "./safe-address.ts";

const REMOTE = "https://send.example.com";
const LOCAL = "http://localhost:8080";

test.each([
  ["https://login.example.com/token", REMOTE],
  ["https://login.example.com/token", LOCAL],
  ["http://localhost:9000/token", LOCAL],
  ["http://127.0.0.1:9000/token", "http://[::1]:8080"],
  ["http://[::1]:9000/token", LOCAL],
  ["http://127.9.9.9/token", LOCAL],
  ["http://0x7f.1/token", LOCAL],
])("signing in at %s is allowed for the server %s", (address, server) => {
  expect(parseSafeAddress(address, "token endpoint", server)).toEqual(new URL(address));
});

test.each([
  ["http://login.example.com/token", REMOTE],
  ["http://login.example.com/token", LOCAL],
  ["http://127.evil.com/token", LOCAL],
  ["http://127.0.0.1.evil.com/token", LOCAL],
  ["http://localhost.evil.com/token", LOCAL],
  ["http://localhost:9000/token", REMOTE],
  ["http://localhost:9000/token", "https://127.evil.com"],
  ["file:///etc/passwd", LOCAL],
  ["javascript:alert(1)", REMOTE],
  ["x-handler://localhost/", LOCAL],
  ["/token", LOCAL],
  ["", REMOTE],
])("signing in at %j is refused for the server %s, and the message names the endpoint", (address, server) => {
  expect(() => parseSafeAddress(address, "token endpoint", server)).toThrow("token endpoint does not use HTTPS");
});
