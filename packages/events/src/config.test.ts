import { expect, test } from "vitest";
import { readNatsConfig } from "./config.ts";

test("reads servers and credentials from separate settings", () => {
  const address = { NATS_URLS: "tls://a:4222, tls://b:4222", NATS_USER: "janitor", NATS_PASSWORD: "p" };
  const variables = { ...address, NATS_REPLICAS: "3" };
  expect(readNatsConfig(variables)).toEqual({
    servers: ["tls://a:4222", "tls://b:4222"],
    replicas: 3,
    user: "janitor",
    password: "p",
  });
});

test.each([
  [{ NATS_CREDS: "-----BEGIN" }, { creds: "-----BEGIN" }],
  [{ NATS_NKEY_SEED: "SUA" }, { nkeySeed: "SUA" }],
])("accepts %j instead of a password", (variables, expected) => {
  expect(readNatsConfig({ NATS_URLS: "tls://a:4222", NATS_USER: "janitor", ...variables })).toEqual({
    servers: ["tls://a:4222"],
    replicas: 1,
    user: "janitor",
    ...expected,
  });
});

test.each([
  [{}, "NATS_URLS: is needed"],
  [
    { NATS_URLS: "tls://a:4222", NATS_PASSWORD: "p", NATS_CREDS: "c" },
    "NATS_PASSWORD, NATS_CREDS: only one of them may be set",
  ],
  [{ NATS_URLS: "nats://u:p@a:4222" }, "NATS_URLS: contains a user name or password; set NATS_USER and NATS_PASSWORD"],
])("rejects %j: %s", (variables, problem) => {
  expect(() => readNatsConfig(variables)).toThrow(problem);
});
