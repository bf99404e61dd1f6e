import { expect, test } from "vitest";
import { readNatsConfig } from "./config.ts";

test("servers and credentials are read separately", () => {
  const variables = { NATS_URLS: "tls://a:4222, tls://b:4222", NATS_USER: "janitor", NATS_PASSWORD: "p" };
  expect(readNatsConfig(variables)).toEqual({
    servers: ["tls://a:4222", "tls://b:4222"],
    user: "janitor",
    password: "p",
  });
});

test.each([
  [{}, "NATS_URLS: is needed"],
  [{ NATS_URLS: "nats://u:p@a:4222" }, "NATS_URLS: contains a user name or password; set NATS_USER and NATS_PASSWORD"],
])("%j is refused: %s", (variables, problem) => {
  expect(() => readNatsConfig(variables)).toThrow(problem);
});
