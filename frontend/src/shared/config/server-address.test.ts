import { expect, test } from "vitest";
import { resolveServer } from "./server-address.ts";

const hosted = { protocol: "https:", origin: "https://envoi.example" };
const local = { protocol: "file:", origin: "null" };

test("the server is the page's origin, even if the device stores another address", () => {
  expect(resolveServer(hosted, "")).toEqual({ origin: "https://envoi.example" });
  expect(resolveServer(hosted, "wss://other.example/api/ws")).toEqual({ origin: "https://envoi.example" });
});

test.each([
  ["wss://envoi.example/api/ws", "https://envoi.example"],
  ["ws://localhost:8080/api/ws", "http://localhost:8080"],
])("a page opened from a local file uses the stored address %s", (socketUrl, origin) => {
  expect(resolveServer(local, socketUrl)).toEqual({ origin, socketUrl });
});

test.each(["", "nonsense", "javascript:alert(1)"])("%j is not a server's address", (socketUrl) => {
  expect(resolveServer(local, socketUrl)).toEqual({ origin: "null" });
});
